import { v7 } from 'uuid';
import { aVisit, cash, charge, payAll, type Visit } from '../../../test/cashierVisits.ts';
import type { TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { collect } from '../cashier/collect.ts';

/** Money that a cashier takes, and the accountant and others who look at it, by the API. */
export async function accountingFactory(site: TestSite) {
  const cashier = await site.ctx('thungan1', { node: 'QT01' });
  const tokens = { cashier: await site.token('thungan1'), accountant: await site.token('ketoan') };
  const fresh = (ctx: Ctx): Ctx => ({ ...ctx, loaders: new Map() });

  /** A visit that pays for one service; answers the receipt. */
  async function paid(
    donGia: string,
    over: Parameters<typeof payAll>[3] = {},
  ): Promise<Visit & { BienLai_Id: string }> {
    const visit = await aVisit(site, { NoiTiepNhan_Id: await site.id('auth.node', 'TN01') });
    await charge(site, fresh(cashier), visit, [{ ma: 'XN-CBC', donGia }]);
    return { ...visit, BienLai_Id: await payAll(site, fresh(cashier), visit, over) };
  }

  /** An advance in cash; answers the receipt. */
  async function advance(visit: Visit, SoTien: string): Promise<string> {
    return collect(fresh(cashier), {
      requestId: v7(),
      ...visit,
      LoaiBienLai: 'TamUng',
      SoTien,
      thanhToans: [await cash(site, SoTien)],
    });
  }

  /** A payment by another way than cash, by its code. */
  const by = async (ma: string, SoTien: string) => ({
    HinhThucThanhToan_Id: await site.id('main.hinh_thuc_thanh_toan', ma),
    SoTien,
  });

  const asked = async (
    query: string,
    variables: object = {},
    who: keyof typeof tokens = 'accountant',
    headers: Record<string, string> = {},
  ) => site.graphql('main', query, variables as Record<string, unknown>, tokens[who], headers);

  return { cashier, tokens, fresh, paid, advance, by, asked };
}
