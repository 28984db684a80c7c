import { expect, type Page } from '@playwright/test';
import { accounts } from './accounts.ts';
import { expectDraft } from './drafts.ts';
import { expectNotice } from './notices.ts';
import { whileOnItsWay } from './onItsWay.ts';
import { openAs } from './openAs.ts';
import { expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';
import { atWork } from './visit/person.ts';
import { citizenCard, newcomer, receive } from './visit/reception.ts';

const path = '/his/quan-tri-he-thong/cai-dat';

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Lưu|Save)$/ }).click();
  await expectNotice(page, /^(Đã lưu|Saved)$/);
}

test('a mandatory field is asked for at once at a reception desk that is open', async ({ browser }) => {
  const admin = await openAs(browser, accounts.ADMINISTRATOR);
  const desk = await openAs(browser, 'tiepdon');
  await desk.goto('/his/tiep-nhan-ngoai-tru');
  const occupation = desk.getByRole('combobox', { name: 'Nghề nghiệp' });
  await expect(occupation).toBeVisible();
  const name = desk.getByLabel('Họ và tên').first();
  await name.fill('Đang Gõ Dở');
  await admin.goto(`${path}/patient`);
  const must = admin.getByRole('switch', { name: 'Nghề nghiệp' });
  await must.click();
  await save(admin);
  await expect(occupation).toHaveAttribute('aria-required', 'true');
  await expect(name).toHaveValue('Đang Gõ Dở');
  await must.click();
  await save(admin);
  await expect(occupation).not.toHaveAttribute('aria-required', 'true');
});

test('what somebody else saves meanwhile comes in, and what is typed here stays', async ({ browser }) => {
  const mine = await openAs(browser, accounts.ADMINISTRATOR);
  const theirs = await openAs(browser, accounts.ADMINISTRATOR);
  for (const page of [mine, theirs]) await page.goto(`${path}/facility`);
  const phone = (page: Page) => page.getByLabel('Điện thoại');
  const address = (page: Page) => page.getByLabel('Địa chỉ');
  await expect(phone(mine)).toBeVisible();
  await address(mine).fill('Số 1 đường Sen');
  await phone(theirs).fill('024 3825 1111');
  await save(theirs);
  await expect(phone(mine)).toHaveValue('024 3825 1111');
  await expect(address(mine)).toHaveValue('Số 1 đường Sen');
  await save(mine);
  await expect(address(theirs)).toHaveValue('Số 1 đường Sen');
  await expect(phone(theirs)).toHaveValue('024 3825 1111');
});

test("what is typed while a section is being saved stays, is kept, and is nobody else's", async ({
  browser,
}) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  await page.goto(`${path}/facility`);
  const address = page.getByLabel('Địa chỉ');
  await address.fill('Số 3 đường Sen');
  await whileOnItsWay(
    page,
    'UpdateSetting',
    () => page.getByRole('button', { name: 'Lưu', exact: true }).click(),
    () => address.fill('Số 33 đường Sen'),
  );
  await expectNotice(page, /^Đã lưu$/);
  await expect(address).toHaveValue('Số 33 đường Sen');
  await expectDraft(page, 'Số 33 đường Sen');
  await save(page);
  await page.reload();
  await expect(address).toHaveValue('Số 33 đường Sen');
  await expect(page.locator('.draft-notice')).toHaveCount(0);
});

test('two who change the same field are shown both versions and choose by field', async ({ browser }) => {
  const mine = await openAs(browser, accounts.ADMINISTRATOR);
  const theirs = await openAs(browser, accounts.ADMINISTRATOR);
  for (const page of [mine, theirs]) await page.goto(`${path}/bank`);
  const field = (page: Page) => page.getByLabel('Chủ tài khoản');
  await expect(field(mine)).toBeVisible();
  await expect(field(theirs)).toBeVisible();
  const [my, their] = [`SEN MOT ${Date.now()}`, `SEN HAI ${Date.now()}`];
  await field(mine).fill(my);
  await field(theirs).fill(their);
  await save(theirs);
  await expect(field(mine)).toHaveValue(my);
  // until the screen knows of theirs the server tells it: either way both are shown
  await mine.getByRole('button', { name: /^(Lưu|Save)$/ }).click();
  const dialog = mine.getByRole('dialog');
  await expect(dialog).toContainText(my);
  await expect(dialog).toContainText(their);
  await expectAccessible(mine);
  await expectNothingCut(mine);
  await dialog.getByRole('button', { name: 'Lưu bản của tôi' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(field(theirs)).toHaveValue(my);
});

test('on a phone a wrong code of the facility is told at its field and what was typed stays', async ({
  browser,
}) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR, 'narrow');
  await page.goto(`${path}/facility`);
  const code = page.getByLabel('Mã cơ sở khám, chữa bệnh (5 chữ số)');
  await expect(code).toHaveValue(/^\d{5}$/);
  const before = await code.inputValue();
  await code.fill('12');
  await page.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Phải có đúng 5 chữ số');
  await expectAccessible(page);
  await expectNothingCut(page);
  await expectDraft(page, '"12"');
  await page.reload();
  await expect(code).toHaveValue('12');
  await page.getByRole('button', { name: 'Bỏ nội dung này' }).click();
  await expect(code).toHaveValue(before);
});

test('a ticket prints by itself when the site says so, once', async ({ browser }) => {
  const admin = await openAs(browser, accounts.ADMINISTRATOR);
  await admin.goto(`${path}/print`);
  const byItself = admin.getByRole('switch', { name: 'In số thứ tự ngay khi lưu tiếp nhận' });
  await byItself.click();
  await save(admin);
  const desk = await atWork(browser, 'tiepdon', 'wide', 'vi');
  const printed: string[] = [];
  desk.page.on('request', (request) => {
    if (request.url().includes('/api/print/')) printed.push(new URL(request.url()).pathname);
  });
  const who = newcomer('Lê', 'Tự In');
  await receive(desk, who, citizenCard(who));
  await expect.poll(() => printed).toHaveLength(1);
  expect(printed[0]).toMatch(/PhieuSoThuTu/);
  await byItself.click();
  await save(admin);
});
