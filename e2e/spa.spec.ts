import { expect } from '@playwright/test';
import { pngPicture } from '../packages/server/test/pictures.ts';
import { accounts } from './accounts.ts';
import { serviceOf } from './asAdministrator.ts';
import { saveEntry } from './ask.ts';
import { openAs } from './openAs.ts';
import { chooseInBar, expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { diagnosed, ordered, paid, received } from './visit/arranged.ts';
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

test('a session of a course is begun, reported with a point on the body and two pictures, verified and returned on a phone', async ({
  browser,
}) => {
  const code = await course('Trị liệu vai gáy');
  const who = newcomer('Vũ', 'Vai');
  const visit = await received(who);
  await paid(visit);
  await diagnosed(who, 'L70.0');
  await ordered(who, visit, code);
  await paid(visit);

  const t = textsOf('vi');
  const page = await openAs(browser, 'bstmh');
  const therapist = { page, t, device: 'wide' } as const;
  await page.goto('/his/thuc-hien-vltl');
  await chooseInBar(page, t('shell:department'), 'Phòng tiểu phẫu, thủ thuật');
  await openLine(therapist, who.name);
  await page.getByRole('button', { name: 'Bắt đầu buổi 1' }).click();
  await page
    .getByLabel('Quá trình thực hiện')
    .fill('Xoa bóp bấm huyệt vai gáy 20 phút, chiếu đèn hồng ngoại.');
  await page.getByRole('textbox', { name: 'Kết quả' }).fill('Đỡ đau, quay cổ dễ hơn.');
  await page.getByRole('tab', { name: /Sơ đồ cơ thể/ }).click();
  await page.getByRole('group', { name: 'Mặt sau' }).click({ position: { x: 60, y: 70 } });
  await page.getByLabel('Ghi chú điểm 1').fill('Co cứng cơ thang');
  await page.getByRole('button', { name: 'Điểm 1: phím' }).press('ArrowDown');
  await page.getByRole('tab', { name: /Hình ảnh/ }).click();
  for (const [at, name] of ['truoc', 'sau'].entries()) {
    const picture = { name: `${name}.png`, mimeType: 'image/png', buffer: pngPicture(80 + at, 60) };
    await page.locator('input[type=file][multiple]').nth(at).setInputFiles(picture);
    await expect(page.locator('.picture-sides > section').nth(at).locator('img')).toBeVisible();
  }
  await page.getByRole('button', { name: /^Lưu/ }).click();
  await expectDone(therapist, 'spa:report.saved');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Kết thúc buổi' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kết thúc buổi' }).click();
  await expectDone(therapist, 'spa:desk.ended');
  await expect(page.locator('.session-head h2')).toContainText('1/10');
  await page.getByRole('button', { name: /^Duyệt/ }).click();
  await expectDone(therapist, 'spa:report.verified');

  const phone = await openAs(browser, 'bstmh', 'narrow');
  await phone.goto(`/his/thuc-hien-vltl${new URL(page.url()).search}`);
  await expect(phone.getByText('Co cứng cơ thang')).toBeVisible();
  await expectNothingCut(phone);
  await phone.getByRole('button', { name: 'Trả kết quả' }).click();
  await expectDone({ page: phone, t, device: 'narrow' }, 'spa:report.returned');
  await expect(page.getByText('Đã trả kết quả').first()).toBeVisible();
});
