import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectDraft } from './drafts.ts';
import { openAs } from './openAs.ts';
import { type Device, expectAccessible, expectNothingCut, type Language } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { paid, received } from './visit/arranged.ts';
import { newcomer } from './visit/reception.ts';

type Who = ReturnType<typeof newcomer>;

async function openBook(page: Page, device: Device, who: Who, search: RegExp): Promise<void> {
  await page.goto(device === 'narrow' ? '/his/m/so-quy' : '/his/so-quy');
  await page.getByLabel(search).fill(who.name);
  await expect(rowOf(page, who)).toHaveCount(1);
}

const rowOf = (page: Page, { name }: Who) => page.getByRole('row', { name: new RegExp(name, 'i') });

for (const [device, language] of [
  ['wide', 'vi'],
  ['narrow', 'en'],
] as const satisfies ReadonlyArray<readonly [Device, Language]>) {
  test(`money that a cashier took stands in the day book and opens its entry (${device}, ${language})`, async ({
    browser,
  }) => {
    const t = textsOf(language);
    const who = newcomer('Sử', 'Quỹ');
    await paid(await received(who));
    const page = await openAs(browser, 'ketoan', device, language);
    await openBook(page, device, who, t('accounting:search'));
    if (device === 'narrow') {
      // the rows begin on the first screen: the filters that few choose are folded
      await expect(rowOf(page, who)).toBeInViewport();
      await page.getByRole('button', { name: t('common:moreFilters') }).click();
      await expect(page.getByRole('combobox', { name: t('accounting:counter') })).toBeVisible();
      await page.getByRole('button', { name: t('common:fewerFilters') }).click();
    }
    await expect(rowOf(page, who)).toContainText('45.000');
    await expect(rowOf(page, who)).toContainText('111 / 131');
    await expect(page.getByRole('region', { name: t('accounting:sums') })).toContainText(
      t('accounting:closing'),
    );
    await expectAccessible(page);
    await expectNothingCut(page);

    await rowOf(page, who).getByText(new RegExp(who.name, 'i')).click();
    const dialog = page.getByRole('dialog');
    const debit = dialog.getByLabel(t('accounting:TaiKhoanNo'));
    await expect(debit).toHaveValue('111');
    await expectAccessible(page);
    const post = dialog.getByRole('button', { name: t('accounting:post'), exact: true });
    await expect(post).toBeDisabled();
    // what is typed outlives a power cut
    await debit.fill('1111');
    await expectDraft(page, '1111');
    await page.reload();
    await expect(debit).toHaveValue('1111');
    await post.click();
    await expect(post).toBeDisabled();
    await expect(debit).toHaveValue('1111');
    await dialog
      .getByRole('button', { name: t('common:close') })
      .last()
      .click();
    await expect(rowOf(page, who)).toContainText('1111 / 131');
  });
}

test('entries are exported once, and the batch gives the same file again', async ({ browser }) => {
  const t = textsOf('vi');
  const who = newcomer('Xuất', 'Toán');
  await paid(await received(who));
  const page = await openAs(browser, 'ketoan', 'wide', 'vi');
  await openBook(page, 'wide', who, t('accounting:search'));
  await page.getByRole('button', { name: t('accounting:export') }).click();
  const dialog = page.getByRole('dialog');
  const begin = dialog.getByRole('button', { name: t('accounting:exportNew') });
  await begin.click();
  const batch = dialog.locator('.export-batches li').first();
  await expect(batch.locator('strong').first()).toHaveText(/^XBT/);
  const number = (await batch.locator('strong').first().textContent()) ?? '';
  const file = async () => {
    const given = page.waitForEvent('download');
    await dialog.getByRole('button', { name: new RegExp(`CSV.*${number}`) }).click();
    return readFile(await (await given).path(), 'utf8');
  };
  const first = await file();
  expect(first.toLowerCase()).toContain(who.name.toLowerCase());
  // others may collect meanwhile: it is pressed until nothing is left
  await expect(async () => {
    await begin.click();
    await expect(dialog.getByText('Không còn bút toán nào chưa xuất')).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect(await file()).toBe(first);
  await expectAccessible(page);
  await dialog
    .getByRole('button', { name: t('common:close') })
    .last()
    .click();
  await expect(rowOf(page, who)).toContainText('Đã xuất');
});

test('a cashier sees the own drawer, without entering or exporting', async ({ browser }) => {
  const t = textsOf('vi');
  const who = newcomer('Ngăn', 'Kéo');
  await paid(await received(who));
  const page = await openAs(browser, 'thungan1', 'wide', 'vi');
  await openBook(page, 'wide', who, t('accounting:search'));
  await expect(page.getByRole('button', { name: t('accounting:export') })).toHaveCount(0);
  await rowOf(page, who).getByText(new RegExp(who.name, 'i')).click();
  await expect(page.getByRole('dialog').getByLabel(t('accounting:TaiKhoanNo'))).toBeDisabled();
  await expect(
    page.getByRole('dialog').getByRole('button', { name: t('accounting:post'), exact: true }),
  ).toHaveCount(0);
});
