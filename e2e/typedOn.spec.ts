import { expect } from '@playwright/test';
import { accounts } from './accounts.ts';
import { expectDraft } from './drafts.ts';
import { expectNotice } from './notices.ts';
import { whileOnItsWay } from './onItsWay.ts';
import { openAs } from './openAs.ts';
import { searched } from './rows.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { receivedInsured } from './visit/arranged.ts';
import { begin } from './visit/doctor.ts';
import { atWork, find, lineOf, openTab } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

const list = '/his/he-thong-danh-muc/DM_DichVu';

test('what is typed in a new service while its first save is on its way stays in it, and not in the next one', async ({
  browser,
}) => {
  const t = textsOf('vi');
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  await page.goto(`${list}?muc=moi`);
  const entry = page.locator('.entry-page');
  const english = entry.getByLabel('Tên tiếng Anh');
  const code = `G-${String(Date.now() % 10_000_000)}`;
  await entry.getByLabel('Mã dịch vụ').fill(code);
  await entry.getByLabel('Tên dịch vụ', { exact: true }).fill(`Dịch vụ ${code}`);
  await entry.getByRole('combobox', { name: 'Nhóm dịch vụ' }).fill('XN-HH');
  await page.getByRole('option', { name: /XN-HH/ }).click();
  await whileOnItsWay(
    page,
    'CreateDM_DichVu',
    () => page.keyboard.press('Control+s'),
    () => english.fill('Typed on'),
  );
  await expect(page).not.toHaveURL(/muc=moi/);
  const address = page.url();
  await expect(entry.getByRole('heading', { level: 1 })).toContainText(code);
  await expect(english).toHaveValue('Typed on');
  // the cursor is where it was, for whoever still types
  await page.keyboard.type(' more');
  await expect(english).toHaveValue('Typed on more');
  await expectDraft(page, 'Typed on more');

  await page.goto(`${list}?muc=moi`);
  await expect(entry.getByRole('heading', { level: 1 })).toHaveText(t('catalogue:newEntry'));
  await expect(entry.locator('.draft-notice')).toHaveCount(0);
  await expect(entry.getByLabel('Mã dịch vụ')).toHaveValue('');

  // and what is not saved of it is its draft, which the next save takes
  await page.goto(address);
  await expect(english).toHaveValue('Typed on more');
  await expect(entry.locator('.draft-notice')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expectNotice(page, t('catalogue:saved'));
  await page.goto(address);
  await expect(entry.getByRole('heading', { level: 1 })).toContainText(code);
  await expect(entry.locator('.draft-notice')).toHaveCount(0);
  await expect(english).toHaveValue('Typed on more');
});

test('what is typed in a new row of a page while it is saved stays in the form of that row', async ({
  browser,
}) => {
  const t = textsOf('vi');
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  await page.goto(list);
  await (await searched(page, 'XN-MAULANG')).click();
  const values = page
    .locator('.entry-page')
    .getByRole('region', { name: t('services:references'), exact: true });
  const code = `G${String(Date.now() % 10_000_000)}`;
  const form = page.getByRole('dialog');
  const most = form.getByLabel('Nam, lớn nhất');
  await values.getByRole('button', { name: t('catalogue:addTo') }).click();
  await form.getByLabel('Mã chỉ số').fill(code);
  await form.getByLabel('Tên chỉ số').fill(`Máu lắng ${code}`);
  await form.getByLabel('Kiểu dữ liệu').click();
  await page.getByRole('option', { name: 'Số', exact: true }).click();
  const save = form.getByRole('button', { name: 'Lưu', exact: true });
  await whileOnItsWay(
    page,
    'CreateGiaTriThamChieu',
    () => save.click(),
    () => most.fill('23'),
  );
  const row = values.getByRole('row').filter({ hasText: code });
  await expect(row).toBeVisible();
  await expect(page.getByRole('dialog', { name: code })).toBeVisible();
  await expect(most).toHaveValue('23');
  await save.click();
  await expect(form).toHaveCount(0);
  await expect(row).toContainText('23');
  await values.getByRole('button', { name: t('catalogue:addTo') }).click();
  await expect(form.getByLabel('Mã chỉ số')).toHaveValue('');
});

test('what is typed in a new profile while it is saved for the first time stays in it, and not in the next one', async ({
  browser,
}) => {
  const page = await openAs(browser, accounts.ADMINISTRATOR);
  const profiles = '/his/quan-tri-he-thong/ho-so';
  const code = page.getByLabel('Mã', { exact: true });
  const name = page.getByLabel('Tên hồ sơ');
  const typed = `G-${String(Date.now() % 10_000_000)}`;
  await page.goto(profiles);
  await page.getByRole('link', { name: 'Tiếp đón', exact: true }).click();
  await page.getByRole('button', { name: 'Sao chép' }).click();
  // until it is there, the profile that is copied stands in the same fields
  await expect(page.getByRole('heading', { name: 'Hồ sơ mới, sao chép từ Tiếp đón' })).toBeVisible();
  await code.fill(typed);
  await name.fill('Ca đêm');
  await whileOnItsWay(
    page,
    'CreateProfile',
    () => page.keyboard.press('Control+s'),
    () => name.fill('Ca đêm và ngày lễ'),
  );
  await page.waitForURL(/ho-so\/[0-9a-f-]{36}$/);
  await expect(page.locator('.draft-notice')).toBeVisible();
  await expect(code).toHaveValue(typed);
  await expect(name).toHaveValue('Ca đêm và ngày lễ');
  const address = page.url();

  await page.goto(`${profiles}/moi`);
  await expect(code).toHaveValue('');
  await expect(page.locator('.draft-notice')).toHaveCount(0);

  await page.goto(address);
  await expect(name).toHaveValue('Ca đêm và ngày lễ');
  await page.keyboard.press('Control+s');
  await expectNotice(page, /^Đã lưu$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ca đêm và ngày lễ');
  await expect(page.locator('.draft-notice')).toHaveCount(0);
});

test('of two patients that are pressed while a chart is being saved only the last one is opened, none is begun, and the chart is saved once', async ({
  browser,
}) => {
  const doctor = await atWork(browser, 'bsnoi1', 'wide', 'vi');
  const { page, t } = doctor;
  const names = ['Trước', 'Nhầm', 'Sau'].map((name) => newcomer('Đinh', name));
  const [before, wrong, after] = names.map(({ name }) => name);
  for (const one of names) await receivedInsured(one);
  const banner = page.locator('.patient-banner');
  await begin(doctor, before ?? '');
  await find(doctor, 'Đinh');
  const sent: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    for (const name of ['LuuKham', 'BatDauKham']) if (body.includes(`"${name}"`)) sent.push(name);
  });
  const complaint = page.getByLabel(t('examination:field.LyDoKham')).first();
  await complaint.fill('Ho ba ngày');
  await whileOnItsWay(
    page,
    'LuuKham',
    () => lineOf(doctor, wrong ?? '').click(),
    () => lineOf(doctor, after ?? '').click(),
  );
  await expect(banner).toContainText(new RegExp(after ?? '', 'i'));
  await expect(page.getByRole('button', { name: t('examination:begin') })).toBeVisible();
  await expect.poll(() => sent).toEqual(['LuuKham']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openTab(doctor, 'examination:tab.DangKham');
  await lineOf(doctor, before ?? '').click();
  await expect(banner).toContainText(new RegExp(before ?? '', 'i'));
  await expect(complaint).toHaveValue('Ho ba ngày');
});
