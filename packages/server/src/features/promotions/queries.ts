import type { CachTinh, ChuongTrinh, Voucher } from '@sen/domain/promotions/basket';
import { and, desc, eq, gte, inArray, lte, or, sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { patientById } from '../patients/queries.ts';
import { readSetting } from '../system/queries.ts';
import { capOn } from './facts.ts';
import { engineVoucher, programmeOf } from './rules.ts';
import { type ChuongTrinhRow, chuongTrinhTable, type VoucherRow, voucherTable } from './tables.ts';

/** A programme; null when there is none. */
export async function programmeById(ctx: Ctx, id: string): Promise<ChuongTrinhRow | null> {
  const [row] = await ctx.db.select().from(chuongTrinhTable).where(eq(chuongTrinhTable._id, id));
  return row ?? null;
}

/** A programme that must exist. Errors: NOT_FOUND. */
export async function mustProgramme(ctx: Ctx, id: string): Promise<ChuongTrinhRow> {
  const row = await programmeById(ctx, id);
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'ChuongTrinhKhuyenMai' });
  return row;
}

/** A voucher; null when there is none. */
export async function voucherById(ctx: Ctx, id: string): Promise<VoucherRow | null> {
  const [row] = await ctx.db.select().from(voucherTable).where(eq(voucherTable._id, id));
  return row ?? null;
}

/** A voucher that must exist. Errors: NOT_FOUND. */
export async function mustVoucher(ctx: Ctx, id: string): Promise<VoucherRow> {
  const row = await voucherById(ctx, id);
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'Voucher' });
  return row;
}

/** Whose bill it is, and of which days its lines are; the visit, once there is one. Days as YYYY-MM-DD, today when empty. */
export type OfBill = {
  BenhNhan_Id: string | null;
  TiepNhan_Id?: string | null;
  tu?: string;
  den?: string;
  /** Programmes that stand on the bill: one that has ended meanwhile goes on there. */
  standing?: readonly string[];
};

/** Released programmes that hold on some of these days for the groups of a patient (of nobody, for everybody), the earliest released first. */
export async function liveRows(
  ctx: Ctx,
  { BenhNhan_Id, tu, den, standing = [] }: OfBill,
): Promise<ChuongTrinhRow[]> {
  const groups = BenhNhan_Id === null ? [] : (await patientById(ctx, BenhNhan_Id)).NhomBenhNhan_Ids;
  const table = chuongTrinhTable;
  const live = and(
    eq(table.TrangThai, 'DaPhatHanh'),
    lte(table.NgayBatDau, den ?? today(ctx)),
    gte(table.NgayKetThuc, tu ?? today(ctx)),
    sql`(nhom_khach_hang_ids = '{}' or nhom_khach_hang_ids && ${sql.param([...groups])}::uuid[])`,
  );
  const still = and(inArray(table._id, [...standing]), inArray(table.TrangThai, ['DaPhatHanh', 'DaKetThuc']));
  return ctx.db
    .select()
    .from(table)
    .where(standing.length > 0 ? or(live, still) : live)
    .orderBy(table.NgayPhatHanh, table._id);
}

/** Whether what a programme gives is counted against a limit of all bills. */
export function isLimited(row: ChuongTrinhRow): boolean {
  return row.SoLuongDichVuKhuyenMaiToiDa !== null || row.TongTienKhuyenMaiToiDa !== null;
}

/** Holds the limits of programmes until the end of the transaction, so that what is left of them is still left when it is taken. */
async function holdLimits(ctx: Ctx, rows: readonly ChuongTrinhRow[]): Promise<ChuongTrinhRow[]> {
  const limited = rows.filter(isLimited).map(({ _id }) => _id);
  if (ctx.tx === null || limited.length === 0) return [...rows];
  const held = await ctx.db
    .select()
    .from(chuongTrinhTable)
    .where(inArray(chuongTrinhTable._id, limited))
    .orderBy(chuongTrinhTable._id)
    .for('update');
  return rows.map((row) => held.find(({ _id }) => _id === row._id) ?? row);
}

/** The programmes of a bill as the engine reads them, with what is left of each: of its limits, and for this patient. */
export async function livePromotions(ctx: Ctx, of: OfBill): Promise<ChuongTrinh[]> {
  const rows = await holdLimits(ctx, await liveRows(ctx, of));
  const times = await timesOf(
    ctx,
    of,
    'chuong_trinh_khuyen_mai_id',
    rows.map(({ _id }) => _id),
  );
  return Promise.all(rows.map((row) => programmeOf(ctx, row, times.get(row._id)?.lan ?? 0)));
}

