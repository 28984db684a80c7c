import type { BasketLine } from '@sen/domain/promotions/basket';
import type { Ctx } from '../../engine/context.ts';
import { definePoint } from '../../engine/points.ts';

/** A bill as promotions see it: its lines are open, whether they are paid or not. */
export type BillOfDay = {
  TiepNhan_Id: string;
  MaTiepNhan: string;
  BenhNhan_Id: string;
  Nhom_Ids: readonly string[];
  lines: BasketLine[];
};

/** Who has the bills of a day (YYYY-MM-DD), in the order of the visits: those of the caller's facility. One statement. */
export const billsOfDay = definePoint<(ctx: Ctx, ngay: string) => Promise<BillOfDay[]>>('billsOfDay');
