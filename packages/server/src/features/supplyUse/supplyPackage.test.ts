import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aVisit, bill } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { addCharges } from '../cashier/charges.ts';
import { bookFirstStock } from '../pharmacy/importStock.ts';
import { procedureFactory } from '../procedures/testProcedures.ts';
import { saveSupplyUse, unverifySupplyUse, verifySupplyUse } from './commands.ts';
import { openSupplyUse, storesOfPlace } from './queries.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof procedureFactory>>;
let Kho_Id: string;
let supplies: string[];
/** 45 base salaries of 2025: the visit is of that year. */
const day = new Date('2025-11-10T09:00:00+07:00');

beforeAll(async () => {
  site = await openTestSite({ masterCacheMs: '0' });
  at = await procedureFactory(site);
  const [store] = await storesOfPlace(nurse(), { room: at.room });
  Kho_Id = store?.Kho_Id ?? '';
  const { rows } = await site.database.pool.query<{ id: string }>(
    `update pharmacy.duoc set la_bhyt = true, ty_le_bhyt = 100 where loai_hang = 'VatTu' and ma_duoc in ('V001', 'V002') returning id`,
  );
  supplies = rows.map((row) => row.id);
  await site.database.pool.query('update main.dinh_muc_dich_vu set tam_ngung = true');
  await bookFirstStock(
    await site.ctx('quantri'),
    supplies.map((Duoc_Id) => ({ Kho_Id, Duoc_Id, SoLo: 'L1', HanDung: '2099-12-31', SoLuong: '10' })),
  );
});
afterAll(() => site.close());

const nurse = () => at.fresh(at.technician);
const doctor = () => at.fresh(at.doctor);
const cashier = async () => site.ctx('thungan1', { node: 'QT01', now: day });

/** An insured visit with a begun procedure, and 120,000,000 of supplies on its bill. */
async function operated() {
  const visit = await aVisit(site, { payer: 'BHYT', NgayTiepNhan: day });
  const { slip } = await at.begun({ of: { visit: visit.TiepNhan_Id, BenhNhan_Id: visit.BenhNhan_Id } });
  const prices = ['70000000', '50000000'];
  const lines = supplies.map((Duoc_Id, nth) => ({
    ...{ source: 'Thuoc' as const, source_Id: v7(), Duoc_Id, SoLuong: '1', LaBHYT: true, tyLeBH: 100 },
    ...{ DonGia: prices[nth] ?? '0', DonGiaBHYT: prices[nth] ?? '0', NgayYLenh: day },
  }));
  await inTransaction(await cashier(), (tx) => addCharges(tx, visit.TiepNhan_Id, lines));
  return { visit, slip };
}

async function written(slip: string): Promise<string> {
  const [use] = await openSupplyUse(nurse(), slip, null);
  return saveSupplyUse(nurse(), {
    ...{ requestId: v7(), DichVuYeuCau_Id: slip, BuoiLieuTrinh_Id: null, version: null, Kho_Id },
    DichVuYeuCauChiTiet_Id: use?.place.service.ChiTiet_Id ?? '',
    dongs: supplies.map((Duoc_Id) => ({ Duoc_Id, SoLuong: '1' })),
  });
}

/** What of the supplies the fund, the co-payment and the patient outside the scope pay. */
async function supplyShares(visit: { TiepNhan_Id: string; BenhNhan_Id: string }) {
  const lines = (await bill(await cashier(), visit)).dongs.filter((line) => line.source === 'Thuoc');
  const total = (part: 'BHChiTra' | 'BNCCT' | 'BNTT') =>
    lines.reduce((sum, line) => sum + Number(line[part]), 0);
  return [total('BHChiTra'), total('BNCCT'), total('BNTT')];
}

it('E9: billed supplies that a service used are paid up to 45 base salaries once the use is verified', async () => {
  const { visit, slip } = await operated();
  const apart = [96_000_000, 24_000_000, 0];
  expect(await supplyShares(visit)).toEqual(apart);
  const id = await written(slip);
  expect(await supplyShares(visit)).toEqual(apart);
  await verifySupplyUse({ ...doctor(), now: () => day }, id);
  expect(await supplyShares(visit)).toEqual([84_240_000, 21_060_000, 14_700_000]);
  await unverifySupplyUse({ ...doctor(), now: () => day }, id, 'Nhầm');
  expect(await supplyShares(visit)).toEqual(apart);
});

it('each service has a cap of its own', async () => {
  const { visit, slip } = await operated();
  const other = await at.begun({ of: { visit: visit.TiepNhan_Id, BenhNhan_Id: visit.BenhNhan_Id } });
  const alone = supplies;
  for (const [nth, of] of [slip, other.slip].entries()) {
    supplies = alone.slice(nth, nth + 1);
    await verifySupplyUse({ ...doctor(), now: () => day }, await written(of));
  }
  supplies = alone;
  expect(await supplyShares(visit)).toEqual([96_000_000, 24_000_000, 0]);
});

it('of a supply that two services used each has its own lines', async () => {
  const alone = supplies;
  const [first = ''] = alone;
  supplies = [first, first];
  const { visit, slip } = await operated();
  const other = await at.begun({ of: { visit: visit.TiepNhan_Id, BenhNhan_Id: visit.BenhNhan_Id } });
  supplies = [first];
  for (const of of [slip, other.slip])
    await verifySupplyUse({ ...doctor(), now: () => day }, await written(of));
  supplies = alone;
  expect(await supplyShares(visit)).toEqual([96_000_000, 24_000_000, 0]);
});
