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
