import type { Choices, Fields, RecordField } from '../records/record.ts';
import type { SheetField } from './sheet.ts';
import { sheetOf, sheets } from './sheets.ts';

function recordField({ label, ...field }: SheetField): RecordField {
  switch (field.kind) {
    case 'choice':
      return { kind: 'enum', values: field.values, label };
    case 'tick':
      return { kind: 'bool', label };
    case 'ticks':
      return { kind: 'refs', to: field.of, label };
    default:
      return { kind: field.kind, label };
  }
}

/** A name that two sheets use: what both call alike; a key that they read differently has no words. */
function together(one: RecordField, other: RecordField): RecordField {
  const join = (language: 'vi' | 'en') =>
    [...new Set([one.label[language], other.label[language]])].join(' / ');
  const label = { vi: join('vi'), en: join('en') };
  if (one.kind !== 'enum') return { ...other, label };
  if (other.kind !== 'enum') return { ...one, label };
  const all: Choices = { ...one.values, ...other.values };
  const alike = Object.entries(all).filter(([key, value]) => (one.values[key]?.vi ?? value.vi) === value.vi);
  return { kind: 'enum', values: Object.fromEntries(alike), label };
}

/** What the values of the sheets are called in the operation log, all sheets together. */
export const sheetValueFields: Fields = Object.keys(sheets).reduce<Record<string, RecordField>>(
  (found, name) => {
    for (const [path, field] of Object.entries(sheetOf(name as keyof typeof sheets).fields)) {
      const before = found[path];
      found[path] = before ? together(before, recordField(field)) : recordField(field);
    }
    return found;
  },
  {},
);
