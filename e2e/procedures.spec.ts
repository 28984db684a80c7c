import { expect } from '@playwright/test';
import { pngPicture } from '../packages/server/test/pictures.ts';
import { openAs } from './openAs.ts';
import { chooseInBar, expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { orderedAndPaid } from './visit/doctor.ts';
import { expectDone, find, openLine, openTab, showList } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

test('a procedure is ordered, begun, reported with its team, locked, returned on a phone and read by who ordered it', async ({
  browser,
}) => {
  const who = newcomer('Trần', 'Áp');
  const doctor = await orderedAndPaid(browser, who, {
    disease: 'J20.9',
    typed: 'Chích rạch áp xe',
    code: 'TT-APXE',
  });

  const t = textsOf('vi');
  const page = await openAs(browser, 'bstmh');
  const surgeon = { page, t, device: 'wide' } as const;
  await page.goto('/his/thuc-hien-chi-dinh-pttt');
  await chooseInBar(page, t('shell:department'), 'Phòng tiểu phẫu, thủ thuật');
  await openLine(surgeon, who.name);
  await page.getByRole('button', { name: t('readings:begin') }).click();
  await page.getByRole('combobox', { name: /Mẫu kết luận/ }).click();
  await page.locator('.options:visible [role=option]', { hasText: 'Chích rạch áp xe' }).click();
  await page.getByRole('tab', { name: t('procedures:part.HinhAnh') }).click();
  const picture = { name: 'truoc.png', mimeType: 'image/png', buffer: pngPicture(80, 60) };
  await page.locator('input[type=file][multiple]').setInputFiles(picture);
  await page.getByRole('textbox', { name: /Chú thích Hình 1/ }).fill('Trước khi rạch');

  // what is missing leads to its place, on another tab
  await page.getByRole('button', { name: t('procedures:lock') }).click();
  await expect(page.getByLabel(t('procedures:field.KetThuc'))).toBeFocused();
  const begun = await page.getByLabel(t('procedures:field.BatDau'), { exact: false }).inputValue();
  await page
    .getByLabel(t('procedures:field.BatDau'), { exact: false })
    .fill(begun.replace(/\d\d:\d\d$/, '00:01'));
  await page
    .getByLabel(t('procedures:field.KetThuc'), { exact: false })
    .fill(begun.replace(/\d\d:\d\d$/, '00:02'));
  await page.getByRole('combobox', { name: t('procedures:field.TuVong') }).click();
  await page.locator('.options:visible [role=option]', { hasText: 'Không tử vong' }).click();
  await page.getByRole('button', { name: t('procedures:addMember') }).click();
  await page.getByRole('combobox', { name: /Người 1 trong kíp/ }).fill('NV010');
  await page.locator('.options:visible [role=option]', { hasText: 'Đặng Văn Thắng' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('procedures:lock') }).click();
  await expect(page.getByText('Đã khóa · ')).toBeVisible();
  const slip = new URL(page.url()).searchParams.get('id');

  const phone = await openAs(browser, 'bstmh', 'narrow');
  await phone.goto(`/his/tuong-trinh-pt-tt-vltl?id=${slip}`);
  await expect(phone.getByText('Đặng Văn Thắng').first()).toBeVisible();
  await expectNothingCut(phone);
  await phone.getByRole('button', { name: t('orders:desk.returnResult') }).click();
  await expectDone({ page: phone, t, device: 'narrow' }, 'orders:desk.returned');

  await showList(doctor);
  await expect(await find(doctor, who.name)).toContainText('1 kết quả mới');
  await openLine(doctor, who.name);
  await openTab(doctor, 'examination:resultTab');
  await expect(doctor.page.locator('.result-slip')).toContainText('Áp xe đã được chích rạch');
  await expect(doctor.page.locator('.result-slip')).toContainText('Đặng Văn Thắng');

  // it counts for its performer: the accountant opens their figures down to it
  const accountant = await openAs(browser, 'ketoan');
  await accountant.goto('/his/hoa-hong');
  await accountant.getByRole('row', { name: /Đặng Văn Thắng/ }).click();
  const lines = accountant.getByRole('dialog');
  await expect(lines.getByText('Chích rạch áp xe').first()).toBeVisible();
  await expectAccessible(accountant);
});
