import { expect } from '@playwright/test';
import { pngPicture } from '../packages/server/test/pictures.ts';
import { openAs } from './openAs.ts';
import { expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { orderedAndPaid } from './visit/doctor.ts';
import { expectDone, find, openLine, openTab, showList } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

test('an X-ray is ordered, taken by the technician, read by the doctor of imaging and seen by who ordered it', async ({
  browser,
}) => {
  const who = newcomer('Lê', 'Phổi');
  const doctor = await orderedAndPaid(browser, who, {
    disease: 'J20.9',
    typed: 'X-quang ngực',
    code: 'HA-XQNGUC',
  });

  const t = textsOf('vi');
  const page = await openAs(browser, 'ktvxq');
  const technician = { page, t, device: 'wide' } as const;
  await page.goto('/his/chan-doan-hinh-anh');
  await expect(await find(technician, who.name)).not.toContainText(t('orders:desk.notPaid'));
  await openLine(technician, who.name);
  await page.getByRole('button', { name: t('readings:begin') }).click();
  const picture = { name: 'nguc.png', mimeType: 'image/png', buffer: pngPicture(80, 60) };
  await page.locator('input[type=file][multiple]').setInputFiles(picture);
  await page.getByRole('textbox', { name: /Chú thích Hình 1/ }).fill('Ngực thẳng');
  await page.keyboard.press('Control+s');
  await expectDone(technician, 'orders:desk.saved');
  const slip = new URL(page.url()).searchParams.get('id');

  // on a phone, at an address that other systems know
  const reading = await openAs(browser, 'bshinhanh', 'narrow');
  const reader = { page: reading, t, device: 'narrow' } as const;
  await reading.goto(`/his/sieu-am?id=${slip}`);
  await reading.getByRole('combobox', { name: /Mẫu kết luận/ }).click();
  await reading.locator('.options:visible [role=option]', { hasText: 'X-quang viêm phế quản' }).click();
  await expect(reading.getByLabel(t('readings:field.KetLuan'), { exact: false })).toHaveValue(
    'Hình ảnh viêm phế quản.',
  );
  await expectAccessible(reading);
  await expectNothingCut(reading);
  await reading.getByRole('switch', { name: t('readings:field.LaNguyHiem'), exact: false }).click();
  await reading.getByRole('button', { name: t('orders:desk.returnResult') }).click();
  // what endangers a patient is told first
  await reading.getByLabel(t('criticals:toldTo')).fill('BS Nội 1');
  await reading.getByRole('button', { name: t('criticals:tellAndReturn') }).click();
  await expectDone(reader, 'orders:desk.returned');

  await showList(doctor);
  await find(doctor, who.name);
  await openLine(doctor, who.name);
  const critical = doctor.page.getByRole('region', { name: t('criticals:title') });
  await expect(critical).toContainText('Hình ảnh viêm phế quản.');
  await critical.getByRole('button', { name: t('criticals:acknowledge') }).click();
  await doctor.page.getByRole('button', { name: t('criticals:usual.2') }).click();
  await doctor.page
    .getByRole('dialog')
    .getByRole('button', { name: t('criticals:acknowledge') })
    .click();
  await expect(critical).toContainText(t('criticals:usual.2'));
  await openTab(doctor, 'examination:resultTab');
  await expect(doctor.page.locator('.result-slip')).toContainText('Hình ảnh viêm phế quản.');
});

test('an ultrasound is measured field by field, its picture drawn on, and both are seen by who ordered it', async ({
  browser,
}) => {
  const who = newcomer('Tô', 'Gan');
  const doctor = await orderedAndPaid(browser, who, { disease: 'I10', typed: 'ổ bụng', code: 'SA-BUNG' });

  const t = textsOf('vi');
  const page = await openAs(browser, 'bshinhanh');
  const reader = { page, t, device: 'wide' } as const;
  await page.goto('/his/sieu-am');
  await find(reader, who.name);
  await openLine(reader, who.name);
  await page.getByRole('button', { name: t('readings:begin') }).click();
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('Gan phải').fill('to');
  await page.keyboard.press('Control+s');
  await expect(
    page.locator('.reading-field', { hasText: 'Gan phải' }).locator('.reading-wrong'),
  ).toBeVisible();
  await field('Gan phải').fill('158,5');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Nhu mô gan' })).toBeFocused();

  const picture = { name: 'gan.png', mimeType: 'image/png', buffer: pngPicture(80, 60) };
  await page.locator('input[type=file][multiple]').setInputFiles(picture);
  await page
    .getByRole('button', { name: t('readings:mark') })
    .first()
    .click();
  const editor = page.getByRole('dialog');
  await editor.getByRole('button', { name: t('readings:markMiddle') }).click();
  await editor.getByRole('button', { name: /Nét 1/ }).press('ArrowRight');
  await expectAccessible(page);
  await editor
    .getByRole('button', { name: t('common:close') })
    .last()
    .click();

  await page.getByLabel(t('readings:field.KetLuan'), { exact: false }).fill('Gan to.');
  await page.keyboard.press('Control+s');
  await expectDone(reader, 'orders:desk.saved');
  await expectAccessible(page);
  await page.getByRole('button', { name: t('orders:desk.returnResult') }).click();
  await expectDone(reader, 'orders:desk.returned');

  await showList(doctor);
  await find(doctor, who.name);
  await openLine(doctor, who.name);
  await openTab(doctor, 'examination:resultTab');
  const result = doctor.page.locator('.result-slip');
  await expect(result).toContainText('158,5');
  await expect(result).toContainText('Gan to.');
  if (process.env['SEN_SHOTS']) {
    const shots = process.env['SEN_SHOTS'];
    await doctor.page.screenshot({ path: `${shots}/result.png` });
  }
});
