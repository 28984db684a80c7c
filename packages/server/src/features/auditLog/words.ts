import { formatVnd } from '@sen/domain/money/decimal';
import { ownField } from '@sen/domain/records/ownField';
import type { Choices, RecordField } from '@sen/domain/records/record';
import type { Ctx } from '../../engine/context.ts';
import { day, moment, quantity } from '../printing/format.ts';
import { type Change, isObject, technical } from './changes.ts';
import { fieldLabel, fieldOf } from './labels.ts';
import { recordName, targetsOf } from './recordNames.ts';

/** A change with its words in the user's language. */
export async function inWords(ctx: Ctx, entity: string, change: Change) {
  const field = change.field.split('.').at(-1) ?? change.field;
  const word = (value: unknown) => wordOf(ctx, entity, field, value);
  const [tenTruoc, tenSau] = await Promise.all([word(change.before), word(change.after)]);
  return { ...change, label: fieldLabel(entity, change.field, ctx.language), tenTruoc, tenSau };
}

/** A change as one line of text: `Đơn giá: 100.000 → 120.000`. */
export async function changeLine(ctx: Ctx, entity: string, change: Change): Promise<string> {
  const field = change.field.split('.').at(-1) ?? change.field;
  const [before, after] = await Promise.all([
    said(ctx, entity, field, change.before),
    said(ctx, entity, field, change.after),
  ]);
  return `${fieldLabel(entity, change.field, ctx.language) ?? change.field}: ${before} → ${after}`;
}

/** What the record of an act is called: the number of a slip, the name of an entry; null for what has none or is gone. */
export async function recordWord(ctx: Ctx, entity: string, id: string | null): Promise<string | null> {
  return id === null ? null : nameOfId(ctx, [entity], id);
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
const decimal = /^-?\d+(\.\d+)?$/;

/** A value in words: what an id refers to, a fixed value, a state, an amount; null for what says itself what it is. */
async function wordOf(ctx: Ctx, entity: string, field: string, value: unknown): Promise<string | null> {
  if (Array.isArray(value)) return listInWords(ctx, entity, field, value);
  if (typeof value !== 'string' || value === '') return null;
  const spec = fieldOf(entity, field);
  if (uuid.test(value)) return idInWords(ctx, spec, value);
  if (spec?.kind === 'ref' && spec.classes) return classInWords(ctx, spec, spec.classes, value);
  if (spec?.kind === 'enum') return ownField(spec.values, value)?.[ctx.language] ?? null;
  if (!decimal.test(value)) return null;
  if (spec?.kind === 'money') return formatVnd(value);
  return spec?.kind === 'quantity' || spec?.kind === 'number' ? quantity(value) : null;
}

async function idInWords(ctx: Ctx, spec: RecordField | null, id: string): Promise<string> {
  return (await nameOfId(ctx, targetsOf(spec), id)) ?? `…${id.slice(-8)}`;
}

function nameOfId(ctx: Ctx, kinds: readonly string[], id: string): Promise<string | null> {
  return recordName(ctx, kinds, id, (entity, field, value) => said(ctx, entity, field, value));
}

/** A class and the ids that it is about, in words: `Dị ứng: Paracetamol`. */
async function classInWords(ctx: Ctx, spec: RecordField, classes: Choices, value: string): Promise<string> {
  const [kind = '', ...about] = value.split(/[:+]/);
  const names = await Promise.all(about.map((id) => (uuid.test(id) ? idInWords(ctx, spec, id) : id)));
  return [ownField(classes, kind)?.[ctx.language] ?? kind, names.join(', ')].join(': ');
}

/** Values one after the other; rows of a record one a line, their fields by name: `Dịch vụ: …; Đơn giá: …`. Null for an empty list. */
async function listInWords(ctx: Ctx, entity: string, field: string, list: unknown[]): Promise<string | null> {
  if (list.length === 0) return null;
  const rows = list.every(isObject);
  const texts = await Promise.all(
    list.map((one) => (isObject(one) ? rowInWords(ctx, entity, one) : said(ctx, entity, field, one))),
  );
  return texts.join(rows ? '\n' : ', ');
}

async function rowInWords(ctx: Ctx, entity: string, row: Record<string, unknown>): Promise<string> {
  const fields = Object.entries(row).filter(
    ([name, value]) => !technical.has(name) && value !== null && value !== '' && !isEmpty(value),
  );
  const parts = await Promise.all(
    fields.map(async ([name, value]) => {
      const text = await said(ctx, entity, name, value);
      return `${fieldOf(entity, name)?.label[ctx.language] ?? name}: ${text}`;
    }),
  );
  return parts.join('; ');
}

/** A value of a field as a person reads it in a line of text, '–' where there is none. */
async function said(ctx: Ctx, entity: string, field: string, value: unknown): Promise<string> {
  if (value === null || value === undefined || value === '' || isEmpty(value)) return '–';
  const word = await wordOf(ctx, entity, field, value);
  if (word !== null) return word;
  if (typeof value === 'boolean') return yesNo[ctx.language][Number(value)] ?? '';
  if (isObject(value)) return rowInWords(ctx, entity, value);
  if (typeof value !== 'string') return String(value).replace('.', ',');
  if (instant.test(value)) return moment(value).split(' ').reverse().join(' ');
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? day(value) : value;
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

const yesNo = { vi: ['Không', 'Có'], en: ['No', 'Yes'] } as const;
