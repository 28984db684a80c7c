import type { Label } from '@sen/domain/catalogue/catalogue';
import { defineRegistry } from '../points.ts';

/**
 * A table outside the catalogues whose rows refer to entries, so that an entry in use is not removed. A test holds all of them against
 * the database.
 */
export type Referring = {
  /** With its schema. */
  table: string;
  label: Label;
  /** What tells a row to a person, in SQL with the row as r. */
  code?: string;
  /**
   * Columns that refer to entries without a foreign key, with the catalogue: a list of ids can have none, and a record that only notes
   * who acted needs none.
   */
  loose?: Readonly<Record<string, string>>;
  /** Keys of the rows of a JSON list in a column that refer to entries, as 'column.Key', with the catalogue. */
  inLists?: Readonly<Record<string, string>>;
  /** Its rows only tell how the entry stands: they keep nobody from removing it. */
  follows?: true;
};

/** The tables that refer to entries; the feature that owns a table adds it. */
export const referring = defineRegistry<Referring>('referring', ({ table }) => table);
