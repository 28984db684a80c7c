import type { CatalogueDef, Field } from '@sen/domain/catalogue/catalogue';
import type { Issue } from '@sen/domain/catalogue/validate';
import { catalogues } from '@sen/domain/catalogues/all';
import { inArray, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { columnName } from '../columns.ts';
import type { Ctx } from '../context.ts';
import type { Row } from './queries.ts';
import { catalogueTable } from './tables.ts';

export type Use = { where: string; count: number };

/** Where an entry is referred to: other catalogues by their definitions, other tables by their foreign keys. */
export async function usesOf(ctx: Ctx, def: CatalogueDef, id: string): Promise<Use[]> {
  const uses: Use[] = [];
  for (const other of catalogues) {
    for (const [field, spec] of Object.entries(other.fields)) {
      const condition = refers(field, spec, def.name, id);
      if (!condition) continue;
      const table = catalogueTable(other.name);
      const { rows } = await ctx.db.execute<{ count: number }>(
        sql`select count(*)::int as count from ${table} where trang_thai = 'DangSuDung' and ${condition}`,
      );
      const count = rows[0]?.count ?? 0;
      if (count > 0) uses.push({ where: other.label.vi, count });
    }
  }
  return [...uses, ...(await foreignUses(ctx, def, id))];
}

function refers(field: string, spec: Field, name: string, id: string) {
  const column = sql.identifier(columnName(field));
  if (spec.kind === 'ref' && spec.to === name) return sql`${column} = ${id}`;
  if (spec.kind === 'refs' && spec.to === name) return sql`${id}::uuid = any(${column})`;
  if (spec.kind !== 'lines') return null;
  const inner = Object.entries(spec.fields).find(([, cell]) => cell.kind === 'ref' && cell.to === name);
  return inner ? sql`${column} @> ${JSON.stringify([{ [inner[0]]: id }])}::jsonb` : null;
}

type ForeignKey = { table_name: string; column_name: string };

async function foreignUses(ctx: Ctx, def: CatalogueDef, id: string): Promise<Use[]> {
  const { schema, name } = getTableConfig(catalogueTable(def.name));
  const { rows: keys } = await ctx.db.execute<ForeignKey>(sql`
    select c.conrelid::regclass::text as table_name, a.attname as column_name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${`${schema}.${name}`}::regclass`);
  const uses: Use[] = [];
  for (const key of keys) {
    const { rows } = await ctx.db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.raw(key.table_name)} where ${sql.identifier(key.column_name)} = ${id}`,
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0) uses.push({ where: key.table_name, count });
  }
  return uses;
}

/** References of an entry that point at nothing, or at an entry that was removed. */
export async function missingReferences(ctx: Ctx, def: CatalogueDef, entry: Row): Promise<Issue[]> {
  const wanted = Object.entries(def.fields).flatMap(([field, spec]) => pointers(field, spec, entry[field]));
  const issues: Issue[] = [];
  for (const to of new Set(wanted.map((one) => one.to))) {
    const ofOne = wanted.filter((one) => one.to === to);
    const table = catalogueTable(to);
    const found = await ctx.db
      .select({ _id: table._id })
      .from(table)
      .where(inArray(table._id, [...new Set(ofOne.map((one) => one.id))]));
    const known = new Set(found.map((row) => String(row._id)));
    for (const one of ofOne)
      if (!known.has(one.id)) issues.push({ path: one.path, code: 'REFERENCE_MISSING' });
  }
  return issues;
}

function pointers(
  path: string,
  spec: Field,
  value: unknown,
): Array<{ path: string; to: string; id: string }> {
  if (spec.kind === 'ref') return typeof value === 'string' ? [{ path, to: spec.to, id: value }] : [];
  if (spec.kind === 'refs')
    return Array.isArray(value) ? value.map((id) => ({ path, to: spec.to, id: String(id) })) : [];
  if (spec.kind !== 'lines' || !Array.isArray(value)) return [];
  return value.flatMap((row: Row, index) =>
    Object.entries(spec.fields).flatMap(([field, cell]) =>
      pointers(`${path}.${index}.${field}`, cell, row[field]),
    ),
  );
}
