import { everyRight, type Refusal, refusal } from '@sen/domain/acts/acts';
import type { BienLaiFacts } from '@sen/domain/cashier/bienLai';
import { type VienPhiFacts, vienPhiActs } from '@sen/domain/cashier/vienPhi';
import {
  type VienPhiDongAction,
  type VienPhiDongFacts,
  vienPhiDongActs,
} from '@sen/domain/cashier/vienPhiDong';
import type { ErrorCode } from '@sen/domain/errors/errors';
import { dec } from '@sen/domain/money/decimal';
import { sql } from 'drizzle-orm';
import { requireAct, rightsOf } from '../../engine/acts/acts.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { facilityOf } from '../organisation/facility.ts';
import { type ReceptionForCharges, receptionById } from '../reception/queries.ts';
import { awaitedOfVisit } from './awaited.ts';
import type { PackageOnBill } from './packageOnBill.ts';
import { invoicedReceipts } from './points.ts';
import { costOfVisit } from './queries.ts';
import { readOnce } from './readOnce.ts';
import type { BienLaiRow, VienPhiDongRow, VienPhiRow } from './tables.ts';

type Sums = Pick<
  VienPhiRow,
  'BenhNhanTT' | 'ConLai' | 'ThuThua' | 'TamUngCon' | 'CongNo' | 'BHChiTra' | 'theChuaXacMinh'
>;

/** What the acts on the account of a visit decide on. */
export async function visitFacts(
  ctx: Ctx,
  { BenhNhanTT, ConLai, ThuThua, TamUngCon, CongNo, BHChiTra, theChuaXacMinh }: Sums,
  visit: ReceptionForCharges,
): Promise<VienPhiFacts> {
  const [node, chuaThucHien] = await Promise.all([
    facilityOf(ctx, visit.NoiTiepNhan_Id),
    dec(BHChiTra).gt(0) ? readOnce(ctx, 'cashier:unperformed', visit._id, readUnperformed) : null,
  ]);
  const sums = { BenhNhanTT, ConLai, ThuThua, TamUngCon, CongNo, BHChiTra, theChuaXacMinh };
  return { ...sums, visit, node, chuaThucHien };
}

/** What the acts on a charge line decide on. `goi`: its package, which only giving that back asks for. */
export async function lineFacts(
  ctx: Ctx,
  line: VienPhiDongRow,
  visit: ReceptionForCharges,
  goi: PackageOnBill | null = null,
): Promise<VienPhiDongFacts> {
  const { TrangThai, source, Ten, BenhNhanTT, KhuyenMai, MienGiam, HachToan, ConLai } = line;
  const { BHChiTra, ThucHien } = line;
  const [node, awaited, paid] = await Promise.all([
    facilityOf(ctx, visit.NoiTiepNhan_Id),
    awaitedOfVisit(ctx, line.TiepNhan_Id),
    dec(HachToan).gt(0) ? readOnce(ctx, 'cashier:paidBy', line._id, readPaidBy) : null,
  ]);
  return {
    ...{ TrangThai, source, Ten, BenhNhanTT, KhuyenMai, MienGiam, HachToan, ConLai },
    ...{ BHChiTra, ThucHien, visit, node },
    bienLaiHoan: paid?.refund ?? null,
    CaDaKetToan: paid?.closed ?? false,
    hoaDon:
      (await Promise.all((paid?.receipts ?? []).map((id) => invoiceNumberOf(ctx, id)))).find(Boolean) ?? null,
    giaoDichTam: awaited.get(line._id) ?? null,
    goi: goi && { daThu: goi.daThu, conPhan: goi.conPhan, theoBuoi: goi.theoBuoi },
  };
}

/** Throws the refusal of an act on lines of a visit that this transaction has locked. */
export async function requireOnLines(
  tx: Tx,
  lines: readonly VienPhiDongRow[],
  visit: ReceptionForCharges,
  action: VienPhiDongAction,
): Promise<void> {
  for (const line of lines) requireAct(tx, vienPhiDongActs, action, await lineFacts(tx, line, visit));
}

/** What decides whether a receipt is cancelled. */
export async function receiptFacts(
  ctx: Ctx,
  receipt: BienLaiRow,
  visit: ReceptionForCharges,
): Promise<BienLaiFacts> {
  const { TrangThai, LoaiBienLai, HachToan, QuayThu_Id, CaThu_Id } = receipt;
  const [node, uses, hoaDon] = await Promise.all([
    facilityOf(ctx, QuayThu_Id),
    readOnce(ctx, 'cashier:uses', receipt._id, readUses),
    invoiceNumberOf(ctx, receipt._id),
  ]);
  return {
    hoaDon,
    ...{ TrangThai, LoaiBienLai, HachToan, visit, node },
    ThuNo: receipt.ThuNo || uses?.owed === true,
    CaDaKetToan: CaThu_Id !== null || uses?.closed === true,
    bienLaiHoan: uses?.refund ?? null,
    daThucHien: uses?.performed ?? null,
    dongDaHuy: uses?.cancelled ?? null,
  };
}

