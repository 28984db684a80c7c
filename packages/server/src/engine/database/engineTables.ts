import * as imports from '../catalogue/imports/tables.ts';
import { catalogueTables } from '../catalogue/tables.ts';
import { authSchema, mainSchema, pharmacySchema, printSchema } from '../sql/columns.ts';
import * as engine from './tables.ts';

/** The schemas and the tables of the engine and the catalogues. Those of a feature are its `tables.ts`: drizzle.schema.cjs reads every one. */
export const engineTables: Record<string, unknown> = {
  authSchema,
  mainSchema,
  pharmacySchema,
  printSchema,
  ...engine,
  ...imports,
  ...Object.fromEntries([...catalogueTables].map(([name, table]) => [`catalogue_${name}`, table])),
};
