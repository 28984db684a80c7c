import { expect } from '@playwright/test';
import { accounts } from './accounts.ts';
import { saveEntry, searchEntries } from './ask.ts';
import { expectNotice } from './notices.ts';
import { openAs } from './openAs.ts';
import { expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';

const path = '/his/he-thong-danh-muc/DonViTinh';

test('a list is filtered, arranged and saved as a view, worked with by keys, and comes back by its address', async ({
  browser,
}) => {
  const mark = `GR${String(Date.now() % 10_000_000)}`;
  for (const at of [1, 2, 3])
    await saveEntry(accounts.ADMINISTRATOR, 'DonViTinh', {
      input: { MaDonViTinh: `${mark}-${at}`, TenDonViTinh: `Khay ${at}` },
    });
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  await page.goto(path);
  const list = page.getByRole('grid', { name: 'Đơn vị tính' });
  const codes = () => list.getByRole('rowheader').allTextContents();

  // a filter of a column, and an order
  await page.getByRole('button', { name: 'Lọc', exact: true }).click();
  const filters = page.getByRole('dialog', { name: 'Lọc danh sách' });
  await filters.getByRole('textbox', { name: 'Mã đơn vị tính' }).fill(mark);
  await expect(filters.getByRole('button', { name: 'Xem 3 dòng' })).toBeVisible();
  await expectAccessible(page);
  await filters.getByRole('button', { name: 'Xem 3 dòng' }).click();
  await list.getByRole('button', { name: 'Mã đơn vị tính' }).click();
  await list.getByRole('button', { name: 'Mã đơn vị tính' }).click();
  await expect.poll(codes).toEqual([`${mark}-3`, `${mark}-2`, `${mark}-1`]);

  // columns by the keys of their head: one place on, and wider
  const head = list.getByRole('columnheader', { name: 'Mã đơn vị tính' });
  const before = await head.boundingBox();
  await list.getByRole('button', { name: 'Mã đơn vị tính' }).press('Alt+Shift+ArrowRight');
  await expect.poll(async () => (await head.boundingBox())?.width).toBe((before?.width ?? 0) + 16);
  await list.getByRole('button', { name: 'Mã đơn vị tính' }).press('Alt+ArrowRight');
  await expect(list.getByRole('columnheader').nth(1)).toHaveText('Tên đơn vị tính');

  // and by the mouse at its edge
  const edge = await head.boundingBox();
  if (!edge) throw new Error('the head is not there');
  await page.mouse.move(edge.x + edge.width - 3, edge.y + edge.height / 2);
  await page.mouse.down();
  await page.mouse.move(edge.x + edge.width + 57, edge.y + edge.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await head.boundingBox())?.width).toBe(edge.width + 60);

  await page.getByRole('button', { name: 'Lưu cách xem' }).click();
  await page.getByRole('textbox', { name: 'Tên cách xem' }).fill(mark);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: mark, exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Tất cả' }).click();
  await expect(page).toHaveURL(/DonViTinh$/);
  await page.getByRole('button', { name: mark, exact: true }).click();
  await page.reload();
  await expect.poll(codes).toEqual([`${mark}-3`, `${mark}-2`, `${mark}-1`]);
  await expect(list.getByRole('columnheader').nth(1)).toHaveText('Tên đơn vị tính');
  await expectNothingCut(page);

  // three rows chosen by keys, suspended at once
  await list.getByRole('row').nth(1).focus();
  await page.keyboard.press('Shift+End');
  const bar = page.getByRole('toolbar', { name: 'Thao tác với các mục đã chọn' });
  await expect(bar).toContainText('3 mục đã chọn');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Tạm ngưng' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tạm ngưng' }).click();
  await expectNotice(page, 'Xong 3 mục');
  await expect(list.getByRole('rowheader')).toHaveCount(0);
  await page.keyboard.press('Alt+z');
  await expect(list.getByRole('rowheader')).toHaveCount(3);

  // what is used stays, and says where; what is free goes
  const [used] = await searchEntries(accounts.ADMINISTRATOR, 'DonViTinh', 'VIEN');
  const filter = JSON.stringify({ MaDonViTinh: [`${mark}-1`, 'VIEN'] });
  await page.goto(`${path}?hien=ngung&loc=${encodeURIComponent(filter)}`);
  expect(used).toBeDefined();
  await expect(list.getByRole('rowheader')).toHaveCount(2);
  await list.getByRole('row').nth(1).press('Control+a');
  await bar.getByRole('button', { name: 'Xóa' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Xóa' }).click();
  const report = page.getByRole('dialog', { name: '1 mục không thực hiện được' });
  await expect(report.getByRole('row').nth(1)).toContainText('Đang được dùng ở');
  await report.getByRole('button', { name: 'Xong' }).click();
  await expect(bar).toContainText('1 mục đã chọn');
  await expect(list.getByRole('rowheader')).toHaveText(['VIEN']);
});

test('entries are added one after the other by keys alone', async ({ browser }) => {
  const mark = `GN${String(Date.now() % 10_000_000)}`;
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  await page.goto(path);
  await page.getByRole('button', { name: /^Thêm mới/ }).press('F2');
  const code = page.getByRole('dialog').getByRole('textbox', { name: 'Mã đơn vị tính' });
  for (const at of [1, 2]) {
    await expect(code).toBeFocused();
    await expect(code).toHaveValue('');
    await page.keyboard.type(`${mark}-${at}`);
    await page.keyboard.press('Tab');
    await page.keyboard.type(`Khay ${mark} ${at}`);
    await page.keyboard.press(at === 1 ? 'Control+Shift+S' : 'Control+S');
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const at of [1, 2])
    expect(await searchEntries(accounts.ADMINISTRATOR, 'DonViTinh', `${mark}-${at}`)).toHaveLength(1);
});
