import type { Ctx, Tx } from '../../engine/context.ts';
import { definePoint } from '../../engine/points.ts';
import type { TiepNhanRow } from './tables.ts';

/** Tells for how many days, today among them, something given before still covers a patient; 0 when it does not. */
export type CoverSource = { name: string; daysLeft: (ctx: Ctx, BenhNhan_Id: string) => Promise<number> };

/** Those who know what still covers a patient, such as prescriptions. */
export const stillCovered = definePoint<CoverSource>('still covered');

/** A reception as those know it who follow it. */
export type KeptVisit = Pick<
  TiepNhanRow,
  | '_id'
  | 'BenhNhan_Id'
  | 'DoiTuong_Id'
  | 'Ngay'
  | 'NoiTiepNhan_Id'
  | 'TrangThai'
  | 'TaiKhamTheoHen'
  | 'SoGiayHen'
>;

/**
 * What follows in the same transaction when a reception was made (`before` is null), changed or cancelled; it may refuse at fields of the
 * reception.
 */
export const whenVisitKept =
  definePoint<(tx: Tx, before: KeptVisit | null, after: KeptVisit) => Promise<void>>('whenVisitKept');

/**
 * What refuses that orders of a locked visit are added or taken away although its money is open, in the same transaction: throws the refusal.
 */
export const beforeVisitOrders =
  definePoint<(tx: Tx, TiepNhan_Id: string) => Promise<void>>('beforeVisitOrders');
