import { v7 } from 'uuid';
import { aVisit, charge } from '../../../test/cashierVisits.ts';
import { systemContext, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { preparedById } from '../cashier/prepared.ts';
import { testPrepared } from '../cashier/testPrepared.ts';
import { linkRow, updateLink } from './link.ts';

/** The key of the connection in tests. */
export const testKey = 'khoa-thu-nghiem-0123456789';

let made = 0;

/** Visits with a transfer that is awaited, and the notices that a bank sends of it. */
export async function noticeFactory(site: TestSite, cashier: Ctx) {
  const of = await testPrepared(site, cashier);
  const admin = await site.ctx('quantri');
  const system = (over: Partial<Ctx> = {}): Ctx => ({ ...systemContext(site), ...over });
  const fresh = (over: Partial<Ctx> = {}): Ctx => ({ ...cashier, loaders: new Map(), ...over });

  /** Lets notices in, by the key of the tests. */
  async function link(Loai: 'SePay' | 'ChuKy', Bat = true) {
    const version = (await linkRow(admin))?.version ?? 0;
    return updateLink({ ...admin, loaders: new Map() }, { version, Bat, Loai, MatKhau: testKey });
  }

  /** A visit that owes an amount and waits for it by transfer. */
  async function awaiting(donGia = '45000') {
    const visit = await aVisit(site);
    const [source_Id = ''] = await charge(site, cashier, visit, [{ ma: 'KB-NOI', donGia }]);
    const id = await of.prepare(visit);
    return { visit, source_Id, id, MaGiaoDich: (await preparedById(fresh(), id)).MaGiaoDich };
  }

  /** A notice of SePay. */
  const sePay = (content: string, transferAmount = 45_000, over: object = {}) => ({
    id: 92_000 + ++made,
    gateway: 'Vietcombank',
    transactionDate: '2026-11-29 10:02:37',
    accountNumber: '9990001234567',
    code: null,
    content,
    transferType: 'in',
    transferAmount,
    accumulated: 19_077_000,
    subAccount: null,
    referenceCode: `MBVCB.${v7().slice(-10)}`,
    description: '',
    ...over,
  });
  return { of, admin, system, fresh, link, awaiting, sePay };
}
