import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { RecordDef } from '@sen/domain/records/record';
import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { catalogueTables } from '../src/engine/catalogue/tables.ts';
import { engineTables } from '../src/engine/database/engineTables.ts';
import { serverFolder } from '../src/engine/folders.ts';
import { columnName } from '../src/engine/sql/columns.ts';
import { features } from '../src/features.ts';

const folder = path.join(serverFolder, 'src/features');
const ofFeatures = await Promise.all(
  readdirSync(folder)
    .map((feature) => path.join(folder, feature, 'tables.ts'))
    .filter((file) => existsSync(file))
    .map((file): Promise<Record<string, unknown>> => import(/* @vite-ignore */ file)),
);
const ofCatalogues = new Set<unknown>(catalogueTables.values());

/** The tables that no catalogue makes, by schema and name. */
export const tablesByName: ReadonlyMap<string, PgTable> = new Map(
  [engineTables, ...ofFeatures]
    .flatMap((one) => Object.values(one))
    .filter((one): one is PgTable => is(one, PgTable) && !ofCatalogues.has(one))
    .map((table) => {
      const { schema, name } = getTableConfig(table);
      return [`${schema}.${name}`, table];
    }),
);

/** The records of every feature. */
export const records: readonly RecordDef[] = features.flatMap((feature) => feature.records ?? []);

/** The records of features that have a table, with the table's name. */
export const keptRecords: ReadonlyArray<{ record: RecordDef; name: string }> = records.flatMap((record) =>
  record.table === null
    ? []
    : [{ record, name: `${record.service}.${record.table ?? columnName(record.name)}` }],
);

/** Columns of a record's table by their fields. */
export function columnsOf(name: string): Record<string, PgColumn> {
  const table = tablesByName.get(name);
  if (!table) throw new Error(`there is no table ${name}`);
  return getTableColumns(table);
}
