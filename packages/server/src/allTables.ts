import { catalogueTables } from './engine/catalogue/tables.ts';
import { authSchema, mainSchema, pharmacySchema, printSchema } from './engine/columns.ts';
import * as engine from './engine/tables.ts';
import * as identity from './features/identity/tables.ts';
import * as system from './features/system/tables.ts';

/** Everything that drizzle-kit turns into migrations. */
export const allTables: Record<string, unknown> = {
  authSchema,
  mainSchema,
  pharmacySchema,
  printSchema,
  ...engine,
  ...identity,
  ...system,
  ...Object.fromEntries([...catalogueTables].map(([name, table]) => [`catalogue_${name}`, table])),
};
