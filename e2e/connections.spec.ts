import { expect, type Page } from '@playwright/test';
import { taiKhoanHoaDonFields } from '@sen/domain/invoices/taiKhoanHoaDon';
import { accounts } from './accounts.ts';
import { expectDraft } from './drafts.ts';
import { expectNotice } from './notices.ts';
import { whileOnItsWay } from './onItsWay.ts';
import { openAs } from './openAs.ts';
import { type Device, expectAccessible, expectNothingCut, type Language } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';

const settings = 'quan-tri-he-thong/cai-dat';
const t = textsOf('vi');
const check = (page: Page, name: string) => page.getByRole('article', { name });

/** Everything that the server answered to the page. */
function answersOf(page: Page): Array<Promise<string>> {
  const answers: Array<Promise<string>> = [];
  page.on('response', (response) => {
    if (response.url().includes('/graphql/')) answers.push(response.text().catch(() => ''));
  });
  return answers;
}

test('an account for electronic invoices is refused with a wrong password and green with the right one', async ({
  browser,
}) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  const answers = answersOf(page);
  const serial = 'C26TQT';
  // no other run on this server has it: a branch of a firm
  const taxCode = `0100109106-${String(Date.now()).slice(-3)}`;
  const name = `Quầy ${taxCode}`;
  await page.goto(`/his/${settings}/hoa-don-dien-tu`);
  await expect(check(page, 'Hóa đơn viện phí')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: t('connections:newAccount') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tên gọi').fill(name);
  await dialog.getByLabel('Địa chỉ kết nối').fill('http://viettel.vn');
  await dialog.getByLabel('Mã số thuế').fill(taxCode);
  await dialog.getByLabel('Tên đăng nhập').fill(taxCode);
  await dialog.getByLabel('Mật khẩu', { exact: true }).fill('mat-khau-sai');
  await dialog.getByLabel('Ký hiệu').fill(serial);
  // nobody else on this server issues under it
  await dialog.getByLabel('Dùng từ ngày').fill('31/12/2099');
  await expect(dialog.getByText('có mã của cơ quan thuế, năm 2026')).toBeVisible();
  await expectDraft(page, taxCode);
  await dialog.getByRole('button', { name: t('connections:save') }).click();
  await expect(dialog.getByRole('alert').first()).toContainText('https://');
  await dialog.getByLabel('Địa chỉ kết nối').fill('http://viettel.localhost');
  await dialog.getByRole('button', { name: t('connections:save') }).click();
  await expect(dialog).toBeHidden();

  const card = check(page, name);
  await expect(card).toContainText(t('connections:unchecked'));
  await card.getByRole('button', { name: t('connections:check') }).click();
  await expect(card).toContainText('Tên đăng nhập hoặc mật khẩu không đúng');
  await expect(card.locator('.state-tag.cancelled')).toHaveText('Bị từ chối');

  await card.getByRole('button', { name: t('connections:edit') }).click();
  await expect(dialog.getByLabel('Mật khẩu', { exact: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: t('connections:changePassword') }).click();
  await dialog.getByLabel('Mật khẩu', { exact: true }).fill('demo');
  await dialog.getByRole('button', { name: t('connections:save') }).click();
  await expect(dialog).toBeHidden();
  await expect(card).toContainText(t('connections:unchecked'));
  await card.getByRole('button', { name: t('connections:check') }).click();
  await expect(card.locator('.state-tag.done')).toHaveText('Kết nối tốt');

  const said = (await Promise.all(answers)).join('\n');
  expect(said).toContain(taxCode);
  expect(said).not.toContain('mat-khau-sai');
});

for (const { provider, host, fields, device, language } of [
  {
    provider: 'VNPT Invoice',
    host: 'vnpt.localhost',
    fields: { TenPhatHanh: 'phathanh', MatKhauPhatHanh: 'demo' },
    device: 'wide',
    language: 'vi',
  },
  {
    provider: 'MISA meInvoice',
    host: 'misa.localhost',
    fields: { MaUngDung: 'sen-demo' },
    device: 'narrow',
    language: 'en',
  },
  {
    provider: 'MISA meInvoice',
    host: 'misa.localhost',
    fields: { MaUngDung: 'sen-demo' },
    device: 'wide',
    language: 'vi',
  },
] as const satisfies ReadonlyArray<{
  provider: string;
  host: string;
  fields: Readonly<Partial<Record<'TenPhatHanh' | 'MatKhauPhatHanh' | 'MaUngDung', string>>>;
  device: Device;
  language: Language;
}>) {
  test(`an account at ${provider} is filled, refused, saved and checked (${device}, ${language})`, async ({
    browser,
  }) => {
    const say = textsOf(language);
    const page = await openAs(browser, accounts.ADMINISTRATOR, device, language);
    // nobody else on this server issues under it
    const taxCode = `0100109106-${String(Date.now()).slice(-3)}`;
    const name = `Quầy ${host} ${taxCode}`;
    await page.goto(`/his${device === 'narrow' ? '/m' : ''}/${settings}/hoa-don-dien-tu`);
    await page.getByRole('button', { name: say('connections:newAccount') }).click();
    const dialog = page.getByRole('dialog');
    // the two passwords of one account are told apart by their ids alone
    const field = (path: keyof typeof taiKhoanHoaDonFields | 'MatKhau' | 'MatKhauPhatHanh') =>
      path === 'MatKhau' || path === 'MatKhauPhatHanh'
        ? dialog.locator(`#${path}`)
        : dialog.getByLabel(taiKhoanHoaDonFields[path].label[language], { exact: true });
    await field('NhaCungCap').click();
    await page.getByRole('option', { name: provider }).click();
    await field('Ten').fill(name);
    await field('DiaChi').fill(`http://${host}`);
    await field('MaSoThue').fill(taxCode);
    await field('TenDangNhap').fill(taxCode);
    await field('MatKhau').fill('demo');
    await field('KyHieu').fill('C26TKT');
    await field('TuNgay').fill('31/12/2099');
    await dialog.getByRole('button', { name: say('connections:save') }).click();
    await expect(dialog.getByRole('alert').first()).toBeVisible();
    await expectAccessible(page);
    await expectNothingCut(page);
    for (const [path, value] of Object.entries(fields))
      await field(path as 'TenPhatHanh' | 'MatKhauPhatHanh' | 'MaUngDung').fill(value); // its keys
    await page.screenshot({ path: test.info().outputPath('account.png') });
    await dialog.getByRole('button', { name: say('connections:save') }).click();
    await expect(dialog).toBeHidden();
    const card = check(page, name);
    await card.getByRole('button', { name: say('connections:check') }).click();
    await expect(card.locator('.state-tag.done')).toBeVisible();
    await expect(card).toContainText(provider);
    await expectAccessible(page);
  });
}

test('the password of a connection is not in the draft of its form', async ({ browser }) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  await page.goto(`/his/${settings}/hoa-don-dien-tu`);
  await page.getByRole('button', { name: t('connections:newAccount') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mật khẩu', { exact: true }).fill('khong-duoc-giu');
  await dialog.getByLabel('Tên gọi').fill('Nháp của quầy');
  await expectDraft(page, 'Nháp của quầy');
  await page.reload();
  await page.getByRole('button', { name: t('connections:newAccount') }).click();
  await expect(dialog.getByLabel('Tên gọi')).toHaveValue('Nháp của quầy');
  await expect(dialog.getByLabel('Mật khẩu', { exact: true })).toHaveValue('');
});

test('what is typed while a new account is being saved stays in its form, and is saved with it once', async ({
  browser,
}) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  const taxCode = `0100109106-${String(Date.now()).slice(-3)}`;
  await page.goto(`/his/${settings}/hoa-don-dien-tu`);
  await page.getByRole('button', { name: t('connections:newAccount') }).click();
  const dialog = page.getByRole('dialog');
  const fill = (label: string, value: string) => dialog.getByLabel(label, { exact: true }).fill(value);
  await fill('Tên gọi', `Nhà thuốc ${taxCode}`);
  await fill('Mã số thuế', taxCode);
  await fill('Tên đăng nhập', taxCode);
  // nobody else on this server issues under it
  await fill('Dùng từ ngày', '31/12/2099');
  await fill('Mật khẩu', 'demo');
  await fill('Ký hiệu', 'C26TNT');
  const save = dialog.getByRole('button', { name: t('connections:save') });
  await whileOnItsWay(
    page,
    'CreateInvoiceAccount',
    () => save.click(),
    () => fill('Tên gọi', `Quầy thuốc ${taxCode}`),
  );
  await expectNotice(page, t('connections:saved'));
  await expect(dialog.getByLabel('Tên gọi')).toHaveValue(`Quầy thuốc ${taxCode}`);
  await expectDraft(page, `Quầy thuốc ${taxCode}`);
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(check(page, `Quầy thuốc ${taxCode}`)).toHaveCount(1);
  await expect(check(page, `Nhà thuốc ${taxCode}`)).toHaveCount(0);
  // neither the account nor a new one begins with what was saved
  await check(page, `Quầy thuốc ${taxCode}`)
    .getByRole('button', { name: t('connections:edit') })
    .click();
  await expect(dialog.getByLabel('Tên gọi')).toHaveValue(`Quầy thuốc ${taxCode}`);
  await expect(dialog.locator('.draft-notice')).toHaveCount(0);
});

test('the prescription link is checked, and names who prescribes without a code', async ({ browser }) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  await page.goto(`/his/${settings}/lien-thong-don-thuoc`);
  const main = page.locator('.side-main');
  await main.getByRole('button', { name: t('connections:check') }).click();
  await expect(main.locator('.connection-check .state-tag')).toHaveText('Kết nối tốt');
  const index = page.getByRole('navigation', { name: t('settings:title') });
  await expect(index.getByRole('link', { name: t('connections:prescriptions') })).toContainText(
    'Kết nối tốt',
  );
  await expectAccessible(page);
  await main.locator('.connection-doctors').getByRole('link').first().click();
  await expect(page).toHaveURL(/NhanVien\?muc=/);
});

test('on a phone both connections are found and whole', async ({ browser }) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR, 'narrow', 'en');
  const en = textsOf('en');
  await page.goto(`/his/m/${settings}`);
  await page.getByRole('searchbox', { name: en('settings:find') }).fill('e-invoice');
  await page.getByRole('link', { name: en('connections:invoices') }).click();
  await expect(check(page, 'Hóa đơn viện phí')).toContainText('The whole facility');
  await expectAccessible(page);
  await expectNothingCut(page);
  await page.goto(`/his/m/${settings}/lien-thong-don-thuoc`);
  await expect(page.getByLabel('Link code of the facility')).toHaveValue('0101999');
  await expectAccessible(page);
  await expectNothingCut(page);
});
