import { expect } from '@playwright/test';
import { expectNotice } from './notices.ts';
import { expectAccessible } from './steps.ts';
import { test } from './test.ts';
import { diagnosed, paid, received } from './visit/arranged.ts';
import { atWork } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

test('a daughter asks for the summary of a record, the doctor writes it, it is printed and delivered', async ({
  browser,
}) => {
  const who = newcomer('Đinh', 'Tóm Tắt');
  const visit = await received(who);
  await paid(visit);
  await diagnosed(who, 'J02.9');

  const desk = await atWork(browser, 'tiepdon', 'wide', 'vi');
  await desk.page.goto(`/his/benh-nhan/${visit.BenhNhan_Id}`);
  await desk.page.getByRole('button', { name: desk.t('patients:askSummary') }).click();
  const asked = desk.page.getByRole('dialog');
  await asked.getByRole('radio', { name: 'Người đại diện' }).check();
  await asked.getByLabel(desk.t('recordSummaries:HoTenNguoiYeuCau')).fill('Đinh Thị Hồng');
  await asked.getByLabel(desk.t('recordSummaries:QuanHe')).fill('Con');
  await asked.getByLabel(desk.t('recordSummaries:SoGiayTo')).fill('092191001234');
  await asked.getByLabel(desk.t('recordSummaries:MucDich')).fill('Thanh toán bảo hiểm');
  await expectAccessible(desk.page);
  await asked.getByRole('button', { name: desk.t('recordSummaries:saveAndPrint') }).click();
  const slip = desk.page.getByRole('dialog', { name: /YC\d\d-\d{5}/ });
  await expect(slip.locator('iframe, embed, object')).toBeVisible();

  const doctor = await atWork(browser, 'bsnoi1', 'wide', 'vi');
  const { page, t } = doctor;
  await page.goto('/his/tom-tat-ho-so');
  await page.getByLabel(t('recordSummaries:list.search')).fill(who.name);
  const row = page.getByRole('row').filter({ hasText: who.name });
  await expect(row).toContainText('Đinh Thị Hồng – Con');
  await row.getByText(who.name).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Viết tóm tắt' }).click();
  await expect(dialog.getByLabel(t('recordSummaries:ChanDoan'), { exact: true })).not.toHaveValue('');
  await dialog.getByLabel(t('recordSummaries:QuaTrinhBenhLy')).fill('Sốt, đau họng hai ngày');
  await dialog.getByLabel(t('recordSummaries:PhuongPhapDieuTri')).fill('Hạ sốt, súc họng');
  await dialog.getByLabel(t('recordSummaries:TinhTrangRaVien')).fill('Ổn định');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('recordSummaries:saveAndPrint') }).click();
  await expect(
    page.getByRole('dialog', { name: /\d+\/\d{4}/ }).locator('iframe, embed, object'),
  ).toBeVisible();

  await desk.page.goto('/his/tom-tat-ho-so');
  await desk.page.getByLabel(desk.t('recordSummaries:list.search')).fill(who.name);
  await desk.page.getByRole('row').filter({ hasText: who.name }).getByText(who.name).click();
  const handed = desk.page.getByRole('dialog');
  await handed.getByRole('button', { name: 'Giao', exact: true }).click();
  await expect(handed.getByLabel(desk.t('recordSummaries:NguoiNhan'), { exact: true })).toHaveValue(
    'Đinh Thị Hồng',
  );
  await handed.getByRole('button', { name: desk.t('recordSummaries:deliver') }).click();
  await expectNotice(desk.page, desk.t('recordSummaries:delivered'));
  await expect(desk.page.locator('.paper-card').first()).toContainText('Đinh Thị Hồng · 092191001234');
});
