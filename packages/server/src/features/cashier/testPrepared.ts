import { v7 } from 'uuid';
import type { Visit } from '../../../test/cashierVisits.ts';
import type { TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { awaitedOfVisit } from './awaited.ts';
import { cancelPrepared, collectPreparedByHand, type PrepareInput, prepareCollection } from './prepared.ts';

/** Collections that a cashier prepares, cancels and collects by hand. */
export async function testPrepared(site: TestSite, cashier: Ctx) {
  const HinhThucThanhToan_Id = await site.id('main.hinh_thuc_thanh_toan', 'CK');
  const fresh = (over: Partial<Ctx> = {}): Ctx => ({ ...cashier, loaders: new Map(), ...over });
  return {
    prepare: (visit: Visit, input: Partial<PrepareInput> = {}, over: Partial<Ctx> = {}) =>
      prepareCollection(fresh(over), { requestId: v7(), ...visit, HinhThucThanhToan_Id, ...input }),
    cancel: (id: string) => cancelPrepared(fresh(), id),
    collect: (id: string) => collectPreparedByHand(fresh(), { id, requestId: v7(), MaGiaoDich: null }),
    isTemporary: async ({ TiepNhan_Id }: Visit, over: Partial<Ctx> = {}) =>
      (await awaitedOfVisit(fresh(over), TiepNhan_Id)).size > 0,
  };
}
