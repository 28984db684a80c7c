import { expect, type Locator, type Page } from '@playwright/test';
import { accounts } from './accounts.ts';
import { openAs } from './openAs.ts';
import { searched } from './rows.ts';
import { type Device, expectAccessible, expectNothingCut, type Language } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';

const list = 'he-thong-danh-muc/DM_DichVu';

/** Opens the page of a service from the list. */
async function openService(page: Page, code: string, device: Device = 'wide'): Promise<Locator> {
  await page.goto(`/his/${device === 'narrow' ? 'm/' : ''}${list}`);
  await (await searched(page, code)).click();
  const entry = page.locator('.entry-page');
  await expect(entry.getByRole('heading', { level: 1 })).toContainText(code);
  return entry;
}

/** A section of the page, once its lists are there. */
async function sectionOf(entry: Locator, title: RegExp): Promise<Locator> {
  const section = entry.getByRole('region', { name: new RegExp(`^${title.source}$`) });
  await expect(section).toBeVisible();
  return section;
}

const kinds = [
  ['wide', 'vi'],
  ['narrow', 'en'],
] as const satisfies ReadonlyArray<readonly [Device, Language]>;

for (const [device, language] of kinds) {
  test(`a service shows its values, rooms and prices on one page (${device}, ${language})`, async ({
    browser,
  }) => {
    const t = textsOf(language);
    const page = await openAs(browser, accounts.ADMINISTRATOR, device, language);
    const entry = await openService(page, 'XN-CBC', device);
    await expect(page.locator('.catalogue-table')).toBeHidden();
    const values = await sectionOf(entry, t('services:references'));
    await expect(values.getByRole('row').filter({ hasText: 'HGB' })).toContainText('130');
    const rooms = await sectionOf(entry, t('services:rooms'));
    await expect(rooms.getByRole('link', { name: /^XN01/ })).toBeVisible();
    const prices = await sectionOf(entry, t('services:prices'));
    await expect(prices.locator('.prices-now').first()).toBeVisible();
    await expect(prices.getByRole('table').first()).toBeVisible();
    // of one payer: not every price type that the service has
    await expect(prices.locator('.prices-now')).toContainText('90.000');
    await prices.getByRole('combobox', { name: t('pricing:payerOfPrices') }).click();
    await page.getByRole('option', { name: /^THUPHI – / }).click();
    await expect(prices.locator('.prices-now')).not.toContainText('90.000');
    await expect(prices.locator('.prices-now')).toContainText('49.700');
    await expectNothingCut(page);
    await expectAccessible(page);

    // the browser's way back leads to the list as it was left
    await page.goBack();
    await expect(entry).toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: 'XN-CBC' }).first()).toBeVisible();
    await expect(page.locator('.catalogue-table').getByRole('searchbox')).toHaveValue('XN-CBC');
  });
}

test('the index of the page leads to a section', async ({ browser }) => {
  const t = textsOf('en');
  const page = await openAs(browser, accounts.ADMINISTRATOR, 'wide', 'en');
  const entry = await openService(page, 'XN-CBC');
  const index = entry.getByRole('navigation', { name: t('catalogue:sections') });
  const limits = await sectionOf(entry, t('services:limits'));
  await index.getByRole('button', { name: t('services:limits') }).click();
  await expect(limits).toBeInViewport();
  await expect(index.getByRole('button', { name: t('services:limits') })).toHaveAttribute(
    'aria-current',
    'location',
  );
});

test('saved pages of a package, a sample prescription and a drug are whole', async ({ browser }) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR, 'narrow', 'en');
  const pages = [
    ['GoiDichVu', 'GOI-TQ'],
    ['ToaThuocMau', 'TM01'],
    ['Duoc', 'paracetamol'],
  ] as const;
  for (const [catalogue, words] of pages) {
    await page.goto(`/his/m/he-thong-danh-muc/${catalogue}`);
    await (await searched(page, words)).click();
    await expect(page.locator('.entry-page').getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothingCut(page);
    await expectAccessible(page);
  }
});

for (const device of ['wide', 'narrow'] as const) {
  test(`who saves from the end of a long page sees what is wrong at its top, ${device}`, async ({
    browser,
  }) => {
    const t = textsOf('vi');
    const page = await openAs(browser, accounts.ADMINISTRATOR, device);
    await page.goto(`/his${device === 'narrow' ? '/m' : ''}/nhan-vien?muc=moi`);
    const entry = page.locator('.entry-page');
    await entry.getByText(t('catalogue:afterFirstSave')).last().scrollIntoViewIfNeeded();
    await expect(entry.getByLabel('Mã nhân viên')).not.toBeInViewport();
    await entry.getByRole('button', { name: 'Lưu', exact: true }).click();
    await expect(entry.getByRole('button', { name: /^Mã nhân viên/ })).toBeInViewport();
  });
}
