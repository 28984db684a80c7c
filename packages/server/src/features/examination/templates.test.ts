import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { createEntry } from '../../engine/catalogue/commands.ts';
import { defOf } from '../../engine/catalogue/testEntry.ts';
import { textTemplates } from './templates.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** The names that a doctor is offered, with the field of each. */
async function offered(username = 'bsnoi1') {
  return (await textTemplates(await site.ctx(username))).map((one) => `${one.Muc} ${one.Ten}`);
}

it('offers the templates of every field, those without a field for the findings', async () => {
  const admin = await site.ctx('quantri');
  const mark = v7().slice(-8);
  await createEntry(admin, defOf('LoaiMauKham'), {
    MaLoaiMauKham: mark,
    TenLoaiMauKham: `Cũ ${mark}`,
    NoiDung: 'Bình thường.',
  });
  const all = await offered();
  expect(all).toContain(`TrieuChungLamSang Cũ ${mark}`);
  expect(all).toContain('LyDoKham Đau bụng');
  expect(all).toContain('LoiDan Tái khám đúng hẹn');
});

it('offers own ones first, and neither those of colleagues nor suspended ones', async () => {
  const admin = await site.ctx('quantri');
  const add = async (Ten: string, more: object = {}) =>
    createEntry(admin, defOf('DM_LoiDan'), { Ma: v7().slice(-12), Ten, NoiDung: 'Nghỉ ngơi.', ...more });
  const staff = async (username: string) => (await site.ctx(username)).user?.NhanVien_Id;
  await add('Ở cuối bảng chữ', { NhanVien_Id: await staff('bsnoi1') });
  await add('Của bạn', { NhanVien_Id: await staff('bsngoai') });
  await add('Đã ngưng', { TamNgung: true });
  const all = await offered();
  expect(all[0]).toBe('LoiDan Ở cuối bảng chữ');
  expect(all).not.toContain('LoiDan Của bạn');
  expect(all).not.toContain('LoiDan Đã ngưng');
  expect(await offered('bsngoai')).toContain('LoiDan Của bạn');
});

it('asks one statement', async () => {
  const doctor = await site.ctx('bsnoi1');
  expect(await site.countQueries(() => textTemplates(doctor))).toBe(1);
});
