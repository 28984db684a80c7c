import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { type ExamFactory, examFactory } from '../examination/testExam.ts';
import { createTiepNhan } from '../reception/commands.ts';
import { code, receptionFactory, refused } from '../reception/testReception.ts';
import { updateSetting } from '../system/commands.ts';
import { savePrescription } from './commands.ts';
import { openPrescriptions } from './openPrescriptions.ts';
import { prescriptionsOfPatient } from './queries.ts';

let site: TestSite;
let make: ExamFactory;
beforeAll(async () => {
  site = await openTestSite();
  make = await examFactory(site);
});
afterAll(() => site.close());

it('tells which prescriptions still cover a patient, and those no longer that have ended or were cancelled', async () => {
  const { id, patient } = await make.examined({});
  await savePrescription(make.doctor, id, {
    requestId: v7(),
    version: 0,
    dongs: [{ Duoc_Id: make.ids.drug, LoaiToa: 'MuaNgoai', SoNgay: 5, Sang: '1' }],
  });
  const open = async (days: number, state = 'DaKe') => {
    const rows = await prescriptionsOfPatient({ ...make.doctor, loaders: new Map() }, patient);
    const now = () => new Date(make.doctor.now().getTime() + days * 86_400_000);
    const as = rows.map((row) => ({ ...row, TrangThai: state as typeof row.TrangThai })); // a state of the list
    return openPrescriptions({ ...make.doctor, now }, as).map(({ soNgayCon }) => soNgayCon);
  };
  expect(await open(0)).toEqual([5]);
  expect(await open(4)).toEqual([1]);
  expect(await open(5)).toEqual([]);
  expect(await open(0, 'DaHuy')).toEqual([]);
});

it('an insured reception while a prescription lasts needs a reason where the settings say so', async () => {
  const { id, patient } = await make.examined({});
  await savePrescription(make.doctor, id, {
    requestId: v7(),
    version: 0,
    dongs: [{ Duoc_Id: make.ids.drug, LoaiToa: 'MuaNgoai', SoNgay: 5, Sang: '1' }],
  });
  const at = await receptionFactory(site);
  const later = (days: number) => new Date(make.desk.now().getTime() + days * 86_400_000);
  const receive = async (days: number, more: object = {}) =>
    createTiepNhan(
      { ...make.desk, now: () => later(days), loaders: new Map() },
      { BenhNhan_Id: patient, xacNhanTrung: true, dichVus: at.services(), ...(await at.card()), ...more },
    );
  await updateSetting(await site.ctx('quantri'), 'facility', { lyDoTiepNhanLai: true });
  expect(await refused(receive(2))).toMatchObject({
    details: { issues: [{ path: 'LyDoTiepNhanLai', code: 'DRUGS_LEFT_REASON', details: { days: 3 } }] },
  });
  expect(await code(receive(2, { LyDoTiepNhanLai: 'Dị ứng thuốc' }))).toBe('done');
  expect(await code(receive(5))).toBe('done');
  await updateSetting(await site.ctx('quantri'), 'facility', { lyDoTiepNhanLai: false });
});
