import type { Ctx } from '../../engine/context.ts';
import { healthOfVisit } from './queries.ts';

/** What the patient of a visit told the reception about allergies. */
export async function allergiesToldAtReception(ctx: Ctx, TiepNhan_Id: string): Promise<string[]> {
  const health = await healthOfVisit(ctx, TiepNhan_Id);
  return health?.DiUng ? [health.DiUng] : [];
}
