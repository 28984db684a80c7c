import { settle } from '@sen/domain/insurance/settle';
import { dec, sum, toMoney } from '@sen/domain/money/decimal';
import type { Ctx } from '../../engine/context.ts';
import { payerOf } from '../insurance/queries.ts';
import type { ReceptionForCharges } from '../reception/queries.ts';
import { type PromotedLine, stepsShown } from './letOff.ts';
import { accountOfVisit, linesOfVisit } from './queries.ts';
import { termsOf } from './settleOne.ts';
import { isFree, type ToSettle, toSettleLine } from './splitLines.ts';

/** A line that is only thought of. */
export type ThoughtLine = ToSettle &
  Pick<PromotedLine, 'Ten' | 'NhomChiPhi' | 'DichVu_Id' | 'Goi_Id'> & {
    KhongThuTien: boolean;
    Duoc_Id?: string | null;
  };

/** What a thought line costs and who pays it; `KhuyenMai` is let off by promotions, `MienGiam` is not collected. */
export type ThoughtCost = Record<'ThanhTien' | 'BHChiTra' | 'BenhNhanTT' | 'KhuyenMai' | 'MienGiam', string>;

export const noCost: ThoughtCost = {
  ThanhTien: '0.00',
  BHChiTra: '0.00',
  BenhNhanTT: '0.00',
  KhuyenMai: '0.00',
  MienGiam: '0.00',
};

/**
 * What further lines would cost whom in a visit as it stands, by the rules of the bill; nothing is written. `BenhNhanThem` is what the
 * patient would have to pay more in all: a further line may end the relief of a small bill, or bring a promotion; `khuyenMais` says
 * which there are, a sentence each.
 */
export async function previewCharges(ctx: Ctx, visit: ReceptionForCharges, added: readonly ThoughtLine[]) {
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
  const thought = added.map((line) => ({
    ...line,
    Duoc_Id: line.Duoc_Id ?? null,
    source_Id: line._id,
    HachToan: '0',
  }));
  const ownPart = (at: number) => after.lines[at]?.BNTT ?? '0.00';
  const promoted = [...charged, ...thought]
    .map((line, at) => ({ ...line, BNTT: ownPart(at) }))
    .filter((line) => !isFree(line, payer));
  const letOff = terms.promotions?.letOff(promoted) ?? null;
  const lines = added.map((line, at): ThoughtCost => {
    const split = after.lines[charged.length + at];
    const { bv = '0.00', BHChiTra = '0.00', BenhNhanTT = '0.00' } = split ?? {};
    const KhuyenMai = letOff?.of.get(line._id) ?? '0.00';
    return {
      ThanhTien: bv,
      BHChiTra,
      BenhNhanTT,
      KhuyenMai,
      MienGiam: isFree(line, payer) ? BenhNhanTT : '0.00',
    };
  });
  const more = dec(after.totals.BenhNhanTT).minus(before.totals.BenhNhanTT);
  const off = dec(letOff?.priced.tongGiam ?? 0).minus(sum(charged.map((line) => line.KhuyenMai)));
  const free = sum(lines.map((line) => line.MienGiam));
  return {
    lines,
    BenhNhanThem: toMoney(more.minus(free).minus(off)),
    duoiNguong: after.totals.duoiNguong,
    khuyenMais: letOff ? stepsShown(ctx, letOff.priced) : [],
  };
}
