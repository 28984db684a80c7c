import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bill } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { forgetMasterData } from '../../engine/events/masterData.ts';
import type { LoaiToa, TiepNhanInput } from '../../gql/main.ts';
import { correctDrugLine } from '../cashier/correct.ts';
import { type ExamFactory, examFactory } from '../examination/testExam.ts';
import { updateTiepNhan } from '../reception/commands.ts';
import { receptionById } from '../reception/queries.ts';
import { savePrescription } from './commands.ts';
import { rewritingOf } from './payerPrices.ts';
import { prescriptionsOfSession } from './queries.ts';

let site: TestSite;
let make: ExamFactory;
let accountant: Ctx;
let paying = '';
beforeAll(async () => {
  site = await openTestSite();
  make = await examFactory(site);
  accountant = await site.ctx('ketoan', { node: 'QT01' });
  paying = await site.id('main.dm_doi_tuong', 'DICHVU');
  await site.database.pool.query(
    `update pharmacy.duoc set gia_ban = 1500, gia_bhyt = 1200, la_bhyt = true, ty_le_bhyt = 100 where id = $1`,
    [make.ids.drug],
  );
  forgetMasterData(site.config);
});
afterAll(() => site.close());

const card: TiepNhanInput = {
  SoTheBHYT: 'DN4010123450002',
  BHYTNgayHieuLuc: '2020-01-01',
  BHYTNgayHetHieuLuc: '2099-12-31',
};
const fresh = (of: Ctx): Ctx => ({ ...of, loaders: new Map() });

async function pays(visit: string, DoiTuong_Id: string): Promise<void> {
  const { version } = await receptionById(fresh(make.desk), visit);
  const insured = DoiTuong_Id === make.ids.insured;
  await updateTiepNhan(fresh(make.desk), visit, { version, DoiTuong_Id, ...(insured ? card : {}) });
}

async function prescribed(LoaiToa: LoaiToa, visit: Partial<TiepNhanInput>) {
  const made = await make.examined({ visit });
  const line = { Duoc_Id: make.ids.drug, LoaiToa, SoNgay: 3, Sang: '1', Kho_Id: make.ids.store };
  const input = { requestId: v7(), version: 0, dongs: [line] };
  await savePrescription(fresh(make.doctor), made.id, input);
  return made;
}
const insuredVisit = () => ({ DoiTuong_Id: make.ids.insured, ...card });
const payingVisit = async () => ({
  DoiTuong_Id: paying,
  dichVus: [
    {
      DichVu_Id: make.ids.exam,
      LoaiGia_Id: await site.id('main.loai_gia', 'DV'),
      NoiThucHien_Id: make.ids.room,
    },
  ],
});

const drugOf = async (visit: string) =>
  (await bill(accountant, { TiepNhan_Id: visit, BenhNhan_Id: '' })).dongs.find(
    (line) => line.source === 'Thuoc',
  );
const rewriting = async (session: string) => {
  const doctor = fresh(make.doctor);
  return Promise.all((await prescriptionsOfSession(doctor, session)).map((toa) => rewritingOf(doctor, toa)));
};
const notices = async (session: string) => {
  const { rows } = await site.database.pool.query(
    `select loai, nhan_vien_id as who from main.thong_bao where kham_benh_id = $1`,
    [session],
  );
  return rows;
};
const sold = { DonGia: '1500.000', LaBHYT: false, BHChiTra: '0.00', ThanhTien: '4500.00' };

