import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { supplyFactory } from '../../../test/supplyVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { cancelSupply } from '../pharmacy/cancelSupply.ts';
import { supply } from '../pharmacy/supply.ts';
import { setLimit } from './limits.ts';
import { lowStock } from './lowStock.ts';
import { guiPhieuKho, xacNhanPhieuKho } from './paperActs.ts';
import { stockFactory } from './testStock.ts';

let site: TestSite;
let stock: Awaited<ReturnType<typeof stockFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  stock = await stockFactory(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  await stock.clear();
  await site.database.db.execute(sql`truncate pharmacy.dinh_muc_kho`);
  await site.database.db.execute(sql`delete from main.thong_bao where loai = 'ThuocSapHet'`);
});

const me = () => stock.fresh(stock.keeper);
const drug = () => stock.drugs[0] ?? '';
const limit = (TonToiThieu: string, TonToiDa: string | null = null, Duoc_Id = drug()) =>
  setLimit(me(), { idStore: stock.Kho_Id, Duoc_Id, TonToiThieu, TonToiDa });
const notices = async (Duoc_Id = drug()) => {
  const { rows } = await site.database.db.execute<{ quyen: string; names: string[] }>(sql`
    select quyen, noi_dung as names from main.thong_bao where loai = 'ThuocSapHet' and ban_ghi_id = ${Duoc_Id}`);
  return rows;
};
async function receive(SoLuong: string, over = {}) {
  const id = await stock.write('NhapMua', { dongs: [stock.line({ SoLuong })], ...over });
  await xacNhanPhieuKho(me(), { id });
}
async function send(SoLuong: string) {
  const id = await stock.write('ChuyenKho', { dongs: [{ Lo_Id: await stock.lot('L1'), SoLuong }] });
  await guiPhieuKho(me(), { id });
}

describe('the limits of a drug in a store', () => {
  it('are no negative amounts, and the most is no less than the least', async () => {
    await expect(limit('10', '9')).rejects.toMatchObject({ details: { issues: [{ path: 'TonToiDa' }] } });
    await expect(limit('-1')).rejects.toMatchObject({ details: { issues: [{ path: 'TonToiThieu' }] } });
    await limit('10', '10');
    expect(await lowStock(me(), { idStore: stock.Kho_Id })).toMatchObject([
      { TonToiThieu: '10.000', TonToiDa: '10.000', deXuat: '10.000', sapHet: true },
    ]);
  });

  it('tell who keeps the store when it comes below the least, once until it is filled', async () => {
    await receive('100');
    await limit('50');
    const told: number[] = [];
    const after = async (act: Promise<unknown>) => {
      await act;
      told.push((await notices()).length);
    };
    await after(send('40'));
    await after(send('20'));
    await after(send('5'));
    await after(receive('10', { SoHoaDon: '2' }));
    await after(receive('100', { SoHoaDon: '3' }));
    await after(send('140'));
    expect(told).toEqual([0, 1, 1, 1, 1, 2]);
    expect((await notices())[0]).toMatchObject({ quyen: 'KHO_LAP_PHIEU' });
  });

  it('tell at once when they are set above what is there', async () => {
    const before = (await notices(stock.drugs[1])).length;
    await limit('5', null, stock.drugs[1]);
    await limit('6', null, stock.drugs[1]);
    expect((await notices(stock.drugs[1])).length - before).toBe(1);
  });
});

describe('what a store should bring in', () => {
  it('follows from its use, its limits and what is on its way', async () => {
    const counter = await supplyFactory(site);
    const Duoc_Id = await counter.stocked();
    const idStore = counter.Kho_Id;
    const { ToaThuoc_Id } = await counter.examined(Duoc_Id, '20');
    const PhieuCap_Id = await supply(counter.fresh(), { ToaThuoc_Id, idStore });
    const asked = async (soNgay = 30) =>
      (await lowStock(counter.fresh(), { idStore, soNgay })).find((row) => row.Duoc_Id === Duoc_Id);
    const first = await asked();
    expect(first).toMatchObject({ TonToiThieu: null, SoLuongDaDung: '20.000' });
    const free = Number(first?.SoLuongKhaDung);
    await setLimit(counter.fresh(), { idStore, Duoc_Id, TonToiThieu: String(free + 1) });
    expect(await asked()).toMatchObject({ sapHet: true, deXuat: '21.000' });
    // given back: not used
    await cancelSupply(counter.fresh(), { PhieuCap_Id, LyDo: 'Thử' });
    expect(await asked(90)).toMatchObject({ SoLuongDaDung: '0.000' });
  });

  it('is a list of its own store', async () => {
    await expect(lowStock(me(), { idStore: stock.KhoNhan_Id })).rejects.toMatchObject({
      code: 'NODE_NOT_GRANTED',
    });
  });
});
