import { dec, toMoney } from '@sen/domain/money/decimal';
import type { Basket, BasketLine, ChuongTrinh, Giam, PricedBasket } from '@sen/domain/promotions/basket';
import { priceBasket } from '@sen/domain/promotions/priceBasket';
import { waitingGifts } from '@sen/domain/promotions/waitingGifts';
import { and, eq, sql } from 'drizzle-orm';
import { type Ctx, type Tx, today } from '../../engine/context.ts';
import { masterDatum } from '../../engine/events/masterData.ts';
import { knownIn, noteIn } from '../../engine/sql/known.ts';
import { patientById } from '../patients/queries.ts';
import { applyPromotions, withdrawPromotions } from './apply.ts';
import { livePromotions, vouchersOfBill, wayOf } from './queries.ts';
import { type ApDungRow, apDungTable, chuongTrinhTable, voucherTable } from './tables.ts';

/** A bill that promotions may concern; `tu` is the day of its first order, `applied` whether something is let off it now. */
export type OfVisit = { TiepNhan_Id: string; BenhNhan_Id: string; tu: string; applied: boolean };

/** What of a bill is kept: what was taken off its lines. */
export type KeptBill = {
  TiepNhan_Id: string;
  BenhNhan_Id: string;
  lines: ReadonlyArray<{ VienPhiDong_Id: string; Ten: string; giams: readonly Giam[] }>;
};

/** The programmes and vouchers of a bill. */
export type BillPromotions = {
  /** Which they are. */
  key: string;
  /** One of them is on packages or courses. */
  byPackage: boolean;
  /** What stands on its lines now. */
  held: ReadonlyMap<string, Giam[]>;
  price: (lines: readonly BasketLine[]) => PricedBasket;
  /** Of lines that were priced, those that are given for what is not paid yet; `isPaid`: money was collected for the line. */
  waiting: (
    lines: readonly BasketLine[],
    priced: PricedBasket,
    isPaid: (id: string) => boolean,
  ) => ReadonlySet<string>;
  /** Writes what changed of it. Errors: those of applyPromotions. */
  keep: (tx: Tx, bill: KeptBill) => Promise<void>;
};

/** The programmes and vouchers that concern a bill; null where none does, nor did. Limits are held until the end of the transaction. */
export async function promotionsOfBill(ctx: Ctx, of: OfVisit): Promise<BillPromotions | null> {
  const { TiepNhan_Id, BenhNhan_Id, tu, applied } = of;
  const added = ctx.tx ? (knownIn<string[]>(ctx as Tx, vouchersName, TiepNhan_Id) ?? []) : [];
  const den = today(ctx);
  const released = (await releasedPeriods(ctx)).some((one) => one.tu <= den && one.den >= tu);
  if (!released && !applied && added.length === 0) return null;
  const [rows, patient, cach] = await Promise.all([
    heldOn(ctx, TiepNhan_Id),
    patientById(ctx, BenhNhan_Id),
    wayOf(ctx, den),
  ]);
  const dropped = ctx.tx ? knownIn<string>(ctx as Tx, droppedName, TiepNhan_Id) : undefined;
  const voucherIds = [...new Set([...rows.flatMap((row) => row.Voucher_Id ?? []), ...added])].filter(
    (id) => id !== dropped,
  );
  const standing = [...new Set(rows.flatMap((row) => row.ChuongTrinhKhuyenMai_Id ?? []))];
  const [chuongTrinhs, vouchers] = await Promise.all([
    livePromotions(ctx, { TiepNhan_Id, BenhNhan_Id, tu, den, standing }),
    vouchersOfBill(ctx, { TiepNhan_Id, BenhNhan_Id }, voucherIds),
  ]);
  const used = chuongTrinhs.filter(({ Loai }) => Loai !== 'TamUngTangVoucher');
  if (used.length === 0 && vouchers.length === 0 && rows.length === 0) return null;
  const khach = { BenhNhan_Id, Nhom_Ids: patient.NhomBenhNhan_Ids };
  return {
    key: JSON.stringify([used.map(({ _id }) => _id), voucherIds]),
    byPackage: used.some(({ Goi_Ids }) => Goi_Ids.length > 0),
    held: byLine(rows),
    price: (lines) => priceBasket(withOwnLeft({ lines, khach, chuongTrinhs: used, vouchers, cach }, rows)),
    waiting: (lines, priced, isPaid) =>
      waitingGifts({ lines, chuongTrinhs: used, cach }, priced.lines, isPaid),
    keep: (tx, bill) => keep(tx, bill, rows),
  };
}

