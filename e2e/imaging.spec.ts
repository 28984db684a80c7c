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
