import { type Browser, expect, type Page } from '@playwright/test';
import { expectDraft } from './drafts.ts';
import { chooseOwnPassword, enterCredentials } from './newAccount.ts';
import { expectNotice } from './notices.ts';
import { type Sen, startSen } from './sen.ts';
import { expectAccessible, expectNothingCut, openDevice, typeAsPerson } from './steps.ts';
import { test } from './test.ts';

const steps = '/his/quan-tri-he-thong/bat-dau';
const password = 'mat-khau-cua-hanh';

// the second one goes on with the site that the first one made
test.describe.configure({ mode: 'serial' });

let sen: Sen;
test.beforeAll(async () => {
  sen = await startSen({ SEN_SEED: 'base' });
});
test.afterAll(() => sen?.stop());

const open = (browser: Browser, device: 'wide' | 'narrow', language: 'vi' | 'en' = 'vi') =>
  openDevice(browser, device, language, { options: { baseURL: sen.base } });
const step = (page: Page, title: string) => page.getByRole('listitem', { name: title, exact: true });

/** The first page: without a code, with a wrong one, then with that of the start. */
async function begin(page: Page): Promise<void> {
  await page.goto('/his');
  await expect(page).toHaveURL(/\/bat-dau$/);
  await page.getByRole('button', { name: 'Tạo cơ sở và đăng nhập' }).click();
  await expect(page.getByText('Có 5 ô cần sửa.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Tên cơ sở').fill('Phòng khám Hoa Sen');
  await page.getByLabel('Địa chỉ').fill('Số 9 phố Đầm Sen, Phường Cầu Giấy, Thành phố Hà Nội');
  await page.getByLabel('Điện thoại').fill('02439990900');
  await page.getByLabel('Họ và tên').fill('Nguyễn Thị Hạnh');
  await page.getByLabel('Tên đăng nhập').fill('hanh');
  await page.getByLabel('Mật khẩu', { exact: false }).first().fill(password);
  await page.getByLabel('Nhập lại mật khẩu').fill(password);
  await page.getByLabel('Mã thiết lập').fill('sai');
  await page.getByRole('button', { name: 'Tạo cơ sở và đăng nhập' }).click();
  await expect(page.getByText('Mã thiết lập không đúng', { exact: false })).toBeVisible();
  await expectDraft(page, '"username":"hanh"');
  await page.goto(sen.setup ?? '');
  await page.reload(); // another fragment alone opens no page
  await expect(page.getByLabel('Tên cơ sở')).toHaveValue('Phòng khám Hoa Sen'); // what was typed is there again
  await page.getByLabel('Mật khẩu', { exact: false }).first().fill(password);
  await page.getByLabel('Nhập lại mật khẩu').fill(password);
  await page.getByRole('button', { name: 'Tạo cơ sở và đăng nhập' }).click();
  await expect(page).toHaveURL(new RegExp(`${steps}$`));
}

/** The provinces and communes, and the common diseases, that ship with Sen, at one press each. */
async function loadLists(page: Page): Promise<void> {
  const lists = step(page, 'Xã phường và mã bệnh');
  await lists.getByRole('button', { name: 'Nạp 34 tỉnh và 3.321 xã phường' }).click();
  await expect(page.getByText(/^Đã ghi 3[.]?\d+ mục/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hoàn tác lượt nhập' })).toBeVisible();
  await page.getByRole('link', { name: 'Thiết lập cơ sở' }).first().click();
  await expect(lists).toContainText('3321 xã phường');
  await expect(lists).toContainText('Chưa xong');
  await lists.getByRole('button', { name: 'Nạp 517 mã bệnh thường gặp' }).click();
  await expect(page.getByText(/^Đã ghi 662 mục/)).toBeVisible();
  await page.getByRole('link', { name: 'Thiết lập cơ sở' }).first().click();
  await expect(lists).toContainText('517 mã bệnh');
  await expect(lists).toContainText('Đã xong');
  await expect(lists.getByRole('button')).toHaveCount(0);
}

type Colleague = {
  code: string;
  name: string;
  position: string;
  username: string;
  profile: string;
  place: RegExp;
};
const mai: Colleague = {
  code: 'NV002',
  name: 'Trần Thị Mai',
  position: 'TD',
  username: 'maitt',
  profile: 'Tiếp đón',
  place: /Tiếp đón/,
};
const thu: Colleague = {
  code: 'NV003',
  name: 'Lê Thị Thu',
  position: 'TN',
  username: 'thult',
  profile: 'Thu ngân',
  place: /Quầy thu ngân/,
};

/** A member of staff on the screen of the catalogue, and back by the bar. */
async function enterStaff(page: Page, { code, name, position }: Colleague): Promise<void> {
  await step(page, 'Nhân viên').getByRole('link', { name: 'Nhân viên', exact: true }).click();
  await page.getByRole('button', { name: /^Thêm/ }).first().click();
  const form = page.locator('.entry-page');
  await form.getByLabel('Mã nhân viên').fill(code);
  await form.getByLabel('Họ và tên').fill(name);
  await form.getByRole('combobox', { name: 'Chức vụ' }).click();
  await typeAsPerson(page, position);
  await page.getByRole('option', { name: new RegExp(`^${position} `) }).click();
  await form.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(form.getByRole('heading', { level: 1 })).toContainText(code);
  await page.getByRole('link', { name: 'Thiết lập cơ sở' }).first().click();
  await expect(step(page, 'Nhân viên')).toContainText('Đã xong');
}

/** An account for a member of staff, with a profile at its place; answers the password on the slip. */
async function makeAccount(page: Page, { name, username, profile, place }: Colleague): Promise<string> {
  await step(page, 'Tài khoản').getByRole('link', { name: 'Tạo cho nhiều nhân viên' }).click();
  await page.getByRole('checkbox', { name: `Chọn ${name}` }).check();
  await expect(page.getByLabel(`Tên đăng nhập của ${name}`)).toHaveValue(username);
  await page.getByRole('button', { name: 'Đặt hồ sơ cho 1 người' }).click();
  const dialog = page.getByRole('dialog', { name: `Hồ sơ của ${name}` });
  await dialog.getByRole('combobox', { name: 'Hồ sơ', exact: true }).click();
  await dialog.getByRole('option', { name: profile, exact: true }).click();
  await dialog.getByRole('combobox', { name: /Nơi làm việc/ }).click();
  await dialog.getByRole('option', { name: place }).first().click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Đặt hồ sơ' }).click();
  await page.getByRole('button', { name: /^Tạo 1 tài khoản/ }).click();
  const slip = page.locator('#root').getByRole('listitem', { name });
  const given = (await slip.locator('code').last().textContent()) ?? '';
  await page.getByRole('link', { name: 'Thiết lập cơ sở' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rời đi' }).click();
  await expect(step(page, 'Tài khoản')).toContainText('Đã xong');
  return given;
}

/** The new account chooses its password, receives a patient with a service and gets the queue number. */
async function receiveFirst(desk: Page, given: string): Promise<void> {
  await enterCredentials(desk, mai.username, given);
  await chooseOwnPassword(desk, given);
  await desk.goto('/his/tiep-nhan-ngoai-tru');
  const finder = desk.getByPlaceholder('Quét thẻ, căn cước hoặc nhập tên, mã, điện thoại');
  await finder.fill('001185012345||Nguyễn Thị An|15081985|Nữ|Số 5 ngõ 2, Phường Ba Đình, Hà Nội|28042021');
  await finder.press('Enter');
  await expect(desk.locator('#TenBenhNhan')).toHaveValue(/Nguyễn Thị An/i);
  await desk.locator('#SoDienThoai').fill('0912345678');
  await desk.getByRole('combobox', { name: 'Thêm dịch vụ' }).click();
  await typeAsPerson(desk, 'kham noi');
  await desk.locator('.options:visible [role=option]').filter({ hasText: 'KB-NOI' }).first().click();
  await expect(desk.locator('.service-name', { hasText: 'KB-NOI' })).toBeVisible();
  await expect(desk.getByText('130.000').first()).toBeVisible();
  await desk.locator('.work-actions').getByRole('button', { name: /^Lưu/ }).first().click();
  expect(await expectNotice(desk, /[A-Z]001/)).toMatch(/[A-Z]001/);
}

/** The receipt books of the one cashier, at one press. */
async function makeBooks(page: Page): Promise<void> {
  await step(page, 'Quyển biên lai').getByRole('link', { name: 'Tạo quyển cho thu ngân' }).click();
  await page.getByRole('button', { name: /^Tạo 4 quyển/ }).click();
  await expect(step(page, 'Quyển biên lai')).toContainText('Đã xong');
}

/** The cashier collects for the first patient: the first receipt of the site. */
async function collectFirst(desk: Page, given: string): Promise<void> {
  await enterCredentials(desk, thu.username, given);
  await chooseOwnPassword(desk, given);
  await desk.goto('/his/vien-phi-ngoai-tru');
  await desk.locator('.work-row', { hasText: 'Nguyễn Thị An' }).click();
  await expect(desk.locator('.bill-totals')).toContainText('130.000');
  await desk.keyboard.press('Control+s');
  await expect(desk.locator('#screen')).toContainText(/TT\d\d-01-0000001/);
}

test('a clinic from nothing: administrator, rooms, services with prices, staff, accounts, and its first receipt', async ({
  browser,
}) => {
  expect(sen.setup).not.toBeNull();
  const page = await open(browser, 'wide');
  await begin(page);
  await expect(page.getByText('1/11')).toBeVisible();

  await step(page, 'Phòng và kho').getByRole('link', { name: 'Dùng mẫu có sẵn' }).click();
  await page.getByLabel('Tên của PK01').fill('Phòng khám Nội');
  await page.getByRole('button', { name: 'Tạo 8 nơi' }).click();
  await expect(step(page, 'Phòng và kho')).toContainText('Đã xong');

  await step(page, 'Dịch vụ và giá').getByRole('link', { name: 'Dùng danh sách có sẵn' }).click();
  const price = page.getByLabel('Giá viện phí, BHYT, Khám Nội', { exact: true });
  const make = page.getByRole('button', { name: /^Tạo \d+ dịch vụ/ });
  await price.fill('');
  await make.click();
  await expectNotice(page, '1 dịch vụ chưa có giá đúng, trước hết là KB-NOI', { kind: 'error' });
  await expect(price).toBeFocused();
  await price.fill('130000');
  await make.click();
  await expect(step(page, 'Dịch vụ và giá')).toContainText('Đã xong');
  // from the foot of the long list to the head of the steps
  await expect.poll(() => page.locator('#screen').evaluate((screen) => screen.scrollTop)).toBe(0);

  await loadLists(page);
  await enterStaff(page, mai);
  await enterStaff(page, thu);
  const given = await makeAccount(page, mai);
  const givenToCashier = await makeAccount(page, thu);
  await makeBooks(page);
  const payer = step(page, 'Đối tượng và quy định')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Bảo hiểm y tế', exact: true }) });
  await expect(payer).toContainText('dịch vụ có giá');
  await expect(payer).toContainText('Chưa có mã cơ sở BHYT');
  const desk = await open(browser, 'wide');
  await receiveFirst(desk, given);
  const till = await open(browser, 'wide');
  await collectFirst(till, givenToCashier);
  await Promise.all([page, desk, till].map((one) => one.context().close()));
});

test('the steps on a phone, in English, until they are taken off the home screen', async ({ browser }) => {
  const phone = await open(browser, 'narrow', 'en');
  await phone.goto('/his/bat-dau'); // set up by now: there is nothing to begin
  await expect(phone).toHaveURL(/\/dang-nhap$/);
  await enterCredentials(phone, 'hanh', password);
  await expect(phone.locator('#screen')).toBeVisible();
  await phone.getByRole('link', { name: /Set up the site.*Steps done/ }).click();
  await expect(phone.getByText('7 of 11')).toBeVisible();
  await expect(step(phone, 'Rooms and stores')).toContainText('Done');
  await expect(step(phone, 'Backup')).toContainText('Not done');
  await expectAccessible(phone);
  await expectNothingCut(phone);
  for (const part of ['co-cau', 'dich-vu', 'quyen-bien-lai']) {
    await phone.goto(`/his/m/quan-tri-he-thong/bat-dau/${part}`);
    await expect(phone.getByRole('button', { name: /^Make \d+/ })).toBeVisible();
    await expectAccessible(phone);
    await expectNothingCut(phone);
  }
  await phone.getByRole('button', { name: 'Back to the steps' }).click();
  await phone.getByRole('button', { name: 'Take off the home screen' }).click();
  await expect(phone.getByRole('button', { name: 'Show on the home screen' })).toBeVisible();
  await phone.goto('/his/m/trang-chu');
  await expect(phone.getByText('The system today')).toBeVisible();
  await expect(phone.getByText('Steps done')).toHaveCount(0);
  await phone.context().close();
});
