import { expect, type Page } from '@playwright/test';
import { CashierBillDocument } from '../packages/web/src/features/cashier/cashier.main.gen.ts';
import { DebtsDocument, LetGoDocument } from '../packages/web/src/features/debts/debts.main.gen.ts';
import { accounts } from './accounts.ts';
import { ask } from './ask.ts';
import { expectDraft } from './drafts.ts';
import { openAs } from './openAs.ts';
import { expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { received, receivedAgain, type Visit } from './visit/arranged.ts';
import { expectDone } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

const { CASHIER: cashier, ACCOUNTANT: accountant } = accounts;
const director = 'giamdoc';

const shot = (page: Page, name: string) => page.screenshot({ path: test.info().outputPath(`${name}.png`) });

/** What is due of a visit, in dong. */
const dueOf = async (visit: Visit) => Number((await ask(cashier, CashierBillDocument, visit)).vienPhi.ConLai);
const shown = (amount: number) => amount.toLocaleString('vi-VN');

/** What a visit owes is let go as a debt of the patient; answers its code. */
async function letGo(visit: Visit): Promise<string> {
  const input = {
    ...visit,
    requestId: crypto.randomUUID(),
    LoaiNguoiNo: 'BenhNhan' as const,
    LyDo: 'Chờ lương',
  };
  return (await ask(cashier, LetGoDocument, { input })).congNo.MaCongNo;
}

test('a debt is let go at the cashier, its visit completed, reminded of, paid in part and then wholly', async ({
  browser,
}) => {
  const who = newcomer('Nợ', 'Khoản');
  const visit = await received(who);
  const due = await dueOf(visit);
  const t = textsOf('vi');
  const page = await openAs(browser, cashier, 'wide', 'vi');
  const person = { page, t, device: 'wide' as const };
  await page.goto(
    `/his/vien-phi-ngoai-tru?TiepNhan_Id=${visit.TiepNhan_Id}&BenhNhan_Id=${visit.BenhNhan_Id}`,
  );
  await page.getByRole('button', { name: t('cashier:act.choNo'), exact: true }).click();
  const dialog = page.getByRole('dialog').last();
  await expect(dialog.locator('.debt-sum')).toContainText(shown(due));

  // what is missing is said at its field
  await dialog.getByRole('radio', { name: 'Người bảo lãnh' }).check({ force: true });
  await dialog.getByRole('button', { name: t('debts:letGo.ok'), exact: true }).click();
  await expect(dialog.getByRole('alert').first()).toContainText('Người bảo lãnh');
  await expectAccessible(page);
  await shot(page, 'let-go');
  await dialog.locator('#let-go-NguoiBaoLanh').fill('Trần Văn Bảo');
  await dialog.locator('#let-go-SoDienThoai').fill('0912345678');
  await dialog.locator('#let-go-LyDo').fill('Người nhà trả sau');
  await dialog.getByRole('button', { name: t('debts:letGo.ok'), exact: true }).click();
  await expectDone(person, 'debts:letGo.done');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // the bill says so: nothing is collected now, and the visit is completed
  const totals = page.locator('.bill-totals');
  await expect(totals).toContainText('Đã cho nợ');
  await expect(page.locator('.bill-signs', { hasText: 'Đã cho nợ' }).first()).toBeVisible();
  await expect(page.locator('.work-actions').getByRole('button', { name: t('cashier:collect') })).toHaveCount(
    0,
  );
  await page.getByRole('button', { name: t('cashier:act.hoanTat'), exact: true }).click();
  await expectDone(person, 'cashier:done.hoanTat');
  await expectAccessible(page);
  await expectNothingCut(page);
  await shot(page, 'bill');

  // its debt opens from there: reminded of
  await page
    .getByRole('region', { name: t('debts:ofVisit') })
    .getByRole('link')
    .click();
  const debt = page.getByRole('dialog').first();
  await expect(debt).toContainText('Trần Văn Bảo');
  await debt.getByRole('button', { name: 'Nhắc nợ', exact: true }).click();
  await page.locator('#remind-GhiChu').fill('Hẹn trả cuối tháng');
  await page.getByRole('button', { name: t('debts:note'), exact: true }).click();
  await expectDone(person, 'debts:noted_other');
  await expect(debt.getByRole('region', { name: t('debts:reminders') })).toContainText('Hẹn trả cuối tháng');

  // by letter: what is to be posted is shown for printing
  await debt.getByRole('button', { name: 'Nhắc nợ', exact: true }).click();
  await page.getByRole('radio', { name: 'Giấy báo nợ' }).check({ force: true });
  await page.getByRole('button', { name: t('debts:note'), exact: true }).click();
  await expect(page.locator('.print-frame')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.print-frame')).toHaveCount(0);

  // what is typed of a payment is kept on the device
  await debt.getByRole('button', { name: 'Thu nợ', exact: true }).click();
  await expect(page.locator('#collect-amount')).toBeFocused();
  await page.locator('#collect-payer').fill('Người nhà');
  await expectDraft(page, 'Người nhà');
  await page.reload();
  await debt.getByRole('button', { name: 'Thu nợ', exact: true }).click();
  await expect(page.locator('#collect-payer')).toHaveValue('Người nhà');
  await page.keyboard.press('Escape');

  // paid in part, then wholly
  await debt.getByRole('button', { name: 'Thu nợ', exact: true }).click();
  await page.locator('#collect-amount').fill('20000');
  await expect(page.locator('.debt-shares')).toContainText('20.000');
  await expectAccessible(page);
  await shot(page, 'collect');
  const collect = page.getByRole('dialog').last();
  await collect.getByRole('button', { name: 'Thu nợ', exact: true }).click();
  await expectDone(person, 'debts:collected_other');
  await expect(debt.locator('.debt-sums')).toContainText(shown(due - 20_000));
  await expect(debt.getByRole('region', { name: t('debts:receipts') }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await shot(page, 'debt');
  await debt.getByRole('button', { name: 'Thu nợ', exact: true }).click();
  await expect(page.locator('#collect-amount')).toHaveValue(shown(due - 20_000));
  await page.getByRole('dialog').last().getByRole('button', { name: 'Thu nợ', exact: true }).click();
  await expectDone(person, 'debts:collected_other');
  await expect(debt.getByText('Đã tất toán').first()).toBeVisible();
  await expect(debt.getByRole('button', { name: 'Thu nợ', exact: true })).toHaveCount(0);
});

test('debts of one debtor are collected together, a receipt for each visit; the file of debtors, what is not paid', async ({
  browser,
}) => {
  const who = newcomer('Nợ', 'Đôi');
  const first = await received(who);
  const due = await dueOf(first);
  await letGo(first);
  await letGo(await receivedAgain(first));
  const unpaid = newcomer('Nợ', 'Chưa');
  await received(unpaid);
  const t = textsOf('vi');
  const page = await openAs(browser, cashier, 'wide', 'vi');
  const person = { page, t, device: 'wide' as const };
  await page.goto('/his/cong-no');
  await expect(page.locator('.debt-ages button')).toHaveCount(5);
  await page.getByLabel(t('debts:search')).fill(who.name);
  await expect(page.getByRole('row').filter({ hasText: new RegExp(who.name, 'i') })).toHaveCount(2);
  await expectAccessible(page);
  await expectNothingCut(page);
  await shot(page, 'debts');

  // by debtor: one row, both debts
  await page.getByRole('link', { name: t('debts:view.theo-nguoi-no') }).click();
  await expect(page.locator('.debt-period')).toContainText('Cuối kỳ');
  await expectAccessible(page);
  await expectNothingCut(page);
  await shot(page, 'debtors');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await page.getByRole('button', { name: t('debts:export.title') }).click();
      await page.getByRole('menuitem', { name: t('debts:export.xlsx') }).click();
    })(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^cong-no-.+\.xlsx$/);
  await page.getByText(new RegExp(who.name, 'i')).first().click();
  const debtor = page.getByRole('dialog').first();
  await expect(debtor.getByRole('row')).toHaveCount(3);
  await expectAccessible(page);
  await shot(page, 'debtor');
  await debtor.getByRole('button', { name: 'Thu nợ', exact: true }).click();
  await expect(page.locator('#collect-amount')).toHaveValue(shown(due * 2));
  await page.getByRole('dialog').last().getByRole('button', { name: 'Thu nợ', exact: true }).click();
  await expectDone(person, 'debts:collected_other');
  await expect(debtor.getByText(t('debts:nothingLeft'))).toBeVisible();
  await page.keyboard.press('Escape');

  // what was ordered and is not paid leads to its bill
  await page.getByRole('link', { name: t('debts:view.chua-thu') }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await expectNothingCut(page);
  await shot(page, 'unpaid');
});

test('a limit of a company is set and taken away', async ({ browser }) => {
  const t = textsOf('vi');
  const page = await openAs(browser, accountant, 'wide', 'vi');
  const person = { page, t, device: 'wide' as const };
  await page.goto('/his/cong-no?xem=han-muc');
  await expect(page.getByRole('link', { name: t('debts:view.han-muc') })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.keyboard.press('F2');
  const form = page.getByRole('dialog');
  await form.getByRole('combobox').first().click();
  await page.locator('.options:visible [role=option]').first().click();
  await form.locator('#limit-HanMuc').fill('50000000');
  await expectAccessible(page);
  await shot(page, 'limit');
  await form.getByRole('button', { name: t('debts:limit.save') }).click();
  await expectDone(person, 'debts:limit.saved');
  await expect(page.getByRole('row').filter({ hasText: '50.000.000' })).toHaveCount(1);
  await shot(page, 'limits');
  await page.getByRole('row').filter({ hasText: '50.000.000' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('debts:limit.remove') })
    .click();
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: t('debts:limit.remove') })
    .last()
    .click();
  await expectDone(person, 'debts:limit.removed');
});

test('a write-off is asked for by one and approved by another (narrow, en)', async ({ browser }) => {
  const who = newcomer('Nợ', 'Xóa');
  const visit = await received(who);
  const due = await dueOf(visit);
  const code = await letGo(visit);
  const t = textsOf('en');
  const page = await openAs(browser, accountant, 'narrow', 'en');
  const person = { page, t, device: 'narrow' as const };
  await page.goto('/his/m/cong-no');
  await page.getByLabel(t('debts:search')).fill(code);
  await expect(page.getByText(new RegExp(who.name, 'i')).first()).toBeVisible();
  await expectAccessible(page);
  await expectNothingCut(page);
  await shot(page, 'debts-narrow');
  await page.getByText(new RegExp(who.name, 'i')).first().click();
  const debt = page.getByRole('dialog').first();
  // what does not fit in the foot of a phone stands in its menu
  await debt.getByRole('button', { name: t('common:moreActs') }).click();
  await page.getByRole('menuitem', { name: 'Extend', exact: true }).click();
  await page.locator('#confirm-reason').fill('Asks for two months');
  await page.locator('#act-NgayHan').fill('31/12/2030');
  await page.getByRole('dialog').last().getByRole('button', { name: 'Extend', exact: true }).click();
  await expectDone(person, 'debts:done.giaHan');
  await expect(debt).toContainText('31/12/2030');
  await debt.getByRole('button', { name: 'Ask for a write-off' }).click();
  await expect(page.locator('#act-SoTien')).toHaveValue(shown(due));
  await page.locator('#confirm-reason').fill('Poor household');
  await page.getByRole('dialog').last().getByRole('button', { name: 'Ask for a write-off' }).click();
  await expectDone(person, 'debts:done.deNghiXoa');
  // who asks does not decide
  await debt.getByRole('button', { name: t('common:moreActs') }).click();
  await expect(page.getByRole('menuitem', { name: 'Approve the write-off' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.press('Escape');
  await expect(debt.getByRole('button', { name: 'Remind' })).toBeInViewport();
  await expectAccessible(page);
  await expectNothingCut(page);
  await shot(page, 'debt-narrow');

  const other = await openAs(browser, director, 'narrow', 'en');
  const { danhSach } = await ask(director, DebtsDocument, { keyword: code });
  await other.goto(`/his/m/cong-no?id=${danhSach.data[0]?._id}`);
  await other.getByRole('button', { name: 'Approve the write-off' }).click();
  await expectDone({ page: other, t, device: 'narrow' }, 'debts:done.duyetXoa');
  await expect(other.getByRole('dialog').getByText('Written off').first()).toBeVisible();
  await expectNothingCut(other);
});
