import { type Browser, expect, type Page } from '@playwright/test';
import { accounts } from './accounts.ts';
import { expectDraft } from './drafts.ts';
import { expectNotice } from './notices.ts';
import { openAs } from './openAs.ts';
import { expectAccessible } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';

const t = textsOf('vi');
const form = 'Phiếu số thứ tự';

/** The editor of the slip with a queue number, on a draft of its shipped version. */
async function openDraft(browser: Browser): Promise<Page> {
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  await page.goto('/his/quan-tri-he-thong/mau-in');
  // the list is longer than the screen: what is below is drawn once it is searched for
  await page.getByLabel(t('printing:find')).fill(form);
  const row = page.locator('.work-row', { hasText: form }).first();
  await row.click();
  // until then the first form stands there
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await page.locator('.form-version').last().click();
  await expect(page.getByRole('img', { name: t('printing:previewAlt') })).toBeVisible();
  await act(page, 'printing:copy').dblclick();
  await expect(page.locator('.form-version', { hasText: t('printing:state.Nhap') }).first()).toBeVisible();
  await page.locator('.form-part .segment', { hasText: /^Mẫu$/ }).click();
  await expect(template(page)).toBeEditable();
  // the draft's own first picture: what is typed before it may never have had a good one
  await expect(page.getByRole('img', { name: t('printing:previewAlt') })).toBeVisible();
  // pressed twice, made once
  await expect(page.locator('.form-version', { hasText: t('printing:state.Nhap') })).toHaveCount(1);
  return page;
}

const template = (page: Page) => page.locator('.template-editor textarea');
const act = (page: Page, key: string) => page.locator('.work-actions').getByRole('button', { name: t(key) });
const inForce = (page: Page) => page.locator('.form-version', { hasText: t('printing:inForce') });

/** Takes the draft away again: the next test starts from the shipped form. */
async function discard(page: Page): Promise<void> {
  await act(page, 'printing:discard').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('printing:discard') })
    .click();
  await expectNotice(page, t('printing:discarded'));
}

test('a form is changed, seen, put in force and taken back', async ({ browser }) => {
  const page = await openDraft(browser);
  const picture = page.getByRole('img', { name: t('printing:previewAlt') });
  const before = await picture.getAttribute('src');
  await template(page).fill(`${await template(page).inputValue()}\n#text(size: 20pt)[KIỂM TRA]\n`);
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expectNotice(page, t('printing:saved'));
  await act(page, 'printing:releaseFrom').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('printing:release') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(inForce(page)).toContainText(/\d/);
  await expect(template(page)).not.toBeEditable();
  await act(page, 'printing:withdraw').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('printing:withdraw') })
    .click();
  await expect(inForce(page)).toContainText(t('printing:shipped'));
});

test('a broken template says so at its line, and nothing that was typed is lost', async ({ browser }) => {
  const page = await openDraft(browser);
  const good = await template(page).inputValue();
  await template(page).fill(`#khongCo\n${good}`);
  const fault = page.getByRole('alert').getByRole('button', { name: /khongCo/ });
  await expect(fault).toContainText(/^Dòng 1, cột \d+: Không có biến/);
  await expect(page.getByRole('alert')).toContainText('Không có biến hay hàm tên “khongCo”');
  await expect(act(page, 'printing:releaseFrom')).toBeDisabled();
  await fault.click();
  await expect(template(page)).toBeFocused();
  // the last good picture stays, and what was typed outlives the page
  await expect(page.getByRole('img', { name: t('printing:previewAlt') })).toBeVisible();
  await expectDraft(page, '#khongCo');
  await page.reload();
  await expect(template(page)).toHaveValue(/^#khongCo\n/);
  await expect(fault).toBeVisible();
  await template(page).fill(good);
  await expect(fault).toHaveCount(0);
  await discard(page);
});
