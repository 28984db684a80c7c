import type { Ctx, Tx } from '../../engine/context.ts';
import { type SlipWithLines, slipsWithLines } from './queries.ts';

/** Where an act leaves the slips that it made, so that they are not read again to be answered. */
export type SlipsInHand = { made?: { slips: readonly SlipWithLines[]; by: Tx['tx'] } };

/** The slips of an act with the numbers that they got with its commit, in order of number; those that are not in hand are read. */
export async function slipsToAnswer(
  ctx: Ctx,
  ids: readonly string[],
  { made }: SlipsInHand,
): Promise<SlipWithLines[]> {
  const numbered = (made?.slips ?? []).flatMap((slip) => {
    const taken = made?.by.numbers.get(slip.SoPhieuYeuCau);
    return taken ? [{ ...slip, SoPhieuYeuCau: taken.text, SoThuTu: taken.number }] : [];
  });
  // a repeat of the request made none
  if (numbered.length !== ids.length) return slipsWithLines(ctx, ids);
  return numbered.sort((a, b) => (a.SoPhieuYeuCau < b.SoPhieuYeuCau ? -1 : 1));
}
