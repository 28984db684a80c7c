import { type Browser, expect, type Page, test } from '@playwright/test';
import { codeOfStep, stepAt } from '../packages/server/src/features/identity/totp.ts';
import { chooseOwnPassword, enterCredentials, newPerson, ownPassword } from './newAccount.ts';
import { told } from './notices.ts';
import { accounts, expectAccessible, expectNothingCut, openDevice, signIn, typeAsPerson } from './steps.ts';

const path = '/his/quan-tri-he-thong/tai-khoan';

test('an account for a member of staff: a password for one use, work, and out at once when it is locked', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const admin = await openDevice(browser, 'wide');
  await signIn(admin, accounts.ADMINISTRATOR);
  const { username, password } = await newPerson(admin, 'Tiếp đón');
  const desk = await openDevice(browser, 'wide');
  await enterCredentials(desk, username, password);
  await expect(desk.getByRole('heading', { name: 'Đổi mật khẩu trước khi làm việc' })).toBeVisible();
  await expectAccessible(desk);
  await desk.goto('/his/tiep-nhan-ngoai-tru'); // there is no way around it
  await chooseOwnPassword(desk, password);
  await desk.goto('/his/tiep-nhan-ngoai-tru');
  await expect(desk.getByLabel('Họ và tên').first()).toBeVisible();

  await expect(admin.getByText('Phiên đang mở (1)')).toBeVisible();
  await admin.getByRole('button', { name: 'Thao tác khác' }).click();
  await admin.getByRole('menuitem', { name: 'Khóa tài khoản' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Khóa tài khoản' }).click();
  await expect(dialog.getByText('Lý do không được trống')).toBeVisible();
  await dialog.getByRole('button', { name: 'Đã nghỉ việc' }).click();
  await dialog.getByRole('button', { name: 'Khóa tài khoản' }).click();
  await expect(desk).toHaveURL(/dang-nhap$/);
  await enterCredentials(desk, username, ownPassword);
  await expect(desk.getByRole('alert')).toContainText('quản trị viên khóa');
  await expect(admin.getByText('Tài khoản bị khóa: Đã nghỉ việc')).toBeVisible();
  await expect(admin.getByText('Phiên đang mở (0)')).toBeVisible();
  await admin.getByRole('button', { name: 'Mở khóa' }).click();
  await told(admin, /^Đã mở khóa/);
  await enterCredentials(desk, username, ownPassword);
  await expect(desk.locator('#screen')).toBeVisible();
});

test('staff that has an account cannot be chosen, and what was typed is there again', async ({ browser }) => {
  const admin = await openDevice(browser, 'wide');
  await signIn(admin, accounts.ADMINISTRATOR);
  await admin.goto(path);
  const listed = admin.getByText('bshinhanh', { exact: false }).first();
  await expect(listed).toBeVisible();
  await admin.keyboard.press('F2');
  const dialog = admin.getByRole('dialog', { name: 'Tạo tài khoản' });
  await dialog.getByLabel('Tên đăng nhập').fill('ten.do.dang');
  await dialog.getByRole('combobox', { name: 'Gõ mã hoặc tên nhân viên' }).click();
  await typeAsPerson(admin, 'NV005');
  await expect(dialog.getByRole('option', { name: /đã có tài khoản bsnoi1/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await admin.keyboard.press('Escape');
  await admin.reload();
  await expect(listed).toBeVisible();
  await admin.keyboard.press('F2');
  await expect(dialog.getByLabel('Tên đăng nhập')).toHaveValue('ten.do.dang');
  await dialog.getByRole('button', { name: 'Bỏ nội dung này' }).click();
  await expect(dialog.getByLabel('Tên đăng nhập')).toHaveValue('');
});

function bytesOf(secret: string): Buffer {
  const bits = [...secret]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

test('the second factor: set up, asked for at the sign-in, a recovery code, and taken off', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const admin = await openDevice(browser, 'wide');
  await signIn(admin, accounts.ADMINISTRATOR);
  const { username, password } = await newPerson(admin, 'Tiếp đón');
  const desk = await openDevice(browser, 'wide');
  await enterCredentials(desk, username, password);
  await chooseOwnPassword(desk, password);
  await desk.getByRole('button', { name: /Người Thử Mới/ }).click();
  await desk.getByRole('button', { name: 'Thông tin cá nhân' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Xác thực hai lớp' }).click();
  await dialog.getByRole('button', { name: 'Bắt đầu thiết lập' }).click();
  await expect(dialog.getByRole('img', { name: 'Mã QR thiết lập xác thực hai lớp' })).toBeVisible();
  await dialog.getByText('Không quét được?').click();
  const secret = bytesOf(((await dialog.locator('details code').textContent()) ?? '').replaceAll(' ', ''));
  /** A code of this step or the next one is right also when its step ends on the way to the server. */
  const code = (off: 0 | 1) => codeOfStep(secret, stepAt(new Date()) + off);
  const field = dialog.getByLabel('Mã xác thực');
  await field.fill('000000');
  await dialog.getByRole('button', { name: 'Bật xác thực hai lớp' }).click();
  await expect(dialog.getByText('Mã xác thực không đúng hoặc đã dùng.')).toBeVisible();
  await field.fill(code(0));
  await dialog.getByRole('button', { name: 'Bật xác thực hai lớp' }).click();
  await expect(dialog.locator('.recovery-codes code')).toHaveCount(10);
  await expectAccessible(desk);
  const recovery = (await dialog.locator('.recovery-codes code').first().textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Đã cất, tiếp tục' }).click();

  const phone = await openDevice(browser, 'narrow');
  await enterCredentials(phone, username, ownPassword);
  const asked = phone.locator('input[autocomplete=one-time-code]');
  await expect(asked).toBeFocused();
  await expectAccessible(phone);
  await expectNothingCut(phone);
  await asked.fill('000000');
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('alert')).toContainText('không đúng hoặc đã dùng');
  await asked.fill(code(1));
  await phone.keyboard.press('Enter');
  await expect(phone.locator('#screen')).toBeVisible();
  const tablet = await openDevice(browser, 'wide');
  await enterCredentials(tablet, username, ownPassword);
  await tablet.locator('input[autocomplete=one-time-code]').fill(recovery);
  await tablet.keyboard.press('Enter');
  await expect(tablet.locator('#screen')).toBeVisible();

  await expect(admin.getByText('Phiên đang mở (3)')).toBeVisible();
  await admin.getByRole('button', { name: 'Thao tác khác' }).click();
  await admin.getByRole('menuitem', { name: 'Bỏ xác thực hai lớp' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Mất điện thoại' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Bỏ xác thực hai lớp' }).click();
  await expect(tablet).toHaveURL(/dang-nhap$/);
  await enterCredentials(tablet, username, ownPassword);
  await expect(tablet.locator('#screen')).toBeVisible();
});

test('a profile that asks for a second factor has it set up at the sign-in, before anything else', async ({
  browser,
}) => {
  const admin = await openDevice(browser, 'wide');
  await signIn(admin, accounts.ADMINISTRATOR);
  const { username, password } = await newPerson(admin, 'Kế toán');
  const demand = async () => {
    await admin.goto('/his/quan-tri-he-thong/ho-so');
    await admin.getByText('Kế toán', { exact: true }).first().click();
    await admin.getByRole('tab', { name: 'Chung' }).click();
    await admin.getByRole('switch', { name: 'Bắt buộc xác thực hai lớp' }).click();
    await admin.locator('.work-actions').getByRole('button', { name: /^Lưu/ }).click();
    await told(admin, 'Đã lưu');
  };
  await demand();
  try {
    await setUpAtSignIn(browser, username, password);
  } finally {
    await demand(); // the profile is held by others too
  }
});

/** A first sign-in on a phone, of somebody whose profile asks for a second factor. */
async function setUpAtSignIn(browser: Browser, username: string, password: string): Promise<void> {
  const phone = await openDevice(browser, 'narrow');
  await enterCredentials(phone, username, password);
  await expect(phone.getByRole('heading', { name: 'Đổi mật khẩu trước khi làm việc' })).toBeVisible();
  const fields = phone.locator('input[type=password]');
  await fields.nth(0).fill(password);
  await fields.nth(1).fill(ownPassword);
  await fields.nth(2).fill(ownPassword);
  await phone.locator('button[type=submit]').click();
  await expect(phone.getByRole('heading', { name: 'Thiết lập xác thực hai lớp' })).toBeVisible();
  await phone.goto('/his/m/vien-phi-ngoai-tru');
  await phone.getByRole('button', { name: 'Bắt đầu thiết lập' }).click();
  await phone.getByText('Không quét được?').click();
  await expectAccessible(phone);
  await expectNothingCut(phone);
  const secret = bytesOf(((await phone.locator('details code').textContent()) ?? '').replaceAll(' ', ''));
  await phone.getByLabel('Mã xác thực').fill(codeOfStep(secret, stepAt(new Date())));
  await phone.getByRole('button', { name: 'Bật xác thực hai lớp' }).click();
  await expect(phone.locator('.recovery-codes code')).toHaveCount(10);
  await expectNothingCut(phone);
  await phone.getByRole('button', { name: 'Đã cất, tiếp tục' }).click();
  await expect(phone.locator('#screen')).toBeVisible();
  await phone.context().close();
}

test('two administrators change the profiles of one account: both versions, and the choice by line', async ({
  browser,
}) => {
  const admin = await openDevice(browser, 'wide');
  await signIn(admin, accounts.ADMINISTRATOR);
  await newPerson(admin, 'Tiếp đón');
  const other = await openDevice(browser, 'wide');
  await signIn(other, accounts.ADMINISTRATOR);
  await other.goto(admin.url());
  const add = async (page: Page, profile: string) => {
    await page.getByRole('button', { name: 'Thêm hồ sơ' }).click();
    await page.getByRole('combobox', { name: 'Hồ sơ', exact: true }).last().click();
    await page.getByRole('option', { name: profile, exact: true }).click();
  };
  const save = (page: Page) => page.locator('.work-actions').getByRole('button', { name: /^Lưu/ }).click();
  await add(other, 'Thu ngân');
  await add(admin, 'Bác sĩ');
  await save(admin);
  await told(admin, 'Đã lưu');
  await save(other);
  const conflict = other.getByRole('dialog');
  await expect(conflict.getByRole('row', { name: /Bác sĩ/ })).toBeVisible();
  await conflict
    .getByRole('row', { name: /Bác sĩ/ })
    .getByRole('radio')
    .last()
    .click();
  await conflict.getByRole('button', { name: 'Lưu phần đã chọn' }).click();
  await expect(conflict).toBeHidden();
  for (const name of ['Bác sĩ', 'Thu ngân', 'Tiếp đón'])
    await expect(admin.getByRole('group', { name, exact: true })).toBeVisible();
});

test('an account is worked on with the keys alone: the focus stays in the list, and comes back from a dialogue', async ({
  browser,
}) => {
  const admin = await openDevice(browser, 'wide');
  await signIn(admin, accounts.ADMINISTRATOR);
  const { username } = await newPerson(admin, 'Tiếp đón');
  await admin.goto(path);
  const search = admin.getByLabel('Tên đăng nhập, tên hoặc mã nhân viên');
  const row = admin.getByRole('option', { name: new RegExp(username) });
  await search.fill(username);
  await expect(admin.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await expect(row).toBeVisible();
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('group', { name: 'Tiếp đón', exact: true })).toBeVisible();
  await expect(search).toBeFocused();

  const reset = admin.locator('.work-actions').getByRole('button', { name: 'Cấp lại mật khẩu' });
  await reset.focus();
  await admin.keyboard.press('Enter');
  const question = admin.getByRole('dialog').getByRole('button', { name: 'Cấp lại mật khẩu' });
  await expect(question).toBeFocused();
  await admin.keyboard.press('Enter');
  const once = admin.getByRole('dialog', { name: 'Mật khẩu dùng một lần' });
  // a second Enter must not put away what is shown this once
  await expect(once.getByRole('button', { name: 'Chép mật khẩu' })).toBeFocused();
  await expect(question).toHaveCount(0);
  await admin.keyboard.press('Escape');
  await expect(reset).toBeFocused();

  await admin.getByRole('button', { name: 'Thêm hồ sơ' }).focus();
  await admin.keyboard.press('Enter');
  const added = admin.getByRole('combobox', { name: 'Hồ sơ', exact: true }).last();
  await expect(added).toBeFocused();
  await typeAsPerson(admin, 'Thu ngân');
  await expect(admin.getByRole('option', { name: 'Thu ngân', exact: true })).toBeVisible();
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('group', { name: 'Thu ngân', exact: true })).toBeVisible();
  await expect(added).toBeFocused();

  // a lock is another act on the same account: what is typed is no conflict with it
  await admin.locator('.work-actions').getByRole('button', { name: 'Thao tác khác' }).click();
  await admin.getByRole('menuitem', { name: 'Khóa tài khoản' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Đã nghỉ việc' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Khóa tài khoản' }).click();
  await told(admin, /^Đã khóa/);
  const save = admin.locator('.work-actions').getByRole('button', { name: /^Lưu/ });
  await save.focus();
  await admin.keyboard.press('Enter');
  await told(admin, 'Đã lưu');
  await expect(admin.getByRole('dialog')).toHaveCount(0);
  await expect(save).toBeDisabled();
  await expect(save).toBeFocused();

  // the open account is seen in the list of all of them
  await admin.reload();
  await expect(admin.locator('.work-row.chosen')).toBeInViewport();
  await expect(admin.locator('.work-row.chosen')).toContainText(username);
});

for (const device of ['wide', 'narrow'] as const) {
  test(`sessions are seen and ended one by one, ${device}`, async ({ browser }) => {
    const admin = await openDevice(browser, device);
    await signIn(admin, accounts.ADMINISTRATOR);
    const desk = await openDevice(browser, 'wide');
    await signIn(desk, 'dieuduong');
    await admin.goto(`${path}/phien-dang-nhap`);
    await admin.getByRole('textbox', { name: 'Tên đăng nhập hoặc tên nhân viên' }).fill('dieuduong');
    const line = admin.locator(device === 'wide' ? 'tbody tr' : '.session-lines li').first();
    await expect(line).toContainText('dieuduong');
    await expect(line).toContainText('Chrome · Linux');
    await expect(line).toContainText('127.0.0.1');
    await expectAccessible(admin);
    await expectNothingCut(admin);
    await line.getByRole('button', { name: 'Kết thúc' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Kết thúc' }).click();
    await expect(desk).toHaveURL(/dang-nhap$/);
    // the line has gone with its button: the focus is on what is left
    await expect(admin.getByRole('dialog')).toHaveCount(0);
    await expect(admin.locator(':focus')).toHaveCount(1);
  });
}

test('who may not administer the site sees no accounts', async ({ browser }) => {
  const page = await openDevice(browser, 'wide');
  await signIn(page, 'tiepdon');
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Chưa được cấp quyền' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Tạo tài khoản/ })).toHaveCount(0);
});
