import { type Browser, expect, type Page } from '@playwright/test';
import { expectNotice } from './notices.ts';
import { openAs } from './openAs.ts';
import { type Device, expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { choose } from './visit/person.ts';

const t = textsOf('vi');
const drug = 'Vitamin C Sen';
/** Of the lots of this test alone. */
const lots = ['E2E-A', 'E2E-B'] as const;

async function atStock(browser: Browser, username: string, query = '', device: Device = 'wide') {
  const page = await openAs(browser, username, device);
  await page.goto(`${device === 'narrow' ? '/his/m' : '/his'}/kho-duoc${query}`);
  await expect(page.locator('.stock-store, .stock-task').first()).toBeAttached();
  return { page, t, device };
}

const act = (page: Page, key: string) =>
  page
    .locator('.work-actions')
    .getByRole('button', { name: t(key) })
    .first();
const line = (page: Page, of: string) =>
  page
    .locator('.stock-lines [data-line]')
    .filter({ has: page.locator(`[data-field="SoLo"]`, { hasText: of }) });

test('goods of two lots are received, a transfer is taken in part, a count differs, and the ledger adds up', async ({
  browser,
}) => {
  const keeper = await atStock(browser, 'duoc', '?moi=NhapMua');
  const { page } = keeper;
  await choose(keeper, t('stock:field.NhaCungCap_Id'), 'Sen', /./);
  const typed = [
    [lots[0], '01/12/2028', '100', '300'],
    [lots[1], '01/06/2029', '50', '310'],
  ] as const;
  for (const [index, [SoLo, HanDung, SoLuong, DonGia]] of typed.entries()) {
    await choose(keeper, t('stock:addDrug'), drug, drug);
    const row = page.locator('.stock-lines [data-line]').nth(index);
    const values = { SoLo, HanDung, SoLuong, DonGia, VAT: '5' };
    for (const [field, value] of Object.entries(values))
      await row.locator(`[data-field="${field}"] input`).first().fill(value);
  }
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expectNotice(page, t('stock:saved'));
  await act(page, 'stock:act.xacNhan').click();
  await expectNotice(page, t('stock:done.xacNhan'));

  // a transfer to the pharmacy, which takes 18 of 20
  await page.getByRole('tab', { name: /Chuyển kho/ }).click();
  await page.keyboard.press('F2');
  await choose(keeper, t('stock:field.KhoNhan_Id'), 'Nhà thuốc', 'Nhà thuốc bệnh viện');
  await choose(keeper, t('stock:addLot'), 'Vitamin C', lots[0]);
  await line(page, lots[0]).locator('[data-field="SoLuong"] input').fill('20');
  await page.keyboard.press('Control+s');
  const number = (await expectNotice(page, t('stock:saved'))).match(/CK\S+\d/)?.[0] ?? '';
  await act(page, 'stock:act.gui').click();
  await expectNotice(page, t('stock:done.gui'));
  const receiver = await atStock(browser, 'nhathuoc');
  await receiver.page.getByRole('tab', { name: /Chuyển kho/ }).click();
  await receiver.page.locator('.stock-row', { hasText: number }).click();
  await act(receiver.page, 'stock:receivePart').click();
  const dialog = receiver.page.getByRole('dialog');
  await dialog.locator('input').first().fill('18');
  await dialog.getByRole('button', { name: t('stock:act.nhan') }).click();
  await expect(dialog.getByText('Không được để trống')).toBeVisible();
  await dialog.locator('textarea').fill('Vỡ 2 viên');
  await expectAccessible(receiver.page);
  await dialog.getByRole('button', { name: t('stock:act.nhan') }).click();
  await expectNotice(receiver.page, t('stock:done.nhan'));
  await expect(receiver.page.locator('[data-field="SoLuongNhan"]')).toHaveText('18');

  // the ledger of the sender: 150 came, 20 went, 2 came back
  await page.locator('.segment', { hasText: t('stock:views.the-kho') }).click();
  await choose(keeper, t('stock:ledgerDrug'), drug, drug);
  const ledger = page.getByRole('grid', { name: t('stock:ledger') });
  const moves = ledger.locator('tbody tr').filter({ hasText: lots[0] });
  await expect(moves).toHaveCount(3);
  await expect(moves.last()).toContainText('82');
  await expectAccessible(page);

  // what lies there is counted: two of a lot are missing
  await page.locator('.segment', { hasText: t('stock:views.phieu') }).click();
  await page.getByRole('tab', { name: /Kiểm kê/ }).click();
  await page
    .locator('.stock-store')
    .getByRole('button', { name: /Kiểm kê/ })
    .click();
  await choose(keeper, t('stock:takeGroup'), 'tiêu hóa', /tiêu hóa/);
  await page.getByRole('button', { name: t('stock:freeze') }).click();
  // until then the newest transfer stands there, which has a line of the lot too
  await expect(page.locator('.stock-title')).toContainText(/Kiểm kê/);
  const counted = line(page, lots[0]);
  await expect(counted).toBeVisible();
  for (const row of await page.locator('.stock-lines [data-line]').all()) {
    const books = (await row.locator('[data-field="SoLuongSo"]').textContent()) ?? '';
    await row.locator('[data-field="SoLuong"] input').fill(books.replaceAll('.', ''));
  }
  await counted.locator('[data-field="SoLuong"] input').fill('80');
  await expect(counted.locator('.stock-less')).toHaveText('−2');
  await counted.locator('[data-field="LyDo"] input').fill('Hao hụt');
  await expectAccessible(page);
  await act(page, 'stock:act.xacNhan').click();
  await expectNotice(page, t('stock:done.xacNhan'));
  await expect(page.locator('.stock-title')).toContainText('Đã xác nhận');
});

test('what should be brought in is seen and limited on a phone', async ({ browser }) => {
  const { page } = await atStock(browser, 'nhathuoc', '?xem=canh-bao', 'narrow');
  await page.locator('.segment', { hasText: t('stock:needAll') }).click();
  await choose({ page, t, device: 'narrow' }, t('stock:limitDrug'), 'Etoricoxib', 'Etoricoxib');
  const form = page.locator('form.stock-filter');
  await form.getByLabel(t('stock:least')).fill('900000');
  await form.getByRole('button', { name: t('stock:setLimit') }).click();
  await expectNotice(page, t('stock:limitSaved'));
  await page.locator('.segment', { hasText: t('stock:needLow') }).click();
  await expect(page.getByRole('grid', { name: t('stock:need') })).toContainText('Etoricoxib');
  await expectNothingCut(page);
  await expectAccessible(page);
  await page
    .getByRole('link', { name: /Etoricoxib/ })
    .or(page.getByRole('button', { name: /^Etoricoxib/ }))
    .first()
    .click();
  await expect(page.getByRole('combobox', { name: t('stock:ledgerDrug') })).toBeVisible();
});
