import type { VisitTotals } from '@sen/domain/cashier/lineState';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { loadOne } from '../../engine/loaders.ts';
import { prepared } from '../../engine/sql/prepared.ts';
import { preparedByIds } from '../../engine/sql/preparedByIds.ts';
import {
  vienPhiTable as accounts,
  type BienLaiRow,
  vienPhiDongTable as lines,
  thanhToanTable as payments,
  bienLaiTable as receipts,
  type VienPhiDongRow,
  type VienPhiRow,
} from './tables.ts';

const noMoney = {
  ThanhTien: '0.00',
  BHChiTra: '0.00',
  BNCCT: '0.00',
  BNTT: '0.00',
  BenhNhanTT: '0.00',
  NguonKhac: '0.00',
  KhuyenMai: '0.00',
  MienGiam: '0.00',
  HachToan: '0.00',
  ConLai: '0.00',
  ThuThua: '0.00',
} as const satisfies VisitTotals;

export type CostOfVisit = VisitTotals & {
  /** Id of the account; null before the first charge. */
  _id: string | null;
  TiepNhan_Id: string;
  soDong: number;
  DaThu: string;
  TamUngCon: string;
  /** What of `ConLai` open debts cover. */
  CongNo: string;
  /** No co-payment is due because the in-scope total is below the limit of the law. */
  duoiNguong: boolean;
  theChuaXacMinh: boolean;
};

/** The cost of a visit by payer; all zero before the first charge. */
export async function costOfVisit(ctx: Ctx, TiepNhan_Id: string): Promise<CostOfVisit> {
  const account = await accountOfVisit(ctx, TiepNhan_Id);
  const rest = {
    soDong: 0,
    DaThu: '0.00',
    TamUngCon: '0.00',
    CongNo: '0.00',
    duoiNguong: false,
    theChuaXacMinh: false,
  };
  return { _id: null, ...noMoney, ...rest, ...account, TiepNhan_Id };
}

/** The account of a visit; null before the first charge. */
export function accountOfVisit(ctx: Ctx, TiepNhan_Id: string): Promise<VienPhiRow | null> {
  return loadOne(ctx, 'cashier:account', TiepNhan_Id, async (of, ids) => {
    const rows = await accountsOf(of.db, ids);
    return new Map(rows.map((row) => [row.TiepNhan_Id, row]));
  });
}

/** The live lines of a visit in order of time. */
export function linesOfVisit(ctx: Ctx, TiepNhan_Id: string): Promise<VienPhiDongRow[]> {
  return liveLines(ctx.db, { TiepNhan_Id });
}

/** Every line that a visit has had in order of time: those that were taken off its bill, too. */
export function allLinesOfVisit(ctx: Ctx, TiepNhan_Id: string): Promise<VienPhiDongRow[]> {
  return ctx.db
    .select()
    .from(lines)
    .where(eq(lines.TiepNhan_Id, TiepNhan_Id))
    .orderBy(asc(lines.NgayYLenh), asc(lines._id));
}

const pageMax = 500;

/**
 * A page of the live lines of a visit, in order of time. The first pages hold those for which something is due or owed, then come the
 * newest. Errors: BAD_INPUT for a page that there is not.
 */
export async function pageOfLines(
  ctx: Ctx,
  TiepNhan_Id: string,
  { page, limit }: { page: number; limit: number },
): Promise<VienPhiDongRow[]> {
  refuseIssues([
    ...(page < 1 ? [{ path: 'page', code: 'TOO_SMALL', details: { min: '1' } }] : []),
    ...(limit < 1 ? [{ path: 'limit', code: 'TOO_SMALL', details: { min: '1' } }] : []),
    ...(limit > pageMax ? [{ path: 'limit', code: 'TOO_LARGE', details: { max: String(pageMax) } }] : []),
  ]);
  const rows = await ctx.db
    .select()
    .from(lines)
    .where(and(eq(lines.TiepNhan_Id, TiepNhan_Id), eq(lines.TrangThai, 'DangSuDung')))
    .orderBy(desc(sql`(${lines.ConLai} > 0 or ${lines.ThuThua} > 0)`), desc(lines.NgayYLenh), desc(lines._id))
    .limit(limit)
    .offset((page - 1) * limit);
  return rows.sort((a, b) => a.NgayYLenh.getTime() - b.NgayYLenh.getTime() || (a._id < b._id ? -1 : 1));
}

const accountsOf = preparedByIds((db, isOf) => db.select().from(accounts).where(isOf(accounts.TiepNhan_Id)));

const liveLines = prepared((db) =>
  db
    .select()
    .from(lines)
    .where(and(eq(lines.TiepNhan_Id, sql.placeholder('TiepNhan_Id')), eq(lines.TrangThai, 'DangSuDung')))
    .orderBy(asc(lines.NgayYLenh), asc(lines._id)),
);

/** One line, cancelled ones included; null when there is none. */
export async function lineById(ctx: Ctx, id: string): Promise<VienPhiDongRow | null> {
  const [row] = await ctx.db.select().from(lines).where(eq(lines._id, id));
  return row ?? null;
}

/** One receipt, read together with all that one request asks for; null when there is none. */
export function receiptById(ctx: Ctx, id: string | null): Promise<BienLaiRow | null> {
  return loadOne(ctx, 'cashier:receipt', id, async (of, ids) => {
    const rows = await of.db
      .select()
      .from(receipts)
      .where(inArray(receipts._id, [...ids]));
    return new Map(rows.map((row) => [row._id, row]));
  });
}

