import { type LeavingFacts, trangThaiRaVien } from '@sen/domain/admission/nhapVien';
import type { Label } from '@sen/domain/catalogue/catalogue';
import type { HinhThucRaVien } from '@sen/domain/discharges/raVienNoiTru';
import type { SQL } from 'drizzle-orm';
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

/** A kind of papers that are written on stays. */
export type StayPaper = {
  /** The code of its print form. */
  form: string;
  label: Label;
  /** A select of those that are alive: stay, id, code and at (when it was written). */
  ofStays: SQL;
  /** The discharges after which there may be one: it is cancelled before the discharge is another one or is taken back. */
  kinds?: readonly HinhThucRaVien[];
};

/** The papers that stays have, for who shows them and for who takes back what they follow from. */
export const stayPaper = definePoint<StayPaper>('stayPaper');
