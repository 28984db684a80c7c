import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { aVisit, type Charge, cash, charge, type Visit, value } from '../../../test/cashierVisits.ts';
import type { TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import type { ChoNoInput, ThuCongNoInput } from '../../gql/main.ts';
import { collectDebts } from './collect.ts';
import { letGo } from './commands.ts';
import { debtById } from './facts.ts';

/** A debt of a patient who was received at the hospital. */
export async function makeDebt(site: TestSite): Promise<string> {
  const cashier = await site.ctx('thungan1', { node: 'QT01' });
  const visit = await aVisit(site, { NoiTiepNhan_Id: await site.id('auth.node', 'TN01') });
  await charge(site, cashier, visit, [{ ma: 'XN-CBC' }]);
  return testDebts(site, cashier).letGo(visit);
}

/** Debts that a cashier writes and collects. */
export function testDebts(site: TestSite, cashier: Ctx) {
  const fresh = (over: Partial<Ctx> = {}): Ctx => ({ ...cashier, loaders: new Map(), ...over });
  const go = (visit: Visit, input: Partial<ChoNoInput> = {}, over: Partial<Ctx> = {}) =>
    letGo(fresh(over), { requestId: v7(), ...visit, LoaiNguoiNo: 'BenhNhan', LyDo: 'Hẹn trả', ...input });
  return {
    letGo: go,
    /** A visit of one service that was let go owing. */
    owing: async (donGia: string, input: Partial<ChoNoInput> = {}, charges: Partial<Charge> = {}) => {
      const visit = await aVisit(site);
      await charge(site, fresh(), visit, [{ ma: 'XN-CBC', donGia, ...charges }]);
      return { visit, id: await go(visit, input) };
    },
    collect: async (
      ids: readonly string[],
      SoTien: string,
      over: Partial<Ctx> = {},
      input: Partial<ThuCongNoInput> = {},
    ) =>
      collectDebts(fresh(over), {
        ...{ requestId: v7(), ids: [...ids], SoTien, thanhToans: [await cash(site, SoTien)] },
        ...input,
      }),
    debt: (id: string) => debtById(fresh(), id),
    /** Accounts that say something else than their debts: none. */
    disagreeing: () =>
      value<number>(
        site,
        sql`select count(*)::int as value from main.vien_phi a
          left join (select tiep_nhan_id, sum(con_lai) as owed from main.cong_no where trang_thai = 'ConNo' group by 1) d using (tiep_nhan_id)
          where a.cong_no <> coalesce(d.owed, 0) or a.cong_no > a.con_lai`,
      ),
    /** Moves the day on which a debt is due, as time does. */
    dueOn: (id: string, day: string) =>
      site.database.db.execute(sql`update main.cong_no set ngay_han = ${day}::date where id = ${id}`),
  };
}
