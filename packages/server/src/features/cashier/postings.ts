import { bienLaiActs, bienLaiSteps, hanhDongHachToan } from '@sen/domain/cashier/bienLai';
import { dec, toMoney } from '@sen/domain/money/decimal';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import { transition } from '../../engine/acts/transition.ts';
import { actor, type Tx } from '../../engine/context.ts';
import { queryPrepared } from '../../engine/database/database.ts';
import { lockExisting, sendRows } from '../../engine/sql/rows.ts';
import { pipeline } from '../../engine/sql/transaction.ts';
import {
  type BienLaiRow,
  type PhanBoRow,
  phanBoTable as postings,
  bienLaiTable as receipts,
} from './tables.ts';

export type Posting = Pick<PhanBoRow, 'BienLai_Id' | 'VienPhiDong_Id' | 'BienLaiHoan_Id' | 'SoTien'>;
export type ReceiptStep = keyof typeof bienLaiSteps.acts;

/** Writes postings and what they mean for lines and receipts; the visit is settled afterwards by the caller. */
export async function post(tx: Tx, rows: readonly Posting[]): Promise<void> {
  if (rows.length === 0) return;
  sendPostings(tx, rows);
  refreshSums(tx, rows);
}

function sendPostings(tx: Tx, rows: readonly Posting[]): void {
  sendRows(tx, postings, newPostings(tx, rows));
}

/** Postings as they are written. */
export function newPostings(tx: Tx, rows: readonly Posting[]) {
  return rows.map((row) => ({ ...row, NguoiTao_Id: actor(tx), NgayTao: tx.now() }));
}

/** Takes postings back: they stay readable as cancelled. */
export async function unpost(tx: Tx, rows: readonly PhanBoRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.db
    .update(postings)
    .set({ TrangThai: 'DaHuy', NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) })
    .where(
      inArray(
        postings._id,
        rows.map((row) => row._id),
      ),
    );
  refreshSums(tx, rows);
}

/** The sums of the lines and receipts that postings touch, worked out from all their postings. */
function refreshSums(tx: Tx, rows: readonly Posting[]): void {
  const receiptIds = [...new Set(rows.map((row) => row.BienLai_Id))];
  refreshLines(tx, rows);
  pipeline(tx, queryPrepared(tx.db, 'sen_posted_receipts', sumsOfReceipts, [receiptIds]));
}

/** The sums of the lines that postings touch. */
export function refreshLines(tx: Tx, rows: readonly Posting[]): void {
  const lineIds = [...new Set(rows.flatMap((row) => row.VienPhiDong_Id ?? []))];
  if (lineIds.length > 0) pipeline(tx, queryPrepared(tx.db, 'sen_posted_lines', sumsOfLines, [lineIds]));
}

const sumsOfLines = `
  update main.vien_phi_dong l set hach_toan = p.posted,
    con_lai = greatest(l.benh_nhan_tt - l.khuyen_mai - l.mien_giam - p.posted, 0),
    thu_thua = greatest(p.posted - l.benh_nhan_tt + l.khuyen_mai + l.mien_giam, 0)
  from (select line.id, coalesce(sum(c.so_tien), 0) as posted from unnest($1::uuid[]) as line(id)
    left join main.bien_lai_chi_tiet c on c.vien_phi_dong_id = line.id and c.trang_thai = 'HieuLuc' group by line.id) p
  where l.id = p.id`;

// what a refund takes from a line does not come back to the receipt that once paid it, nor is what it moves to another line paid anew
const sumsOfReceipts = `
  update main.bien_lai b set hach_toan = p.used
  from (select receipt.id, coalesce(sum(c.so_tien), 0) as used from unnest($1::uuid[]) as receipt(id)
    left join main.bien_lai_chi_tiet c on c.bien_lai_id = receipt.id and c.trang_thai = 'HieuLuc'
      and (c.bien_lai_hoan_id is null or c.vien_phi_dong_id is null) group by receipt.id) p
  where b.id = p.id`;

/** The live postings from a receipt or by a receipt that gave money back, locked. */
export function lockPostings(
  tx: Tx,
  where: { from?: string; back?: string; lines?: readonly string[] },
): Promise<PhanBoRow[]> {
  const conditions = [
    sql`trang_thai = 'HieuLuc'`,
    ...(where.from ? [eq(postings.BienLai_Id, where.from)] : []),
    ...(where.back ? [eq(postings.BienLaiHoan_Id, where.back)] : []),
    ...(where.lines ? [inArray(postings.VienPhiDong_Id, [...where.lines])] : []),
  ];
  return tx.db
    .select()
    .from(postings)
    .where(sql.join(conditions, sql` and `))
    .orderBy(postings._id)
    .for('update');
}

