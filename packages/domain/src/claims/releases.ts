import type { AnyTable, ClaimCode, ClaimField } from './fields.ts';

/** A release of the tables: the decision, and the day from which files are sent by it. A file follows the day on which its visit ended. */
export type Release = { name: string; since: string; canCu: string };

export const releases: readonly Release[] = [
  { name: '130', since: '2023-07-01', canCu: 'Quyết định 130/QĐ-BYT' },
  { name: '4750', since: '2024-07-01', canCu: 'Quyết định 4750/QĐ-BYT' },
  { name: '3176', since: '2025-01-01', canCu: 'Quyết định 3176/QĐ-BYT' },
  { name: '1931', since: '2026-06-29', canCu: 'Quyết định 1931/QĐ-BYT' },
];

/** Days on which single fields or lists changed. */
export const PERCENT_WITH_DECIMALS = '2026-06-29'; // Decision 1931: MUC_HUONG of 4 characters, registrations of provinces
export const NO_DISTRICTS = '2025-07-01'; // Districts ended; MAHUYEN_CU_TRU stays blank
export const SIXTEEN_VISIT_TYPES = '2026-08-01'; // Decision 1804/2026: MA_LOAI_KCB 11 to 16

/** The release of a day ('YYYY-MM-DD'), or null before the first one. */
export function releaseOn(date: string): Release | null {
  return releases.findLast(({ since }) => since <= date) ?? null;
}

/** A field as it is on a day. `blank`: it must be empty. */
export type FieldOn = ClaimField & { blank: boolean };

/** A field with what the releases until a day made of it. */
export function fieldOn(field: ClaimField, date: string): FieldOn {
  const holding = (field.changes ?? []).filter(({ since }) => since <= date);
  const last = Object.assign({}, ...holding.map(({ since: _since, ...change }) => change));
  const values = field.values && { values: codesOn(field.values, date) };
  return { ...field, blank: false, ...last, ...values };
}

/** The fields of a table on a day, in the order of their tags. */
export function fieldsOn(table: AnyTable, date: string): Array<[name: string, field: FieldOn]> {
  return Object.entries(table.fields).map(([name, field]) => [name, fieldOn(field, date)]);
}

/** The codes of a list that exist on a day. */
export function codesOn(values: readonly ClaimCode[], date: string): ClaimCode[] {
  return values.filter(({ since }) => !since || since <= date);
}
