import { it } from 'vitest';
import { accounts } from '../accounts.ts';
import { textsOf } from '../texts.ts';
import { expectDraft } from './drafts.ts';
import { expect } from './expect.ts';
import { whileOnItsWay } from './onItsWay.ts';
import type { Screen } from './screen.tsx';
import { openAs, screenSite } from './screenSite.ts';

screenSite();

const settings = 'quan-tri-he-thong/cai-dat';
const t = textsOf('vi');
const check = (page: Screen, name: string) => page.getByRole('article', { name });

it('the password of a connection is not in the draft of its form', async () => {
  const page = await openAs(accounts.ADMINISTRATOR);
  await page.goto(`/his/${settings}/hoa-don-dien-tu`);
  await page.getByRole('button', { name: t('connections:newAccount') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mật khẩu', { exact: true }).fill('khong-duoc-giu');
  await dialog.getByLabel('Tên gọi').fill('Nháp của quầy');
  await expectDraft('Nháp của quầy');
  await page.reload();
  await page.getByRole('button', { name: t('connections:newAccount') }).click();
  await expect(dialog.getByLabel('Tên gọi')).toHaveValue('Nháp của quầy');
  await expect(dialog.getByLabel('Mật khẩu', { exact: true })).toHaveValue('');
});

it('what is typed while a new account is being saved stays in its form, and is saved with it once', async () => {
  const page = await openAs(accounts.ADMINISTRATOR);
  const taxCode = String(Date.now()).slice(-10);
  await page.goto(`/his/${settings}/hoa-don-dien-tu`);
  await page.getByRole('button', { name: t('connections:newAccount') }).click();
  const dialog = page.getByRole('dialog');
  const fill = (label: string, value: string) => dialog.getByLabel(label, { exact: true }).fill(value);
  await fill('Tên gọi', `Nhà thuốc ${taxCode}`);
  await fill('Mã số thuế', taxCode);
  await fill('Tên đăng nhập', taxCode);
  await fill('Mật khẩu', 'demo');
  await fill('Ký hiệu', 'C26TNT');
  const save = dialog.getByRole('button', { name: t('connections:save') });
  await whileOnItsWay(
    'CreateInvoiceAccount',
    () => save.click(),
    () => fill('Tên gọi', `Quầy thuốc ${taxCode}`),
  );
  await page.told(t('connections:saved'));
  await expect(dialog.getByLabel('Tên gọi')).toHaveValue(`Quầy thuốc ${taxCode}`);
  await expectDraft(`Quầy thuốc ${taxCode}`);
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(check(page, `Quầy thuốc ${taxCode}`)).toHaveCount(1);
  await expect(check(page, `Nhà thuốc ${taxCode}`)).toHaveCount(0);
  // neither the account nor a new one begins with what was saved
  await check(page, `Quầy thuốc ${taxCode}`)
    .getByRole('button', { name: t('connections:edit') })
    .click();
  await expect(dialog.getByLabel('Tên gọi')).toHaveValue(`Quầy thuốc ${taxCode}`);
  await expect(dialog.locator('.draft-notice')).toHaveCount(0);
});
