import { expect, type Page } from '@playwright/test';
import { CashierCollectDocument } from '../packages/web/src/features/cashier/acts.main.gen.ts';
import {
  CashierBillDocument,
  CashierMethodsDocument,
} from '../packages/web/src/features/cashier/cashier.main.gen.ts';
import { accounts } from './accounts.ts';
import { ask, saveEntry, searchEntries } from './ask.ts';
import { expectNotice } from './notices.ts';
import { openAs } from './openAs.ts';
import { type Device, expectAccessible, expectNothingCut, type Language } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { clinic, received } from './visit/arranged.ts';
import { expectDone } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

/** The cashier of the clinic: its evening is that of nobody else's tests. */
const cashier = 'thungan2';

const shot = (page: Page, name: string) =>
  page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });

/** Somebody new pays at the clinic, by a way of paying. */
async function paysBy(way: string): Promise<ReturnType<typeof newcomer>> {
  const who = newcomer('Cuối', 'Ngày');
  const visit = await received(who, null, clinic);
  const { vienPhi } = await ask(cashier, CashierBillDocument, visit);
  const { hinhThucs } = await ask(cashier, CashierMethodsDocument, {});
  const method = hinhThucs.data.find(({ MaHinhThucThanhToan }) => MaHinhThucThanhToan === way)?._id ?? '';
  const thanhToans = [{ HinhThucThanhToan_Id: method, SoTien: vienPhi.ConLai }];
  await ask(cashier, CashierCollectDocument, {
    input: { ...visit, requestId: crypto.randomUUID(), thanhToans },
  });
  return who;
}

/** The accountant at the counter of the clinic, before the evening of its cashier. */
async function openEvening(page: Page, device: Device): Promise<void> {
  const [counter] = await searchEntries('quantri', 'Node', 'PKSQT');
  const [person] = await searchEntries('quantri', 'NhanVien', 'NV004');
  await page.addInitScript((id) => localStorage.setItem('currentNode', id), counter?._id ?? '');
  await page.goto(`/his${device === 'narrow' ? '/m' : ''}/doi-chieu-cuoi-ngay?thuNgan=${person?._id}`);
}

const group = (page: Page, heading: RegExp) => page.locator('.evening-group', { hasText: heading });

for (const [device, language] of [
  ['wide', 'vi'],
  ['narrow', 'en'],
] as const satisfies ReadonlyArray<readonly [Device, Language]>) {
  test(`an evening that does not agree is mended from its own links until it does (${device}, ${language})`, async ({
    browser,
  }) => {
    const t = textsOf(language);
    await paysBy('TM');
    // the catalogue has no accounts for this way of paying
    const who = await paysBy('VI');
    const page = await openAs(browser, accounts.ACCOUNTANT, device, language);
    const person = { page, t, device };
    await openEvening(page, device);
    const verdict = page.locator('.evening-verdict');
    await expect(verdict).toHaveClass(/open/);
    await expectAccessible(page);
    await expectNothingCut(page);
    await shot(page, 'open');

    // money without an entry: typed at the day book, that very receipt
    const entries = group(page, /chưa định khoản|without an entry/);
    await entries.getByRole('link', { name: new RegExp(who.name, 'i') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('accounting:TaiKhoanNo')).fill('112');
    await dialog.getByLabel(t('accounting:TaiKhoanCo')).fill('131');
    await dialog.getByRole('button', { name: t('accounting:post'), exact: true }).click();
    await expect(dialog.getByRole('button', { name: t('accounting:post'), exact: true })).toBeDisabled();
    await openEvening(page, device);
    await expect(verdict).toBeVisible();
    await expect(entries).toHaveCount(0);

    // receipts without an invoice: the day is summed up
    const owed = group(page, /chưa có hóa đơn|without an invoice/);
    await owed.getByRole('link').first().click();
    await page.getByRole('button', { name: t('invoices:summary.begin') }).click();
    const summary = page.getByRole('dialog').last();
    await summary.getByRole('button', { name: t('invoices:summary.ok'), exact: true }).click();
    // another test's account may have had receipts of its own
    await expectNotice(page, /summary invoices? (is|are) being sent|hóa đơn tổng hợp/);
    await openEvening(page, device);
    await expect(verdict).toBeVisible();
    await expect(owed).toHaveCount(0);

    // the shift that the cashier left open: closed over the page
    const shift = group(page, /Ca thu chưa kết|Open shifts/);
    await shift.getByRole('button', { name: t('evening:closeShift') }).click();
    const figures = page.getByRole('dialog').first();
    await expect(figures).toContainText('Mai');
    await expectAccessible(page);
    await shot(page, 'shift');
    await figures.getByRole('button', { name: t('cashier:closeShift'), exact: true }).click();
    await page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: t('cashier:closeShift'), exact: true })
      .click();
    await expectDone(person, 'cashier:shiftClosed');
    await page
      .getByRole('dialog')
      .first()
      .getByRole('button', { name: t('common:close') })
      .last()
      .click();

    // the invoice is issued by itself, the page follows
    await expect(verdict).toHaveClass(/good/, { timeout: 60_000 });
    await expect(page.locator('.evening-group')).toHaveCount(0);
    await expectAccessible(page);
    await expectNothingCut(page);
    await shot(page, 'agrees');
  });
}

