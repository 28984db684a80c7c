import { expect, type Page } from '@playwright/test';
import { expectDraft } from './drafts.ts';
import {
  chooseOwnPassword,
  enterCredentials,
  newPerson,
  newPersonByHand,
  ownPassword,
} from './newAccount.ts';
import { told } from './notices.ts';
import { openAs } from './openAs.ts';
import { accounts, expectAccessible, expectNothingCut, openDevice, signIn, typeAsPerson } from './steps.ts';
import { test } from './test.ts';

const path = '/his/quan-tri-he-thong/tai-khoan';

test('an account for a member of staff: a password for one use, work, and out at once when it is locked', async ({
  browser,
}) => {
  const admin = await openAs(browser, accounts.ADMINISTRATOR);
  const { username, password } = await newPersonByHand(admin, 'Tiếp đón');
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
  const admin = await openAs(browser, accounts.ADMINISTRATOR);
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
  await expectDraft(admin, 'ten.do.dang');
  await admin.reload();
  await expect(listed).toBeVisible();
  await admin.keyboard.press('F2');
  await expect(dialog.getByLabel('Tên đăng nhập')).toHaveValue('ten.do.dang');
  await dialog.getByRole('button', { name: 'Bỏ nội dung này' }).click();
  await expect(dialog.getByLabel('Tên đăng nhập')).toHaveValue('');
});

test('an account takes the profiles of a colleague, which are looked at before they are saved', async ({
  browser,
}) => {
  const admin = await openAs(browser, accounts.ADMINISTRATOR);
  await admin.goto(path);
  await expect(admin.getByText('bshinhanh', { exact: false }).first()).toBeVisible();
  await admin.keyboard.press('F2');
  const dialog = admin.getByRole('dialog', { name: 'Tạo tài khoản' });
  await dialog.getByRole('button', { name: 'Cấp quyền như tài khoản khác' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Cấp quyền như tài khoản khác' })).toBeFocused();
  await typeAsPerson(admin, 'thungan1');
  await dialog.getByRole('option', { name: /^thungan1 – / }).click();
  await told(admin, /^Đã lấy các hồ sơ của thungan1/);
  await expect(dialog.getByRole('group', { name: 'Thu ngân' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cấp quyền như tài khoản khác' })).toBeFocused();
  await expectAccessible(admin);
  await expectNothingCut(admin);
});

test('two administrators change the profiles of one account: both versions, and the choice by line', async ({
  browser,
}) => {
  const { path: account } = await newPerson('Tiếp đón');
  const admin = await openAs(browser, accounts.ADMINISTRATOR);
  const other = await openAs(browser, accounts.ADMINISTRATOR);
  for (const page of [admin, other]) await page.goto(account);
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
  const admin = await openAs(browser, accounts.ADMINISTRATOR);
  const { username } = await newPerson('Tiếp đón');
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
    const admin = await openAs(browser, accounts.ADMINISTRATOR, device);
    // a session of its own: it is ended
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
