import type { CatalogueDef, Field, Label } from '@sen/domain/catalogue/catalogue';
import type { Issue } from '@sen/domain/catalogue/validate';
import { catalogues } from '@sen/domain/catalogues/all';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Ctx } from '../context.ts';
import { columnName } from '../sql/columns.ts';
import type { Row } from './queries.ts';
import { referring } from './referring.ts';
import { catalogueTable } from './tables.ts';

/** One kind of place that refers to entries: what it is called, how many rows do, and the codes of the first few. */
export type Use = { where: string; count: number; codes: string[] };

/** So many codes are told of each kind. */
const shownCodes = 3;

/** Found among so many rows: the kinds may have millions. */
const looked = 50;

/** A table, what it is called, the rows of it that refer to the entry, and the code of a row; with the row as r. */
type Search = { label: Label; table: SQL; rows: SQL; code: SQL };

/**
 * Where an entry, or any of several, is referred to: other catalogues by their definitions, other tables by their foreign keys and what is said of them (`referring`).
 * Entries that go with it do not count. Two statements.
 */
export async function usesOf(
  ctx: Ctx,
  def: CatalogueDef,
  of: string | readonly string[],
  going: readonly string[] = [of].flat(),
): Promise<Use[]> {
  const ids = sql`${sql.param([of].flat())}`;
  const searches = [...inCatalogues(def, ids, going), ...(await inTables(ctx, def, ids))];
  const counts = searches.map(
    ({ table, rows, code }, at) => sql`select ${at}::int as at,
      (select count(*)::int from ${table} r where ${rows}) as count,
      (select array_agg(f.code) from (select distinct c.code from (select (${code})::text as code from ${table} r where ${rows}
          limit ${looked}) c where c.code <> ''
        order by c.code limit ${shownCodes}) f) as codes`,
  );
  const { rows } = await ctx.db.execute<{ at: number; count: number; codes: string[] | null }>(
    sql.join(counts, sql` union all `),
  );
  return rows
    .filter((row) => row.count > 0)
    .sort((a, b) => a.at - b.at)
    .map(({ at, count, codes }) => ({
      where: searches[at]?.label[ctx.language] ?? '',
      count,
      codes: codes ?? [],
    }));
}

/** Uses as one text: "Dịch vụ: 12 (KB-NOI, KB-TIM, XN-CBC…), Người bệnh: 3 (…)". */
export function usesText(uses: readonly Use[]): string {
  return uses
    .map(({ where, count, codes }) => {
      const few = codes.length === 0 ? '' : ` (${codes.join(', ')}${count > codes.length ? '…' : ''})`;
      return `${where}: ${count}${few}`;
    })
    .join(', ');
}

function inCatalogues(def: CatalogueDef, ids: SQL, going: readonly string[]): Search[] {
  return catalogues.flatMap((other) => {
    const conditions = Object.entries(other.fields).flatMap(([field, spec]) =>
      refers(field, spec, def.name, ids),
    );
    if (conditions.length === 0) return [];
    const staying = other.name === def.name ? sql` and r.id <> all(${sql.param([...going])}::uuid[])` : sql``;
    return {
      label: other.label,
      table: sql`${catalogueTable(other.name)}`,
      rows: sql`r.trang_thai = 'DangSuDung' and (${sql.join(conditions, sql` or `)})${staying}`,
      code: sql`r.${sql.identifier(columnName(other.code ?? other.display))}`,
    };
  });
}

/** `ids` is a parameter: the list of ids as texts. */
function refers(field: string, spec: Field, name: string, ids: SQL): SQL[] {
  const column = sql`r.${sql.identifier(columnName(field))}`;
  if (spec.kind === 'ref' && spec.to === name) return [sql`${column} = any(${ids}::uuid[])`];
  if (spec.kind === 'refs' && spec.to === name) return [sql`${column} && ${ids}::uuid[]`];
  if (spec.kind !== 'lines') return [];
  return Object.entries(spec.fields).flatMap(([cell, { kind, ...rest }]) => {
    if ((kind !== 'ref' && kind !== 'refs') || !('to' in rest) || rest.to !== name) return [];
    const held =
      kind === 'ref' ? sql`e ->> ${cell} = any(${ids}::text[])` : sql`e -> ${cell} ?| ${ids}::text[]`;
    return [sql`exists (select 1 from jsonb_array_elements(${column}) e where ${held})`];
  });
}

async function inTables(ctx: Ctx, def: CatalogueDef, ids: SQL): Promise<Search[]> {
  const { schema, name } = getTableConfig(catalogueTable(def.name));
  const { rows: keys } = await ctx.db.execute<{ table: string; column: string }>(sql`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${`${schema}.${name}`}::regclass order by 1, 2`);
  const loose = referring
    .all()
    .flatMap(({ table, loose = {}, inLists = {} }) =>
      Object.entries({ ...loose, ...inLists }).map(([column, to]) => ({ table, column, to })),
    )
    .filter(({ to }) => to === def.name);
  const byTable = new Map<string, string[]>();
  for (const { table, column } of [...keys, ...loose].filter((key) => !referring.get(key.table)?.follows))
    byTable.set(table, [...(byTable.get(table) ?? []), column]);
  return [...byTable].map(([table, columns]) => {
    const place = referring.get(table);
    const conditions = columns.map((column) => refersIn(column, ids));
    return {
      label: place?.label ?? { vi: table, en: table },
      table: sql.raw(table),
      rows: sql.join(conditions, sql` or `),
      code: sql.raw(place?.code ?? "''"),
    };
  });
}

/** Whether a column of the row r names one of the ids: an id, a list of ids ('…_ids'), or a key of the rows of a JSON list ('column.Key'). */
function refersIn(path: string, ids: SQL): SQL {
  const [column = '', key] = path.split('.');
  const held = sql`r.${sql.identifier(column)}`;
  if (key)
    return sql`exists (select 1 from jsonb_array_elements(${held}) e where e ->> ${key} = any(${ids}::text[]))`;
  return column.endsWith('_ids') ? sql`${held} && ${ids}::uuid[]` : sql`${held} = any(${ids}::uuid[])`;
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
      .where(
        and(inArray(table._id, [...new Set(ofOne.map((one) => one.id))]), eq(table.TrangThai, 'DangSuDung')),
      );
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
