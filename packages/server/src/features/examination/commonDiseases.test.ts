import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { createEntry } from '../../engine/catalogue/commands.ts';
import { defOf } from '../../engine/catalogue/testEntry.ts';
import type { Ctx } from '../../engine/context.ts';
import { commonDiseases } from './commonDiseases.ts';
import { type ExamFactory, examFactory } from './testExam.ts';

let site: TestSite;
let factory: ExamFactory;
let doctor: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  factory = await examFactory(site);
  doctor = factory.doctor;
});
afterAll(() => site.close());

const icd = (code: string) =>
  site.database.pool
    .query('select id from main.icd where ma_icd = $1', [code])
    .then(({ rows }) => String(rows[0].id));
const common = async (code: string, TenThuongGoi: string, more: object = {}) =>
  createEntry(await site.ctx('quantri'), defOf('ICDThuongDung'), {
    ICD_Id: await icd(code),
    TenThuongGoi,
    ...more,
  });
const told = async (room = factory.ids.room) =>
  (await commonDiseases(doctor, room)).map((one) => `${one.Nguon} ${one.MaICD} ${one.TenThuongGoi ?? '-'}`);

it('offers those of the room, each once, own ones first, and those of no other room', async () => {
  expect(await told()).toContain('KhoaPhong I10 Tăng huyết áp');
  expect((await told()).join()).not.toContain('I20.8');
  await common('I10', 'THA độ 1', { NhanVien_Id: doctor.user?.NhanVien_Id });
  await common('J45.9', 'Hen', { NhanVien_Id: (await site.ctx('bsngoai')).user?.NhanVien_Id });
  await common('H10.9', 'Đau mắt đỏ');
  const all = await told();
  expect(all[0]).toBe('CuaToi I10 THA độ 1');
  expect(all.filter((one) => one.includes('I10'))).toHaveLength(1);
  expect(all).toContain('Chung H10.9 Đau mắt đỏ');
  expect(all.join()).not.toContain('Hen');
});

it('offers what the doctor diagnosed in this room lately behind them, and leaves out what is no diagnosis', async () => {
  await factory.examined(); // J02.9
  expect((await told()).at(-1)).toBe('HayDung J02.9 -');
  expect((await told(factory.ids.room2)).join()).not.toContain('J02.9');
  await site.database.pool.query(`update main.icd set co_ma_chi_tiet_hon = true where ma_icd = 'J02.9'`);
  expect((await told()).join()).not.toContain('J02.9');
});

it('asks one statement', async () => {
  expect(await site.countQueries(() => commonDiseases(doctor, factory.ids.room))).toBe(1);
});
