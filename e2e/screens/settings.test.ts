import { settingForms } from '@sen/domain/settings/settingForms';
import { it } from 'vitest';
import { expect } from './expect.ts';
import { screenSite } from './screenSite.ts';

const site = screenSite();
const path = '/his/quan-tri-he-thong/cai-dat';

it.each(settingForms.map(({ section, label, fields }) => [section, label.vi, fields] as const))(
  'section %s opens with its fields',
  async (section, label, fields) => {
    const admin = await site.open('quantri', `${path}/${section}`);
    await expect(admin.getByRole('heading', { name: label }).first()).toBeVisible();
    for (const field of Object.keys(fields)) await expect(admin.locator(`#${field}`)).toBeVisible();
  },
);

it('what is switched on in a section is kept', async () => {
  const admin = await site.open('quantri', `${path}/claims`);
  const byItself = admin.getByRole('switch', { name: /^Tự gửi hồ sơ/ });
  await byItself.click();
  await admin.getByRole('button', { name: 'Lưu', exact: true }).click();
  await admin.told(/^Đã lưu$/);
  const again = await site.open('quantri', `${path}/claims`);
  await expect(again.getByRole('switch', { name: /^Tự gửi hồ sơ/ })).toHaveAttribute('aria-checked', 'true');
});

it('what is wrong with a certificate is said at its field', async () => {
  const admin = await site.open('quantri', `${path}/cong-giam-dinh`);
  await admin.getByRole('button', { name: /chứng thư số$/ }).click();
  const dialog = admin.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'ky.p12', mimeType: 'application/x-pkcs12', buffer: Buffer.from('không phải') });
  await dialog.getByLabel('Mật khẩu của tệp').fill('sai');
  await dialog.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(dialog.locator('.form-item.error')).toContainText('Không mở được chứng thư số');
  await expect(dialog.getByRole('alert')).toHaveCount(2); // the list of faults, and the field
  await expect(dialog.getByLabel('Mật khẩu của tệp')).toHaveValue('sai');
});
