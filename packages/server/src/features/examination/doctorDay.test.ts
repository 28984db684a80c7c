import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { localDay } from '../../engine/context.ts';
import { labFactory } from '../lab/testLab.ts';
import { endKhamBenh } from './commands.ts';
import { doctorDay } from './doctorDay.ts';
import { codeOf, examFactory } from './testExam.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof examFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  at = await examFactory(site);
});
afterAll(() => site.close());

it('tells who came and was examined by the hour, the diseases and the follow-ups of a day, in one statement', async () => {
  const { doctor, ids } = at;
  await at.arrived();
  const { id } = await at.examined();
  const tomorrow = localDay(new Date(Date.now() + 86_400_000));
  await endKhamBenh(doctor, id, { version: 2, HuongGiaiQuyet_Id: ids.end, NgayTaiKham: tomorrow });
  const today = await doctorDay(doctor, ids.room);
  const sum = (of: 'soDen' | 'soKhamXong') => today.gios.reduce((total, hour) => total + hour[of], 0);
  expect({ came: sum('soDen'), ended: sum('soKhamXong') }).toEqual({ came: 2, ended: 1 });
  expect(today.benhs).toEqual([{ ICD_Id: ids.icd, soLuot: 1 }]);
  expect(today.soTaiKham).toBe(0);
  expect(await doctorDay(doctor, ids.room, tomorrow)).toMatchObject({ gios: [], soTaiKham: 1 });
  expect(await site.countQueries(() => doctorDay(doctor, ids.room))).toBe(1);
});

it('counts results of the own orders alone, critical ones apart', async () => {
  const lab = await labFactory(site);
  const { slip } = await lab.returned('30'); // far above what a glucose may be
  const { doctor, ids } = at;
  expect(await doctorDay(doctor, ids.room)).toMatchObject({ soKetQuaChuaXem: 0 });
  const update = 'update main.dich_vu_yeu_cau set bac_si_chi_dinh_id = $1 where id = $2';
  await site.database.pool.query(update, [doctor.user?.NhanVien_Id, slip]);
  expect(await doctorDay(doctor, ids.room)).toMatchObject({
    soKetQuaChuaXem: 1,
    soBatThuongChuaXem: 1,
    soNguyHiemChuaXem: 1,
  });
});

it('is not told of a room of another facility', async () => {
  const clinic = await site.ctx('dieuduongpk', { node: 'PKSTN' });
  expect(await codeOf(doctorDay(clinic, at.ids.room))).toBe('RECORD_NOT_IN_CARE');
});
