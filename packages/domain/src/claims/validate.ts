import type { Label } from '../catalogue/catalogue.ts';
import type { AnyRow, AnyTable, ClaimField, RequiredWhen } from './fields.ts';
import { isClaimBirth, isClaimDay, isClaimTime } from './moments.ts';
import { type FieldOn, fieldsOn } from './releases.ts';

/** What may be wrong with the value of a field. */
export const fieldProblems = {
  REQUIRED: { vi: 'Chưa có giá trị', en: 'Missing' },
  BLANK: { vi: 'Phải để trống', en: 'Has to be blank' },
  TOO_LONG: { vi: 'Quá dài', en: 'Too long' },
  PATTERN: { vi: 'Không đúng mẫu', en: 'Not of the right form' },
  NUMBER: { vi: 'Không phải là số đúng cỡ', en: 'Not a number of this size' },
  DATE: { vi: 'Không phải là ngày giờ', en: 'Not a date' },
  LIST: { vi: 'Không có trong danh mục', en: 'Not in the list' },
  CHARACTER: { vi: 'Có ký tự không ghi được vào XML', en: 'Has a character that XML cannot hold' },
} as const satisfies Record<string, Label>;
export type FieldProblem = keyof typeof fieldProblems;

/** What is wrong with a field of a row. `because` says why the field is required here; `check` whose matter it is, when not V01's. */
export type FieldIssue = { field: string; problem: FieldProblem; because?: Label; check?: string };

/** What is wrong with a row by the definition of its table on a day. */
export function rowIssues(table: AnyTable, row: AnyRow, date: string): FieldIssue[] {
  return fieldsOn(table, date).flatMap(([name, field]) => {
    const value = row[name] ?? null;
    if (value === null) return missing(name, field, row);
    const problem = problemOf(field, value);
    return problem ? [{ field: name, problem }] : [];
  });
}

/** What is wrong with a value, or null. */
export function problemOf(field: FieldOn, value: string): FieldProblem | null {
  if (field.blank) return 'BLANK';
  if (!isXmlText(value)) return 'CHARACTER';
  if ('max' in field && field.max !== null && [...value].length > field.max) return 'TOO_LONG';
  for (const one of field.list ? value.split(';') : [value]) {
    const problem = formProblem(field, one);
    if (problem) return problem;
  }
  return null;
}

/** Whether XML can hold a text: no control characters but tab and line feed, no half of a pair, none that Unicode left out. */
export function isXmlText(value: string): boolean {
  return !NOT_XML.test(value);
}

// A carriage return would come back as a line feed.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_XML = /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]|\p{Surrogate}/u;

function missing(name: string, field: ClaimField, row: AnyRow): FieldIssue[] {
  if (field.required) return [{ field: name, problem: 'REQUIRED' }];
  const rule: RequiredWhen | undefined = field.requiredWhen;
  if (!rule?.when(row)) return [];
  const check = rule.check && { check: rule.check };
  return [{ field: name, problem: 'REQUIRED', because: rule.because, ...check }];
}

function formProblem(field: ClaimField, value: string): FieldProblem | null {
  if (value === '') return 'REQUIRED';
  if (!hasForm(field, value)) return isNumber(field) ? 'NUMBER' : 'DATE';
  if (field.values && !field.values.some(({ code }) => code === value)) return 'LIST';
  return field.pattern && !matches(field.pattern, value) ? 'PATTERN' : null;
}

const isNumber = (field: ClaimField) => field.kind === 'integer' || field.kind === 'decimal';

function hasForm(field: ClaimField, value: string): boolean {
  switch (field.kind) {
    case 'integer':
      return matches(`\\d{1,${field.digits}}`, value);
    case 'decimal':
      return matches(`\\d{1,${field.digits - field.decimals}}(\\.\\d{1,${field.decimals}})?`, value);
    case 'day':
      return isClaimDay(value);
    case 'minute':
      return isClaimTime(value);
    case 'dayOrMinute':
      return isClaimDay(value) || isClaimTime(value);
    case 'birth':
      return isClaimBirth(value);
    default:
      return true;
  }
}

const compiled = new Map<string, RegExp>();

function matches(pattern: string, value: string): boolean {
  const expression = compiled.get(pattern) ?? new RegExp(`^(?:${pattern})$`, 'u');
  compiled.set(pattern, expression);
  return expression.test(value);
}
