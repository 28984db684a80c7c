import { catalogueByName } from '../catalogues/all.ts';
import type { Choices } from './record.ts';

/** The values of a field of a catalogue, for records that copy it: one name for each of them. */
export function choicesOf(catalogue: string, field: string): Choices {
  const spec = catalogueByName(catalogue)?.fields[field];
  if (spec?.kind !== 'enum') throw new Error(`${catalogue}.${field} has no fixed values`);
  return spec.values;
}
