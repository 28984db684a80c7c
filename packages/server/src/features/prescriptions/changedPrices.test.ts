import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bill, cash } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { forgetMasterData } from '../../engine/events/masterData.ts';
import { collect } from '../cashier/collect.ts';
import { type ExamFactory, examFactory } from '../examination/testExam.ts';
import { savePrescription } from './commands.ts';

let site: TestSite;
let make: ExamFactory;
let cashier: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  make = await examFactory(site);
  cashier = await site.ctx('thungan1', { node: 'QT01' });
  await priced('1500');
});
afterAll(() => site.close());

const fresh = (of: Ctx): Ctx => ({ ...of, loaders: new Map() });

async function priced(GiaBan: string): Promise<void> {
  await site.database.pool.query(`update pharmacy.duoc set gia_ban = $2 where id = $1`, [
    make.ids.drug,
    GiaBan,
  ]);
  forgetMasterData(site.config);
}

async function prescribed() {
  const made = await make.examined({});
  const line = {
    Duoc_Id: make.ids.drug,
    LoaiToa: 'Thuong',
    SoNgay: 3,
    Sang: '1',
    Kho_Id: make.ids.store,
  } as const;
  await savePrescription(fresh(make.doctor), made.id, { requestId: v7(), version: 0, dongs: [line] });
  return made;
}

async function pay({ visit, id }: { visit: string; id: string }, xacNhanGia?: boolean) {
  const { rows } = await site.database.pool.query<{ who: string }>(
    'select benh_nhan_id as who from main.kham_benh where id = $1',
    [id],
  );
  const BenhNhan_Id = rows[0]?.who ?? '';
  const { ConLai } = await bill(fresh(cashier), { TiepNhan_Id: visit, BenhNhan_Id });
  return collect(fresh(cashier), {
    requestId: v7(),
    TiepNhan_Id: visit,
    BenhNhan_Id,
    thanhToans: [await cash(site, ConLai)],
    xacNhanGia,
  });
}

it('a drug whose price in the catalogue changed after it was prescribed is asked about before money is taken', async () => {
  const [asked, corrected] = [await prescribed(), await prescribed()];
  await priced('1900');
  await expect(pay(asked)).rejects.toMatchObject({
    code: 'NEEDS_CONFIRMATION',
    details: { confirm: 'xacNhanGia', dongs: [{ DonGia: '1500.00', DonGiaMoi: '1900.00' }] },
  });
  expect(await pay(asked, true)).toBeTruthy();

  // what somebody corrected by hand was meant to differ
  await site.database.pool.query('update main.vien_phi_dong set gia_sua_tay = true where tiep_nhan_id = $1', [
    corrected.visit,
  ]);
  expect(await pay(corrected)).toBeTruthy();

  // and what is prescribed now has the new price
  expect(await pay(await prescribed())).toBeTruthy();
});
