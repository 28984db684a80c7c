import type { Choices, Fields, RecordField } from './record.ts';

// Fields in one line each: `text('Lời dặn', 'Advice')`.

const plain =
  <K extends 'text' | 'number' | 'money' | 'quantity' | 'bool' | 'date' | 'datetime' | 'data'>(kind: K) =>
  (vi: string, en: string) =>
    ({ kind, label: { vi, en } }) as const;

export const text = plain('text');
export const number = plain('number');
export const money = plain('money');
export const quantity = plain('quantity');
export const bool = plain('bool');
export const day = plain('date');
export const time = plain('datetime');
/** An object whose inner names are data. */
export const data = plain('data');

export const choice = (vi: string, en: string, values: Choices) =>
  ({ kind: 'enum', label: { vi, en }, values }) as const;

export const ref = (to: string | readonly string[], vi: string, en: string) =>
  ({ kind: 'ref', to, label: { vi, en } }) as const;

export const refs = (to: string | readonly string[], vi: string, en: string) =>
  ({ kind: 'refs', to, label: { vi, en } }) as const;

/** A person, by the id of the member of staff or of the account. */
export const person = (vi: string, en: string) => ref('account', vi, en);

/** Rows that the record keeps in a column of its own. */
export const lines = (vi: string, en: string, fields: Fields) =>
  ({ kind: 'lines', label: { vi, en }, fields }) as const;

/** Rows of another table that belong to the record. */
export const rows = (vi: string, en: string, of: { name: string; fields: Fields }) =>
  ({ kind: 'lines', label: { vi, en }, fields: of.fields, of: of.name, from: 'rows' }) as const;

/** A field that only the operation log has: the act says it, no column keeps it. */
export const logOnly = <F extends RecordField>(field: F) => ({ ...field, from: 'act' }) as const;

/** A field that identifies or describes a person. */
export const personal = <F extends RecordField>(field: F) => ({ ...field, personal: true }) as const;
