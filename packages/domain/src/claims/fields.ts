import type { Label } from '../catalogue/catalogue.ts';

/** A row as every table has it: the text of each element, null where it is empty. Numbers are decimals as text, times digits. */
export type AnyRow = Readonly<Record<string, string | null>>;

/** One value of a list of the law; `since` where it came later. */
export type ClaimCode = { code: string; label: Label; since?: string };

/** A field that only some rows must fill. `check`: the check that says so; without one it is V01. */
export type RequiredWhen = { when: (row: AnyRow) => boolean; because: Label; check?: string };

/** What another release (`since`, 'YYYY-MM-DD') made of a field; what it does not name stays. */
export type FieldChange = { since: string; blank?: true; max?: number; pattern?: string };

type Kind =
  /** Free text, written as CDATA, and codes: `max` characters, null without a limit. */
  | { kind: 'text' | 'code'; max: number | null }
  | { kind: 'integer'; digits: number }
  /** `digits` in all, `decimals` of them behind the point, always written. */
  | { kind: 'decimal'; digits: number; decimals: number }
  /** yyyymmdd; yyyymmddHHMM; either of them; a time of birth, whose unknown parts are zeros. */
  | { kind: 'day' | 'minute' | 'dayOrMinute' | 'birth' };

/**
 * One field of a claim table. `from` says where its value comes from. `pattern` is a regular expression without anchors that browsers and
 * XML Schema both know; of a `list` (values with semicolons between them) it holds for each value.
 */
export type ClaimField = Kind & {
  from: Label;
  required?: true;
  requiredWhen?: RequiredWhen;
  list?: true;
  pattern?: string;
  values?: readonly ClaimCode[];
  changes?: readonly FieldChange[];
};

export const tableCodes = [
  'XML0',
  'XML1',
  'XML2',
  'XML3',
  'XML4',
  'XML5',
  'XML6',
  'XML7',
  'XML8',
  'XML9',
  'XML10',
  'XML11',
  'XML13',
  'XML14',
  'XML15',
] as const;
export type TableCode = (typeof tableCodes)[number];

/** A table of the file. Without `rows` the root element is its only row. `signed`: the signature stands in this table itself. */
export type ClaimTable<F extends Readonly<Record<string, ClaimField>>> = {
  code: TableCode;
  label: Label;
  root: string;
  rows?: { list: string; row: string };
  signed?: true;
  /** In the order of the tags. */
  fields: F;
};
export type AnyTable = ClaimTable<Readonly<Record<string, ClaimField>>>;

/** A row of a table: what the table always requires is never null. */
export type ClaimRow<T extends AnyTable> = {
  [K in keyof T['fields']]: T['fields'][K] extends { required: true } ? string : string | null;
};

/** The fields that somebody who makes a row may leave out. */
type Optional<T extends AnyTable> = {
  [K in keyof ClaimRow<T>]: null extends ClaimRow<T>[K] ? K : never;
}[keyof ClaimRow<T>];

/** Declares a table; its fields keep their literal types. */
export function defineClaimTable<const F extends Readonly<Record<string, ClaimField>>>(
  table: ClaimTable<F>,
): ClaimTable<F> {
  return table;
}

/** A whole row, in the order of the tags, of the fields that have a value. */
export function claimRow<T extends AnyTable>(
  table: T,
  given: Omit<ClaimRow<T>, Optional<T>> & Partial<ClaimRow<T>>,
): ClaimRow<T> {
  const values: Partial<AnyRow> = given;
  const row = Object.fromEntries(Object.keys(table.fields).map((name) => [name, values[name] ?? null]));
  return row as ClaimRow<T>; // its names are those of the table, and what is required was given
}

type WithMax<K> = { kind: K; max: number | null; from: Label };
type Bare<K> = { kind: K; from: Label };
type WithDigits = { kind: 'integer'; digits: number; from: Label };
type WithDecimals = { kind: 'decimal'; digits: number; decimals: number; from: Label };

export const text = (max: number | null, vi: string, en: string): WithMax<'text'> => ({
  kind: 'text',
  max,
  from: { vi, en },
});

export const code = (max: number | null, vi: string, en: string): WithMax<'code'> => ({
  kind: 'code',
  max,
  from: { vi, en },
});

/** Codes with semicolons between them; `max` holds for all of them together. */
export const codes = (max: number | null, vi: string, en: string) => ({
  ...code(max, vi, en),
  list: true as const,
});

export const integer = (digits: number, vi: string, en: string): WithDigits => ({
  kind: 'integer',
  digits,
  from: { vi, en },
});

export const money = (vi: string, en: string): WithDecimals => decimal(15, 2, vi, en);
export const price = (vi: string, en: string): WithDecimals => decimal(15, 3, vi, en);
export const quantity = (vi: string, en: string): WithDecimals => decimal(10, 3, vi, en);

export const day = (vi: string, en: string): Bare<'day'> => ({ kind: 'day', from: { vi, en } });
export const minute = (vi: string, en: string): Bare<'minute'> => ({ kind: 'minute', from: { vi, en } });
export const dayOrMinute = (vi: string, en: string): Bare<'dayOrMinute'> => ({
  kind: 'dayOrMinute',
  from: { vi, en },
});
export const birth = (vi: string, en: string): Bare<'birth'> => ({ kind: 'birth', from: { vi, en } });

/** Every row must fill it. */
export function must<F extends ClaimField>(field: F): F & { required: true } {
  return { ...field, required: true };
}

function decimal(digits: number, decimals: number, vi: string, en: string): WithDecimals {
  return { kind: 'decimal', digits, decimals, from: { vi, en } };
}
