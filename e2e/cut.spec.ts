import { expect, type Page } from '@playwright/test';
import { accounts } from './accounts.ts';
import { watch } from './inside.ts';
import { openAs } from './openAs.ts';
import { chooseInBar, expectAccessible } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { received } from './visit/arranged.ts';
import { newcomer } from './visit/reception.ts';

/** The part of a shortened text that is never cut, once all of it is in sight. */
async function endOf(page: Page, place: string): Promise<string> {
  const end = page.locator(`${place} .cut-tail`).first();
  await expect.poll(() => end.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  return (await end.textContent()) ?? '';
}

test('two rooms of one name but for their number read differently in the bar, and are chosen by keys', async ({
  browser,
}) => {
  const t = textsOf('vi');
  const page = await openAs(browser, accounts.DOCTOR);
  await page.goto('/his/trang-chu');
  await chooseInBar(page, t('shell:department'), 'Phòng khám Nội tổng hợp 2');
  await expect.poll(() => endOf(page, '.bar-choice')).toBe(' 2');
  const bar = page.locator('.bar-choice').getByRole('button', { name: t('shell:department') });
  await bar.focus();
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page, '.top-bar');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(bar).toBeFocused();
  await expect.poll(() => endOf(page, '.bar-choice')).toBe(' 1');
  expect(await page.evaluate(() => document.querySelectorAll('.top-bar select').length)).toBe(0);
});

test('no code, figure or day in a list is cut', async ({ browser }) => {
  await received(newcomer('Bạch', 'Mã', 1988));
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  const watched = watch(page);
  for (const path of ['/benh-nhan', '/dich-vu', '/quan-tri-he-thong/ho-so']) {
    await page.goto(`/his${path}`);
    await watched.settled();
    await expect(page.locator('.grid-scroll tbody tr').first()).toBeVisible();
    const cut = page
      .locator('.grid-scroll tbody .exact')
      .evaluateAll((cells) =>
        cells.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
      );
    expect(await cut, path).toEqual([]);
  }
});

test('a list and detail shows its newest where nothing was chosen', async ({ browser }) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  for (const [path, chosen] of [
    ['/gia-dich-vu', '.price-list[aria-current=true]'],
    ['/lich-su-thao-tac', '.work-row.chosen'],
    ['/quan-tri-he-thong/mau-in', '.work-row.chosen'],
  ] as const) {
    await page.goto(`/his${path}`);
    await expect(page.locator(chosen).first()).toBeVisible();
    await expect(page.locator('.work-task > .empty-state')).toHaveCount(0);
  }
});

test("the head of a patient's page keeps the code beside three acts and a menu", async ({ browser }) => {
  const visit = await received(newcomer('Đặng', 'Ngọc Phương', 1990));
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  await page.goto(`/his/benh-nhan/${visit.BenhNhan_Id}`);
  const acts = page.locator('.patient-actions').getByRole('button');
  await expect(acts.first()).toBeVisible();
  expect(await acts.count()).toBeLessThanOrEqual(4);
  const code = page.locator('.patient-meta > span').last();
  await expect(code).toHaveText(/^\d{2}\.\d{6}$/);
  expect(await code.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
});

test('on a phone the first person stands in the upper half, and no key is named', async ({ browser }) => {
  for (const [username, path] of [
    [accounts.NURSE, '/tiep-nhan-ngoai-tru'],
    [accounts.CASHIER, '/vien-phi-ngoai-tru'],
  ] as const) {
    await received(newcomer('Vương', 'Thu', 1981));
    const page = await openAs(browser, username, 'narrow');
    await page.goto(`/his/m${path}`);
    const first = page.locator('.work-row').first();
    await expect(first).toBeVisible();
    expect((await first.boundingBox())?.y, path).toBeLessThan(422);
    await expect(page.locator('kbd:visible')).toHaveCount(0);
  }
});

test('on home, the names of rooms stand in one line beside how many wait there', async ({ browser }) => {
  await received(newcomer('Bạch', 'Chờ'));
  const page = await openAs(browser, accounts.ADMINISTRATOR, 'wide', 'en');
  await page.goto('/his/trang-chu');
  const rooms = page
    .getByRole('region', { name: textsOf('en')('home:rooms') })
    .locator('li')
    .filter({ hasText: 'Nội tổng hợp 1' });
  await expect(rooms.first()).toBeVisible();
  const [name, count] = [rooms.first().locator('> span').first(), rooms.first().locator('> strong')];
  const [left, right] = [await name.boundingBox(), await count.boundingBox()];
  expect(left?.height).toBe(right?.height); // one line
  expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
});
