import type { CatalogueDef, Field } from '@sen/domain/catalogue/catalogue';
import { catalogues } from '@sen/domain/catalogues/all';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  jsonb,
  numeric,
  type PgColumn,
  type PgColumnBuilderBase,
  type PgSchema,
  type PgTableWithColumns,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  authSchema,
  baseColumns,
  columnName,
  instant,
  mainSchema,
  pharmacySchema,
  printSchema,
} from '../sql/columns.ts';

type Columns = Record<string, PgColumn> &
  Record<'_id' | 'version' | 'TrangThai' | 'TamNgung' | 'searchKey', PgColumn>;

/** The table of a catalogue. Its columns are known by the definition, not by the type system. */
export type CatalogueTable = PgTableWithColumns<{
  name: string;
  schema: string;
  columns: Columns;
  dialect: 'pg';
}>;

const schemas: Record<CatalogueDef['service'], PgSchema> = {
  auth: authSchema,
  main: mainSchema,
  pharmacy: pharmacySchema,
  print: printSchema,
};

/** The tables of all catalogues by name; drizzle-kit reads them to write migrations. */
export const catalogueTables: ReadonlyMap<string, CatalogueTable> = new Map(
  catalogues.map((def) => [def.name, tableOf(def)]),
);

/** The table of a catalogue that is known to exist. */
export function catalogueTable(name: string): CatalogueTable {
  const table = catalogueTables.get(name);
  if (!table) throw new Error(`there is no catalogue ${name}`);
  return table;
}

function tableOf(def: CatalogueDef): CatalogueTable {
  const name = columnName(def.name);
  const fields = Object.entries(def.fields).map(([field, spec]) => [field, columnOf(field, spec)] as const);
  const table = schemas[def.service].table(
    name,
    {
      ...baseColumns(),
      TrangThai: text('trang_thai').notNull().default('DangSuDung'),
      TamNgung: boolean('tam_ngung').notNull().default(false),
      searchKey: text('search_key').notNull().default(''),
      ...Object.fromEntries(fields),
    },
    (columns) => {
      const all = columns as unknown as Columns; // the columns written just above
      const alive = sql`trang_thai = 'DangSuDung'`;
      const unique = Object.entries(def.fields).flatMap(([field, spec]) => {
        const column = all[field];
        return spec.kind === 'text' && spec.unique && column
          ? [
              uniqueIndex(`${name}_${columnName(field)}_unique`)
                .on(column)
                .where(alive),
              // BS and bs are one code to people, to papers and to whoever reads it aloud
              uniqueIndex(`${name}_${columnName(field)}_nocase`)
                .on(sql`lower(${column})`)
                .where(alive),
            ]
          : [];
      });
      const refs = Object.entries(def.fields).flatMap(([field, spec]) => {
        const column = all[field];
        if (spec.kind === 'refs' && column)
          return [index(`${name}_${columnName(field)}`).using('gin', column)];
        return spec.kind === 'ref' && column ? [index(`${name}_${columnName(field)}`).on(column)] : [];
      });
      return [...unique, ...refs, index(`${name}_search`).using('gin', sql`search_key public.gin_trgm_ops`)];
    },
  );
  return table as unknown as CatalogueTable; // widened to columns by name
}

function columnOf(field: string, spec: Field): PgColumnBuilderBase {
  const name = columnName(field);
  switch (spec.kind) {
    case 'number':
      return numeric(name, { precision: 20, scale: 6 });
    case 'money':
      return numeric(name, { precision: 18, scale: 2 });
    case 'quantity':
      return numeric(name, { precision: 18, scale: 3 });
    case 'bool':
      return boolean(name).notNull().default(false);
    case 'date':
      return date(name, { mode: 'string' });
    case 'datetime':
      return instant(name);
    case 'ref':
    case 'image':
      return uuid(name);
    case 'refs':
      return uuid(name).array().notNull().default([]);
    case 'lines':
      return jsonb(name).notNull().default([]);
    default:
      return text(name);
  }
}
