import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { createEntry } from '../../engine/catalogue/commands.ts';
import { defOf } from '../../engine/catalogue/testEntry.ts';
import { type ExamFactory, examFactory } from '../examination/testExam.ts';
import { savePrescription } from './commands.ts';
import { suggestPrescription } from './suggestions.ts';

let site: TestSite;
let make: ExamFactory;
beforeAll(async () => {
  site = await openTestSite();
  make = await examFactory(site);
});
afterAll(() => site.close());

const fresh = () => ({ ...make.doctor, loaders: new Map() });

it('offers the samples of the diagnosis first, with doses and names', async () => {
  const { maus } = await suggestPrescription(fresh(), [make.ids.icd]);
  const [first] = maus;
  expect(first).toMatchObject({
    TenToaThuocMau: 'Viêm họng cấp người lớn',
    theoChanDoan: true,
    cuaToi: false,
  });
  expect(first?.thuocs).toHaveLength(4);
  expect(first?.thuocs[0]).toMatchObject({
    SoNgay: 7,
    Sang: '1',
    Trua: null,
    Chieu: '1',
    CachDung: 'Uống sau ăn',
  });
  expect(first?.thuocs.every((one) => one.TenDuoc !== '' && one.DonViTinh !== null)).toBe(true);
  expect(maus.length).toBe(10);
});

it('offers own samples before shared ones, and nothing of colleagues', async () => {
  const admin = await site.ctx('quantri');
  const add = async (MaToaThuocMau: string, username: string) =>
    createEntry(admin, defOf('ToaThuocMau'), {
      MaToaThuocMau,
      TenToaThuocMau: `Toa ${MaToaThuocMau}`,
      NhanVien_Id: (await site.ctx(username)).user?.NhanVien_Id,
      ChiTiets: [{ Duoc_Id: make.ids.drug, SoNgay: '5', Sang: '1' }],
    });
  await add('MAU-TOI', 'bsnoi1');
  await add('MAU-BAN', 'bsngoai');
  const { maus } = await suggestPrescription(fresh(), []);
  expect(maus[0]).toMatchObject({ TenToaThuocMau: 'Toa MAU-TOI', cuaToi: true });
  expect(maus.map((one) => one.TenToaThuocMau)).not.toContain('Toa MAU-BAN');
});

it('offers what the doctor prescribes most, without the doses of others', async () => {
  const { id } = await make.examined();
  expect((await suggestPrescription(fresh(), [])).hayDungs).toEqual([]);
  await savePrescription(fresh(), id, {
    requestId: v7(),
    version: 0,
    dongs: [{ Duoc_Id: make.ids.drug, LoaiToa: 'MuaNgoai', SoNgay: 3, Sang: '2', CachDung: 'Uống khi sốt' }],
  });
  const { hayDungs } = await suggestPrescription(fresh(), []);
  expect(hayDungs).toEqual([
    expect.objectContaining({
      Duoc_Id: make.ids.drug,
      soLan: 1,
      CachDung: 'Uống khi sốt',
      Sang: null,
      SoLuong: null,
      SoNgay: null,
    }),
  ]);
  const colleague = { ...(await site.ctx('bsngoai')), loaders: new Map() };
  expect((await suggestPrescription(colleague, [])).hayDungs).toEqual([]);
});

it('only names the drugs of a sample that are not offered any more', async () => {
  const suspend = (on: boolean) =>
    site.database.pool.query('update pharmacy.duoc set tam_ngung = $1 where ma_duoc = $2', [on, 'T081']);
  await suspend(true);
  const { maus } = await suggestPrescription({ ...(await site.ctx('bsnoi1')), loaders: new Map() }, []);
  await suspend(false);
  const sample = maus.find((one) => one.MaToaThuocMau === 'TM01');
  expect(sample?.thuocs).toHaveLength(3);
  expect(sample?.boDis).toHaveLength(1);
});

it('asks three statements', async () => {
  const doctor = fresh();
  expect(await site.countQueries(() => suggestPrescription(doctor, [make.ids.icd]))).toBe(3);
});