/** Released vouchers as the engine reads them, in the order in which they are named. Errors: VOUCHER_NOT_LIVE. */
export async function vouchersOfBill(ctx: Ctx, of: OfBill, ids: readonly string[]): Promise<Voucher[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select()
    .from(voucherTable)
    .where(inArray(voucherTable._id, [...ids]));
  const times = await timesOf(ctx, of, 'voucher_id', ids);
  return ids.map((id) => {
    const row = rows.find(({ _id }) => _id === id);
    const told = times.get(id) ?? { lan: 0, here: false };
    if (!row || !goesOn(row, told.here)) throw new DomainError('VOUCHER_NOT_LIVE');
    return engineVoucher(row, told);
  });
}

/** How promotions are worked out on a day (today when empty): what the house decides, and the cap of the law. */
export async function wayOf(ctx: Ctx, day: string = today(ctx)): Promise<CachTinh> {
  const { coSoCongLap, nhieuVoucher } = await readSetting(ctx, 'promotions');
  return { coSoCongLap, nhieuVoucher, tranPhanTram: await capOn(ctx, day) };
}

/** How often a patient had programmes or vouchers on other bills, and whether this visit has them. */
async function timesOf(
  ctx: Ctx,
  { BenhNhan_Id, TiepNhan_Id = null }: OfBill,
  column: 'chuong_trinh_khuyen_mai_id' | 'voucher_id',
  ids: readonly string[],
): Promise<Map<string, { lan: number; here: boolean }>> {
  if (BenhNhan_Id === null || ids.length === 0) return new Map();
  const source = sql.identifier(column);
  const { rows } = await ctx.db.execute<{ id: string; lan: number; here: boolean }>(sql`
    select a.${source} as id, (count(distinct a.tiep_nhan_id) filter (where a.tiep_nhan_id is distinct from ${TiepNhan_Id}::uuid))::int as lan,
      coalesce(bool_or(a.tiep_nhan_id = ${TiepNhan_Id}::uuid), false) as here
    from main.ap_dung_khuyen_mai a
    where a.benh_nhan_id = ${BenhNhan_Id} and a.trang_thai = 'HieuLuc' and a.${source} = any(${sql.param([...ids])}::uuid[])
    group by a.${source}`);
  return new Map(rows.map(({ id, ...told }) => [id, told]));
}

/** The voucher of a code, upper or lower case alike; null when there is none. */
export async function voucherByCode(ctx: Ctx, code: string): Promise<VoucherRow | null> {
  const [row] = await ctx.db
    .select()
    .from(voucherTable)
    .where(sql`lower(ma_voucher) = ${code.trim().toLowerCase()} and trang_thai <> 'DaHuy'`)
    .orderBy(desc(voucherTable.NgayTao))
    .limit(1);
  return row ?? null;
}

/** Whether a programme or voucher may be used: a released one, and on a bill that has it one that has ended meanwhile. */
export function goesOn({ TrangThai }: { TrangThai: string }, here: boolean): boolean {
  return TrangThai === 'DaPhatHanh' || (here && TrangThai === 'DaKetThuc');
}

/** What programmes and vouchers take off these lines of a bill, by name, the largest first; each with at least a dong. */
export async function letOffBy(
  ctx: Ctx,
  VienPhiDong_Ids: readonly string[],
): Promise<Array<{ Ten: string; SoTien: string }>> {
  if (VienPhiDong_Ids.length === 0) return [];
  const { rows } = await ctx.db.execute<{ Ten: string; SoTien: string }>(sql`
    select coalesce(p.ten_chuong_trinh_khuyen_mai, 'Voucher ' || v.ma_voucher) as "Ten", sum(a.so_tien)::text as "SoTien"
    from main.ap_dung_khuyen_mai a
    left join main.chuong_trinh_khuyen_mai p on p.id = a.chuong_trinh_khuyen_mai_id
    left join main.voucher v on v.id = a.voucher_id
    where a.vien_phi_dong_id = any(${sql.param([...VienPhiDong_Ids])}::uuid[]) and a.trang_thai = 'HieuLuc'
    group by 1 having sum(a.so_tien) > 0 order by sum(a.so_tien) desc, 1`);
  return rows;
}
