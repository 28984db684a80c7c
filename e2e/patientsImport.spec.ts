import { expect } from '@playwright/test';
import { PatientByIdDocument } from '../packages/web/src/features/patients/patients.main.gen.ts';
import { accounts } from './accounts.ts';
import { ask } from './ask.ts';
import { workbook } from './sheet.ts';
import { expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';
import { received } from './visit/arranged.ts';
import { atWork } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

test('patients come from a file; a line that resembles a record fills what it leaves empty', async ({
  browser,
}) => {
  const known = newcomer('Khúc', 'Quen');
  const fresh = newcomer('Khúc', 'Mới');
  const { BenhNhan_Id: id } = await received(known);
  const { page, t } = await atWork(browser, 'quantri', 'wide', 'vi');
  await page.getByRole('button', { name: t('patients:import.button') }).click();
  const file = page.locator('.import-panel input[type=file]');
  await file.setInputFiles({
    name: 'nguoi-benh.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await workbook([
      ['Họ tên', 'Ngày sinh', 'Giới tính', 'Điện thoại', 'CCCD', 'Email', 'Mã bệnh nhân'],
      ...[known, fresh].map((who, at) => [
        who.name,
        who.born.replace(/^(..)(..)(....)$/, '$3-$2-$1'),
        'Nữ',
        who.phone,
        who.citizenId,
        `${who.citizenId}@example.vn`,
        `CU-${who.citizenId}-${at}`,
      ]),
    ]),
  });
  await page.getByRole('button', { name: 'Kiểm tra', exact: true }).click();
  const line = page.locator('.merge-pairs li').filter({ hasText: new RegExp(known.name, 'i') });
  await expect(line).toContainText(t('patients:same.CanCuoc'));
  const fill = line.getByRole('radio', { name: t('patients:import.decision.CapNhat') });
  await fill.click();
  await expect(fill).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Nhập 2 mục' }).click();
  await expect(page.getByText(/Đã ghi 2/)).toBeVisible();
  const { benhNhan } = await ask(accounts.ADMINISTRATOR, PatientByIdDocument, { id });
  expect(benhNhan).toMatchObject({ Email: `${known.citizenId}@example.vn`, SoDienThoai: known.phone });

  await page.goto('/his/benh-nhan');
  await page.getByRole('textbox', { name: t('patients:searchHint') }).fill(fresh.name);
  await expect(page.getByRole('row').filter({ hasText: new RegExp(fresh.name, 'i') })).toHaveCount(1);
});

for (const [shell, language] of [
  ['wide', 'vi'],
  ['narrow', 'en'],
] as const)
  test(`what a column means is asked once for all its lines: ${shell}, ${language}`, async ({ browser }) => {
    const { page, t } = await atWork(browser, 'quantri', shell, language);
    const tail = String(Date.now()).slice(-7);
    await page.getByRole('button', { name: t('patients:import.button') }).click();
    await page.locator('.import-panel input[type=file]').setInputFiles({
      name: 'nguoi-benh.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await workbook([
        ['Họ tên', 'Ngày sinh', 'Giới tính', 'Điện thoại'],
        [`Khúc Một ${tail}`, '03/04/1980', 'Nữ', `82${tail}`],
        [`Khúc Hai ${tail}`, '05/06/1981', 'Nam', `83${tail}`],
      ]),
    });
    const check = page.getByRole('button', { name: t('catalogue:imports.check'), exact: true });
    await expect(check).toBeDisabled();
    await expect(page.getByText(t('catalogue:imports.unanswered'))).toBeVisible();
    await expectNothingCut(page);
    await expectAccessible(page);
    const sample = `82${tail}`;
    await page.getByRole('radio', { name: `0${sample}` }).check();
    await page.getByRole('radio', { name: '03/04/1980' }).first().check();
    await check.click();
    await expect(page.getByRole('row').filter({ hasText: /^(Người bệnh|Patients)/ })).toContainText('2');
    // to its end: one that is under way would open to the same person in the next shell
    await page.getByRole('button', { name: t('catalogue:imports.write_other') }).click();
    await expect(page.getByText(t('catalogue:imports.written_other')).first()).toBeVisible();
  });
