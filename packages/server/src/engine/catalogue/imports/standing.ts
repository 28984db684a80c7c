import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../context.ts';
import { columnName } from '../../sql/columns.ts';
import { keyFields } from '../columns.ts';
import type { Row } from '../queries.ts';
import { catalogueTable } from '../tables.ts';
import type { Judged } from './judge.ts';
import { nhapDanhMucMucTable as entryTable } from './tables.ts';
import type { ImportPlan, PlanPart } from './types.ts';

/** Parts the values of a key; no text has it. */
export const keySign = '\u001f';

/** By what a statement tells the entries of a catalogue apart, as `codeOf` does of lines; null where nothing does. */
function keyColumn(def: CatalogueDef): SQL | null {
  const table = catalogueTable(def.name);
  const columns = keyFields(def).map((name) => sql`${table}.${sql.identifier(columnName(name))}`);
  if (def.code) return sql`lower(${columns[0]})`;
  if (columns.length === 0) return null;
  const texts = columns.map((column) => sql`coalesce(btrim(${column}::text), '')`);
  return sql`concat_ws(chr(31), ${sql.join(texts, sql`, `)})`;
}

/** Whether an entry has one of these codes, by their index, or one of these keys, which are hashed once. */
function isOneOf(def: CatalogueDef, column: SQL, codes: readonly string[]): SQL {
  const all = sql`${sql.param([...codes])}::text[]`;
  return def.code ? sql`${column} = any(${all})` : sql`${column} in (select unnest(${all}))`;
}

/** The ids of the entries that have one of these codes or keys, by code; one statement. */
export async function idsByCode(
  ctx: Ctx,
  def: CatalogueDef,
  codes: readonly string[],
): Promise<Map<string, string>> {
  const code = keyColumn(def);
  if (!code || codes.length === 0) return new Map();
  const { rows } = await ctx.db.execute<{ id: string; code: string }>(sql`
    select id, ${code} as code from ${catalogueTable(def.name)}
    where trang_thai = 'DangSuDung' and ${isOneOf(def, code, codes)}`);
  return new Map(rows.map((row) => [row.code, row.id]));
}

/** The entries that have one of these codes or keys, by code; one statement. */
export async function existingByCode(
  ctx: Ctx,
  def: CatalogueDef,
  codes: readonly string[],
): Promise<Map<string, Row>> {
  const table = catalogueTable(def.name);
  const column = keyColumn(def);
  const asked = codes.filter((code) => code !== '');
  if (!column || asked.length === 0) return new Map();
  const rows: Row[] = await ctx.db
    .select()
    .from(table)
    .where(sql`trang_thai = 'DangSuDung' and ${isOneOf(def, column, asked)}`);
  const textOf = (value: unknown) => {
    const text = String(value ?? '').trim();
    return def.code ? text.toLowerCase() : text;
  };
  return new Map(
    rows.map((row) => [
      keyFields(def)
        .map((name) => textOf(row[name]))
        .join(keySign),
      row,
    ]),
  );
}

/** Adds a fault where another entry of the catalogue has a value that only one may have; one statement a field. */
export async function takenValues(
  ctx: Ctx,
  def: CatalogueDef,
  unique: readonly string[],
  made: readonly Judged[],
): Promise<void> {
  const table = catalogueTable(def.name);
  for (const name of unique) {
    const column = table[name];
    const asked = made.filter(({ entry, result }) => (result === 'Moi' || result === 'Sua') && entry[name]);
    if (!column || asked.length === 0) continue;
    const rows = await ctx.db
      .select({ _id: table._id, value: column })
      .from(table)
      .where(
        and(
          eq(table.TrangThai, 'DangSuDung'),
          inArray(
            sql`lower(${column})`,
            asked.map(({ entry }) => String(entry[name]).toLowerCase()),
          ),
        ),
      );
    const holders = new Map(rows.map((row) => [String(row.value).toLowerCase(), String(row._id)]));
    for (const one of asked) {
      const value = String(one.entry[name]);
      const holder = holders.get(value.toLowerCase());
      if (holder === undefined || holder === one.id) continue;
      one.issues.push({ row: one.row, key: name, code: 'DUPLICATE', value, details: {} });
      one.result = 'Loi';
    }
  }
}

/** Entries in use that no line of the file names, in any part of the plan about the same catalogue. */
export function isMissing(importId: string, plan: ImportPlan, part: PlanPart, def: CatalogueDef): SQL {
  const parts = plan.parts.flatMap((one, at) => (one.catalogue === part.catalogue ? [at] : []));
  const code = keyColumn(def) ?? sql`null`;
  return sql`trang_thai = 'DangSuDung' and not tam_ngung and not exists (
    select 1 from ${entryTable} m where m.nhap_danh_muc_id = ${importId} and m.phan = any(${sql.param(parts)}::int[]) and m.ma = ${code})`;
}

/** How many entries would be suspended. */
export async function missingCount(
  ctx: Ctx,
  importId: string,
  plan: ImportPlan,
  part: PlanPart,
  def: CatalogueDef,
): Promise<number> {
  if (keyFields(def).length === 0) return 0;
  const { rows } = await ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${catalogueTable(def.name)} where ${isMissing(importId, plan, part, def)}`,
  );
  return rows[0]?.count ?? 0;
}
