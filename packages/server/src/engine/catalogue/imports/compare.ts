import type { CatalogueDef, Field } from '@sen/domain/catalogue/catalogue';
import type { Row } from '../queries.ts';
import { fieldOf } from './readEntry.ts';

/** The fields in which an entry differs: 1.50 is 1.5, no text is an empty one, the order of references counts. */
export function changedFields(def: CatalogueDef, before: Row, entry: Row): Array<[string, Field]> {
  return Object.keys(entry).flatMap((name): Array<[string, Field]> => {
    const field = fieldOf(def, name);
    return !field || canonical(field, before[name]) === canonical(field, entry[name]) ? [] : [[name, field]];
  });
}

/** Whether an entry stays as it is. */
export function isUnchanged(def: CatalogueDef, before: Row, entry: Row): boolean {
  return changedFields(def, before, entry).length === 0;
}

function canonical(field: Field, value: unknown): string {
  if (value === null || value === undefined || value === '') return field.kind === 'bool' ? 'false' : '';
  switch (field.kind) {
    case 'number':
    case 'money':
    case 'quantity':
      return String(Number(value));
    case 'datetime':
      return String(new Date(value instanceof Date ? value : String(value)).getTime());
    case 'refs':
      return Array.isArray(value) ? value.join(',') : '';
    case 'lines':
      return Array.isArray(value) ? value.map((row: unknown) => rowText(field.fields, row)).join('\n') : '';
    default:
      return String(value);
  }
}

/** A row that an entry owns, by its cells in the order of their definition. */
function rowText(fields: Readonly<Record<string, Field>>, row: unknown): string {
  const cells = new Map(Object.entries(row ?? {}));
  return JSON.stringify(Object.entries(fields).map(([name, field]) => canonical(field, cells.get(name))));
}
