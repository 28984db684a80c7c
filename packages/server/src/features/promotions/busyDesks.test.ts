import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVisit, bill, charge } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { untilLocked } from '../../../test/until.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { ChuongTrinhKhuyenMaiInput } from '../../gql/main.ts';
import { addCharges } from '../cashier/charges.ts';
import { createProgramme, moveProgrammes } from './commands.ts';
import { givenSoFar } from './given.ts';
import { mustProgramme } from './queries.ts';
import { programmeInput } from './testPromotions.ts';

let site: TestSite;
let accountant: Ctx;
let cashier: Ctx;
let ultrasound: string;
beforeAll(async () => {
  site = await openTestSite({ masterCacheMs: '0' });
  accountant = await site.ctx('ketoan', { node: 'PTC' });
  cashier = await site.ctx('thungan1', { node: 'QT01' });
  ultrasound = await site.id('main.dm_dich_vu', 'SA-BUNG');
});
afterAll(() => site.close());

const fresh = (ctx: Ctx): Ctx => ({ ...ctx, loaders: new Map() });

async function released(over: Partial<ChuongTrinhKhuyenMaiInput> = {}): Promise<string> {
  const lines = { ToanHoaDon: false, DichVuKhuyenMais: [{ DichVu_Id: ultrasound, SoLuong: 1 }] };
  const id = await createProgramme(fresh(accountant), programmeInput({ ...lines, ...over }));
  await moveProgrammes(fresh(accountant), [id], 'phatHanh');
  return id;
}

/** A desk that has charged a service and not finished: it goes on when `leave` is called. */
async function busyDesk() {
  const visit = await aVisit(site);
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  let begun = () => {};
  const charged = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const done = inTransaction(fresh(cashier), async (tx) => {
    await addCharges(tx, visit.TiepNhan_Id, [
      {
        ...{ source: 'DichVu', source_Id: visit.TiepNhan_Id, DichVu_Id: ultrasound, SoLuong: '1' },
        ...{ DonGia: '500000', DonGiaBHYT: '0', NgayYLenh: tx.now() },
      },
    ]);
    begun();
    await left;
  });
  await charged;
  return { visit, done, leave };
}

describe('desks that take one programme at once', () => {
  it('do not wait for each other where it has no limit; what it gave is the sum of its applications', async () => {
    const id = await released({ SoLanToiDaMoiKhach: 3 });
    const desk = await busyDesk();
    const visit = await aVisit(site);
    await charge(site, fresh(cashier), visit, [{ ma: 'SA-BUNG', donGia: '300000' }]); // would wait for ever
    expect((await bill(cashier, visit)).KhuyenMai).toBe('30000.00');
    desk.leave();
    await desk.done;
    expect((await bill(cashier, desk.visit)).KhuyenMai).toBe('50000.00');
    const row = await mustProgramme(fresh(accountant), id);
    expect(row).toMatchObject({ SoLuongDaKhuyenMai: 0, SoTienDaKhuyenMai: '0.00' });
    expect(await givenSoFar(fresh(accountant), row)).toEqual({ units: 2, money: '80000.00' });
    await moveProgrammes(fresh(accountant), [id], 'ketThuc');
  });

  it('its release is not taken back while a bill takes it', async () => {
    const id = await released();
    const desk = await busyDesk();
    const back = moveProgrammes(fresh(accountant), [id], 'huyPhatHanh');
    const refused = expect(back).rejects.toMatchObject({ code: 'PROMOTION_APPLIED' });
    await untilLocked(site);
    desk.leave();
    await desk.done;
    await refused;
    await moveProgrammes(fresh(accountant), [id], 'ketThuc');
  });

  it('wait where it has one, so that the last unit goes once', async () => {
    const id = await released({ SoLuongDichVuKhuyenMaiToiDa: 1 });
    const desk = await busyDesk();
    const visit = await aVisit(site);
    const other = charge(site, fresh(cashier), visit, [{ ma: 'SA-BUNG', donGia: '300000' }]);
    await untilLocked(site);
    desk.leave();
    await desk.done;
    await other;
    expect((await bill(cashier, desk.visit)).KhuyenMai).toBe('50000.00');
    expect((await bill(cashier, visit)).KhuyenMai).toBe('0.00');
    const row = await mustProgramme(fresh(accountant), id);
    expect(await givenSoFar(fresh(accountant), row)).toEqual({ units: 1, money: '50000.00' });
    await moveProgrammes(fresh(accountant), [id], 'ketThuc');
  });
});
