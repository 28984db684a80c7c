import { expect, type Page } from '@playwright/test';
import { SettlementsDocument } from '../packages/web/src/features/invoices/settlements/settlements.main.gen.ts';
import {
  ShellSettingsDocument,
  UpdateSettingDocument,
} from '../packages/web/src/session/session.main.gen.ts';
import { accounts } from './accounts.ts';
import { ask } from './ask.ts';
import { expectDraft } from './drafts.ts';
import { openAs } from './openAs.ts';
import { type Device, expectAccessible, expectNothingCut, type Language } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { expectDone } from './visit/person.ts';

const { ACCOUNTANT: accountant, ADMINISTRATOR: admin } = accounts;
const shot = (page: Page, name: string) => page.screenshot({ path: test.info().outputPath(`${name}.png`) });

/** The agency that settlements are invoiced to; whoever names it first has done so for all. */
async function nameAgency(): Promise<void> {
  const { getSetting } = await ask(admin, ShellSettingsDocument, {});
  const { invoices: version = null } = getSetting.versions as { invoices?: number }; // by section
  const input = {
    bhxhTen: 'Bảo hiểm xã hội thành phố Hà Nội',
    bhxhMaSoThue: '0100684378',
    bhxhDiaChi: '15 Cát Linh, Hà Nội',
  };
  await ask(admin, UpdateSettingDocument, { type: 'invoices', input, version });
}

test.beforeAll(nameAgency);

/** A month of the last years that nobody has settled, every second one for each test. */
async function freeMonth(offset: number): Promise<{ Ky: string; Nam: string }> {
  const { danhSach } = await ask(accountant, SettlementsDocument, {
    tuNgay: '2020-01-01',
    denNgay: '2099-12-31',
    limit: 1000,
  });
  const taken = danhSach.data.filter(({ TrangThai }) => TrangThai === 'HieuLuc');
  const now = new Date();
  for (let back = 1 + offset; back < 34; back += 2) {
    const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1))
      .toISOString()
      .slice(0, 10);
    if (taken.every(({ TuNgay, DenNgay }) => day < TuNgay || day > DenNgay))
      return { Ky: String(Number(day.slice(5, 7))), Nam: day.slice(0, 4) };
  }
  throw new Error('every month of three years is settled');
}

for (const [device, language, offset] of [
  ['wide', 'vi', 0],
  ['narrow', 'en', 1],
] as const satisfies ReadonlyArray<readonly [Device, Language, number]>) {
  test(`a settlement is entered, invoiced to the insurance, and changed later (${device}, ${language})`, async ({
    browser,
  }) => {
    const t = textsOf(language);
    const { Ky, Nam } = await freeMonth(offset);
    const record = `${Date.now()}/BBQT`;
    const page = await openAs(browser, accountant, device, language);
    const person = { page, t, device };
    await page.goto(`/his${device === 'narrow' ? '/m' : ''}/hoa-don-dien-tu?xem=quyet-toan`);
    await page.getByRole('button', { name: t('invoices:settlement.begin') }).click();
    const form = page.getByRole('dialog').last();
    await form.locator('#settlement-Ky').fill(Ky);
    await form.locator('#settlement-Nam').fill(Nam);
    await form.locator('#settlement-SoTienDeNghi').fill('100000000');
    await form.locator('#settlement-SoTienChapNhan').fill('100000001');
    await form.locator('#settlement-SoBienBan').fill(record);
    await form.getByRole('button', { name: t('invoices:settlement.save'), exact: true }).click();
    await expect(form.getByRole('alert').first()).toContainText(
      language === 'vi' ? 'Không được lớn hơn số tiền đề nghị' : 'Must not be more than what was claimed',
    );
    await form.locator('#settlement-SoTienChapNhan').fill('90000000');
    await expect(form.getByRole('status')).toContainText('10.000.000');
    await expectAccessible(page);
    await shot(page, 'form');
    // what is typed outlives a power cut
    await expectDraft(page, record);
    await page.reload();
    await expect(form.locator('#settlement-SoBienBan')).toHaveValue(record);
    await form.getByRole('button', { name: t('invoices:settlement.save'), exact: true }).click();
    await expectDone(person, 'invoices:settlement.saved');

    await page.getByLabel(t('invoices:settlement.search')).fill(record);
    const row = page.getByRole('row', { name: new RegExp(record) });
    await expect(row).toBeVisible();
    await expectAccessible(page);
    await expectNothingCut(page);
    await shot(page, 'list');
    await row.getByText(`${Ky}/${Nam}`).first().click();
    const dialog = page.getByRole('dialog').first();
    await dialog
      .getByRole('button', {
        name: language === 'vi' ? 'Phát hành hóa đơn cho BHXH' : 'Issue the invoice to the insurance',
      })
      .click();
    await page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: t('invoices:settlement.issueOk'), exact: true })
      .click();
    await expectDone(person, 'invoices:settlement.issued');
    await expect(dialog.locator('.record-head')).toContainText(
      language === 'vi' ? 'Đã phát hành' : 'Issued',
      {
        timeout: 60_000,
      },
    );

    await dialog
      .getByRole('button', {
        name: language === 'vi' ? 'Ghi thay đổi sau quyết toán' : 'Enter a later change',
      })
      .click();
    const change = page.getByRole('dialog').last();
    const line = (at: number) => change.locator('.change-line').nth(at);
    await line(0).getByRole('textbox').first().fill('Thuốc ngoài phác đồ');
    await line(0).getByRole('textbox').last().fill('3000000');
    await change.getByRole('button', { name: t('invoices:settlement.line.add') }).click();
    await line(1).getByRole('textbox').first().fill('Xét nghiệm trùng');
    await line(1).getByRole('textbox').last().fill('2000000');
    await change.locator('#change-LyDo').fill('Thông báo 15/TB-BHXH');
    await expectAccessible(page);
    await shot(page, 'change');
    await change.getByRole('button', { name: t('invoices:settlement.changeOk'), exact: true }).click();
    await expectDone(person, 'invoices:settlement.changed');
    await expect(dialog).toContainText('85.000.000');
    await expect(dialog.locator('.record-lines > li')).toHaveCount(2);
    await expectAccessible(page);
    await shot(page, 'changed');
  });
}
