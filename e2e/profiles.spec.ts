import { type Browser, expect, type Page } from '@playwright/test';
import {
  ProfileOneDocument,
  RemoveProfileDocument,
  UpdateProfileDocument,
} from '../packages/web/src/features/profiles/profiles.auth.gen.ts';
import { accounts } from './accounts.ts';
import { hold } from './asAdministrator.ts';
import { ask } from './ask.ts';
import { expectDraft } from './drafts.ts';
import { expectNotice } from './notices.ts';
import { openAs } from './openAs.ts';
import { chooseInBar, expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';

const list = '/his/quan-tri-he-thong/ho-so';
const holder = 'nhathuoc';
const entries = (page: Page) => page.getByRole('treeitem');
const entry = (page: Page, name: string | RegExp) => page.getByRole('treeitem', { name });
const openTab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name }).click();

async function save(page: Page) {
  await page
    .locator('.work-actions')
    .getByRole('button', { name: /^(Lưu|Save)/ })
    .click();
  await expectNotice(page, /^(Đã lưu|Saved)$/);
}

/** Carries a row with the mouse by its grip to the upper edge, the middle or the lower edge of another one. */
async function carry(
  page: Page,
  from: ReturnType<Page['locator']>,
  to: ReturnType<Page['locator']>,
  part: number,
) {
  await from.scrollIntoViewIfNeeded(); // the palette is longer than the window
  const grip = await from.locator('.profile-grip').boundingBox();
  const place = await to.boundingBox();
  if (!grip || !place) throw new Error('a row is not there');
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(place.x + place.width / 2, place.y + place.height * part, { steps: 8 });
  await page.mouse.up();
}

/** Copies the profile of reception under a name of its own, with its tree changed; answers its id. */
async function copyReception(page: Page, name: string): Promise<string> {
  await page.goto(list);
  await page.getByRole('link', { name: 'Tiếp đón', exact: true }).click();
  await page.getByRole('button', { name: 'Sao chép' }).click();
  // until it is there, the profile that is copied stands in the same fields
  await expect(page.getByRole('heading', { name: 'Hồ sơ mới, sao chép từ Tiếp đón' })).toBeVisible();
  await page.getByLabel('Mã', { exact: true }).fill(`E2E-${Date.now()}`);
  await page.getByLabel('Tên hồ sơ').fill(name);
  await save(page);
  await page.waitForURL(/ho-so\/[0-9a-f-]{36}$/);
  // the address changes before the screen does: only a profile that is there has accounts
  await expect(page.getByRole('tab', { name: 'Tài khoản (0)' })).toBeVisible();
  return page.url().split('/').pop() ?? '';
}

/** The choice of a profile in the bar; somebody with one profile has none. */
const profileChoice = (desk: Page) =>
  desk.locator('.bar-choice', { has: desk.getByRole('button', { name: 'Hồ sơ' }) });

async function openHolder(browser: Browser, profile: string): Promise<Page> {
  const desk = await openAs(browser, holder);
  await desk.goto('/his/trang-chu');
  await chooseInBar(desk, 'Hồ sơ', profile);
  return desk;
}

