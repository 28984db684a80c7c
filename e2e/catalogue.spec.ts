import { expect, type Locator, type Page } from '@playwright/test';
import { accounts } from './accounts.ts';
import { nodeId, serviceOf, setRooms } from './asAdministrator.ts';
import { expectNotice } from './notices.ts';
import { openAs } from './openAs.ts';
import { searched } from './rows.ts';
import { expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';

const path = '/his/he-thong-danh-muc/DonViTinh';

async function openEntry(page: Page, code: string): Promise<Locator> {
  await page.goto(path);
  await (await searched(page, code)).click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Tên đơn vị tính')).not.toHaveValue('');
  return form;
}

async function save(page: Page, form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expectNotice(page, 'Đã lưu');
  await expect(form).toHaveCount(0);
}

test('an entry is made, refused where it is wrong, changed by two people, suspended, and remembers who did it', async ({
  browser,
}) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  await page.goto(path);
  await page.getByRole('button', { name: 'Thêm mới' }).click();
  const form = page.getByRole('dialog');
  const code = `E2E-${Date.now()}`;
  await form.getByLabel('Mã đơn vị tính').fill(code);
  await form.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(form.getByRole('alert').first()).toContainText('Tên đơn vị tính');
  await form.getByLabel('Tên đơn vị tính').fill('Gói thử');
  await save(page, form);

  const mine = await openEntry(page, code);
  const other = await page.context().newPage();
  const theirs = await openEntry(other, code);
  await theirs.getByLabel('Tên đơn vị tính').fill('Gói của người khác');
  await save(other, theirs);
  await other.close();
  await mine.getByLabel('Tên đơn vị tính').fill('Gói của tôi');
  await mine.getByRole('button', { name: 'Lưu', exact: true }).click();
  const conflict = page.getByRole('dialog', { name: 'Bản ghi vừa được người khác sửa' });
  await expect(conflict.getByRole('cell', { name: 'Gói của tôi' })).toBeVisible();
  await expect(conflict.getByRole('cell', { name: 'Gói của người khác' })).toBeVisible();
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Lưu bản của tôi' }).click();
  await expectNotice(page, 'Đã lưu');
  await expect(form).toHaveCount(0);

  const again = await openEntry(page, code);
  await again.getByRole('switch', { name: 'Tạm ngưng' }).click();
  await save(page, again);
  await expect(page.getByRole('row').filter({ hasText: code })).toHaveCount(0);
  await page.getByRole('switch', { name: 'Hiện mục tạm ngưng' }).click();
  const row = page.getByRole('row').filter({ hasText: code });
  await expect(row).toContainText('Tạm ngưng');
  await row.click();
  await form.getByRole('button', { name: 'Lịch sử thay đổi' }).click();
  await expect(form.getByText(/Thêm$/)).toHaveCount(1);
  await expect(form.getByText(/Sửa$/)).toHaveCount(3);
});

test('on a phone the index leads to a catalogue, its entry opens over the whole width, and back', async ({
  browser,
}) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR, 'narrow');
  await page.goto('/his/m/he-thong-danh-muc');
  await page.getByRole('searchbox', { name: 'Tìm danh mục' }).fill('don vi tinh');
  await page.getByRole('link', { name: 'Đơn vị tính' }).click();
  await expect(page).toHaveURL(/\/his\/m\/he-thong-danh-muc\/DonViTinh$/);
  await expect(page.getByRole('heading', { name: 'Đơn vị tính' })).toBeVisible();
  await page.getByRole('row').nth(1).click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Tên đơn vị tính')).not.toHaveValue('');
  await expect.poll(async () => (await form.boundingBox())?.width).toBeGreaterThan(380);
  await expectNothingCut(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await page.getByRole('button', { name: 'Các danh mục' }).click();
  await expect(page).toHaveURL(/he-thong-danh-muc$/);
});

test('a room says which services it performs, and the service knows it', async ({ browser }) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  await page.goto('/his/he-thong-danh-muc/Node');
  await (await searched(page, 'PK10')).click();
  const links = page.getByRole('dialog').getByRole('region', { name: 'Liên kết' });
  const services = links.getByRole('combobox', { name: 'Dịch vụ thực hiện tại đây' });
  await services.fill('TT-CATCHI');
  await page.getByRole('option', { name: /TT-CATCHI/ }).click();
  await page.keyboard.press('Escape');
  await links.getByRole('button', { name: 'Lưu' }).click();
  await expectNotice(page, 'Đã lưu');
  await expect(links.getByRole('button', { name: 'Lưu' })).toHaveCount(0);
  await expectAccessible(page);

  await page.goto('/his/he-thong-danh-muc/DM_DichVu');
  await (await searched(page, 'TT-CATCHI')).click();
  await expect(page.locator('.entry-page').getByRole('link', { name: /PK10/ })).toBeVisible();

  // the room is given back as it was: chosen once more, the service would be taken out
  const room = await nodeId('PK10');
  const { PhongThucHien_Ids } = await serviceOf('TT-CATCHI');
  await setRooms(
    'TT-CATCHI',
    PhongThucHien_Ids.filter((id) => id !== room),
  );
});

test('an entry of a catalogue without a code is made once, however often its save is pressed', async ({
  browser,
}) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  const name = `Đau đầu ${String(Date.now() % 10_000_000)}`;
  await page.goto('/his/he-thong-danh-muc/ICDThuongDung?muc=moi');
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: 'Mã bệnh' }).fill('R51');
  await page.getByRole('option', { name: /R51/ }).first().click();
  await form.getByLabel('Tên thường gọi').fill(name);
  // as fast as a key that is held down: before anything is drawn in between
  await page.evaluate(() => {
    const press = { key: 's', code: 'KeyS', ctrlKey: true, bubbles: true, cancelable: true };
    for (let at = 0; at < 3; at++)
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', press));
  });
  await expect(form).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Tìm theo mã hoặc tên' }).fill(name);
  await expect(page.getByText('1 mục', { exact: true })).toBeVisible();
});
