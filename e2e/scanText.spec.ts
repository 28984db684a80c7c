import { expect, type Page } from '@playwright/test';
import { keyTime } from './keyTimes.ts';
import { test } from './test.ts';
import { atWork } from './visit/person.ts';
import { citizenCard, newcomer } from './visit/reception.ts';

/** What a scanner types at most 5 ms apart, by the clock of the keys; accented letters are put in without one, as drivers do. */
async function typeWithoutAccentKeys(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const begin = keyTime();
  const send = (key: string, text: string, index: number) =>
    session.send('Input.dispatchKeyEvent', {
      type: 'keyDown',
      key,
      text,
      timestamp: Math.min(begin + index * 0.005, keyTime()),
    });
  let sent = 0;
  // Text that is put in overtakes keys that are still on their way; keys among themselves stay in order.
  for (const part of text.match(/[ -~]+|[^ -~]/g) ?? []) {
    if (/^[ -~]/.test(part)) await Promise.all([...part].map((key, at) => send(key, key, sent + at)));
    else await session.send('Input.insertText', { text: part });
    sent += part.length;
  }
  await send('Enter', '\r', sent);
  await session.detach();
}

for (const place of ['the search field', 'a field of the form'])
  test(`a citizen card typed by a scanner into ${place} fills in the accented name`, async ({ browser }) => {
    const { page, t } = await atWork(browser, 'tiepdon', 'wide', 'vi');
    const who = newcomer('Nguyễn', 'Đào');
    const finder = page.getByPlaceholder(t('reception:finderHint'));
    const field = place === 'the search field' ? finder : page.locator('#LyDoKham');
    // a form that is not ready takes no cursor
    await expect(field).toBeEnabled();
    await field.focus();
    await typeWithoutAccentKeys(page, citizenCard(who));
    await expect(page.locator('#TenBenhNhan')).toHaveValue(who.name);
    await expect(page.locator('#CMNDHoacHoChieu')).toHaveValue(who.citizenId);
    await expect(page.locator('#SoNha')).toHaveValue(/ngõ/);
    await expect(field).toHaveValue('');
  });

test('what a person types quickly with accents stands in the field as typed', async ({ browser }) => {
  const { page, t } = await atWork(browser, 'tiepdon', 'wide', 'vi');
  const finder = page.getByPlaceholder(t('reception:finderHint'));
  await finder.focus();
  await page.keyboard.type('Nguyễn Văn Đào', { delay: 5 });
  await expect(finder).toHaveValue('Nguyễn Văn Đào');
});