test('an administrator copies a profile, orders its menu and takes a right away; the open browser of its holder follows at once', async ({
  browser,
}) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  const name = `Tiếp đón ca tối ${Date.now() % 100_000}`;
  const id = await copyReception(page, name);

  // with the keyboard: out of its group, and to the top
  await openTab(page, /^Trình đơn/);
  // what stands beside the group goes: two entries of the first level are left
  for (const other of [/Tóm tắt hồ sơ/, /^.*Viện phí.*mục/]) {
    await entry(page, other).click();
    await page.keyboard.press('Delete');
    await expect(entry(page, other)).toHaveCount(0);
  }
  await entry(page, /Người bệnh/).click();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(entry(page, /Người bệnh/)).toHaveAttribute('aria-level', '1');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(entries(page).first()).toContainText('Người bệnh');
  await expect(entry(page, /Người bệnh/)).toBeFocused();
  await expect(page.getByText('Người bệnh: vị trí 1 trên 2')).toBeAttached();
  await expect(
    page.getByRole('tab', { name: /Trình đơn/ }).getByRole('img', { name: 'chưa lưu' }),
  ).toBeVisible();

  // with the mouse: a screen of the palette into the group, and an entry below another one
  await carry(
    page,
    page.locator('.profile-palette li', { hasText: /Xét nghiệm$/ }),
    entry(page, /^.*Tiếp nhận.*mục/),
    0.5,
  );
  await expect(entry(page, /Xét nghiệm/)).toHaveAttribute('aria-level', '2');
  await expect(page.getByText('1 mục mở màn hình mà hồ sơ này không có quyền dùng')).toBeVisible();
  await carry(page, entry(page, /Người bệnh/), entry(page, /Xét nghiệm/), 0.9);
  await expect(entries(page).last()).toContainText('Người bệnh');
  await entry(page, /Người bệnh/).focus();
  await page.keyboard.press('F2');
  await page.getByRole('radio', { name: 'Tên riêng' }).check();
  await page.getByLabel('Tên tiếng Việt').fill('Hồ sơ người bệnh');
  await page.getByLabel('Tên tiếng Anh').fill('Patient files');
  await expectAccessible(page);
  await expectNothingCut(page);

  // what is typed is seen before it is saved, and lost with no reload
  await openTab(page, 'Xem như hồ sơ này');
  await expect(page.getByRole('region', { name: 'Trình đơn trên điện thoại' })).toContainText(
    'Hồ sơ người bệnh',
  );
  await expect(page.getByRole('region', { name: 'Mở được' })).toContainText('Cần quyền: Xem hồ sơ khám bệnh');
  await expectDraft(page, 'Patient files');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Bỏ nội dung này' })).toBeVisible();
  await openTab(page, /^Trình đơn/);
  await entry(page, /Xét nghiệm/).click();
  await page.keyboard.press('Delete');
  await expect(entry(page, /Xét nghiệm/)).toHaveCount(0);
  await save(page);

  // held, and open at a desk
  await hold(holder, id, true);
  const desk = await openHolder(browser, name);
  const menu = desk.getByRole('navigation', { name: 'Trình đơn chính' });
  await menu.getByRole('button', { name: 'Tiếp nhận' }).click();
  await menu.getByRole('link', { name: 'Hồ sơ người bệnh' }).click();
  const add = desk.getByRole('button', { name: 'Thêm người bệnh' });
  await expect(add).toBeVisible();
  await menu.getByRole('button', { name: 'Tiếp nhận' }).click();
  await expect(menu.getByRole('link', { name: 'Tiếp nhận ngoại trú' })).toBeVisible();

  // a right and a line of the menu go: the desk loses both without a reload
  await entry(page, /Tiếp nhận ngoại trú/).click();
  await page.getByRole('button', { name: 'Bỏ khỏi trình đơn' }).click();
  await openTab(page, /^Quyền/);
  await page.getByRole('checkbox', { name: 'Sửa người bệnh' }).uncheck();
  await expect(page.getByRole('checkbox', { name: 'Sửa người bệnh (vừa bỏ)' })).toBeVisible();
  await expect(page.getByText('1 thay đổi')).toBeVisible();
  await expectAccessible(page);
  await save(page);
  await expect(add).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'Tiếp nhận ngoại trú' })).toHaveCount(0);
  await expect(desk).toHaveURL(/benh-nhan$/);
  await desk.goto('/his/tiep-nhan-ngoai-tru');
  await expect(desk.getByText('Chưa được cấp quyền')).toBeVisible();

  // who holds it is told, and it is removed only when nobody does
  await openTab(page, /Tài khoản/);
  await expect(page.locator('.grid').getByText(holder, { exact: true }).first()).toBeVisible();
  const remove = async () => {
    await page.locator('.work-actions').getByRole('button', { name: 'Xóa' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Xóa' }).click();
  };
  await remove();
  await expectNotice(page, /Hồ sơ đang được 1 tài khoản giữ/, { kind: 'error' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await hold(holder, id, false);
  await expect(page.getByText('Chưa có tài khoản nào giữ hồ sơ này')).toBeVisible();
  await expect(profileChoice(desk)).toHaveCount(0);
  await remove();
  await expect(page).toHaveURL(/ho-so$/);
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('a suspended profile leaves its holder with another one, and comes back', async ({ browser }) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  const name = `Tạm thời ${Date.now() % 100_000}`;
  const id = await copyReception(page, name);
  await hold(holder, id, true);
  const desk = await openHolder(browser, name);
  const chosen = profileChoice(desk);
  await expect(chosen).toContainText(name);
  await page.getByRole('button', { name: 'Tạm ngưng' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tạm ngưng' }).click();
  await expectNotice(page, 'Đã tạm ngưng hồ sơ');
  await expect(chosen).toHaveCount(0);
  await page.getByRole('button', { name: 'Dùng lại' }).click();
  await expect(page.getByRole('button', { name: 'Tạm ngưng' })).toBeVisible();
  await desk.reload();
  await chosen.getByRole('button').first().click();
  await expect(chosen.getByRole('listitem').getByRole('button', { name, exact: true })).toHaveCount(1);
  await hold(holder, id, false);
  await ask(accounts.ADMINISTRATOR, RemoveProfileDocument, { id });
});

test('two administrators change one profile: both versions stand side by side, and a choice by field is saved', async ({
  browser,
}) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  const id = await copyReception(page, `Hai người sửa ${Date.now() % 100_000}`);
  await page.getByLabel('Tên hồ sơ').fill('Bản của tôi');
  const { profile } = await ask(accounts.ADMINISTRATOR, ProfileOneDocument, { id });
  const permissions = [...profile.permissions, 'IN_AN', 'KE_DON'];
  await ask(accounts.ADMINISTRATOR, UpdateProfileDocument, {
    id,
    input: { version: profile.version, permissions },
  });
  await page.locator('.work-actions').getByRole('button', { name: /^Lưu/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row', { name: /Quyền/ })).toContainText('Kê đơn thuốc');
  await expect(dialog.getByRole('row', { name: /Tên hồ sơ/ })).toContainText('Bản của tôi');
  await expectAccessible(page);
  await dialog.getByRole('button').last().press('Escape');
  await page.locator('.work-actions').getByRole('button', { name: /^Lưu/ }).click();
  await dialog.locator('footer .primary').click();
  await expectNotice(page, 'Đã lưu');
  const after = (await ask(accounts.ADMINISTRATOR, ProfileOneDocument, { id })).profile;
  expect(after.name).toBe('Bản của tôi');
  expect(after.permissions).toContain('KE_DON');
  await ask(accounts.ADMINISTRATOR, RemoveProfileDocument, { id });
});

test('what is wrong is told at its field, and the last administration cannot be given away', async ({
  browser,
}) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  await page.goto(`${list}/moi`);
  await page.getByLabel('Mã', { exact: true }).fill('doctor');
  await openTab(page, /^Trình đơn/);
  await page.getByRole('button', { name: 'Thêm nhóm' }).click();
  await page.locator('.work-actions').getByRole('button', { name: /^Lưu/ }).click();
  const wrong = page.getByRole('alert').first();
  await expect(wrong).toContainText('Tên hồ sơ: Không được để trống');
  await expect(wrong).toContainText('chưa có mục nào');
  await wrong.getByRole('button', { name: /Tên hồ sơ/ }).click();
  await expect(page.getByLabel('Tên hồ sơ')).toBeFocused();
  await wrong.getByRole('button', { name: /Nhóm mới: Nhóm "Nhóm mới" chưa có mục nào/ }).click();
  await expect(entry(page, /Nhóm mới/)).toBeFocused();

  // with the keys alone the focus goes on, also when what had it goes
  await page.keyboard.press('Delete');
  await expect(entries(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Thêm nhóm' })).toBeFocused();
  const addable = page.getByRole('button', { name: /^Thêm .* vào trình đơn$/ });
  await addable.first().focus();
  await page.keyboard.press('Enter');
  await expect(entries(page)).toHaveCount(1);
  await expect(addable.first()).toBeFocused();
  await page.getByRole('button', { name: 'Bỏ thay đổi' }).click();

  await page.goto(list);
  await page.getByRole('link', { name: 'Quản trị hệ thống' }).click();
  await openTab(page, /^Quyền/);
  const right = page.getByRole('checkbox', { name: /^Quản trị hệ thống/ });
  await right.uncheck();
  await page.locator('.work-actions').getByRole('button', { name: /^Lưu/ }).click();
  await expectNotice(page, /quản trị viên cuối cùng/, { kind: 'error' });
  await page.getByRole('button', { name: 'Bỏ thay đổi' }).click();
  await expect(right).toBeChecked();
});

test('on a phone a finger carries an entry, and every tab is whole', async ({ browser }) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR, 'narrow', 'en');
  await page.goto('/his/m/quan-tri-he-thong/ho-so');
  await expectAccessible(page);
  await expectNothingCut(page);
  await page.getByRole('link', { name: /^Kế toán/ }).click();
  await page.getByRole('tab', { name: /^Menu/ }).click();
  await expect(entries(page).first()).toContainText('Patients');
  const grip = await entry(page, /Outpatient fees/)
    .locator('.profile-grip')
    .boundingBox();
  const place = await entry(page, /Patients/).boundingBox();
  if (!grip || !place) throw new Error('a row is not there');
  const touch = await page.context().newCDPSession(page);
  const x = grip.x + grip.width / 2;
  const at = (y: number) => [{ x, y }];
  const from = grip.y + grip.height / 2;
  const to = place.y + place.height * 0.2;
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
  for (let step = 1; step <= 8; step++) {
    const y = from + ((to - from) * step) / 8;
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(y) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(entries(page).first()).toContainText('Outpatient fees');
  for (const tab of ['Menu', 'Permissions', 'Places', 'Accounts', 'See as this profile', 'General']) {
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
    await expectAccessible(page);
    await expectNothingCut(page);
  }
  await page.getByRole('button', { name: 'Discard the changes' }).click();
  await page.getByRole('tab', { name: /^Menu/ }).click();
  await expect(entries(page).first()).toContainText('Patients');
});

test('who may not administer the house sees no profiles', async ({ browser }) => {
  const page = await openAs(browser, accounts.ACCOUNTANT);
  await page.goto(list);
  await expect(page.getByText('Chưa được cấp quyền')).toBeVisible();
  // and the ready profile of accounting reaches the operation log from its menu
  const menu = page.getByRole('navigation', { name: 'Trình đơn chính' });
  await menu.getByRole('button', { name: 'Hệ thống' }).click();
  await menu.getByRole('link', { name: 'Lịch sử thao tác' }).click();
  await expect(page.getByRole('listbox', { name: 'Các thao tác' })).toBeVisible();
});