test('the director reads the evening of the house and its takings at home', async ({ browser }) => {
  const t = textsOf('vi');
  const page = await openAs(browser, 'giamdoc', 'wide', 'vi');
  await page.goto('/his/trang-chu');
  await expect(page.getByRole('link', { name: t('home:evening') }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: t('home:takings') })).toBeVisible();
  await shot(page, 'home');
  await page.goto('/his/doi-chieu-cuoi-ngay');
  await expect(page.locator('.evening-verdict')).toBeVisible();
  await expect(page.locator('.evening-equation')).toHaveCount(5);
  await expectAccessible(page);
  await expectNothingCut(page);
  await shot(page, 'evening');
  const given = page.waitForEvent('download');
  await page.getByRole('button', { name: t('evening:export.title') }).click();
  await page.getByText(t('evening:export.csv')).click();
  expect((await given).suggestedFilename()).toMatch(/^doi-chieu-.*csv$/);
});

test('a receipt number that is missing is explained, and missing again once that is taken back', async ({
  browser,
}) => {
  const t = textsOf('vi');
  await paysBy('TM');
  // somebody sets the book two numbers on
  const [book] = await searchEntries<{ _id: string; version: number; Current_Number: string }>(
    'quantri',
    'QuyenBienLai',
    'TT-NV004',
  );
  const { _id: id = '', version, Current_Number } = book ?? {};
  await saveEntry('quantri', 'QuyenBienLai', {
    id,
    input: { version, Current_Number: String(Number(Current_Number) + 2) },
  });
  const page = await openAs(browser, accounts.ACCOUNTANT, 'wide', 'vi');
  const person = { page, t, device: 'wide' as const };
  await openEvening(page, 'wide');
  const gap = group(page, /Số biên lai bị khuyết/);
  await expect(gap).toContainText('2 số');
  await shot(page, 'missing');
  const explain = gap.getByRole('button', { name: /^Giải trình/ });
  await explain.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Lý do').fill('Viết hỏng, đã gạch chéo lưu tại quyển');
  await expectAccessible(page);
  await shot(page, 'explain');
  // what was typed is kept
  await dialog.getByRole('button', { name: t('common:back') }).click();
  await explain.click();
  await expect(dialog.getByLabel('Lý do')).toHaveValue(/Viết hỏng/);
  await dialog.getByRole('button', { name: 'Giải trình', exact: true }).click();
  await expectDone(person, 'evening:explained');
  await expect(gap).toHaveCount(0);
  const explained = page.locator('.evening-explained');
  await expect(explained).toContainText('Viết hỏng');
  await expectAccessible(page);
  await expectNothingCut(page);
  await shot(page, 'explained');

  await explained.getByRole('button', { name: /^Thu hồi giải trình/ }).click();
  await dialog.getByLabel('Lý do').fill('Nhầm quyển');
  await dialog.getByRole('button', { name: 'Thu hồi giải trình', exact: true }).click();
  await expectDone(person, 'evening:takenBack');
  await expect(explained).toHaveCount(0);
  // the evening is left as the others of this file want it
  await explain.click();
  await dialog.getByLabel('Lý do').fill('Mất tờ biên lai');
  await dialog.getByRole('button', { name: 'Giải trình', exact: true }).click();
  await expect(gap).toHaveCount(0);
});
