import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import type { QueryDanhSachGiaoDichNganHangArgs } from '../../gql/main.ts';
import { preparedById, preparedOfAmount } from '../cashier/prepared.ts';
import { madeOfVisit, receptionById } from '../reception/queries.ts';
import { visibleRecords } from '../recordAccess/visible.ts';
import { type GiaoDichNganHangRow, giaoDichNganHangTable as table } from './tables.ts';

/** One transfer. Errors: NOT_FOUND. */
export async function noticeById(ctx: Ctx, id: string): Promise<GiaoDichNganHangRow> {
  const [row] = await ctx.db.select().from(table).where(eq(table._id, id));
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'GiaoDichNganHang' });
  return row;
}

/** Transfers of some days (today when empty), the newest first, with how many there are in each state. Two statements. */
export async function noticeList(ctx: Ctx, args: QueryDanhSachGiaoDichNganHangArgs) {
  const from = args.tuNgay ?? today(ctx);
  const to = args.denNgay ?? from;
  const limit = Math.min(Math.max(args.limit ?? 50, 1), 200);
  const offset = (Math.max(args.page ?? 1, 1) - 1) * limit;
  // what waits is never hidden by a day
  const ofDays = sql`(${table.NgayGiaoDich} >= (${from}::date::timestamp at time zone 'Asia/Ho_Chi_Minh')
    and ${table.NgayGiaoDich} < ((${to}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh') or ${table.TrangThai} = 'ChoXuLy')`;
  const found = sql`${ofDays} and ${keywordFits(args.keyword ?? '')}
    and ${args.LyDoCho ? sql`${table.LyDoCho} = ${args.LyDoCho}` : sql`true`}`;
  const shown = args.TrangThai ? sql`${found} and ${table.TrangThai} = ${args.TrangThai}` : found;
  const [data, counted] = await Promise.all([
    ctx.db
      .select()
      .from(table)
      .where(shown)
      .orderBy(desc(table.NgayGiaoDich), desc(table._id))
      .limit(limit)
      .offset(offset),
    ctx.db
      .select({ TrangThai: table.TrangThai, count: sql<number>`count(*)::int` })
      .from(table)
      .where(found)
      .groupBy(table.TrangThai),
  ]);
  const of = (state: GiaoDichNganHangRow['TrangThai']) =>
    counted.find(({ TrangThai }) => TrangThai === state)?.count ?? 0;
  const counts = {
    ChoXuLy: of('ChoXuLy'),
    DaThuTien: of('DaThuTien'),
    BoQua: of('BoQua'),
    DaHuy: of('DaHuy'),
  };
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { data, totalRows: args.TrangThai ? counts[args.TrangThai] : all, ...counts };
}

/**
 * What a transfer may pay, of visits that the caller may see: what was prepared under its reference, then what comes to its amount, the
 * newest first.
 */
export async function candidatesOf(ctx: Ctx, { SoTien, GiaoDichTam_Id }: GiaoDichNganHangRow) {
  const same = await preparedOfAmount(ctx, SoTien);
  const named = GiaoDichTam_Id ? [await preparedById(ctx, GiaoDichTam_Id)] : [];
  const found = [...named, ...same.filter((one) => one._id !== GiaoDichTam_Id)];
  const visits = await Promise.all(found.map((one) => receptionById(ctx, one.TiepNhan_Id)));
  const seen = new Set((await visibleRecords(ctx, visits, madeOfVisit)).map((visit) => visit._id));
  return found.filter((one) => seen.has(one.TiepNhan_Id));
}

function keywordFits(keyword: string): SQL {
  const whole = keyword.trim();
  if (whole === '') return sql`true`;
  const part = `%${whole.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`(${table.NoiDung} ilike ${part} or ${table.MaThamChieu} ilike ${part} or ${table.NguoiChuyen} ilike ${part}
    or ${table.SoTaiKhoan} = ${whole})`;
}
