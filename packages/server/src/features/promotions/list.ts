import { tenKhongDau } from '@sen/domain/names/key';
import { getTableColumns, getTableName, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Ctx } from '../../engine/context.ts';
import { periodRows } from '../../engine/database/reporting.ts';
import { chuongTrinhTable, voucherTable } from './tables.ts';

/** What programmes or vouchers are chosen by: days of which they hold on some, a state, a text of their code or name. */
export type Choice = {
  from?: string | null | undefined;
  to?: string | null | undefined;
  TrangThai?: string | null | undefined;
  Loai?: string | null | undefined;
  keyword?: string | null | undefined;
};

type Counts = {
  totalRows: number;
  ChuaPhatHanh: number;
  DaPhatHanh: number;
  DaKetThuc: number;
  DaHuy: number;
};
type Listed<T extends PgTable> = Counts & { data: Array<InferSelectModel<T>> };

export const programmeCode = 'ma_chuong_trinh_khuyen_mai';
export const voucherCode = 'ma_voucher';

/** A page of programmes, the latest first, with the counts of every state: one statement. */
export const programmeList = (ctx: Ctx, choice: Choice, page: Page) =>
  listOf(ctx, chuongTrinhTable, programmeCode, choice, page);

/** A page of vouchers, the latest first, with the counts of every state: one statement. */
export const voucherList = (ctx: Ctx, choice: Choice, page: Page) =>
  listOf(ctx, voucherTable, voucherCode, choice, page);

type Page = { page?: number | null | undefined; limit?: number | null | undefined };

async function listOf<T extends typeof chuongTrinhTable | typeof voucherTable>(
  ctx: Ctx,
  table: T,
  code: string,
  choice: Choice,
  { page, limit }: Page,
): Promise<Listed<T>> {
  const rows = Math.min(Math.max(limit ?? 50, 1), 500);
  const offset = (Math.max(page ?? 1, 1) - 1) * rows;
  const from = choice.from ?? '0001-01-01';
  const to = choice.to ?? '9999-12-31';
  const state = choice.TrangThai ? sql`f.trang_thai = ${choice.TrangThai}` : sql`true`;
  const count = (name: string) =>
    sql`(select count(*)::int from found f where f.trang_thai = ${name}) as ${sql.identifier(name)}`;
  const found = await periodRows<Counts & { data: Array<Record<string, unknown>> }>(
    ctx,
    { from: to, to },
    sql`
    with found as materialized (select * from ${table} c
      where c.ngay_ket_thuc >= ${from}::date and c.ngay_bat_dau <= ${to}::date
        and ${choice.Loai ? sql`c.loai_chuong_trinh_khuyen_mai = ${choice.Loai}` : sql`true`}
        and ${keywordFits(choice.keyword ?? '', code)})
    select (select count(*)::int from found f where ${state}) as "totalRows",
      ${sql.join(['ChuaPhatHanh', 'DaPhatHanh', 'DaKetThuc', 'DaHuy'].map(count), sql`, `)},
      (select coalesce(json_agg(${jsonOf(table)}), '[]'::json) from (select * from found f where ${state}
        order by f.ngay_bat_dau desc, f.id desc limit ${rows} offset ${offset}) f) as data`,
  );
  const [one] = found;
  if (!one) throw new Error(`a page of ${getTableName(table)} has one row`);
  return { ...one, data: one.data.map((row) => asRow(table, row)) };
}

function keywordFits(keyword: string, code: string): SQL {
  const words = tenKhongDau(keyword).split(' ').filter(Boolean);
  const begun = sql`lower(c.${sql.identifier(code)}) like ${`%${keyword
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`}`;
  if (words.length === 0) return keyword.trim() === '' ? sql`true` : begun;
  const all = words.map((word) => sql`' ' || c.ten_tim_kiem like ${`% ${word}%`}`);
  return sql`(${begun} or (${sql.join(all, sql` and `)}))`;
}

/** A row as JSON by the names of its fields; decimals as text, so that none loses a digit. */
function jsonOf(table: PgTable): SQL {
  const cells = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const cell = sql`f.${sql.identifier(column.name)}`;
    return sql`${name}::text, ${isDecimal(column) ? sql`${cell}::text` : cell}`;
  });
  return sql`json_build_object(${sql.join(cells, sql`, `)})`;
}

const isDecimal = (column: PgColumn) => column.getSQLType().startsWith('numeric');

function asRow<T extends PgTable>(table: T, row: Record<string, unknown>): InferSelectModel<T> {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const cells = Object.entries(row).map(([name, value]) => {
    const isTime = columns[name]?.getSQLType().startsWith('timestamp') && typeof value === 'string';
    return [name, isTime ? new Date(value) : value];
  });
  return Object.fromEntries(cells) as InferSelectModel<T>; // every column by its field
}
