import { expect } from '@playwright/test';
import { expectNotice } from './notices.ts';
import { openAs } from './openAs.ts';
import { expectAccessible } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { diagnosed, paid, received } from './visit/arranged.ts';
import { atWork, choose, find, openTab, type Person } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

/** Opens the dialogue of minutes from the papers of the session that is open. */
async function openMinutes({ page, t }: Person): Promise<void> {
  await page.getByRole('button', { name: t('examination:papers') }).click();
  await page.getByRole('menuitem', { name: 'Biên bản hội chẩn' }).click();
}

test('a consultation of four people is written, completed, printed and found in the list', async ({
  browser,
}) => {
  const who = newcomer('Vũ', 'Hội Chẩn');
  await paid(await received(who));
  await diagnosed(who, 'J18.9');
  const doctor = await atWork(browser, 'bsnoi1', 'wide', 'vi');
  const { page, t } = doctor;
  await openTab(doctor, 'examination:tab.DangKham');
  await (await find(doctor, who.name)).first().click();
  await expect(page.getByLabel(t('examination:field.Mach'))).toBeVisible();

  await openMinutes(doctor);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('consultations:save') }).click();
  // what is missing is said at its field, in words
  await expect(dialog.locator('.form-errors')).toContainText(/Địa điểm: .*Chủ tọa: .*Thư ký: /s);
  await dialog.getByLabel(t('consultations:DiaDiem')).fill('Phòng giao ban khoa Nội');
  // the chair is one of those who hold a position
  await choose(doctor, t('consultations:position'), 'BS', /BS/);
  await choose(doctor, /^\*?\s*Chủ tọa/, 'nhung', 'NV006');
  await choose(doctor, /^\*?\s*Thư ký/, 'NV007', 'NV007');
  await choose(doctor, t('consultations:ThanhVien'), 'NV008', 'NV008');
  await page.keyboard.press('Escape');
  await choose(doctor, /^Hỗ trợ/, 'NV014', 'NV014');
  await page.keyboard.press('Escape');
  await dialog.getByLabel('Lý do, yêu cầu hội chẩn').fill('Sốt kéo dài, xin ý kiến kháng sinh');
  await dialog.getByLabel(t('consultations:KetLuan')).fill('Viêm phổi mắc phải cộng đồng');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('consultations:save') }).click();

  const card = dialog.locator('.paper-card');
  await expect(card.locator('.minutes-people li')).toHaveCount(4);
  await card.getByRole('button', { name: 'Hoàn tất' }).click();
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: t('consultations:complete') })
    .click();
  await expectNotice(page, t('consultations:completed'));
  await expect(card.getByRole('button', { name: t('consultations:extract') })).toBeVisible();
  await card.getByRole('button', { name: t('consultations:print') }).click();
  await expect(page.getByRole('dialog', { name: /HC\d\d-\d{5}/ })).toBeVisible();
  await page.keyboard.press('Escape');

  // the member sees it on the home screen, in the notices and in the list
  const member = await openAs(browser, 'bsnhi');
  await member.goto('/his');
  await expect(member.getByText(t('consultations:card.title'))).toBeVisible();
  await member.locator('.notice-bell').click();
  await member
    .getByRole('dialog')
    .getByRole('button', { name: t('notifications:open') })
    .first()
    .click();
  await expect(member.getByRole('dialog').locator('.paper-card')).toContainText(
    'Viêm phổi mắc phải cộng đồng',
  );
  await member
    .getByRole('dialog')
    .getByRole('button', { name: t('common:close') })
    .first()
    .click();
  await expect(member.locator('.list-screen')).toContainText(who.name);
});

test('the list says that a day has no consultations, on a phone and in English too', async ({ browser }) => {
  const page = await openAs(browser, 'bsnoi1', 'narrow', 'en');
  const t = textsOf('en');
  await page.goto('/his/m/bien-ban-hoi-chan');
  await page.getByLabel(t('consultations:list.search')).fill('nobody at all');
  await expect(page.getByText(t('common:nothingFoundFor'))).toBeVisible();
  await page.getByRole('button', { name: t('common:clearSearch') }).click();
  await expect(page.getByText(t('consultations:list.none'))).toBeVisible();
  await expectAccessible(page);
});
