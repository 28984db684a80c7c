import { integer, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** The schemas of PostgreSQL, one a service. */
export const authSchema = pgSchema('auth');
export const mainSchema = pgSchema('main');
export const pharmacySchema = pgSchema('pharmacy');
export const printSchema = pgSchema('print');

/** The columns of every table: key, optimistic lock, who and when. */
export function baseColumns() {
  return {
    _id: uuid('id')
      .primaryKey()
      .$defaultFn(() => v7()),
    version: integer('version').notNull().default(1),
    NgayTao: instant('ngay_tao').notNull().defaultNow(),
    NguoiTao_Id: uuid('nguoi_tao_id'),
    NgayCapNhat: instant('ngay_cap_nhat').notNull().defaultNow(),
    NguoiCapNhat_Id: uuid('nguoi_cap_nhat_id'),
  };
}

/** A point in time; a Date in code, timestamptz in the database. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' });
}

/** The name of a field in the database: snake case, with the law's abbreviations kept whole (`SoTheBHYT`: so_the_bhyt). */
export function columnName(field: string): string {
  if (field === '_id') return 'id';
  return field
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .replace(/__+/g, '_')
    .toLowerCase();
}

/** The names of the values of a choice or of states, for its column. */
export function keysOf<K extends string>(values: Readonly<Record<K, unknown>>): [K, ...K[]] {
  return Object.keys(values) as [K, ...K[]]; // none of them is empty
}

/** Text column with the values of a state or an enumeration, typed. */
export function choice<const V extends readonly [string, ...string[]]>(name: string, values: V) {
  return text(name, { enum: values as unknown as [V[number], ...V[number][]] }); // drizzle wants a mutable tuple
}