/**
 * What programmes take off lines that are only thought of, of nobody or of a patient; null where none is in force. Vouchers are not
 * asked for: they are given at the desk.
 */
export async function promotionsOfThought(
  ctx: Ctx,
  of: { BenhNhan_Id: string | null; TiepNhan_Id?: string | null },
  lines: readonly BasketLine[],
): Promise<PricedBasket | null> {
  const day = today(ctx);
  if (!(await releasedPeriods(ctx)).some((one) => one.tu <= day && one.den >= day)) return null;
  const { BenhNhan_Id, TiepNhan_Id = null } = of;
  const [live, cach, patient] = await Promise.all([
    livePromotions(ctx, { BenhNhan_Id, TiepNhan_Id }),
    wayOf(ctx, day),
    BenhNhan_Id ? patientById(ctx, BenhNhan_Id) : null,
  ]);
  const chuongTrinhs = live.filter(({ Loai }) => Loai !== 'TamUngTangVoucher');
  if (chuongTrinhs.length === 0) return null;
  const khach = { BenhNhan_Id: BenhNhan_Id ?? '', Nhom_Ids: patient?.NhomBenhNhan_Ids ?? [] };
  return priceBasket({ lines, khach, chuongTrinhs, vouchers: [], cach });
}

/** Uses a voucher on a bill from now on in this transaction; whoever calls it has the bill worked out. */
export function addVoucherOn(tx: Tx, TiepNhan_Id: string, Voucher_Id: string): void {
  noteIn(tx, vouchersName, TiepNhan_Id, [
    ...(knownIn<string[]>(tx, vouchersName, TiepNhan_Id) ?? []),
    Voucher_Id,
  ]);
}

const vouchersName = 'vouchers of a bill';

/** Takes a voucher off a bill in this transaction; whoever calls it has the bill worked out. */
export function dropVoucherOn(tx: Tx, TiepNhan_Id: string, Voucher_Id: string): void {
  noteIn(tx, droppedName, TiepNhan_Id, Voucher_Id);
}

const droppedName = 'voucher taken off a bill';

/**
 * The vouchers whose uses came back with a receipt that gave money back and that may still be used, in the order of their use; locked, so
 * that what is left of them is still left.
 */
export async function vouchersTakenBackBy(tx: Tx, BienLaiHoan_Id: string): Promise<string[]> {
  const { rows } = await tx.db.execute<{ id: string }>(sql`
    select v.id from main.voucher v
    join (select voucher_id, min(id::text) as first from main.ap_dung_khuyen_mai where bien_lai_hoan_id = ${BienLaiHoan_Id} group by 1) a
      on a.voucher_id = v.id
    where v.trang_thai = 'DaPhatHanh' and v.so_luong_da_dung < v.so_luong order by a.first for update of v`);
  return rows.map(({ id }) => id);
}

/** What vouchers take off the lines of a bill, in the order in which they were applied. */
export async function vouchersOn(ctx: Ctx, TiepNhan_Id: string) {
  const { Voucher_Id, VienPhiDong_Id, SoTien } = apDungTable;
  const rows = await ctx.db
    .select({ Voucher_Id, VienPhiDong_Id, SoTien, MaVoucher: voucherTable.MaVoucher })
    .from(apDungTable)
    .innerJoin(voucherTable, eq(voucherTable._id, Voucher_Id))
    .where(and(eq(apDungTable.TiepNhan_Id, TiepNhan_Id), eq(apDungTable.TrangThai, 'HieuLuc')))
    .orderBy(apDungTable._id);
  return rows.map((row) => ({ ...row, Voucher_Id: row.Voucher_Id ?? '' })); // joined by it
}

