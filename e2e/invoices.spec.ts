import { expect, type Page } from '@playwright/test';
import { CashierRefundDocument } from '../packages/web/src/features/cashier/acts.main.gen.ts';
import {
  CashierBillDocument,
  CashierMethodsDocument,
} from '../packages/web/src/features/cashier/cashier.main.gen.ts';
import { accounts } from './accounts.ts';
import { ask } from './ask.ts';
import { expectDraft } from './drafts.ts';
import { openAs } from './openAs.ts';
import { type Device, expectAccessible, expectNothingCut, type Language } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { paid, received, type Visit } from './visit/arranged.ts';
import { expectDone } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

const { CASHIER: cashier, ACCOUNTANT: accountant } = accounts;

type Who = ReturnType<typeof newcomer>;

const shot = (page: Page, name: string) => page.screenshot({ path: test.info().outputPath(`${name}.png`) });
const rowOf = (page: Page, { name }: Who) => page.getByRole('row', { name: new RegExp(name, 'i') });

/** Somebody new whose visit is paid. */
async function paidVisit(family: string, given: string): Promise<Who & Visit> {
  const who = newcomer(family, given);
  const visit = await received(who);
  await paid(visit);
  return { ...who, ...visit };
}

/** A part of what a visit paid is given back in cash. */
async function givenBack({ TiepNhan_Id, BenhNhan_Id }: Visit): Promise<void> {
  const { vienPhi } = await ask(cashier, CashierBillDocument, { TiepNhan_Id, BenhNhan_Id });
  const { hinhThucs } = await ask(cashier, CashierMethodsDocument, {});
  const cash = hinhThucs.data.find(({ MaHinhThucThanhToan }) => MaHinhThucThanhToan === 'TM')?._id ?? '';
  const input = {
    requestId: crypto.randomUUID(),
    TiepNhan_Id,
    dongs: [{ VienPhiDong_Id: vienPhi.dongs[0]?._id ?? '', SoTien: '20000' }],
    LyDo: 'Không khám nữa',
    thanhToans: [{ HinhThucThanhToan_Id: cash, SoTien: '20000' }],
  };
  await ask(cashier, CashierRefundDocument, { input });
}

async function openOwed(page: Page, device: Device, who: Who, search: string | RegExp): Promise<void> {
  await page.goto(`/his${device === 'narrow' ? '/m' : ''}/hoa-don-dien-tu?xem=chua-lap`);
  await page.getByLabel(search).fill(who.name);
  await expect(rowOf(page, who)).toHaveCount(1);
}

for (const [device, language] of [
  ['wide', 'vi'],
  ['narrow', 'en'],
] as const satisfies ReadonlyArray<readonly [Device, Language]>) {
  test(`a receipt is invoiced, its refund adjusts the invoice (${device}, ${language})`, async ({
    browser,
  }) => {
    const t = textsOf(language);
    const who = await paidVisit('Hóa', 'Đơn');
    const page = await openAs(browser, accountant, device, language);
    const person = { page, t, device };
    await openOwed(page, device, who, t('invoices:owed.search'));
    await expectAccessible(page);
    await expectNothingCut(page);
    await shot(page, 'owed');
    await rowOf(page, who).getByRole('checkbox').check();
    await page.getByRole('button', { name: t('invoices:owed.issue') }).click();
    await expect(rowOf(page, who)).toHaveCount(0);

    // it is issued by itself, the list follows
    await page.getByRole('link', { name: t('invoices:view.hoa-don'), exact: true }).click();
    await page.getByLabel(t('invoices:search')).fill(who.name);
    await expect(rowOf(page, who)).toContainText(language === 'vi' ? 'Đã phát hành' : 'Issued');
    await expectAccessible(page);
    await expectNothingCut(page);
    await shot(page, 'list');
    await rowOf(page, who).getByText(new RegExp(who.name, 'i')).first().click();
    const dialog = page.getByRole('dialog').first();
    await expect(dialog).toContainText('45.000');
    await expect(dialog).toContainText('Khám bệnh');
    await expect(dialog.getByText(t('invoices:lookUp'))).toBeVisible();
    await expectAccessible(page);
    await shot(page, 'invoice');

    // the picture is the provider's
    await dialog.getByRole('button', { name: language === 'vi' ? 'In' : 'Print', exact: true }).click();
    await expect(page.locator('.print-frame')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.print-frame')).toHaveCount(0);

    // the XML is kept beside it
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: language === 'vi' ? 'Tải XML' : 'Download the XML' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^C\d\dT[A-Z]{2}-\d+\.xml$/);

    // a wrong name is a notice and no invoice
    await dialog
      .getByRole('button', {
        name: language === 'vi' ? 'Thông báo sai tên, địa chỉ' : 'Notice of a wrong name or address',
      })
      .click();
    const notice = page.getByRole('dialog').last();
    await notice.locator('#notice-LyDo').fill('Khai thiếu tên');
    await notice.getByRole('button', { name: t('invoices:notice.ok'), exact: true }).click();
    await expect(notice.getByRole('alert').first()).toContainText(
      language === 'vi' ? 'giống trên hóa đơn' : 'are those of the invoice',
    );
    await notice.locator('#notice-NguoiMua').fill('Trần Thị Đúng Tên');
    await expectAccessible(page);
    await shot(page, 'notice');
    await notice.getByRole('button', { name: t('invoices:notice.ok'), exact: true }).click();
    await expectDone(person, 'invoices:notice.made');
    const noticed = dialog.locator('.invoice-notices');
    await expect(noticed).toContainText('Trần Thị Đúng Tên');
    await noticed
      .getByRole('button', { name: language === 'vi' ? 'Đã gửi cơ quan thuế' : 'Sent to the tax office' })
      .click();
    await noticed
      .getByRole('button', { name: language === 'vi' ? 'Được tiếp nhận' : 'It was accepted', exact: true })
      .click();
    await expect(noticed.locator('.state-tag')).toHaveText(language === 'vi' ? 'Được tiếp nhận' : 'Accepted');
    await expectAccessible(page);
    await shot(page, 'noticed');

    const adjust = dialog.getByRole('button', {
      name: language === 'vi' ? 'Điều chỉnh giảm' : 'Adjust downwards',
      exact: true,
    });
    await expect(adjust).toBeDisabled();
    await givenBack(who);
    await adjust.click();
    const asked = page.getByRole('dialog').last();
    await asked.locator('#confirm-reason').fill('Không khám nữa');
    await expectAccessible(page);
    await shot(page, 'adjust');
    await asked
      .getByRole('button', { name: language === 'vi' ? 'Điều chỉnh giảm' : 'Adjust downwards', exact: true })
      .click();
    await expectDone(person, 'invoices:done.adjust');
    await expect(dialog).toContainText(language === 'vi' ? 'Đã bị điều chỉnh' : 'Adjusted');
    await expect(dialog).toContainText('25.000');
    await expect(adjust).toBeDisabled();
    await shot(page, 'adjusted');
  });
}

