import { settle } from '@sen/domain/insurance/settle';
import { dec, sum, toMoney } from '@sen/domain/money/decimal';
import type { Ctx } from '../../engine/context.ts';
import { payerOf } from '../insurance/queries.ts';
import type { ReceptionForCharges } from '../reception/queries.ts';
import { accountOfVisit, linesOfVisit } from './queries.ts';
import { termsOf } from './settleOne.ts';
import { type ToSettle, toSettleLine } from './splitLines.ts';

/** A line that is only thought of. */
export type ThoughtLine = ToSettle & { KhongThuTien: boolean };

/** What a thought line costs and who pays it; `MienGiam` is not collected. */
export type ThoughtCost = { ThanhTien: string; BHChiTra: string; BenhNhanTT: string; MienGiam: string };

/**
 * What further lines would cost whom in a visit as it stands, by the rules of the bill; nothing is written. `BenhNhanThem` is what the
 * patient would have to pay more in all: a further line may end the relief of a small bill.
 */
export async function previewCharges(
  ctx: Ctx,
  visit: ReceptionForCharges,
  added: readonly ThoughtLine[],
): Promise<{ lines: ThoughtCost[]; BenhNhanThem: string; duoiNguong: boolean }> {
  const payer = await payerOf(ctx, visit.DoiTuong_Id);
  const [account, charged] = await Promise.all([
    accountOfVisit(ctx, visit._id),
    linesOfVisit(ctx, visit._id),
  ]);
  const terms = await termsOf(ctx, visit, payer, account);
  const settled = (lines: readonly ToSettle[]) =>
    settle(
      lines.map((line) => toSettleLine(line, terms)),
      terms.visit,
      terms.parameters,
    );
  const before = settled(charged);
  const after = settled([...charged, ...added]);
  const lines = added.map((line, at) => {
    const split = after.lines[charged.length + at];
    const { bv = '0.00', BHChiTra = '0.00', BenhNhanTT = '0.00' } = split ?? {};
    const free = payer?.mienPhi === true || line.KhongThuTien;
    return { ThanhTien: bv, BHChiTra, BenhNhanTT, MienGiam: free ? BenhNhanTT : '0.00' };
  });
  const more = dec(after.totals.BenhNhanTT).minus(before.totals.BenhNhanTT);
  return {
    lines,
    BenhNhanThem: toMoney(more.minus(sum(lines.map((line) => line.MienGiam)))),
    duoiNguong: after.totals.duoiNguong,
  };
}
