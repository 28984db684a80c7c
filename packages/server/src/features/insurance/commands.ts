import { BenhVien } from '@sen/domain/catalogues/BenhVien';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { createEntry } from '../../engine/catalogue/commands.ts';
import type { RefLabel } from '../../engine/catalogue/queries.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { pipeline } from '../../engine/sql/transaction.ts';
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
  pipeline(
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

/** Codes of facilities as the insurance gives them. */
const facilityCode = /^\d{5}$/;

/**
 * The facility that a card names by its code. One that the site's list does not have is kept there as its code, named as unknown until somebody
 * names it: neither the card nor the share of the insurance loses it. Null for what is no code of a facility.
 */
export async function registeredAt(ctx: Ctx, code: string | null | undefined): Promise<RefLabel | null> {
  const MaCSKCB = code?.trim() ?? '';
  if (MaCSKCB === '') return null;
  const known = await facilityByCode(ctx, MaCSKCB);
  if (known || !facilityCode.test(MaCSKCB)) return known;
  const TenBenhVien = `Cơ sở ${MaCSKCB} (chưa có trong danh mục)`;
  try {
    await createEntry(ctx, BenhVien, { MaCSKCB, TenBenhVien, GhiChu: 'Nơi đăng ký trên thẻ BHYT' });
  } catch (error) {
    // another desk was shown a card of the same facility at this moment
    if (!(error instanceof DomainError) || error.code !== 'BAD_INPUT') throw error;
  }
  return facilityByCode(ctx, MaCSKCB);
}

async function facilityByCode(ctx: Ctx, code: string): Promise<RefLabel | null> {
  const { rows } = await ctx.db.execute<RefLabel>(sql`
    select id as "_id", ma_cskcb as ma, ten_benh_vien as ten from main.benh_vien
    where ma_cskcb = ${code} and trang_thai = 'DangSuDung'`);
  return rows[0] ?? null;
}
