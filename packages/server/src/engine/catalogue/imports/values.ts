import type { Field } from '@sen/domain/catalogue/catalogue';
import { choicesText, readChoice } from '@sen/domain/imports/readChoice';

export type Read =
  | { ok: true; value: unknown }
  | { ok: false; code: string; details?: Record<string, string> };

const yes = /^(x|v|✓|✔|1|1\.0|true|đúng|dung|có|co|yes|y)$/i;
const no = /^(0|0\.0|-|false|sai|không|khong|no|n)$/i;

/** Whether official files mean yes by a text. */
export function isYes(text: string): boolean {
  return yes.test(text.trim());
}

/**
 * The value of a field from the text of a cell, as an entry has it; references are read elsewhere. Days as 31/12/2026, 2026-12-31 or a
 * spreadsheet's day number; numbers with points or commas as people in Vietnam and elsewhere write them.
 */
export function readValue(field: Field, text: string): Read {
  if (text === '') return { ok: true, value: field.kind === 'bool' ? false : null };
  switch (field.kind) {
    case 'bool':
      if (yes.test(text)) return { ok: true, value: true };
      return no.test(text) ? { ok: true, value: false } : { ok: false, code: 'NOT_A_BOOLEAN' };
    case 'enum': {
      const value = readChoice(field.values, text);
      if (value !== null) return { ok: true, value };
      const details = { vi: choicesText(field.values, 'vi'), en: choicesText(field.values, 'en') };
      return { ok: false, code: 'NOT_A_CHOICE', details };
    }
    case 'date':
      return { ok: true, value: readDay(text) ?? text };
    case 'datetime':
      return { ok: true, value: readInstant(text) };
    case 'number':
    case 'money':
    case 'quantity':
      return { ok: true, value: readNumber(text, field.kind === 'money') };
    default:
      return { ok: true, value: text.normalize('NFC') };
  }
}

/** The decimal of a written number, or the text as it is. Three digits after one sign are thousands of money, else decimals. */
export function readNumber(text: string, isMoney: boolean): string {
  const bare = text.replace(/[\s\u00a0]|(?:đ|₫|vnđ|vnd|%)$/giu, '');
  const points = /^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(bare);
  const commas = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare);
  const several = (bare.match(/[.,]/g)?.length ?? 0) > 1;
  if (points && (several || isMoney)) return bare.replaceAll('.', '').replace(',', '.');
  if (commas && (several || isMoney)) return bare.replaceAll(',', '');
  return bare.replace(',', '.');
}

function readDay(text: string): string | null {
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  if (local) {
    const [, day = '', month = '', year = ''] = local;
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  }
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return text.slice(0, 10);
  const packed = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (packed) return `${packed[1]}-${packed[2]}-${packed[3]}`;
  // days since 1899-12-30, as a sheet counts where the cell has lost its format
  return /^[2-7]\d{4}$/.test(text)
    ? new Date(Date.UTC(1899, 11, 30) + Number(text) * 86_400_000).toISOString().slice(0, 10)
    : null;
}

function readInstant(text: string): string {
  const [dayText = '', time = ''] = text.split(/[ T]/);
  const day = readDay(dayText) ?? dayText;
  if (/[Z+]/.test(time)) return text.replace(' ', 'T');
  const [hour = '00', minute = '00', second = '00'] = time === '' ? [] : time.split(':');
  return `${day}T${hour.padStart(2, '0')}:${minute}:${second}+07:00`;
}
