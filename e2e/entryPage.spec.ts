import { expect, type Locator, type Page } from '@playwright/test';
import { accounts } from './accounts.ts';
import { expectNotice } from './notices.ts';
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

test('a reference value of a service is added, changed and removed on its page', async ({ browser }) => {
  const t = textsOf('vi');
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  const entry = await openService(page, 'XN-MAULANG');
  const values = await sectionOf(entry, t('services:references'));
  await expect(values.getByRole('row').filter({ hasText: 'ESR2' })).toBeVisible();

  const code = `T${String(Date.now() % 10_000_000)}`;
  await values.getByRole('button', { name: t('catalogue:addTo') }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Mã chỉ số').fill(code);
  await form.getByLabel('Tên chỉ số').fill(`Máu lắng ${code}`);
  await form.getByLabel('Kiểu dữ liệu').click();
  await page.getByRole('option', { name: 'Số', exact: true }).click();
  await form.getByLabel('Nam, nhỏ nhất').fill('2');
  await form.getByLabel('Nam, lớn nhất').fill('17');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(form).toHaveCount(0);
  const row = values.getByRole('row').filter({ hasText: code });
  await expect(row).toContainText('2 – 17');

  await row.click();
  await expect(form.getByLabel('Nam, lớn nhất')).toHaveValue('17');
  await form.getByLabel('Nam, lớn nhất').fill('19');
  await form.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(form).toHaveCount(0);
  await expect(row).toContainText('2 – 19');

  await row.click();
  await form.getByRole('button', { name: 'Xóa', exact: true }).click();
  await page
    .getByRole('dialog', { name: t('catalogue:removeQuestion') })
    .getByRole('button', { name: 'Xóa', exact: true })
    .click();
  await expect(row).toHaveCount(0);
});

test('a link opens a service, one that is gone is said, and a new one gets its own address', async ({
  browser,
}) => {
  const t = textsOf('vi');
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  await page.goto('/his/dich-vu?muc=01900000-0000-7000-8000-000000000000');
  await expect(page.getByText(t('catalogue:entryMissing'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('catalogue:toList') }).click();
  await expect(page.locator('.catalogue-table')).toBeVisible();

  await page.getByRole('button', { name: t('catalogue:add') }).click();
  await expect(page).toHaveURL(/muc=moi/);
  const entry = page.locator('.entry-page');
  const code = `E2E-${String(Date.now() % 10_000_000)}`;
  await expect(entry.getByText(t('catalogue:afterFirstSave')).first()).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(entry.getByRole('alert').first()).toContainText('Tên dịch vụ');
  await entry.getByLabel('Mã dịch vụ').fill(code);
  await entry.getByLabel('Tên dịch vụ', { exact: true }).fill(`Dịch vụ ${code}`);
  await entry.getByRole('combobox', { name: 'Nhóm dịch vụ' }).fill('XN-HH');
  await page.getByRole('option', { name: /XN-HH/ }).click();
  await page.keyboard.press('Control+s');
  await expect(entry.getByRole('heading', { level: 1 })).toContainText(code);
  await expect(page).not.toHaveURL(/muc=moi/);
  const address = page.url();

  // rooms are linked from the service's side, and the room knows it
  const rooms = await sectionOf(entry, t('services:rooms'));
  await rooms.getByRole('combobox', { name: 'Phòng thực hiện' }).fill('XN02');
  await page.getByRole('option', { name: /XN02/ }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  const room = rooms.getByRole('link', { name: /XN02/ });
  await expect(room).toBeVisible();

  await page.goto(address);
  await expect(entry.getByRole('heading', { level: 1 })).toContainText(code);
  await expect(room).toBeVisible();
  await entry
    .getByRole('button', { name: t('catalogue:remove') })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('catalogue:remove') })
    .click();
  await expect(entry).toHaveCount(0);
  await expect(page).not.toHaveURL(/muc=/);
});

test('two people change a service: the second one chooses, and what is typed outlives a walk away', async ({
  browser,
}) => {
  const t = textsOf('vi');
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  const mine = await openService(page, 'XN-FIB');
  const other = await page.context().newPage();
  const theirs = await openService(other, 'XN-FIB');
  const mark = String(Date.now());
  await theirs.getByLabel('Tên tiếng Anh').fill(`Theirs ${mark}`);
  await other.keyboard.press('Control+s');
  await expectNotice(other, t('catalogue:saved'));
  await other.close();

  await mine.getByLabel('Tên tiếng Anh').fill(`Mine ${mark}`);
  await page.keyboard.press('Control+s');
  const conflict = page.getByRole('dialog', { name: 'Bản ghi vừa được người khác sửa' });
  await expect(conflict.getByRole('cell', { name: `Mine ${mark}` })).toBeVisible();
  await expect(conflict.getByRole('cell', { name: `Theirs ${mark}` })).toBeVisible();
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Lưu bản của tôi' }).click();
  await expect(conflict).toHaveCount(0);

  // away with something typed, and back: it is still there
  await expectNotice(page, t('catalogue:saved'));
  await mine.getByLabel('Tên tiếng Anh').fill(`Again ${mark}`);
  await page.goBack();
  await expect(mine).toHaveCount(0);
  await page.getByRole('row').filter({ hasText: 'XN-FIB' }).first().click();
  await expect(mine.getByLabel('Tên tiếng Anh')).toHaveValue(`Again ${mark}`);
  await mine.locator('.draft-notice').getByRole('button').click();
  await expect(mine.getByLabel('Tên tiếng Anh')).toHaveValue(`Mine ${mark}`);
});

test('a package and a sample prescription count while they are filled in', async ({ browser }) => {
  const t = textsOf('en');
  const page = await openAs(browser, accounts.ADMINISTRATOR, 'narrow', 'en');
  const open = async (catalogue: string, code: string) => {
    await page.goto(`/his/m/he-thong-danh-muc/${catalogue}`);
    await (await searched(page, code)).click();
    await expect(page.locator('.entry-page').getByRole('heading', { level: 1 })).toContainText(code);
  };
  const entry = page.locator('.entry-page');

  await open('GoiDichVu', 'GOI-TQ');
  await expect(entry.getByText(t('services:package.difference'))).toBeVisible();
  await entry.getByLabel('Package price').fill('1');
  await expect(entry.locator('.entry-figures')).toContainText('(-100%)');
  await expectNothingCut(page);
  await expectAccessible(page);

  await open('ToaThuocMau', 'TM01');
  const totals = entry.getByRole('table', { name: t('prescriptions:samples.totals') });
  await expect(totals.getByRole('row').nth(1)).toContainText('21');
  await expect(entry.getByRole('region', { name: t('prescriptions:samples.interactions') })).toContainText(
    t('prescriptions:samples.noInteraction'),
  );
  await expectNothingCut(page);
  await expectAccessible(page);
});

test('a price type shows the list that holds today and leads to it; a drug what every store has', async ({
  browser,
}) => {
  const t = textsOf('vi');
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  await page.goto('/his/he-thong-danh-muc/LoaiGia');
  await page.locator('.catalogue-table').getByRole('row').nth(1).click();
  const now = page.getByRole('dialog').getByRole('region', { name: t('pricing:listNow') });
  await expect(now.locator('.price-facts')).toContainText(t('pricing:period'));
  await expectAccessible(page);
  await now.getByRole('link').click();
  await expect(page.locator('.price-head h2')).toBeVisible();

  await page.goto('/his/he-thong-danh-muc/Duoc');
  await (await searched(page, 'paracetamol')).click();
  const stock = page.locator('.entry-page').getByRole('table', { name: t('pharmacy:page.stock') });
  await expect(stock.getByRole('row').nth(1)).toBeVisible();
  await expectNothingCut(page);
  await expectAccessible(page);
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
