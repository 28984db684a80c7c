import { costList } from '@sen/domain/claims/costList';
import type { ClaimFile } from '@sen/domain/claims/file';
import type { Ctx } from '../../src/engine/context.ts';
import { claimOfVisit } from '../../src/features/claims/build/claims.ts';
import type { Shares } from './insurance.ts';
import { total, written } from './numbers.ts';
import type { SecondVisit } from './visit.ts';

type Money = Record<'cost' | 'inScope' | 'fund' | 'coPayment' | 'own', string>;
type Claimed = {
  /** Each row, in order of its amounts. */
  rows: Money[];
  /** The summary, and the cost list (form 01/KBCB). */
  summary: Money;
  listed: Money;
};

/** The money of the claim of a visit as the product has it: tables 2 and 3, table 1, form 01. */
export async function claimInProduct(ctx: Ctx, TiepNhan_Id: string): Promise<Claimed> {
  return claimOfFile((await claimOfVisit(ctx, TiepNhan_Id)).file);
}

export function claimOfFile(file: ClaimFile): Claimed {
  const { xml1, xml2, xml3 } = file;
  const { bv, bh, quy, cungChiTra, tuTra } = costList(file).sums;
  return {
    rows: ordered(
      [...xml2, ...xml3].map((row) =>
        money(row.THANH_TIEN_BV, row.THANH_TIEN_BH, row.T_BHTT, row.T_BNCCT, row.T_BNTT),
      ),
    ),
    summary: money(xml1.T_TONGCHI_BV, xml1.T_TONGCHI_BH, xml1.T_BHTT, xml1.T_BNCCT, xml1.T_BNTT),
    listed: money(bv, bh, quy, cungChiTra, tuTra),
  };
}

/** The same as the second calculation has it: rows of what is charged, sums of these rows. */
export const claimInSecond = (second: SecondVisit): Claimed =>
  claimOfShares(second.lines.filter(({ free }) => !free).map(({ id }) => second.worked(id)));

export function claimOfShares(rows: readonly Shares[]): Claimed {
  const sum = (part: 'cost' | 'fund' | 'coPayment' | 'own') => total(rows.map((row) => row[part]));
  const of = (cost: bigint, fund: bigint, coPayment: bigint, own: bigint) =>
    money(written(cost), written(fund + coPayment), written(fund), written(coPayment), written(own));
  const all = of(sum('cost'), sum('fund'), sum('coPayment'), sum('own'));
  return {
    rows: ordered(rows.map((row) => of(row.cost, row.fund, row.coPayment, row.own))),
    summary: all,
    listed: all,
  };
}

type Text = string | null;

function money(cost: Text, inScope: Text, fund: Text, coPayment: Text, own: Text): Money {
  const amount = (text: Text) => text ?? 'none';
  return {
    cost: amount(cost),
    inScope: amount(inScope),
    fund: amount(fund),
    coPayment: amount(coPayment),
    own: amount(own),
  };
}

const ordered = (rows: readonly Money[]): Money[] =>
  rows.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
