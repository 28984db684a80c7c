import { and, eq, sql } from 'drizzle-orm';
import { actor, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { xacNhanBHYTTable as table, type XacNhanBHYTRow } from './tables.ts';

export type ConfirmedCosts = Pick<
  XacNhanBHYTRow,
  | 'TiepNhan_Id'
  | 'BenhNhan_Id'
  | 'SoTheBHYT'
  | 'MaDoiTuongKCB'
  | 'ThanhTien'
  | 'BHChiTra'
  | 'BNCCT'
  | 'BNTT'
  | 'NguonKhac'
  | 'dongs'
>;

/** Keeps the insured costs of a visit as they are confirmed now. The act that calls this holds the visit and has decided. */
export async function keepConfirmation(tx: Tx, costs: ConfirmedCosts): Promise<void> {
  await tx.db.insert(table).values({
    ...costs,
    NgayXacNhan: tx.now(),
    NguoiXacNhan_Id: tx.user?.NhanVien_Id ?? null,
    NguoiTao_Id: actor(tx),
    NguoiCapNhat_Id: actor(tx),
  });
}

/** Takes the confirmation of a visit back; it stays readable with the reason. Errors: STATE_CHANGED. */
export async function takeBackConfirmation(tx: Tx, TiepNhan_Id: string, LyDo: string): Promise<void> {
  const taken = await tx.db
    .update(table)
    .set({
      TrangThai: 'DaHuy',
      LyDoHuy: LyDo,
      NguoiHuy_Id: tx.user?.NhanVien_Id ?? null,
      NgayHuy: tx.now(),
      version: sql`${table.version} + 1`,
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    })
    .where(and(eq(table.TiepNhan_Id, TiepNhan_Id), eq(table.TrangThai, 'HieuLuc')))
    .returning({ _id: table._id });
  if (taken.length === 0) throw new DomainError('STATE_CHANGED');
}
