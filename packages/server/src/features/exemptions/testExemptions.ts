import { v7 } from 'uuid';
import { aVisit, bill, charge, type Visit } from '../../../test/cashierVisits.ts';
import type { TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import type { DeNghiMienGiamInput } from '../../gql/main.ts';
import { askExemption } from './commands.ts';

/** Visits with two services of 120.000 and 80.000 dong, and requests for exemptions of them by a cashier. */
export async function exemptionFactory(site: TestSite) {
  const cashier = await site.ctx('thungan1', { node: 'QT01' });
  const accountant = await site.ctx('ketoan', { node: 'PTC' });
  const director = await site.ctx('giamdoc', { node: 'BVS' });
  const fresh = (ctx: Ctx): Ctx => ({ ...ctx, loaders: new Map() });

  async function billed(scale = 1, over: Parameters<typeof aVisit>[1] = {}): Promise<Visit> {
    const visit = await aVisit(site, over);
    await charge(site, fresh(cashier), visit, [
      { ma: 'KB-NOI', donGia: String(120_000 * scale) },
      { ma: 'XN-CBC', donGia: String(80_000 * scale) },
    ]);
    return visit;
  }

  /** Asks for half of a visit, unless it says otherwise; answers the id of the request. */
  function ask(
    { TiepNhan_Id }: Visit,
    over: Partial<DeNghiMienGiamInput> = { PhanTram: 50 },
    by: Ctx = cashier,
  ): Promise<string> {
    const input = { requestId: v7(), TiepNhan_Id, PhamVi: 'CaLuot' as const, LyDo: 'Hộ nghèo', ...over };
    return askExemption(fresh(by), input);
  }

  const linesOf = async (visit: Visit) => (await bill(fresh(cashier), visit)).dongs;
  return { cashier, accountant, director, fresh, billed, ask, linesOf };
}