/** The periods of released programmes, of which there are mostly none: kept as master data. */
function releasedPeriods(ctx: Ctx): Promise<Array<{ tu: string; den: string }>> {
  return masterDatum(ctx, 'periods of programmes', () =>
    ctx.db
      .select({ tu: chuongTrinhTable.NgayBatDau, den: chuongTrinhTable.NgayKetThuc })
      .from(chuongTrinhTable)
      .where(eq(chuongTrinhTable.TrangThai, 'DaPhatHanh')),
  );
}

/** What stands applied on a bill. */
function heldOn(ctx: Ctx, TiepNhan_Id: string): Promise<ApDungRow[]> {
  return ctx.db
    .select()
    .from(apDungTable)
    .where(and(eq(apDungTable.TiepNhan_Id, TiepNhan_Id), eq(apDungTable.TrangThai, 'HieuLuc')))
    .orderBy(apDungTable._id);
}

function byLine(rows: readonly ApDungRow[]): Map<string, Giam[]> {
  const lines = new Map<string, Giam[]>();
  for (const row of rows)
    lines.set(row.VienPhiDong_Id, [...(lines.get(row.VienPhiDong_Id) ?? []), giamOf(row)]);
  return lines;
}

function giamOf({ Buoc: buoc, ChuongTrinhKhuyenMai_Id, Voucher_Id, SoTien, SoLuong }: ApDungRow): Giam {
  return { buoc, nguon_Id: ChuongTrinhKhuyenMai_Id ?? Voucher_Id ?? '', SoTien, SoLuong };
}

/** What the open lines of the bill hold of limits is theirs to use again. */
function withOwnLeft(basket: Basket, rows: readonly ApDungRow[]): Basket {
  const paid = new Set(basket.lines.filter(({ coDinh }) => coDinh !== null).map(({ id }) => id));
  const own = rows.filter((row) => !paid.has(row.VienPhiDong_Id)).map(giamOf);
  const chuongTrinhs = basket.chuongTrinhs.map((one): ChuongTrinh => {
    const mine = own.filter(({ nguon_Id }) => nguon_Id === one._id);
    const units = mine.reduce((total, { SoLuong }) => total + SoLuong, 0);
    const money = mine.reduce((total, { SoTien }) => total.plus(SoTien), dec(0));
    const { soLuong, soTien, lan } = one.con;
    return {
      ...one,
      con: {
        soLuong: soLuong === null ? null : soLuong + units,
        soTien: soTien === null ? null : toMoney(dec(soTien).plus(money)),
        lan,
      },
    };
  });
  return { ...basket, chuongTrinhs };
}

/** Takes back what no longer stands on lines and on those that are gone, and applies what is new. */
async function keep(tx: Tx, { lines, ...visit }: KeptBill, rows: readonly ApDungRow[]): Promise<void> {
  const held = byLine(rows);
  const changed = lines.filter(({ VienPhiDong_Id, giams }) => !same(giams, held.get(VienPhiDong_Id) ?? []));
  const known = new Set(lines.map((line) => line.VienPhiDong_Id));
  const gone = [...held.keys()].filter((id) => !known.has(id));
  const touched = [...changed.map((line) => line.VienPhiDong_Id).filter((id) => held.has(id)), ...gone];
  await withdrawPromotions(tx, touched);
  await applyPromotions(tx, { ...visit, lines: changed });
}

function same(a: readonly Giam[], b: readonly Giam[]): boolean {
  const text = (all: readonly Giam[]) =>
    all
      .map(({ buoc, nguon_Id, SoTien, SoLuong }) => [buoc, nguon_Id, toMoney(SoTien), SoLuong].join(' '))
      .sort()
      .join();
  return text(a) === text(b);
}
