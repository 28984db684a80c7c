import { expect, type Page } from '@playwright/test';
import { accounts } from './accounts.ts';
import { passMinutes } from './clock.ts';
import { expectDraft } from './drafts.ts';
import { expectNotice } from './notices.ts';
import { openAs } from './openAs.ts';
import { expectAccessible, openDevice, signIn } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { diagnosed, examined, paid, received } from './visit/arranged.ts';
import { atWork, openLine, openTab } from './visit/person.ts';
import { insuranceCard, newcomer, receive } from './visit/reception.ts';

const lost = /Mất kết nối/;

// here the program is kept on the device
test.use({ serviceWorkers: 'allow' });

/** Waits until the program is kept on the device and answers for this page. */
async function waitForShell(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** All that the caches and the kept answers of this device hold, as one text, with the addresses in the caches. */
function keptOn(page: Page): Promise<{ text: string; answers: number; addresses: string[] }> {
  return page.evaluate(async () => {
    const texts: string[] = [];
    const addresses: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        addresses.push(new URL(request.url).pathname);
        texts.push((await (await cache.match(request))?.text()) ?? '');
      }
    }
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('sen');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const answers = await new Promise<unknown[]>((resolve, reject) => {
      const request = database.transaction('answers').objectStore('answers').getAll();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    database.close();
    return { text: [...texts, JSON.stringify(answers)].join('\n'), answers: answers.length, addresses };
  });
}

test('the page of the program and its worker are asked for each time, its parts are kept for ever', async ({
  request,
}) => {
  for (const path of ['/his/', '/his/sw.js', '/his/manifest.webmanifest'])
    expect((await request.get(path)).headers()['cache-control'], path).toBe('no-cache');
  const page = await (await request.get('/his/')).text();
  const [script = ''] = /\/his\/assets\/[^"]+\.js/.exec(page) ?? [];
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable');
  const manifest = await (await request.get('/his/manifest.webmanifest')).json();
  for (const { src } of manifest.icons) expect((await request.get(`/his/${src}`)).ok(), src).toBe(true);
});

test('with the server away Sen opens at a screen with what was typed, and the form is sent when it is back', async ({
  browser,
}) => {
  const who = newcomer('Lý', 'Thảo');
  const desk = await atWork(browser, 'tiepdon', 'wide', 'vi');
  const { page, t } = desk;
  await waitForShell(page);
  await page.reload(); // what is kept is kept for the profile and the place, which the first load found out
  const finder = page.getByPlaceholder(t('reception:finderHint'));
  await finder.fill(insuranceCard(who));
  await finder.press('Enter');
  await expect(page.locator('#TenBenhNhan')).toHaveValue(new RegExp(who.name, 'i'));
  await page.locator('#SoDienThoai').fill(who.phone);
  // not in the number of the card, which ends with it and was kept before
  await expectDraft(page, `"SoDienThoai":"${who.phone}"`);

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('status').getByText(lost)).toBeVisible();
  await expect(page.locator('#TenBenhNhan')).toHaveValue(new RegExp(who.name, 'i'));
  await expect(page.locator('#SoDienThoai')).toHaveValue(who.phone);
  await expectAccessible(page);

  await page.context().setOffline(false);
  await expect(page.getByRole('status').getByText(lost)).toBeHidden();
  await receive(desk, who, insuranceCard(who));
});

test('ten minutes of an examination without the server lose nothing that was typed, nor does a reload in them', async ({
  browser,
}) => {
  const who = newcomer('Lý', 'Mạng');
  await paid(await received(who));
  await diagnosed(who, 'J02.9');
  const doctor = await atWork(browser, 'bsnoi1', 'wide', 'vi');
  const { page, t } = doctor;
  await waitForShell(page);
  await page.reload(); // as above
  await openTab(doctor, 'examination:tab.DangKham');
  await openLine(doctor, who.name);
  const field = (name: string) => page.getByLabel(t(`examination:field.${name}`)).first();
  await field('LyDoKham').fill('Ho từ sáng');

  await page.context().setOffline(true);
  await expect(page.getByRole('status').getByText(lost)).toBeVisible();
  await passMinutes(page, 5);
  await field('TrieuChungLamSang').fill('Họng đỏ, amidan sưng');
  await page.keyboard.press('Control+s');
  await expectNotice(page, /./, { kind: 'error' });
  await passMinutes(page, 5);
  await field('Mach').fill('88');
  await expectDraft(page, '"Mach":"88"');
  await page.reload();
  await expect(page.getByRole('status').getByText(lost)).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByRole('status').getByText(lost)).toBeHidden();
  await openTab(doctor, 'examination:tab.DangKham');
  await openLine(doctor, who.name);
  await expect(page.locator('.draft-notice')).toBeVisible();
  await expect(field('LyDoKham')).toHaveValue('Ho từ sáng');
  await expect(field('TrieuChungLamSang')).toHaveValue('Họng đỏ, amidan sưng');
  await expect(field('Mach')).toHaveValue('88');
  await page.keyboard.press('Control+s');
  await expect(page.locator('.draft-notice')).toHaveCount(0);
  await expect
    .poll(() => examined(who))
    .toMatchObject({
      LyDoKham: 'Ho từ sáng',
      TrieuChungLamSang: 'Họng đỏ, amidan sưng',
      Mach: 88,
    });
});