test('an invoice whose provider died after making it is found, not made twice', async ({ browser }) => {
  const t = textsOf('vi');
  const who = await paidVisit('Mất', 'Nối');
  const page = await openAs(browser, accountant, 'wide', 'vi');
  const person = { page, t, device: 'wide' as const };
  await openOwed(page, 'wide', who, t('invoices:owed.search'));
  await rowOf(page, who).getByRole('checkbox').check();
  await page.getByRole('button', { name: t('invoices:owed.together') }).click();
  await expectDone(person, 'invoices:owed.drafted');
  await page.getByRole('link', { name: t('invoices:view.hoa-don'), exact: true }).click();
  await page.getByLabel(t('invoices:search')).fill(who.name);
  await expect(rowOf(page, who)).toContainText('Nháp');
  await rowOf(page, who).getByText(new RegExp(who.name, 'i')).first().click();
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('button', { name: 'Sửa người mua' }).click();
  const form = page.getByRole('dialog').last();
  await form.locator('#buyer-MaSoThueMua').fill('0100684379');
  await form.getByRole('button', { name: t('invoices:saveBuyer') }).click();
  await expect(form).toContainText('Mã số thuế không đúng');
  await form.locator('#buyer-MaSoThueMua').fill('');
  // what is typed outlives a power cut
  await form.locator('#buyer-EmailMua').fill('lan@mat-ket-noi.example');
  await expectDraft(page, 'lan@mat-ket-noi.example');
  await page.reload();
  await dialog.getByRole('button', { name: 'Sửa người mua' }).click();
  await expect(form.locator('#buyer-EmailMua')).toHaveValue('lan@mat-ket-noi.example');
  await expectAccessible(page);
  await shot(page, 'buyer');
  await form.getByRole('button', { name: t('invoices:saveBuyer') }).click();
  await expectDone(person, 'invoices:done.buyer');
  await dialog.getByRole('button', { name: 'Phát hành', exact: true }).click();
  // the line is cut after it was made: it is searched for and found
  await expect(dialog).toContainText('Đã phát hành', { timeout: 60_000 });
  await expect(dialog.locator('summary')).toHaveCount(2);
  await expect(dialog.locator('summary').nth(1)).toContainText('Không rõ');
  await expect(dialog.locator('summary').first()).toContainText('Tìm');
  await shot(page, 'found');
});

test('the cashier issues the invoice of a receipt at the bill', async ({ browser }) => {
  const t = textsOf('vi');
  const who = await paidVisit('Quầy', 'Thu');
  const page = await openAs(browser, cashier, 'wide', 'vi');
  await page.goto(`/his/vien-phi-ngoai-tru?TiepNhan_Id=${who.TiepNhan_Id}&BenhNhan_Id=${who.BenhNhan_Id}`);
  await page
    .getByRole('button', { name: t('cashier:issueInvoice') })
    .first()
    .click();
  const dialog = page.getByRole('dialog').last();
  await expect(dialog).toContainText('Đã phát hành', { timeout: 20_000 });
  await expectAccessible(page);
  await shot(page, 'at-the-bill');
});

test('a day is summed up, each receipt once', async ({ browser }) => {
  const t = textsOf('vi');
  const who = await paidVisit('Tổng', 'Hợp');
  const page = await openAs(browser, accountant, 'wide', 'vi');
  const person = { page, t, device: 'wide' as const };
  await openOwed(page, 'wide', who, t('invoices:owed.search'));
  await page.getByRole('button', { name: t('invoices:summary.begin') }).click();
  const dialog = page.getByRole('dialog').last();
  await expect(dialog.getByRole('status')).toContainText('biên lai');
  await expectAccessible(page);
  await shot(page, 'summary');
  await dialog.getByRole('button', { name: t('invoices:summary.ok'), exact: true }).click();
  await expectDone(person, 'invoices:summary.done_one');
  await expect(rowOf(page, who)).toHaveCount(0);
});
