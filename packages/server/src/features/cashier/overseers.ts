import type { Ctx } from '../../engine/context.ts';

/** Who oversees the money of all cashiers: whoever corrects what they charge, and the director. */
const overseers = ['VIEN_PHI_SUA', 'BAO_CAO_DIEU_HANH', 'DANH_MUC_VIEN_PHI'] as const;

/** Whether the caller sees the money of all cashiers, not only the own. */
export function overseesCashiers(ctx: Ctx): boolean {
  return overseers.some((right) => ctx.permissions.has(right));
}
