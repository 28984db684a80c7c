import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { actor, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { goOn } from '../../engine/transaction.ts';
import { traCuuTheTable as lookUps, xacNhanBHYTTable as table, type XacNhanBHYTRow } from './tables.ts';

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

/** How long before a reception its desk may have looked a card up, in ms. */
const lookUpsBefore = 12 * 3_600_000;

/** Says of look-ups that were made before a reception whose they are: those of the same person at the desk, by number of card or citizen id. */
export async function linkLookUps(
  tx: Tx,
  visit: { _id: string; BenhNhan_Id: string },
  numbers: ReadonlyArray<string | null | undefined>,
): Promise<void> {
  const asked = numbers.flatMap((number) => number?.replace(/[\s.-]/g, '').toUpperCase() || []);
  const mine = actor(tx);
  if (asked.length === 0 || !mine) return;
  goOn(
    tx,
    tx.db
      .update(lookUps)
      .set({ TiepNhan_Id: visit._id, BenhNhan_Id: visit.BenhNhan_Id })
      .where(
        and(
          isNull(lookUps.TiepNhan_Id),
          inArray(lookUps.maThe, asked),
          eq(lookUps.NguoiTao_Id, mine),
          gt(lookUps.at, new Date(tx.now().getTime() - lookUpsBefore)),
        ),
      )
      .execute(),
  );
}
