import { it } from 'vitest';
import { accounts } from '../accounts.ts';
import { hold } from '../asAdministrator.ts';
import { password, signInAs } from '../ask.ts';
import { newPerson, profileId } from '../newPerson.ts';
import { expectAccessible } from './accessible.ts';
import { expectDraft } from './drafts.ts';
import { expect } from './expect.ts';
import { screenSite } from './screenSite.ts';

const site = screenSite();
const path = '/his/quan-tri-he-thong/tai-khoan';

it('staff that has an account cannot be chosen, and what was typed is there again', async () => {
  const admin = await site.open(accounts.ADMINISTRATOR, path);
  const listed = admin.getByText('bshinhanh').first();
  await expect(listed).toBeVisible();
  await admin.keyboard.press('F2');
  const dialog = admin.getByRole('dialog', { name: 'Tạo tài khoản' });
  await dialog.getByLabel('Tên đăng nhập').fill('ten.do.dang');
  await dialog.getByRole('combobox', { name: 'Gõ mã hoặc tên nhân viên' }).click();
  await admin.keyboard.type('NV005');
  await expect(dialog.getByRole('option', { name: /đã có tài khoản bsnoi1/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await admin.keyboard.press('Escape');
  await expectDraft('ten.do.dang');
  await admin.reload();
  await expect(listed).toBeVisible();
  await admin.keyboard.press('F2');
  await expect(dialog.getByLabel('Tên đăng nhập')).toHaveValue('ten.do.dang');
  await dialog.getByRole('button', { name: 'Bỏ nội dung này' }).click();
  await expect(dialog.getByLabel('Tên đăng nhập')).toHaveValue('');
});

it('an account takes the profiles of a colleague, which are looked at before they are saved', async () => {
  const admin = await site.open(accounts.ADMINISTRATOR, path);
  await expect(admin.getByText('bshinhanh').first()).toBeVisible();
  await admin.keyboard.press('F2');
  const dialog = admin.getByRole('dialog', { name: 'Tạo tài khoản' });
  await dialog.getByRole('button', { name: 'Cấp quyền như tài khoản khác' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Cấp quyền như tài khoản khác' })).toBeFocused();
  await admin.keyboard.type('thungan1');
  await dialog.getByRole('option', { name: /^thungan1 – / }).click();
  await admin.told(/^Đã lấy các hồ sơ của thungan1/);
  await expect(dialog.getByRole('group', { name: 'Thu ngân' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cấp quyền như tài khoản khác' })).toBeFocused();
  await expectAccessible();
});

it('two administrators change the profiles of one account: both versions, and the choice by line', async () => {
  const person = await newPerson('Tiếp đón');
  const admin = await site.open(accounts.ADMINISTRATOR, person.path);
  await admin.getByRole('button', { name: 'Thêm hồ sơ' }).click();
  await admin.getByRole('combobox', { name: 'Hồ sơ', exact: true }).last().click();
  await admin.getByRole('option', { name: 'Thu ngân', exact: true }).click();
  await hold(person.username, await profileId('Bác sĩ'), true);
  await admin.locator('.work-actions').getByRole('button', { name: /^Lưu/ }).click();
  const conflict = admin.getByRole('dialog');
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

it('an account is worked on with the keys alone: the focus stays in the list, and comes back from a dialogue', async () => {
  const { username } = await newPerson('Tiếp đón');
  const admin = await site.open(accounts.ADMINISTRATOR, path);
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
  await admin.keyboard.type('Thu ngân');
  await expect(admin.getByRole('option', { name: 'Thu ngân', exact: true })).toBeVisible();
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('group', { name: 'Thu ngân', exact: true })).toBeVisible();
  await expect(added).toBeFocused();

  // a lock is another act on the same account: what is typed is no conflict with it
  await admin.locator('.work-actions').getByRole('button', { name: 'Thao tác khác' }).click();
  await admin.getByRole('menuitem', { name: 'Khóa tài khoản' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Đã nghỉ việc' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Khóa tài khoản' }).click();
  await admin.told(/^Đã khóa/);
  const save = admin.locator('.work-actions').getByRole('button', { name: /^Lưu/ });
  await save.focus();
  await admin.keyboard.press('Enter');
  await admin.told('Đã lưu');
  await expect(admin.getByRole('dialog')).toHaveCount(0);
  await expect(save).toBeDisabled();
  await expect(save).toBeFocused();

  // the open account is drawn in the list of all of them
  await admin.reload();
  await expect(admin.locator('.work-row.chosen')).toContainText(username);
});

it.each(['wide', 'narrow'] as const)('sessions are seen and ended one by one, %s', async (device) => {
  await signInAs('dieuduong', password);
  const admin = await site.open(accounts.ADMINISTRATOR, `${path}/phien-dang-nhap`, { device });
  await admin.getByRole('textbox', { name: 'Tên đăng nhập hoặc tên nhân viên' }).fill('dieuduong');
  const lines = admin.locator(device === 'wide' ? 'tbody tr' : '.session-lines li');
  await expect(lines).toHaveCount(1);
  const line = lines.first();
  await expect(line).toContainText('dieuduong');
  await expect(line).toContainText('127.0.0.1');
  await expectAccessible();
  await line.getByRole('button', { name: 'Kết thúc' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Kết thúc' }).click();
  await expect(lines.filter({ hasText: 'dieuduong' })).toHaveCount(0);
  // the line has gone with its button: the focus is on what is left
  await expect(admin.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => document.activeElement !== document.body).toBe(true);
});
