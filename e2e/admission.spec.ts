import { expect, type Locator } from '@playwright/test';
import { expectNotice } from './notices.ts';
import { openAs } from './openAs.ts';
import { expectAccessible } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { diagnosed, paid, received } from './visit/arranged.ts';
import { actButton, atWork, choose, find, openTab, type Person } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

/** The part of the examination that orders an admission. */
const part = ({ page, t }: Person): Locator => page.getByRole('region', { name: t('admission:title') });

async function resolve(doctor: Person, code: string): Promise<void> {
  await choose(doctor, doctor.t('examination:field.HuongGiaiQuyet_Id'), code, code);
}

test('an admission is ordered; the resolution changes once the order is cancelled', async ({ browser }) => {
  const who = newcomer('Lê', 'Nhập Viện');
  await paid(await received(who));
  await diagnosed(who, 'J18.9');
  const doctor = await atWork(browser, 'bsnoi1', 'wide', 'vi');
  const { page, t } = doctor;
  await openTab(doctor, 'examination:tab.DangKham');
  await (await find(doctor, who.name)).first().click();
  await expect(page.getByLabel(t('examination:field.Mach'))).toBeVisible();
  await page.getByLabel(t('examination:field.Mach')).first().fill('98');
  await resolve(doctor, 'NHAPVIEN');

  await part(doctor)
    .getByRole('button', { name: t('admission:write') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('admission:save') }).click();
  await expect(dialog.locator('.form-errors')).toContainText(/Khoa nhập viện: .*Loại bệnh án: /s);
  await choose(doctor, t('admission:KhoaNhapVien_Id'), 'khoa', /khoa/i);
  await choose(doctor, t('admission:LoaiBenhAn_Id'), 'n', /./);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('admission:save') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(part(doctor)).toContainText(/NV\d\d-\d{6}/);

  // the resolution stays while the order stands
  await resolve(doctor, 'CAPTOA');
  await actButton(doctor, 'examination:save').click();
  await expect(page.locator('.form-errors')).toContainText('Chỉ định nhập viện chưa được hủy');
  await part(doctor)
    .getByRole('button', { name: t('admission:cancel') })
    .click();
  await dialog.getByRole('button', { name: t('admission:cancel') }).click();
  await expectNotice(page, t('admission:cancelled'));
  await actButton(doctor, 'examination:save').click();
  await expect(page.locator('.form-errors')).toHaveCount(0);
  await expect(part(doctor)).toHaveCount(0);
});

test('a department sees whom it expects, on a phone too', async ({ browser }) => {
  const who = newcomer('Trần', 'Vào Khoa');
  await paid(await received(who));
  await diagnosed(who, 'J18.9');
  const doctor = await atWork(browser, 'bsnoi1', 'narrow', 'en');
  const { page, t } = doctor;
  await openTab(doctor, 'examination:tab.DangKham');
  await (await find(doctor, who.name)).first().click();
  await resolve(doctor, 'NHAPVIEN');
  await part(doctor)
    .getByRole('button', { name: t('admission:write') })
    .click();
  const dialog = page.getByRole('dialog');
  await choose(doctor, t('admission:KhoaNhapVien_Id'), 'khoa', /khoa/i);
  await choose(doctor, t('admission:LoaiBenhAn_Id'), 'n', /./);
  await dialog.getByRole('button', { name: t('admission:save') }).click();
  await expect(part(doctor)).toContainText(/NV\d\d-\d{6}/);
  const ward = (await part(doctor).locator('strong').first().textContent()) ?? '';

  const wide = await openAs(browser, 'bsnoi1', 'wide', 'vi');
  await wide.goto('/his/benh-nhan-vao-khoa');
  const other: Person = { page: wide, t: textsOf('vi'), device: 'wide' };
  await choose(other, other.t('stays:ward'), ward, ward);
  await wide.getByRole('row', { name: new RegExp(who.name, 'i') }).click();
  await expectAccessible(wide);
  await wide.getByRole('button', { name: other.t('stays:print') }).click();
  await expect(wide.getByRole('dialog', { name: /^NV\d\d-\d{6}$/ })).toBeVisible();
});
