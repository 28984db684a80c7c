import { expect } from '@playwright/test';
import { openAs } from './openAs.ts';
import { expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { orderedAndPaid } from './visit/doctor.ts';
import { choose, expectDone, find, openLine, openTab, showList } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

test('a urine culture is ordered, given out as preliminary, read to its antibiogram and returned; who ordered it sees both', async ({
  browser,
}) => {
  const who = newcomer('Trần', 'Cấy');
  const doctor = await orderedAndPaid(browser, who, {
    disease: 'N39.0',
    typed: 'Cấy nước tiểu',
    code: 'VS-CAYNT',
  });

  const t = textsOf('vi');
  const field = (name: string) => t(`microbiology:contentField.${name}`);
  const page = await openAs(browser, 'bsvisinh');
  const reader = { page, t, device: 'wide' } as const;
  await page.goto('/his/xet-nghiem-vi-sinh');
  await openLine(reader, who.name);
  await page.getByRole('button', { name: t('readings:begin') }).click();
  await choose(reader, field('LoaiBenhPham_Id'), 'giữa dòng', 'Nước tiểu giữa dòng');
  await page.getByLabel(field('SoiTrucTiep')).fill('Trực khuẩn Gram âm (++).');
  await page.getByRole('combobox', { name: field('TrangThaiCay') }).click();
  await page.locator('.options:visible [role=option]', { hasText: 'Đang ủ' }).click();
  await page.getByRole('button', { name: t('readings:returnPreliminary') }).click();
  await expectDone(reader, 'orders:desk.returned');

  await openTab(doctor, 'examination:resultTab');
  const seen = doctor.page.locator('.result-slip');
  await expect(seen).toContainText(t('readings:preliminary'));
  await expect(seen).toContainText('Đang ủ, theo dõi');

  await page.getByRole('combobox', { name: field('TrangThaiCay') }).click();
  await page.locator('.options:visible [role=option]', { hasText: 'Có mọc' }).click();
  await page.getByRole('button', { name: t('microbiology:addOrganism') }).click();
  await choose(reader, field('ViKhuan_Id'), 'coli', 'Escherichia coli');
  await page.getByRole('textbox', { name: field('SoLuong') }).fill('10^5 CFU/ml');
  await page.getByRole('button', { name: /kháng sinh có điểm gãy/ }).click();
  const zone = page.getByRole('textbox', { name: /Giá trị Ampicillin/ });
  await zone.fill('6');
  await zone.press('Enter');
  await page.keyboard.type('24');
  for (const spare of ['Ceftriaxon', 'Ceftazidim', 'Meropenem', 'Gentamicin', 'Amikacin', 'Ciprofloxacin'])
    await page.getByRole('button', { name: `Bỏ ${spare}` }).click();
  await expectAccessible(page);
  await expectNothingCut(page);
  const sulfa = page.getByRole('radiogroup', { name: /Trimethoprim/ });
  await sulfa.getByRole('radio', { name: 'S' }).check();
  await page.getByRole('button', { name: 'Bỏ Nitrofurantoin' }).click();
  await page.getByLabel(t('readings:field.KetLuan'), { exact: false }).fill('Escherichia coli.');
  await page.getByRole('button', { name: t('orders:desk.returnResult') }).click();
  await expectDone(reader, 'orders:desk.returned');

  await expect(seen).not.toContainText(t('readings:preliminary'));
  await expect(seen.getByRole('row', { name: /Ampicillin/ })).toContainText('R');
  await expect(seen.getByRole('row', { name: /Cefotaxim/ })).toContainText('S');
  await showList(doctor);
  await expect(await find(doctor, who.name)).toContainText('1 kết quả mới');
});
