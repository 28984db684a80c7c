import { giaoDichNganHangActs } from '@sen/domain/bankNotices/giaoDichNganHang';
import { dec } from '@sen/domain/money/decimal';
import { sql } from 'drizzle-orm';
import { requireAct } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { transition } from '../../engine/acts/transition.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { lockExisting } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import { collect } from '../cashier/collect.ts';
import { cancelPrepared, collectPrepared, preparedById } from '../cashier/prepared.ts';
import { markCollected, tell } from './match.ts';
import { type GiaoDichNganHangRow, giaoDichNganHangTable as table } from './tables.ts';

/** What a transfer is collected onto: what was prepared, or a visit, its lines or as an advance. */
export type SettleInput = {
  requestId: string;
  id: string;
  GiaoDichTam_Id?: string | null | undefined;
  TiepNhan_Id?: string | null | undefined;
  BenhNhan_Id?: string | null | undefined;
  LoaiBienLai?: 'ThuTien' | 'TamUng' | null | undefined;
  xacNhanGia?: boolean | null | undefined;
};

/**
 * Collects a transfer that waits, into the caller's own book. Answers the id of the receipt. Errors: NOT_FOUND, those of the act `thuTien`,
 * PAYMENT_DIFFERS where the lines or what was prepared come to another amount, those of `collect`, BAD_INPUT.
 */
export async function settleNotice(ctx: Ctx, { requestId, ...input }: SettleInput): Promise<string> {
  const request = { id: requestId, operation: 'thuGiaoDichNganHang', content: input };
  const { _id } = await once(ctx, request, async (tx) => {
    const row = await lockNotice(tx, input.id);
    requireAct(tx, giaoDichNganHangActs, 'thuTien', factsOf(row));
    const GiaoDichTam_Id = input.GiaoDichTam_Id ?? null;
    const BienLai_Id = GiaoDichTam_Id
      ? await ontoPrepared(tx, row, GiaoDichTam_Id)
      : await ontoVisit(tx, row, input);
    await markCollected(tx, row, { BienLai_Id, GiaoDichTam_Id: GiaoDichTam_Id ?? row.GiaoDichTam_Id }, false);
    return { _id: BienLai_Id };
  });
  return _id;
}

/** Sets a transfer aside: it is nothing that the cashier collects. Errors: NOT_FOUND, BAD_INPUT without a reason, those of the act `boQua`. */
export async function setAside(ctx: Ctx, id: string, LyDo: string): Promise<void> {
  const LyDoBoQua = givenReason(LyDo, { code: 'REASON_NEEDED' });
  await move(ctx, id, 'boQua', { LyDoBoQua });
}

/** Puts a transfer back that was set aside. Errors: NOT_FOUND, those of the act `moLai`. */
export async function putBack(ctx: Ctx, id: string): Promise<void> {
  await move(ctx, id, 'moLai', { LyDoBoQua: null });
}

function move(
  ctx: Ctx,
  id: string,
  act: 'boQua' | 'moLai',
  set: Partial<GiaoDichNganHangRow>,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockNotice(tx, id);
    await transition(tx, giaoDichNganHangActs, table, id, act, {
      locked: row,
      facts: () => factsOf(row),
      set,
    });
    await tell(tx, id);
  });
}

/** What the acts on a transfer decide on. */
export function factsOf({ TrangThai }: GiaoDichNganHangRow) {
  return { TrangThai, node: null };
}

function lockNotice(tx: Tx, id: string): Promise<GiaoDichNganHangRow> {
  return lockExisting(tx, table, id, giaoDichNganHangActs.name);
}

async function ontoPrepared(tx: Tx, row: GiaoDichNganHangRow, id: string): Promise<string> {
  const { SoTien: expected } = await preparedById(tx, id);
  if (!dec(expected).eq(row.SoTien)) throw new DomainError('PAYMENT_DIFFERS', { expected, paid: row.SoTien });
  return collectPrepared(tx, id, referenceOf(row));
}

async function ontoVisit(
  tx: Tx,
  row: GiaoDichNganHangRow,
  input: Omit<SettleInput, 'requestId'>,
): Promise<string> {
  const { TiepNhan_Id, BenhNhan_Id, LoaiBienLai, xacNhanGia } = input;
  if (!TiepNhan_Id || !BenhNhan_Id) {
    refuseIssues([{ path: 'TiepNhan_Id', code: 'REQUIRED' }]);
    throw new DomainError('BAD_INPUT');
  }
  await freeLines(tx, row, TiepNhan_Id);
  const { SoTien } = row;
  const part = {
    ...(await transferTo(tx, row.SoTaiKhoan)),
    SoTien,
    MaGiaoDich: referenceOf(row),
    fromBank: true,
  };
  return collect(tx, {
    ...{ requestId: row._id, TiepNhan_Id, BenhNhan_Id, SoTien, thanhToans: [part] },
    ...{ LoaiBienLai: LoaiBienLai ?? 'ThuTien', xacNhanGia, NguoiNop: row.NguoiChuyen },
  });
}

/** The money that was awaited under its reference has come, in another amount or too late: the lines of the visit wait for it no more. */
async function freeLines(
  tx: Tx,
  { GiaoDichTam_Id }: GiaoDichNganHangRow,
  TiepNhan_Id: string,
): Promise<void> {
  if (!GiaoDichTam_Id) return;
  const prepared = await preparedById(tx, GiaoDichTam_Id);
  if (prepared.TiepNhan_Id === TiepNhan_Id && prepared.TrangThai === 'ChuaThuTien')
    await cancelPrepared(tx, GiaoDichTam_Id);
}

const referenceOf = ({ MaThamChieu, MaNguon }: GiaoDichNganHangRow) => MaThamChieu ?? MaNguon;

/** The way of paying by transfer, and the account of the catalogue. Errors: BAD_INPUT when the house has no such way. */
async function transferTo(tx: Tx, SoTaiKhoan: string) {
  const { rows } = await tx.db.execute<{ way: string; account: string | null }>(sql`
    select h.id as way, (select a.id from main.tai_khoan_ngan_hang a where a.so_tai_khoan = ${SoTaiKhoan} and a.trang_thai = 'DangSuDung'
      order by a.ma_tai_khoan limit 1) as account
    from main.hinh_thuc_thanh_toan h
    where h.trang_thai = 'DangSuDung' and h.is_active and not h.tam_ngung and h.loai = 'ChuyenKhoan'
    order by h.mac_dinh desc, h.ma_hinh_thuc_thanh_toan limit 1`);
  const [found] = rows;
  if (!found)
    throw new DomainError('BAD_INPUT', {
      issues: [{ path: 'HinhThucThanhToan_Id', code: 'PAYMENT_METHOD_OFF' }],
    });
  return { HinhThucThanhToan_Id: found.way, TaiKhoanNganHang_Id: found.account };
}
