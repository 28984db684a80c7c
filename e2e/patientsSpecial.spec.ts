import { expect } from '@playwright/test';
import { expectNotice } from './notices.ts';
import { expectAccessible } from './steps.ts';
import { test } from './test.ts';
import { received, receivedAgain } from './visit/arranged.ts';
import { atWork, choose } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

test('a newborn is received with its mother; a death that is recorded closes every door', async ({
  browser,
}) => {
  const mother = newcomer('Lương', 'Sinh', 1996);
  const visit = await received(mother);
  const registry = await atWork(browser, 'quantri', 'wide', 'vi');
  const { page, t } = registry;
  await page.goto(`/his/benh-nhan/${visit.BenhNhan_Id}`);
  await page.getByRole('button', { name: t('common:moreActs') }).click();
  await page.getByRole('menuitem', { name: t('patients:newborn.add') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Giờ sinh').fill('06:30');
  await choose(registry, /Giới tính/, 'nu', 'Nữ');
  await dialog.getByLabel('Cân nặng lúc sinh (gam)').fill('3150');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('patients:newborn.receive') }).click();
  await expectNotice(page, /^Đã tạo hồ sơ Con bà/);
  await expect(page.locator('.patient-banner')).toContainText(new RegExp(`Con bà ${mother.name}`, 'i'));
  await expect(page.locator('.patient-detail')).toContainText('3.150 gam');

  await page.goto(`/his/benh-nhan/${visit.BenhNhan_Id}`);
  await page.getByRole('button', { name: t('common:moreActs') }).click();
  await page.getByRole('menuitem', { name: t('patients:death.record') }).click();
  await expect(dialog).toContainText('1 lượt tiếp nhận chưa xác nhận chi phí');
  await dialog.getByLabel('Tử vong lúc').fill('08:15');
  await choose(registry, /Nguyên nhân tử vong/, 'I21.9', /I21\.9/);
  await dialog.getByLabel('Nơi tử vong').fill('Tại nhà');
  await dialog.getByLabel('Căn cứ ghi nhận').fill('Giấy báo tử của trạm y tế');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('patients:death.record') }).click();
  await expectNotice(page, t('patients:death.recorded'));
  await expect(page.locator('.patient-banner')).toContainText(t('common:died'));
  await expect(page.locator('#screen').getByRole('button', { name: t('patients:receive') })).toHaveCount(0);
  await expect(receivedAgain(visit)).rejects.toThrow('PATIENT_DIED');
});
