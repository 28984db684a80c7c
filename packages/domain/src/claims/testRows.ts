import fc from 'fast-check';
import type { AnyRow, AnyTable, ClaimField } from './fields.ts';
import { type FieldOn, fieldsOn } from './releases.ts';
import { problemOf, rowIssues } from './validate.ts';
import { writtenValue } from './write.ts';

const piece = fc.constantFrom(
  'Viêm phổi',
  'Nguyễn Thị Ánh',
  ']]>',
  '<b>&amp;',
  '"',
  ' ',
  '\n',
  '\t',
  '007',
  'ễ',
  '😀',
);
const free = fc.array(piece, { minLength: 1, maxLength: 6 }).map((all) => all.join(''));
const word = fc.stringMatching(/^[A-Z0-9.&<]{1,8}$/);
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10).replaceAll('-', ''));
const minute = fc
  .tuple(day, fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([on, hour, past]) => `${on}${two(hour)}${two(past)}`);

/** Rows of a table that are valid on a day, for property tests: any text, any code, anything that may be missing missing. */
export function validRow(table: AnyTable, date: string): fc.Arbitrary<AnyRow> {
  const fields = fieldsOn(table, date).map(([name, field]) => [name, anyValue(field)] as const);
  return fc.record(Object.fromEntries(fields)).map((row) => completed(table, row, date));
}

function anyValue(field: FieldOn): fc.Arbitrary<string | null> {
  if (field.blank) return fc.constant(null);
  const one = oneValue(field);
  const many = field.list ? fc.array(one, { minLength: 1, maxLength: 3 }).map((all) => all.join(';')) : one;
  const valid = many.filter((value) => problemOf(field, value) === null);
  return field.required ? valid : fc.option(valid, { nil: null });
}

function oneValue(field: ClaimField): fc.Arbitrary<string> {
  if (field.values) return fc.constantFrom(...field.values.map(({ code }) => code));
  if (field.pattern) return fc.stringMatching(new RegExp(`^(?:${field.pattern})$`));
  switch (field.kind) {
    case 'text':
      return free;
    case 'code':
      return word;
    case 'integer':
      return fc.stringMatching(new RegExp(`^\\d{1,${field.digits}}$`));
    case 'decimal':
      return fc
        .bigInt({ min: 0n, max: 10n ** BigInt(field.digits) - 1n })
        .map((n) => writtenValue(field, shifted(n.toString(), field.decimals)));
    case 'day':
      return day;
    case 'dayOrMinute':
      return fc.oneof(day, minute);
    case 'birth':
      return fc.oneof(minute, fc.constant('198500000000'));
    default:
      return minute;
  }
}

/** Fills what the row's own values ask for, from a value that is valid anywhere. */
function completed(table: AnyTable, row: AnyRow, date: string): AnyRow {
  const filled: Record<string, string | null> = { ...row };
  for (const { field } of rowIssues(table, row, date)) filled[field] = stand(field);
  return filled;
}

function stand(field: string): string {
  if (field === 'TT_THAU') return '57/QĐ;G1;N1;2026';
  if (field.startsWith('NGAY_')) return '202603020900';
  if (field === 'MA_NOI_DEN') return '01005';
  return field.startsWith('NGOAITRU_') ? '20260309' : '5';
}

const two = (n: number) => String(n).padStart(2, '0');
const shifted = (digits: string, places: number) => {
  const padded = digits.padStart(places + 1, '0');
  return `${padded.slice(0, -places)}.${padded.slice(-places)}`;
};
