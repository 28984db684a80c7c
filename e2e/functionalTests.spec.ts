import { expect } from '@playwright/test';
import { pngPicture } from '../packages/server/test/pictures.ts';
import { openAs } from './openAs.ts';
import { expectAccessible } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { markViewed, orderedAndPaid } from './visit/doctor.ts';
import { expectDone, find, openLine, openTab, type Person, showList } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

/** Somebody at the screen of functional tests, in Vietnamese. */
async function atTests(page: Person['page'], slip: string | null): Promise<Person> {
  await page.goto(`/his/tham-do-chuc-nang${slip ? `?id=${slip}` : ''}`);
  await expect(page.locator('#screen input').first()).toBeVisible();
  return { page, t: textsOf('vi'), device: 'wide' };
}

test('a test is ordered, performed with an image, returned, taken back, returned again and read', async ({
  browser,
}) => {
  const who = newcomer('Đỗ', 'Tim');
  const doctor = await orderedAndPaid(browser, who, {
    disease: 'I10',
    typed: 'ABI',
    code: 'TD-ABI',
  });

  // the technician performs: begins, describes by a ready conclusion, adds an image
  const technician = await atTests(await openAs(browser, 'ktvtd'), null);
  const { page, t } = technician;
  await expect(await find(technician, who.name)).not.toContainText(t('orders:desk.notPaid'));
  await openLine(technician, who.name);
  await page.getByRole('button', { name: t('readings:begin') }).click();
  const conclusion = page.getByLabel(t('readings:field.KetLuan'), { exact: false });
  await expect(conclusion).toBeEditable();
  await page.getByRole('combobox', { name: /Mẫu kết luận/ }).click();
  await page.locator('.options:visible [role=option]', { hasText: 'Điện tim bình thường' }).click();
  await expect(conclusion).toHaveValue('Điện tim trong giới hạn bình thường.');
  await conclusion.fill('ABI hai bên bình thường.');
  const picture = { name: 'abi.png', mimeType: 'image/png', buffer: pngPicture(80, 60) };
  await page.locator('input[type=file][multiple]').setInputFiles(picture);
  await page.getByRole('textbox', { name: /Chú thích Hình 1/ }).fill('Chân phải');
  await page.keyboard.press('Control+s');
  await expectDone(technician, 'orders:desk.saved');
  await expectAccessible(page);
  // the conclusion is a doctor's
  await expect(page.getByRole('button', { name: t('orders:desk.returnResult') })).toHaveCount(0);
  const slip = new URL(page.url()).searchParams.get('id');

  const reader = await atTests(await openAs(browser, 'bstim'), slip);
  await reader.page.getByRole('button', { name: t('orders:desk.returnResult') }).click();
  await expectDone(reader, 'orders:desk.returned');
  await reader.page.getByRole('button', { name: t('orders:desk.takeBack') }).click();
  await reader.page.getByRole('dialog').getByRole('button', { name: 'Sửa kết luận' }).click();
  await reader.page
    .getByRole('dialog')
    .getByRole('button', { name: t('orders:desk.takeBack') })
    .click();
  const again = reader.page.getByLabel(t('readings:field.KetLuan'), { exact: false });
  await expect(again).toHaveValue('ABI hai bên bình thường.');
  await again.fill('Hẹp nhẹ động mạch chi dưới trái.');
  await reader.page.keyboard.press('Control+Enter');
  await expectDone(reader, 'orders:desk.returned');
  await expect(reader.page.locator('.desk-version')).toHaveCount(2);

  // the orderer is told by itself, reads text and image, and says that it was viewed
  await showList(doctor);
  await expect(await find(doctor, who.name)).toContainText('1 kết quả mới');
  await openLine(doctor, who.name);
  await openTab(doctor, 'examination:resultTab');
  const result = doctor.page.locator('.result-slip');
  await expect(result).toContainText('Hẹp nhẹ động mạch chi dưới trái.');
  await result.getByRole('button', { name: /Xem lớn/ }).click();
  await expect(doctor.page.getByRole('dialog').getByText('Chân phải')).toBeVisible();
  await doctor.page.keyboard.press('Escape');
  await markViewed(doctor);
  await expect(reader.page.locator('.desk-head')).toContainText(t('functionalTests:slipState.DaXemKetQua'));
  await expect(reader.page.getByRole('button', { name: t('orders:desk.takeBack') })).toHaveCount(0);
});
