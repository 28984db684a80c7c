import { type Browser, expect, type Page } from '@playwright/test';
import { accounts } from './accounts.ts';
import { password } from './ask.ts';
import { expectNotice } from './notices.ts';
import { openAs } from './openAs.ts';
import { expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';
import { received } from './visit/arranged.ts';
import { newcomer, unanswered } from './visit/reception.ts';

const path = '/quan-tri-he-thong';

async function administrator(
  browser: Browser,
  device: 'wide' | 'narrow',
  language: 'vi' | 'en',
): Promise<Page> {
  const page = await openAs(browser, accounts.ADMINISTRATOR, device, language);
  return page;
}

test('an administrator makes a backup, proves it and sees it on the page of the health', async ({
  browser,
}) => {
  const page = await administrator(browser, 'wide', 'vi');
  await page.goto(`/his${path}/sao-luu`);
  await expect(page.getByRole('heading', { name: 'Sao lưu' })).toBeVisible();
  await page.keyboard.press('Alt+N');
  const note = `trước nâng cấp ${Date.now()}`;
  await expect(page.getByLabel('Ghi chú', { exact: true })).toBeFocused();
  await page.getByLabel('Ghi chú', { exact: true }).fill(note);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: note });
  await expect(row).toContainText('Trọn vẹn');
  await expect(row).toContainText('Chưa kiểm chứng');

  await row.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Bản sao lưu/ });
  await expectAccessible(page);
  // the newest good one stays
  await expect(dialog.getByRole('button', { name: 'Xóa tệp' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Kiểm chứng' }).click();
  await expect(dialog.getByRole('region', { name: 'Kiểm chứng' })).toContainText('Đạt');
  await expect(dialog.getByRole('region', { name: 'Kiểm chứng' })).toContainText(/nguyên vẹn, [\d.]+ dòng/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Tải về' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^sen-\d{8}-\d{4}-[0-9a-f]{8}\.senbackup$/);
  await page.keyboard.press('Escape');
  await expect(row).toContainText('Đạt');
  await expectNothingCut(page);

  await page.getByRole('link', { name: 'Tình trạng hệ thống' }).click();
  const card = page.getByRole('region', { name: 'Sao lưu', exact: true });
  await expect(card).toContainText('Tốt');
  await expectAccessible(page);
  // another screen below the same path is not hidden by this one
  await page
    .getByRole('navigation', { name: 'Vận hành hệ thống' })
    .getByRole('link', { name: 'Cài đặt' })
    .click();
  await expect(page.getByRole('navigation', { name: 'Cài đặt' })).toBeVisible();
});

test('a backup from another machine is added to the list, and what is none is refused at its field', async ({
  browser,
}, info) => {
  const page = await administrator(browser, 'narrow', 'en');
  await page.goto(`/his/m${path}/sao-luu`);
  await page.getByRole('button', { name: 'Add a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a file' });
  const file = dialog.locator('input[type=file]');
  await file.setInputFiles({ name: 'don.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(dialog.getByText('This file is no backup of Sen.')).toBeVisible();
  await expectAccessible(page);
  await expectNothingCut(page);
  await page.keyboard.press('Escape');

  const wide = await administrator(browser, 'wide', 'vi');
  await wide.goto(`/his${path}/sao-luu`);
  const make = async (note: string) => {
    await wide.getByRole('button', { name: 'Tạo bản sao lưu' }).click();
    await wide.getByLabel('Ghi chú', { exact: true }).fill(note);
    await wide.keyboard.press('Enter');
    const made = wide.getByRole('row').filter({ hasText: note });
    await expect(made).toContainText('Trọn vẹn');
    return made;
  };
  const row = await make(`đem đi ${Date.now()}`);
  await row.click();
  const [given] = await Promise.all([
    wide.waitForEvent('download'),
    wide.getByRole('button', { name: 'Tải về' }).click(),
  ]);
  const place = info.outputPath('from-a-disk.senbackup');
  await given.saveAs(place);
  await wide.keyboard.press('Escape');

  const adding = wide.getByRole('dialog', { name: 'Thêm tệp' });
  const add = async (note: string) => {
    await adding.locator('input[type=file]').setInputFiles(place);
    await adding.getByLabel('Ghi chú').fill(note);
    await adding.getByRole('button', { name: 'Thêm vào danh sách' }).click();
  };
  await wide.getByRole('button', { name: 'Thêm tệp' }).click();
  await add('lần một');
  await expect(adding.getByText(/Bản sao lưu này đã có trong danh sách/)).toBeVisible();
  await wide.keyboard.press('Escape');

  await make(`mới hơn ${Date.now()}`);
  await row.click();
  await wide.getByRole('button', { name: 'Xóa tệp' }).click();
  const removing = wide.getByRole('dialog', { name: 'Xóa tệp' });
  await removing.getByLabel('Lý do', { exact: true }).fill('đĩa hỏng');
  await wide.keyboard.press('Enter');
  await expect(row).toContainText('Đã xóa');

  await wide.getByRole('button', { name: 'Thêm tệp' }).click();
  const note = `từ đĩa ${Date.now()}`;
  await add(note);
  const added = wide.getByRole('row').filter({ hasText: note });
  await expect(added).toContainText(/Thêm bởi .+/);
  await expectNothingCut(wide);
  await added.click();
  await expect(wide.getByRole('dialog', { name: /^Bản sao lưu/ })).toContainText('from-a-disk.senbackup');
  await expectAccessible(wide);
});

test('a backup is restored beside the data in use, compared with it and removed, with the password each time', async ({
  browser,
}) => {
  const page = await administrator(browser, 'wide', 'vi');
  await page.goto(`/his${path}/sao-luu`);
  const note = `để khôi phục ${Date.now()}`;
  await page.getByRole('button', { name: 'Tạo bản sao lưu' }).click();
  await page.getByLabel('Ghi chú', { exact: true }).fill(note);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: note });
  await expect(row).toContainText('Trọn vẹn');
  await received(newcomer('Phạm', 'Sau Sao Lưu'));
  await row.click();
  await page.getByRole('button', { name: 'Khôi phục…' }).click();
  const asking = page.getByRole('dialog', { name: /^Khôi phục bản sao lưu/ });
  const reason = `nhập nhầm ${Date.now()}`;
  await asking.getByLabel('Lý do').fill(reason);
  await asking.getByLabel('Mật khẩu của bạn').fill('sai');
  await page.keyboard.press('Enter');
  await expect(asking.getByText('Mật khẩu hiện tại không đúng.')).toBeVisible();
  await expectAccessible(page);
  await asking.getByLabel('Mật khẩu của bạn').fill(password);
  await page.keyboard.press('Enter');

  const copy = page.getByRole('dialog', { name: /^Bản khôi phục/ });
  await expect(copy.getByText(/Không có trong bản này: [1-9]/)).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await expectNothingCut(page);
  await copy.getByRole('button', { name: 'Xóa bản này' }).click();
  const removing = page.getByRole('dialog', { name: 'Xóa bản này' });
  await removing.getByLabel('Lý do').fill('xem xong');
  await removing.getByLabel('Mật khẩu của bạn').fill(password);
  await page.keyboard.press('Enter');
  await expectNotice(page, 'Đang xóa bản dữ liệu');
  await expect(page.getByRole('row').filter({ hasText: reason })).toHaveCount(0);
});

test('a call that failed says why, is tried again and is given up with the keyboard', async ({ browser }) => {
  const who = newcomer('Trần', 'Gọi Lại');
  const number = `DN401${who.phone.slice(-4, -2)}${unanswered}`;
  await received(who, number); // the portal is waited for

  const page = await administrator(browser, 'wide', 'vi');
  await page.goto(`/his${path}/cong-viec`);
  const row = page.getByRole('grid', { name: 'Gọi lỗi' }).getByRole('row').filter({ hasText: 'TN' }).first();
  await expect(row).toContainText('Cổng BHYT', { timeout: 30_000 });
  // what the call carries of a person is not shown
  await expect(page.locator('#screen')).not.toContainText('99999408');
  await row.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Tra cứu lại thẻ BHYT' });
  await expect(dialog).toContainText('the insurance portal did not answer');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expectNotice(page, 'Đã xếp chạy lại');
  await expect(dialog).toHaveCount(0);

  await row.click();
  await dialog.getByRole('button', { name: 'Bỏ lệnh gọi' }).click();
  const reason = `Cổng đã đổi ${Date.now()}`;
  await page.getByRole('dialog').getByLabel('Lý do', { exact: true }).last().fill(reason);
  await page.keyboard.press('Enter');
  await expectNotice(page, 'Đã bỏ lệnh gọi');
  await page.getByRole('tab', { name: /Gọi đã xong/ }).click();
  await expect(page.getByRole('row').filter({ hasText: reason })).toContainText('Đã bỏ');
  await page.getByRole('tab', { name: 'Định kỳ' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Niêm phong nhật ký' })).toContainText(/\d{2}:\d{2}/);
});

test('on a phone the pages stand below each other, and a counter only goes up', async ({ browser }) => {
  await received(newcomer('Lê', 'Bộ Đếm'));
  const page = await administrator(browser, 'narrow', 'en');
  await page.goto(`/his/m${path}`);
  await expect(page.getByRole('heading', { name: 'Health of the system' })).toBeVisible();
  await expectAccessible(page);
  await expectNothingCut(page);
  await page.getByRole('link', { name: 'Counters' }).click();
  await page.getByRole('button', { name: /^Patient code/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Patient code' });
  await dialog.getByLabel('New next number').fill('1');
  await dialog.getByLabel('Reason').fill('Old records');
  await dialog.getByRole('button', { name: 'Raise' }).click();
  await expect(dialog.getByText(/must be above/)).toBeVisible();
  await expectAccessible(page);
  await expectNothingCut(page);
  await page.keyboard.press('Escape');
  for (const end of ['cong-viec', 'sao-luu']) {
    await page.goto(`/his/m${path}/${end}`);
    await expect(page.locator('h1').last()).toBeVisible();
    await expectAccessible(page);
    await expectNothingCut(page);
  }
});
