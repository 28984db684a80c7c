import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { columnName } from '../../columns.ts';
import type { Ctx } from '../../context.ts';
import type { Row } from '../queries.ts';
import { catalogueTable } from '../tables.ts';
import type { Judged } from './check.ts';
import { nhapDanhMucMucTable as entryTable } from './tables.ts';
import type { ImportPlan, PlanPart } from './types.ts';

/** The ids of the entries that have one of these codes, by code; one statement. */
export async function idsByCode(
  ctx: Ctx,
  def: CatalogueDef,
  codes: readonly string[],
): Promise<Map<string, string>> {
  if (!def.code || codes.length === 0) return new Map();
  const code = sql.identifier(columnName(def.code));
  const { rows } = await ctx.db.execute<{ id: string; code: string }>(sql`
    select id, ${code} as code from ${catalogueTable(def.name)}
    where trang_thai = 'DangSuDung' and ${code} = any(${sql.param([...codes])}::text[])`);
  return new Map(rows.map((row) => [row.code, row.id]));
}

/** The entries that have one of these codes, by code; one statement. */
export async function existingByCode(
  ctx: Ctx,
  def: CatalogueDef,
  codes: readonly string[],
): Promise<Map<string, Row>> {
  const table = catalogueTable(def.name);
  const column = def.code ? table[def.code] : undefined;
  const asked = codes.filter((code) => code !== '');
  if (!column || !def.code || asked.length === 0) return new Map();
  const name = def.code;
  const rows: Row[] = await ctx.db
    .select()
    .from(table)
    .where(sql`trang_thai = 'DangSuDung' and ${column} = any(${sql.param(asked)}::text[])`);
  return new Map(rows.map((row) => [String(row[name]), row]));
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
            column,
            asked.map(({ entry }) => entry[name]),
          ),
        ),
      );
    const holders = new Map(rows.map((row) => [String(row.value), String(row._id)]));
    for (const one of asked) {
      const value = String(one.entry[name]);
      const holder = holders.get(value);
      if (holder === undefined || holder === one.id) continue;
      one.issues.push({ key: name, code: 'DUPLICATE', value, details: {} });
      one.result = 'Loi';
    }
  }
}

/** Entries in use that no line of the file names, in any part of the plan about the same catalogue. */
export function isMissing(importId: string, plan: ImportPlan, part: PlanPart, def: CatalogueDef): SQL {
  const parts = plan.parts.flatMap((one, at) => (one.catalogue === part.catalogue ? [at] : []));
  const code = sql.identifier(columnName(def.code ?? ''));
  return sql`trang_thai = 'DangSuDung' and not tam_ngung and not exists (
    select 1 from ${entryTable} m where m.nhap_danh_muc_id = ${importId} and m.phan = any(${sql.param(parts)}::int[]) and m.ma = ${catalogueTable(def.name)}.${code})`;
}

/** How many entries would be suspended; a catalogue without codes has none. */
export async function missingCount(
  ctx: Ctx,
  importId: string,
  plan: ImportPlan,
  part: PlanPart,
  def: CatalogueDef,
): Promise<number> {
  if (!def.code) return 0;
  const { rows } = await ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${catalogueTable(def.name)} where ${isMissing(importId, plan, part, def)}`,
  );
  return rows[0]?.count ?? 0;
}
