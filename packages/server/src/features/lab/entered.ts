import type { Ctx } from '../../engine/context.ts';
import { type EnteredOf, enteredOf } from '../readings/entered.ts';
import { labReading } from './described.ts';
import { storedValues } from './versions.ts';

/** What was entered of a slip, of all versions: each value, and each service of which something is written or shown. */
export async function enteredOfSlip(ctx: Ctx, slipId: string): Promise<EnteredOf[]> {
  const [values, stored] = await Promise.all([storedValues(ctx, [slipId]), labReading.stored(ctx, [slipId])]);
  return [...values, ...enteredOf(stored)];
}
