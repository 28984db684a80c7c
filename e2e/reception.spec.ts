import { expect, type Page } from '@playwright/test';
import { countActions } from './actions.ts';
import { keyTime } from './keyTimes.ts';
import { expectNotice } from './notices.ts';
import { test } from './test.ts';
import { received, receivedInsured } from './visit/arranged.ts';
import { atWork, lineOf, type Person } from './visit/person.ts';
import {
  citizenCard,
  insuranceCard,
  type Newcomer,
  newcomer,
  receive,
  unanswered,
} from './visit/reception.ts';

/** What a scanner types: some ms between the keys, by the clock of the keys; the cursor stands wherever it stands. */
async function scan(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const begin = keyTime();
  const keys = [...[...text].map((key) => ({ key, text: key })), { key: 'Enter', text: '\r' }];
  await Promise.all(
    keys.map((key, index) =>
      session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key, timestamp: begin + index * 0.004 }),
    ),
  );
  await session.detach();
}

const ready = (page: Page, who: Newcomer) =>
  expect(page.locator('#TenBenhNhan')).toHaveValue(new RegExp(who.name, 'i'));

/** A patient who was here before: received once and gone home, so that nothing of today is ordered. */
async function wasHere(desk: Person, who: Newcomer): Promise<void> {
  const { page, t } = desk;
  await receivedInsured(who);
  await lineOf(desk, who.name).first().click();
  await page.getByRole('button', { name: t('reception:cancel') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Người bệnh bỏ về' }).click();
  await dialog.getByRole('button', { name: t('reception:cancel') }).click();
  await expect(page.getByText(t('reception:closed.RECEPTION_CANCELLED')).first()).toBeVisible();
}

test('a returning patient by card scan is received with one service and a printed ticket in at most 3 actions', async ({
  browser,
}) => {
  const desk = await atWork(browser, 'tiepdon', 'wide', 'vi');
  const { page, t } = desk;
  const [who, other] = [newcomer('Bùi', 'Quay'), newcomer('Đỗ', 'Khác')];
  await wasHere(desk, who);
  // The desk orders examinations of its own, one of which is proposed.
  await page.keyboard.press('F2');
  await receive(desk, other, citizenCard(other));

  const actions = await countActions(page);
  const printed = page.waitForResponse((answer) => answer.url().includes('/api/print/PhieuSoThuTu/'));
  await scan(page, insuranceCard(who));
  await ready(page, who);
  await expect(page.locator('.service-name')).toHaveCount(1);
  await page.keyboard.press('Control+p');
  expect((await printed).status()).toBe(200);
  await expectNotice(page, t('reception:savedTicket'));
  await expect(lineOf(desk, who.name).filter({ hasText: t('queues:state.cho') })).toHaveCount(1);
  expect(await actions()).toBeLessThanOrEqual(3);
});

test('a card scanned while another person stands in the form leaves nothing of the other', async ({
  browser,
}) => {
  const { page } = await atWork(browser, 'tiepdon', 'wide', 'en');
  const [first, second] = [newcomer('Lý', 'Trước'), newcomer('Mạc', 'Sau')];
  await scan(page, insuranceCard(first));
  await ready(page, first);
  await page.locator('#SoDienThoai').fill(first.phone);
  await page.locator('#TenNguoiLienHe').fill('Lý Văn Nhà');
  // Quickly into a field with the cursor, as scanners do; the field is left as it was.
  await page.locator('#LyDoKham').focus();
  await scan(page, citizenCard(second));
  await ready(page, second);
  await expect(page.locator('#CMNDHoacHoChieu')).toHaveValue(second.citizenId);
  for (const field of ['SoDienThoai', 'TenNguoiLienHe', 'LyDoKham', 'SoTheBHYT'])
    await expect(page.locator(`#${field}`)).toHaveValue('');
});

test('an answer that comes late fills nobody else into the reception that was opened meanwhile', async ({
  browser,
}) => {
  const desk = await atWork(browser, 'tiepdon', 'wide', 'vi');
  const { page } = desk;
  const [kept, late] = [newcomer('Ngô', 'Mở'), newcomer('Đinh', 'Muộn')];
  await received(kept);
  let answered = false;
  await page.route('**/graphql/main', async (route) => {
    if (!route.request().postData()?.includes('ReceptionCardAddress')) return route.fallback();
    const response = await route.fetch();
    await lineOf(desk, kept.name).first().click();
    await ready(page, kept);
    await route.fulfill({ response });
    answered = true;
  });
  await scan(page, citizenCard(late));
  await expect.poll(() => answered).toBe(true);
  await page.waitForTimeout(500);
  await ready(page, kept);
  await expect(page.locator('#CMNDHoacHoChieu')).toHaveValue(kept.citizenId);
});

test('without the server the finder does not say that nobody is known', async ({ browser }) => {
  const { page, t } = await atWork(browser, 'tiepdon', 'wide', 'en');
  const finder = page.getByPlaceholder(t('reception:finderHint'));
  await finder.fill('zzzz');
  await expect(page.getByText(t('reception:nobodyFound'))).toBeVisible();
  await page.waitForLoadState('networkidle'); // what is fetched ahead is no matter of this test
  await page.context().setOffline(true);
  // what says so is a notice, or the sign of the connection where that was quicker
  const failed = page.waitForEvent('requestfailed', (one) => one.url().includes('/graphql/'));
  await finder.fill('zzzz zz');
  await failed;
  await page.waitForTimeout(300);
  await expect(page.getByText(t('reception:nobodyFound'))).toBeHidden();
  await page.context().setOffline(false);
});

test('two desks edit one reception: what both changed is chosen side by side', async ({ browser }) => {
  const desks = await Promise.all([
    atWork(browser, 'tiepdon', 'wide', 'vi'),
    atWork(browser, 'tiepdon', 'wide', 'vi'),
  ]);
  const [mine, theirs] = desks;
  const who = newcomer('Tạ', 'Chung');
  await received(who);
  for (const desk of desks) {
    await lineOf(desk, who.name).first().click();
    await ready(desk.page, who);
  }
  await theirs.page.locator('#LyDoKham').fill('Sốt');
  await theirs.page.locator('#SoNha').fill('Ngõ mới');
  await theirs.page.keyboard.press('Control+s');
  await expectNotice(theirs.page, theirs.t('reception:saved'));

  await mine.page.locator('#LyDoKham').fill('Đau bụng');
  await mine.page.keyboard.press('Control+s');
  const dialog = mine.page.getByRole('dialog');
  await expect(dialog.getByText('Sốt')).toBeVisible();
  await expect(dialog.getByText('Đau bụng')).toBeVisible();
  await expect(dialog.getByText('Ngõ mới')).toHaveCount(0);
  await dialog.getByRole('button', { name: mine.t('common:keepChosen') }).click();
  await expectNotice(mine.page, mine.t('reception:saved'));
  await expect(mine.page.locator('#SoNha')).toHaveValue('Ngõ mới');
  await expect(mine.page.locator('#LyDoKham')).toHaveValue('Đau bụng');
});

test('a reception left in the middle comes back, also after another was looked at', async ({ browser }) => {
  const desk = await atWork(browser, 'tiepdon', 'wide', 'vi');
  const { page, t } = desk;
  const [known, left] = [newcomer('Hồ', 'Xong'), newcomer('Kiều', 'Dở')];
  await received(known);
  await scan(page, citizenCard(left));
  await ready(page, left);
  await page.locator('#SoDienThoai').fill(left.phone);
  await lineOf(desk, known.name).first().click();
  await ready(page, known);
  await page.keyboard.press('F2');
  await ready(page, left);
  await page.reload();
  await ready(page, left);
  await expect(page.locator('#SoDienThoai')).toHaveValue(left.phone);
  await expect(page.getByText(t('common:discardDraft'))).toBeVisible();
});

test('a card that the portal does not answer for is received, marked in words, and nothing typed is lost by asking again', async ({
  browser,
}) => {
  const desk = await atWork(browser, 'tiepdon', 'wide', 'vi');
  const { page, t } = desk;
  const who = newcomer('Cao', 'Chờ');
  const card = insuranceCard(who).replace(/^DN401\d+/, `DN401${who.phone.slice(-2)}${unanswered}`);
  await receive(desk, who, card);
  await expect(lineOf(desk, who.name)).toContainText(t('reception:cardUnverified'));
  await lineOf(desk, who.name).first().click();
  await expect(page.getByText(t('reception:unverifiedTitle'))).toBeVisible();
  await page.locator('#LyDoKham').fill('Ho về đêm');
  await page.getByRole('button', { name: t('reception:recheckCard') }).click();
  await expectNotice(page, t('reception:cardStillUnverified'), { kind: 'warning', seconds: 40 });
  await expect(page.locator('#LyDoKham')).toHaveValue('Ho về đêm');

  // its answer does not come back over somebody else
  const next = newcomer('Cao', 'Kế');
  await page.getByRole('button', { name: t('reception:recheckCard') }).click();
  await page.keyboard.press('F2');
  await scan(page, citizenCard(next));
  await ready(page, next);
  await expectNotice(page, t('reception:cardStillUnverified'), { kind: 'warning', seconds: 40 });
  await expect(page).not.toHaveURL(/[?&]id=/);
  await ready(page, next);
});