/** The receipts of a visit, the newest first; cancelled ones stay visible. */
export function receiptsOfVisit(
  ctx: Ctx,
  TiepNhan_Id: string,
  only: { cancelled?: boolean } = {},
): Promise<BienLaiRow[]> {
  return ctx.db
    .select()
    .from(receipts)
    .where(
      and(
        eq(receipts.TiepNhan_Id, TiepNhan_Id),
        only.cancelled ? eq(receipts.TrangThai, 'DaHuy') : undefined,
      ),
    )
    .orderBy(desc(receipts.NgayBienLai), desc(receipts._id));
}

/** The receipts of a patient over all visits, the newest first. `start`, `end`: days in Vietnam, both included. */
export function receiptsOfPatient(
  ctx: Ctx,
  BenhNhan_Id: string,
  range: { TiepNhan_Id?: string | null; start?: string | null; end?: string | null } = {},
): Promise<BienLaiRow[]> {
  return ctx.db
    .select()
    .from(receipts)
    .where(
      and(
        eq(receipts.BenhNhan_Id, BenhNhan_Id),
        range.TiepNhan_Id ? eq(receipts.TiepNhan_Id, range.TiepNhan_Id) : undefined,
        betweenDays(range.start ?? null, range.end ?? null),
      ),
    )
    .orderBy(desc(receipts.NgayBienLai), desc(receipts._id))
    .limit(300);
}

/** Receipts from midnight of the first day to midnight after the last one, in Vietnam. */
export function betweenDays(start: string | null, end: string | null) {
  return and(
    start
      ? sql`${receipts.NgayBienLai} >= (${start}::date::timestamp at time zone 'Asia/Ho_Chi_Minh')`
      : undefined,
    end
      ? sql`${receipts.NgayBienLai} < ((${end}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh')`
      : undefined,
  );
}

export type PaymentPart = {
  Loai: string;
  SoTien: string;
  HinhThucThanhToan_Id: string;
  MaGiaoDich: string | null;
  TaiKhoanNganHang_Id: string | null;
};

/** The parts of a receipt's payment, read together for all receipts of a request. */
export async function paymentsOf(ctx: Ctx, BienLai_Id: string): Promise<PaymentPart[]> {
  const found = await loadOne(ctx, 'cashier:payments', BienLai_Id, async (of, ids) => {
    const rows = await of.db
      .select()
      .from(payments)
      .where(inArray(payments.BienLai_Id, [...ids]))
      .orderBy(payments._id);
    return byReceipt(rows);
  });
  return found ?? [];
}

export type PostedLine = {
  VienPhiDong_Id: string;
  source: string;
  NhomChiPhi: string;
  Ma: string;
  Ten: string;
  DonViTinh: string | null;
  SoLuong: string;
  DonGia: string;
  SoTien: string;
  BienLai_Id: string;
};

/**
 * What a receipt paid for, or paid back: the lines that its money stands on now. A payment that is taken back or cancelled keeps
 * the lines it was printed with; an advance was printed with none. Read together for all receipts of a request.
 */
export async function postedLines(ctx: Ctx, BienLai_Id: string): Promise<PostedLine[]> {
  const found = await loadOne(ctx, 'cashier:postedLines', BienLai_Id, async (of, ids) => {
    const { rows } = await of.db.execute<PostedLine>(sql`
      with posted as (
        select c.*, r.loai_bien_lai as kind, r.id as paper, c.trang_thai = 'HieuLuc' as alive,
          bool_or(c.trang_thai = 'HieuLuc') over (partition by r.id) as in_use
        from main.bien_lai r
        join main.bien_lai_chi_tiet c on (c.bien_lai_hoan_id = r.id or (c.bien_lai_id = r.id and c.bien_lai_hoan_id is null))
        where r.id = any(${sql.param([...ids])}::uuid[])
      ), printed as (
        -- taken back more than once, it was printed once
        select distinct on (paper, vien_phi_dong_id) paper, vien_phi_dong_id, amount
        from (select paper, vien_phi_dong_id, sum(so_tien) as amount, max(id::text) as last from posted
          where not in_use and kind <> 'TamUng' group by paper, vien_phi_dong_id, ngay_tao) times
        order by paper, vien_phi_dong_id, last desc
      ), counted as (
        select paper, vien_phi_dong_id, sum(so_tien) as amount from posted where alive group by paper, vien_phi_dong_id
        having sum(so_tien) <> 0
        union all select paper, vien_phi_dong_id, amount from printed
      )
      select p.paper as "BienLai_Id", l.id as "VienPhiDong_Id", l.source, l.nhom_chi_phi as "NhomChiPhi", l.ma as "Ma",
        l.ten as "Ten", l.don_vi_tinh as "DonViTinh", l.so_luong as "SoLuong", l.don_gia as "DonGia", p.amount as "SoTien"
      from counted p join main.vien_phi_dong l on l.id = p.vien_phi_dong_id
      order by l.ngay_y_lenh, l.id`);
    return byReceipt(rows);
  });
  return found ?? [];
}

function byReceipt<R extends { BienLai_Id: string }>(rows: readonly R[]): Map<string, R[]> {
  const groups = new Map<string, R[]>();
  for (const row of rows) groups.set(row.BienLai_Id, [...(groups.get(row.BienLai_Id) ?? []), row]);
  return groups;
}

/** Whether an advance of a visit is not used up. */
export async function hasAdvance(ctx: Ctx, TiepNhan_Id: string): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ is: boolean }>(sql`
    select exists (select from main.bien_lai where tiep_nhan_id = ${TiepNhan_Id} and loai_bien_lai = 'TamUng'
      and trang_thai in ('DaThuTien', 'DangHachToan')) as is`);
  return rows[0]?.is ?? false;
}
