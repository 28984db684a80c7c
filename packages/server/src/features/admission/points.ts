import { type LeavingFacts, trangThaiRaVien } from '@sen/domain/admission/nhapVien';
import type { Ctx } from '../../engine/context.ts';
import { definePoint } from '../../engine/points.ts';
import type { NhapVienRow } from './tables.ts';

/** A stay whose discharge was ordered. */
export type LeavingStay = Pick<NhapVienRow, '_id' | 'TrangThai' | 'TiepNhan_Id' | 'Khoa_Id'>;

/** Those who know what stands against the end of a stay. */
export const leavingFacts =
  definePoint<(ctx: Ctx, stay: LeavingStay) => Promise<LeavingFacts>>('leavingFacts');

/** What the acts at the end of a stay decide on; nothing before its discharge was ordered. */
export async function factsOfLeaving(ctx: Ctx, stay: LeavingStay): Promise<LeavingFacts> {
  if (!trangThaiRaVien.some((state) => state === stay.TrangThai)) return {};
  const known = await Promise.all(leavingFacts.all().map((read) => read(ctx, stay)));
  return Object.assign({}, ...known);
}
