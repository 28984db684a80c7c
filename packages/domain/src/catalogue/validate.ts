import { ownField } from '../records/ownField.ts';
import type { CatalogueDef, Field, TextPattern } from './catalogue.ts';
import { isTaxCode } from './taxCode.ts';

/** One thing wrong with an input; `path` names the field, `lines.0.SoLuong` for a row of lines. */
export type Issue = {
  path: string;
  code: string;
  severity?: 'error' | 'confirm' | 'warn';
  details?: Record<string, string | number>;
};

const patterns: Record<TextPattern, { test: (text: string) => boolean }> = {
  code: /^[\p{L}\p{N}._/-]+(?: [\p{L}\p{N}._/-]+)*$/u,
  phone: /^(?:0\d{9,10}|\+84\d{9,10})$/,
  email: /^[^\s@()]+@[^\s@()]+\.[^\s@()]+$/,
  taxCode: { test: isTaxCode },
  host: /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i,
};

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const decimal = /^-?\d+(?:\.\d+)?$/;
const places = { number: 6, money: 2, quantity: 3 } as const;

/** The one validator: forms call it on change, the server before it writes, the Excel import for every row. `today` as 2026-12-31. */
export function validate(
  def: CatalogueDef,
  input: Record<string, unknown>,
  today: string | null = null,
): Issue[] {
  const issues = Object.entries(def.fields).flatMap(([name, field]) =>
    validateField(name, field, input[name]),
  );
  const faulty = new Set(issues.map((issue) => issue.path));
  const reversed = (def.ordered ?? []).filter(
    ([from, to]) => !faulty.has(from) && !faulty.has(to) && isLess(input[to], input[from]),
  );
  // what is wrong by itself is not judged beside others
  const own = (def.check?.(input, today) ?? []).filter(({ path }) => !faulty.has(path));
  return [...issues, ...reversed.map(([, to]) => ({ path: to, code: 'RANGE_REVERSED' })), ...own];
}

/** Days by the calendar, other values as numbers; nothing is less than what is not given. */
function isLess(value: unknown, than: unknown): boolean {
  if (isEmpty(value) || isEmpty(than)) return false;
  return isDate(value) ? String(value) < String(than) : Number(value) < Number(than);
}

/** What is wrong with one value of a field, at `path`. */
export function validateField(path: string, field: Field, value: unknown): Issue[] {
  if (isEmpty(value)) return field.required ? [{ path, code: 'REQUIRED' }] : [];
  switch (field.kind) {
    case 'text':
      return validateText(path, field, value);
    case 'number':
    case 'money':
    case 'quantity':
      return validateNumber(path, field, value);
    case 'bool':
      return typeof value === 'boolean' ? [] : [{ path, code: 'NOT_A_BOOLEAN' }];
    case 'date':
      return isDate(value) ? [] : [{ path, code: 'NOT_A_DATE' }];
    case 'datetime':
      return isInstant(value) ? [] : [{ path, code: 'NOT_A_DATE' }];
    case 'colour':
      return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
        ? []
        : [{ path, code: 'NOT_A_COLOUR' }];
    case 'image':
      return typeof value === 'string' && uuid.test(value) ? [] : [{ path, code: 'PICTURE_UNKNOWN' }];
    case 'enum':
      return typeof value === 'string' && ownField(field.values, value)
        ? []
        : [{ path, code: 'NOT_IN_LIST' }];
    case 'ref':
      return typeof value === 'string' ? [] : [{ path, code: 'NOT_IN_LIST' }];
    case 'refs':
      return Array.isArray(value) && value.every((one) => typeof one === 'string')
        ? []
        : [{ path, code: 'NOT_IN_LIST' }];
    case 'lines':
      return validateLines(path, field.fields, value);
  }
}

function validateText(path: string, field: Extract<Field, { kind: 'text' }>, value: unknown): Issue[] {
  if (typeof value !== 'string') return [{ path, code: 'NOT_A_TEXT' }];
  if (/^\s/.test(value)) return [{ path, code: 'LEADING_SPACE' }];
  if (value.length > field.max) return [{ path, code: 'TOO_LONG', details: { max: field.max } }];
  if (field.digits && (value.length !== field.digits || !/^\d+$/.test(value)))
    return [{ path, code: 'NOT_DIGITS', details: { count: field.digits } }];
  if (field.pattern && !patterns[field.pattern].test(value)) {
    return [{ path, code: `NOT_A_${field.pattern.toUpperCase()}` }];
  }
  return [];
}

function validateNumber(
  path: string,
  field: Extract<Field, { kind: 'number' | 'money' | 'quantity' }>,
  value: unknown,
): Issue[] {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !decimal.test(text)) return [{ path, code: 'NOT_A_NUMBER' }];
  const fraction = text.split('.')[1]?.length ?? 0;
  const max = places[field.kind];
  if (fraction > max) return [{ path, code: 'TOO_MANY_DECIMALS', details: { max } }];
  // money and quantities are never below zero; plain numbers may be
  const min = field.min ?? (field.kind === 'number' ? undefined : '0');
  if (min !== undefined && Number(text) < Number(min)) return [{ path, code: 'TOO_SMALL', details: { min } }];
  if (field.max !== undefined && Number(text) > Number(field.max)) {
    return [{ path, code: 'TOO_LARGE', details: { max: field.max } }];
  }
  if (Math.abs(Number(text)) >= 1e15) {
    return [{ path, code: 'TOO_LARGE', details: { max: '999999999999999' } }];
  }
  return [];
}

function validateLines(path: string, fields: Readonly<Record<string, Field>>, value: unknown): Issue[] {
  if (!Array.isArray(value)) return [{ path, code: 'NOT_A_LIST' }];
  return value.flatMap((row: unknown, index) => {
    if (typeof row !== 'object' || row === null) return [{ path: `${path}.${index}`, code: 'NOT_A_LIST' }];
    const cells = row as Record<string, unknown>; // an object by the line above
    return Object.entries(fields).flatMap(([name, field]) =>
      validateField(`${path}.${index}.${name}`, field, cells[name]),
    );
  });
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** Whether a value is a day of the calendar, as 2026-12-31. */
export function isDate(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
}

// Date.parse alone takes "2" or "May", each engine in its own way, so the ISO shape is asked first.
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Whether a value is the text of an instant with its zone. */
export function isInstant(value: unknown): boolean {
  if (value instanceof Date) return !Number.isNaN(value.getTime());
  return (
    typeof value === 'string' &&
    instant.test(value) &&
    isDate(value.slice(0, 10)) &&
    !Number.isNaN(Date.parse(value))
  );
}
