import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { expiringLots, stockAtRisk } from './atRisk.ts';
import { paperById } from './facts.ts';
import { ledger } from './ledger.ts';
import { setLimit } from './limits.ts';
import { lowStock } from './lowStock.ts';
import { guiPhieuKho, xacNhanPhieuKho } from './paperActs.ts';
import { linesOfPaper, papersOfStore } from './queries.ts';
import { stockFactory } from './testStock.ts';

let site: TestSite;
let stock: Awaited<ReturnType<typeof stockFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  stock = await stockFactory(site);
});
afterAll(() => site.close());
beforeEach(() => stock.clear());

const me = () => stock.fresh(stock.keeper);
async function received(over: Parameters<typeof stock.write>[1] = {}) {
  const id = await stock.write('NhapMua', over);
  await xacNhanPhieuKho(me(), { id });
  return id;
}

describe('the ledger', () => {
  it('tells every movement with its paper, what was left of the lot and of the drug, and what was there before', async () => {
    const paper = await received({ dongs: [stock.line(), stock.line({ SoLo: 'L2', SoLuong: '20' })] });
    const id = await stock.write('ChuyenKho', { dongs: [{ Lo_Id: await stock.lot('L1'), SoLuong: '30' }] });
    await guiPhieuKho(me(), { id });
    const ask = {
      idStore: stock.Kho_Id,
      Duoc_Id: stock.drugs[0] ?? '',
      startDate: '2000-01-01',
      endDate: '2999-12-31',
    };
    const told = await ledger(me(), ask);
    expect(told.dongs.map((one) => [one.SoLo, one.LyDo, one.SoLuong, one.TonLo, one.Ton])).toEqual([
      ['L1', 'NhapMua', '100.000', '100.000', '100.000'],
      ['L2', 'NhapMua', '20.000', '20.000', '120.000'],
      ['L1', 'XuatChuyen', '-30.000', '70.000', '90.000'],
    ]);
    expect(told.dongs[0]).toMatchObject({
      PhieuKho_Id: paper,
      SoPhieu: (await paperById(me(), paper)).SoPhieu,
    });
    expect(told).toMatchObject({ dauKy: '0.000', cuoiKy: '90.000' });
    const later = await ledger(me(), { ...ask, startDate: '2999-01-01' });
    expect(later).toEqual({ dauKy: '90.000', cuoiKy: '90.000', dongs: [] });
    expect((await ledger(me(), { ...ask, Lo_Id: await stock.lot('L2') })).cuoiKy).toBe('20.000');
  });

  it('shows where it does not add up', async () => {
    await received();
    await site.database.db.execute(sql`update pharmacy.ton_kho set so_luong = 99`);
    expect(await stock.imbalances(me())).toMatchObject([{ SoLuong: '99.000', TheKho: '100.000' }]);
  });
});

describe('stock at risk', () => {
  it('counts drugs below their limit and lots that expire, by store', async () => {
    const idStore = stock.Kho_Id;
    const Duoc_Id = stock.drugs[0] ?? '';
    await received({ dongs: [stock.line({ SoLuong: '10' })] });
    const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const opening = await stock.write('TonDau', {
      dongs: [
        stock.line({ SoLo: 'S', HanDung: soon, SoLuong: '2' }),
        stock.line({ SoLo: 'O', HanDung: '2020-01-31' }),
      ],
    });
    await xacNhanPhieuKho(me(), { id: opening });
    await setLimit(me(), { idStore, Duoc_Id, TonToiThieu: '13' });
    const mine = async (days?: number) =>
      (await stockAtRisk(me(), days)).find((one) => one.Kho_Id === idStore);
    expect(await mine()).toMatchObject({ sapHet: 1, sapHetHan: 1, hetHan: 1 });
    expect(await mine(5)).toMatchObject({ sapHetHan: 0, hetHan: 1 });
    expect(await lowStock(me(), { idStore })).toMatchObject([{ SoLuongKhaDung: '12.000', sapHet: true }]);
    expect((await expiringLots(me(), { idStore })).map((one) => one.SoLo)).toEqual(['O', 'S']);
    await setLimit(me(), { idStore, Duoc_Id, TonToiThieu: '12' });
    expect(await mine()).toMatchObject({ sapHet: 0 });
    await setLimit(me(), { idStore, Duoc_Id, TonToiThieu: '0' });
    expect(await lowStock(me(), { idStore })).toEqual([]);
  });
});

describe('each list', () => {
  it('is one statement, beside the one that finds the store', async () => {
    const paper = await received();
    const idStore = stock.Kho_Id;
    const Duoc_Id = stock.drugs[0] ?? '';
    const row = await paperById(me(), paper);
    const lists = {
      papersOfStore: () => papersOfStore(me(), { idStore, keyword: 'nk' }),
      linesOfPaper: () => linesOfPaper(me(), row),
      ledger: () => ledger(me(), { idStore, Duoc_Id, startDate: '2026-01-01', endDate: '2999-12-31' }),
      lowStock: () => lowStock(me(), { idStore }),
      expiringLots: () => expiringLots(me(), { idStore }),
      stockAtRisk: () => stockAtRisk(me()),
    };
    const counts: Record<string, number> = {};
    for (const [name, run] of Object.entries(lists)) counts[name] = await site.countQueries(run);
    expect(counts).toEqual({
      papersOfStore: 2,
      linesOfPaper: 1,
      ledger: 2,
      lowStock: 2,
      expiringLots: 2,
      stockAtRisk: 1,
    });
  });
});
