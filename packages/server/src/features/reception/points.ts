import type { Ctx } from '../../engine/context.ts';
import { definePoint } from '../../engine/points.ts';

/** Tells for how many days, today among them, something given before still covers a patient; 0 when it does not. */
export type CoverSource = { name: string; daysLeft: (ctx: Ctx, BenhNhan_Id: string) => Promise<number> };

/** Those who know what still covers a patient, such as prescriptions. */
export const stillCovered = definePoint<CoverSource>('still covered');