/** What the house still has of the advances among the receipts of postings: what they were worth less what was paid back of them. */
export async function keptOf(
  tx: Tx,
  rows: readonly Pick<Posting, 'BienLai_Id'>[],
): Promise<Map<string, string>> {
  const ids = [...new Set(rows.map((row) => row.BienLai_Id))];
  const { rows: kept } = await tx.db.execute<{ id: string; kept: string }>(sql`
    select b.id, (b.gia_tri_bien_lai - b.chenh_lech_lam_tron - coalesce(sum(abs(c.so_tien)), 0))::text as kept
    from main.bien_lai b left join main.bien_lai_chi_tiet c
      on c.bien_lai_id = b.id and c.trang_thai = 'HieuLuc' and c.bien_lai_hoan_id is not null
    where b.id = any(${sql.param(ids)}::uuid[]) and b.loai_bien_lai = 'TamUng' group by b.id`);
  return new Map(kept.map((row) => [row.id, row.kept]));
}

/** Receipts by id, the newest first. */
export async function newestFirst(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.db
    .select({ _id: receipts._id })
    .from(receipts)
    .where(inArray(receipts._id, [...new Set(ids)]))
    .orderBy(desc(receipts.NgayBienLai), desc(receipts._id));
  return rows.map((row) => row._id);
}

/** Locks one receipt. Errors: NOT_FOUND. */
export async function lockReceipt(tx: Tx, id: string): Promise<BienLaiRow> {
  return lockExisting(tx, receipts, id, bienLaiActs.name);
}

/** What a receipt's acts read of it: what was just written has no more yet. */
export type NewReceipt = typeof receipts.$inferInsert &
  Pick<BienLaiRow, '_id' | 'version' | 'TrangThai' | 'CaThu_Id' | 'HachToan' | 'BenhNhan_Id'>;

/** Moves a receipt by a step that follows from an act; `locked`: as this transaction has it. Errors: STATE_CHANGED. */
export async function moveReceipt(
  tx: Tx,
  id: string,
  step: ReceiptStep,
  set: Partial<BienLaiRow> = {},
  locked?: NewReceipt,
): Promise<void> {
  await stepOf(tx, id, step, { set, locked });
}

/**
 * A receipt that is not written yet, moved by a step; `derived`: its sums, which the log does not repeat. The caller writes it. Errors:
 * STATE_CHANGED.
 */
export function movedReceipt(
  tx: Tx,
  receipt: NewReceipt,
  step: ReceiptStep,
  derived: Partial<BienLaiRow> = {},
): Promise<NewReceipt> {
  return stepOf(tx, receipt._id, step, { derived, locked: receipt, unwritten: true });
}

/** A receipt that was just written, as it is read afterwards. */
export function receiptAsRead(receipt: NewReceipt): BienLaiRow {
  const { TienKhachDua, HachToan } = receipt;
  const unset = { LyDoHuy: null, NguoiHuy_Id: null, NgayHuy: null, NguoiTraTien_Id: null, CaThuTra_Id: null };
  const money = { TienKhachDua: TienKhachDua ? toMoney(TienKhachDua) : null, HachToan: toMoney(HachToan) };
  return { ...unset, ...receipt, ...money } as BienLaiRow; // a new receipt gives the other columns
}

type Step = {
  set?: Partial<BienLaiRow>;
  derived?: Partial<BienLaiRow>;
  locked: NewReceipt | undefined;
  unwritten?: boolean;
};

function stepOf(tx: Tx, id: string, step: ReceiptStep, { locked, ...move }: Step): Promise<BienLaiRow> {
  return transition(tx, bienLaiSteps, receipts, id, step, {
    ...move,
    locked: locked as BienLaiRow | undefined, // the facts read no other columns
    consequence: true,
    facts: (_tx, { TrangThai }) => ({ TrangThai, node: null }),
  });
}

/** Moves receipts whose postings grew to the state that fits what is left of them. */
export async function settleReceipts(tx: Tx, ids: Iterable<string>): Promise<void> {
  for (const id of new Set(ids)) {
    const receipt = await lockReceipt(tx, id);
    const value = dec(receipt.GiaTriBienLai).minus(receipt.ChenhLechLamTron).toFixed(2);
    await moveReceipt(tx, id, hanhDongHachToan(value, receipt.HachToan), {}, receipt);
  }
}

/** Moves receipts whose postings were taken back to the state that fits what is still posted. */
export async function reopenReceipts(tx: Tx, ids: Iterable<string>): Promise<void> {
  for (const id of new Set(ids)) {
    const receipt = await lockReceipt(tx, id);
    const action = dec(receipt.HachToan).gt(0) ? 'huyHachToanMotPhan' : 'huyHachToan';
    await moveReceipt(tx, id, action, {}, receipt);
  }
}