test('nothing about a patient rests on the device, and a sign-out takes the answers away', async ({
  browser,
}) => {
  const who = newcomer('Mạc', 'Quyên');
  // a session of its own: the sign-out ends it
  const page = await openDevice(browser, 'wide');
  await signIn(page, accounts.NURSE);
  await page.goto('/his/tiep-nhan-ngoai-tru');
  const desk = { page, t: textsOf('vi'), device: 'wide' } as const;
  await waitForShell(page);
  await receive(desk, who, insuranceCard(who));
  const banner = page.locator('.patient-banner', { hasText: new RegExp(who.name, 'i') });
  await page.goto('/his/benh-nhan');
  await page.getByRole('textbox', { name: desk.t('patients:searchHint') }).fill(who.phone);
  await page.getByRole('link', { name: new RegExp(who.name, 'i') }).click();
  await expect(banner).toBeVisible();
  await page.reload();
  await expect(banner).toBeVisible();

  const kept = await keptOn(page);
  expect(kept.answers).toBeGreaterThan(0);
  for (const fact of [who.name, who.name.toUpperCase(), who.phone]) expect(kept.text).not.toContain(fact);
  const foreign = kept.addresses.filter(
    (one) =>
      !/^\/his\/(assets\/[^/]+|index\.html|favicon\.svg|icon-[\w-]+\.png|manifest\.webmanifest)$/.test(one),
  );
  expect(foreign).toEqual([]);

  const t = textsOf('vi');
  await page.locator('.top-tools').getByRole('button', { name: 'Nguyễn Thị Thảo' }).click();
  await page.getByText(t('shell:signOut')).click();
  await expect(page).toHaveURL(/dang-nhap/);
  await expect.poll(async () => (await keptOn(page)).answers).toBe(0);
});

test('without the server the sign-in opens, and says what is wrong', async ({ browser }) => {
  const page = await openAs(browser, accounts.DOCTOR, 'narrow');
  await page.goto('/his/m/trang-chu');
  await waitForShell(page);
  await page.evaluate(() => localStorage.clear());
  await page.context().setOffline(true);
  await page.goto('/his/dang-nhap');
  await page.locator('input[autocomplete^=username]').fill(accounts.DOCTOR);
  await page.locator('input[autocomplete=current-password]').fill('sen-2026');
  await page.locator('button[type=submit]').click();
  await expect(page.getByText(textsOf('vi')('identity:networkFailed'))).toBeVisible();
});

test('a page of an older build says that there is a new one, and a reload keeps what was typed', async ({
  browser,
}) => {
  const page = await openAs(browser, accounts.NURSE);
  const t = textsOf('vi');
  await page.goto('/his/tiep-nhan-ngoai-tru');
  await page.locator('#TenBenhNhan').fill('Trần Gõ Dở');
  // the build that the server has from now on
  await page.evaluate(() => {
    const real = window.fetch;
    const page = '<script type="module" src="/his/assets/newer.js"></script>';
    window.fetch = (...asked) =>
      String(asked[0]).endsWith('/his/trang-chu') ? Promise.resolve(new Response(page)) : real(...asked);
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(t('common:newVersion'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('common:reload') }).click();
  // the old page has it too
  await expect(page.getByText(t('common:newVersion'))).toHaveCount(0);
  await expect(page.locator('#TenBenhNhan')).toHaveValue('Trần Gõ Dở');
});