it('drugs of the insurance are sold under another payer, and the prescriber is told; back again the fund pays', async () => {
  const { id, visit } = await prescribed('BHYT', insuredVisit());
  const before = await drugOf(visit);
  expect(before).toMatchObject({ DonGia: '1200.000', LaBHYT: true });
  expect(Number(before?.BHChiTra)).toBeGreaterThan(0);
  await pays(visit, paying);
  expect(await drugOf(visit)).toMatchObject(sold);
  expect(await rewriting(id)).toEqual(['PRESCRIPTION_NOT_INSURED']);
  expect(await notices(id)).toEqual([{ loai: 'DonCanKeLai', who: make.doctor.user?.NhanVien_Id }]);
  await pays(visit, make.ids.insured);
  expect(await drugOf(visit)).toMatchObject({
    ...{ DonGia: '1200.000', LaBHYT: true, BHChiTra: before?.BHChiTra, ConLai: before?.ConLai },
  });
  expect(await rewriting(id)).toEqual([null]);
});

it('drugs that were sold are billed to the fund when the card comes later, as services are', async () => {
  const { id, visit } = await prescribed('Thuong', await payingVisit());
  expect(await drugOf(visit)).toMatchObject(sold);
  await pays(visit, make.ids.insured);
  expect(await drugOf(visit)).toMatchObject({ DonGia: '1200.000', LaBHYT: true, BNTT: '0.00' });
  expect(await rewriting(id)).toEqual(['PRESCRIPTION_NOW_INSURED']);
});

it('what the prescriber kept out of the insurance stays out of it, there and back', async () => {
  const { id, visit } = await prescribed('Thuong', insuredVisit());
  for (const payer of [paying, make.ids.insured]) {
    await pays(visit, payer);
    expect(await drugOf(visit)).toMatchObject(sold);
  }
  expect(await rewriting(id)).toEqual([null]);
});

it('a price that the accountant corrected stays while the fund changes', async () => {
  const { visit } = await prescribed('BHYT', insuredVisit());
  const line = await drugOf(visit);
  await correctDrugLine(fresh(accountant), {
    VienPhiDong_Id: line?._id ?? '',
    version: line?.version ?? 0,
    DonGia: '1111',
    LyDo: 'Giá lô cũ',
  });
  await pays(visit, paying);
  expect(await drugOf(visit)).toMatchObject({ DonGia: '1111.000', LaBHYT: false, BHChiTra: '0.00' });
  await pays(visit, make.ids.insured);
  expect(await drugOf(visit)).toMatchObject({ DonGia: '1111.000', LaBHYT: true });
});

it('a drug without a sale price is named, and the payer stays', async () => {
  const { visit } = await prescribed('BHYT', insuredVisit());
  await site.database.pool.query(`update main.toa_thuoc_chi_tiet set don_gia_goc = 0 where id = $1`, [
    (await drugOf(visit))?.source_Id,
  ]);
  await site.database.pool.query(`update pharmacy.duoc set gia_ban = null where id = $1`, [make.ids.drug]);
  forgetMasterData(site.config);
  await expect(pays(visit, paying)).rejects.toMatchObject({
    code: 'NO_PRICE',
    details: { MaDichVu: 'T001' },
  });
  expect(await drugOf(visit)).toMatchObject({ LaBHYT: true });
});

it.each([
  ['of a visit that is not insured', 'VISIT_NOT_INSURED'],
  ['of a drug that the fund does not pay', 'DRUG_NOT_INSURED'],
])('an insurance prescription %s says so', async (_of, code) => {
  const outside = code === 'DRUG_NOT_INSURED';
  await site.database.pool.query(`update pharmacy.duoc set la_bhyt = $2 where id = $1`, [
    ...[make.ids.drug, !outside],
  ]);
  forgetMasterData(site.config);
  const { id } = await make.examined(outside ? { visit: insuredVisit() } : {});
  const line = { Duoc_Id: make.ids.drug, LoaiToa: 'BHYT' as const, SoNgay: 3, Sang: '1' };
  const input = { requestId: v7(), version: 0, dongs: [{ ...line, Kho_Id: make.ids.store }] };
  await expect(savePrescription(fresh(make.doctor), id, input)).rejects.toMatchObject({
    details: { issues: expect.arrayContaining([{ path: 'dongs.0.LoaiToa', code }]) },
  });
});