/** Why the caller may not change the payer object of a visit, as an error code; null when he may. Errors: NOT_FOUND. */
export async function changePayerRefusal(ctx: Ctx, TiepNhan_Id: string): Promise<ErrorCode | null> {
  const reception = await receptionById(ctx, TiepNhan_Id);
  const facts = await visitFacts(ctx, await costOfVisit(ctx, TiepNhan_Id), reception);
  return refusal(vienPhiActs, 'doiDoiTuong', facts, rightsOf(ctx))?.code ?? null;
}

/** Why the fees of a visit cannot be completed, whoever asks; null when they can, or are. Errors: NOT_FOUND. */
export async function completionRefusal(ctx: Ctx, TiepNhan_Id: string): Promise<Refusal | null> {
  const reception = await receptionById(ctx, TiepNhan_Id);
  if (reception.DaXacNhanChiPhi) return null;
  const facts = await visitFacts(ctx, await costOfVisit(ctx, TiepNhan_Id), reception);
  return refusal(vienPhiActs, 'hoanTat', facts, everyRight);
}

/** A line of each visit that the fund pays for and nobody has performed. */
async function readUnperformed(ctx: Ctx, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await ctx.db.execute<{ id: string; name: string }>(sql`
    select distinct on (tiep_nhan_id) tiep_nhan_id as id, ten as name from main.vien_phi_dong
    where tiep_nhan_id = any(${sql.param([...ids])}::uuid[]) and trang_thai = 'DangSuDung' and bh_chi_tra > 0 and not thuc_hien
    order by tiep_nhan_id, ngay_y_lenh, id`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

type PaidBy = { refund: string | null; closed: boolean };
type PaidLine = PaidBy & { receipts: string[] };

async function readPaidBy(ctx: Ctx, ids: readonly string[]): Promise<Map<string, PaidLine>> {
  const { rows } = await ctx.db.execute<PaidLine & { id: string }>(sql`
    select c.vien_phi_dong_id as id, max(h.ma_bien_lai) as refund, bool_or(r.ca_thu_id is not null) as closed,
      to_json(array_agg(distinct r.id)) as receipts
    from main.bien_lai_chi_tiet c
    join main.bien_lai r on r.id = c.bien_lai_id
    left join main.bien_lai h on h.id = c.bien_lai_hoan_id
    where c.trang_thai = 'HieuLuc' and c.vien_phi_dong_id = any(${sql.param([...ids])}::uuid[]) group by 1`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Serial and number of the electronic invoice that a receipt stands in, once it was sent; null for none. */
export function invoiceNumberOf(ctx: Ctx, BienLai_Id: string): Promise<string | null> {
  return readOnce(ctx, 'cashier:invoiced', BienLai_Id, readInvoiced);
}

/** The invoices that receipts stand in. */
async function readInvoiced(ctx: Ctx, ids: readonly string[]): Promise<Map<string, string>> {
  const found = await Promise.all(invoicedReceipts.all().map((read) => read(ctx, ids)));
  return new Map(found.flatMap((one) => [...one]));
}

type Uses = PaidBy & { performed: string | null; cancelled: string | null; owed: boolean };

/** The postings from receipts, and by those that gave an advance back the receipts of these advances. */
async function readUses(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Uses>> {
  const { rows } = await ctx.db.execute<Uses & { id: string }>(sql`
    select r.id, max(h.ma_bien_lai) as refund,
      min(l.ten) filter (where l.thuc_hien and r.loai_bien_lai = 'ThuTien') as performed,
      coalesce(bool_and(l.ghi_no) filter (where r.loai_bien_lai = 'ThuTien'), false) as owed,
      (select min(x.ten) from main.bien_lai_chi_tiet g join main.vien_phi_dong x on x.id = g.vien_phi_dong_id
        where g.bien_lai_hoan_id = r.id and g.trang_thai = 'HieuLuc' and x.trang_thai = 'DaHuy') as cancelled,
      exists (select 1 from main.bien_lai_chi_tiet g join main.bien_lai s on s.id = g.bien_lai_id
        where g.bien_lai_hoan_id = r.id and g.trang_thai = 'HieuLuc' and g.vien_phi_dong_id is null and s.ca_thu_id is not null) as closed
    from main.bien_lai r
    left join main.bien_lai_chi_tiet c on c.bien_lai_id = r.id and c.trang_thai = 'HieuLuc'
    left join main.vien_phi_dong l on l.id = c.vien_phi_dong_id
    left join main.bien_lai h on h.id = c.bien_lai_hoan_id
    where r.id = any(${sql.param([...ids])}::uuid[]) group by r.id`);
  return new Map(rows.map((row) => [row.id, row]));
}
