import { expect } from '@playwright/test';
import { serviceOf } from './asAdministrator.ts';
import { saveEntry } from './ask.ts';
import { openAs } from './openAs.ts';
import { accounts, expectAccessible } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { diagnosed, paid, received } from './visit/arranged.ts';
import { order } from './visit/doctor.ts';
import { expectDone, openLine, openTab } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

/** A course of ten sessions of one procedure. */
async function course(name: string): Promise<string> {
  const MaLieuTrinh = `LT${String(Date.now()).slice(-8)}`;
  const { _id } = await serviceOf('TT-THAYBANG');
  const input = { MaLieuTrinh, TenLieuTrinh: name, DichVu_Ids: [_id], SoBuoi: '10' };
  await saveEntry(accounts.ADMINISTRATOR, 'LieuTrinh', { input });
  return MaLieuTrinh;
}

test('a customer buys a course of ten sessions, has one, and nine are left at every desk', async ({
  browser,
}) => {
  const code = await course('Chăm sóc da mặt');
  const who = newcomer('Đào', 'Spa');
  const visit = await received(who);
  await paid(visit);
  await diagnosed(who, 'L70.0');

  const page = await openAs(browser, accounts.DOCTOR, 'wide', 'vi');
  await page.goto('/his/khambenh'); // an old spelling leads to the spa's screen
  await expect(page).toHaveURL(/\/kham-benh$/);
  const doctor = { page, t: textsOf('vi'), device: 'wide' } as const;
  await openTab(doctor, 'examination:tab.DangKham');
  await openLine(doctor, who.name);
  const courses = page.getByRole('region', { name: 'Liệu trình' });
  await expect(courses).toContainText('Khách hàng chưa mua liệu trình nào');
  await order(doctor, code, code);
  await expect(courses.getByRole('article')).toContainText('Còn 10 buổi');
  await expect(courses.getByRole('article')).toContainText('Chưa thu tiền');
  await paid(visit);

  await courses.getByRole('button', { name: 'Làm buổi 1' }).click();
  await page.getByLabel('Ghi chú của buổi').fill('Da nhạy cảm');
  await page.getByLabel('Ghi chú của buổi').press('Enter');
  await expectDone(doctor, 'spa:done_other');
  await expect(courses.getByRole('article')).toContainText('Còn 9 buổi');
  await expect(courses.getByRole('article')).toContainText('Da nhạy cảm');
  await expectAccessible(page);
  if (process.env['SEN_SHOTS']) await page.screenshot({ path: `${process.env['SEN_SHOTS']}/kham-benh.png` });

  const desk = await openAs(browser, accounts.NURSE, 'narrow', 'en');
  await desk.goto(`/his/m/tiep-nhan?id=${visit.TiepNhan_Id}`);
  await openTab({ page: desk, t: textsOf('en'), device: 'narrow' }, 'common:context');
  await expect(desk.getByRole('article')).toContainText('9 sessions left');
  await expect(desk.locator('#screen')).not.toContainText(/\bpatient/i);
  await expectAccessible(desk);
  if (process.env['SEN_SHOTS'])
    await desk.screenshot({ path: `${process.env['SEN_SHOTS']}/tiep-nhan-m.png`, fullPage: true });
  await desk.getByRole('button', { name: 'Take session 1 back' }).click();
  await desk.getByRole('button', { name: 'Noted by mistake' }).click();
  await desk.getByRole('button', { name: 'Take it back', exact: true }).click();
  await expect(desk.getByRole('article')).toContainText('10 sessions left');
  await expect(courses.getByRole('article')).toContainText('Còn 10 buổi');
});
