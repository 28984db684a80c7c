import { expect } from '@playwright/test';
import { countActions } from './actions.ts';
import { expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';
import { diagnosed, received, receivedInsured } from './visit/arranged.ts';
import { agree, collectAndPrint, openVisit, stillDue, visitAct } from './visit/cashier.ts';
import { actButton, atWork, expectDone, find, openLine } from './visit/person.ts';
import { newcomer } from './visit/reception.ts';

for (const [device, language] of [
  ['wide', 'vi'],
  ['narrow', 'en'],
] as const) {
  test(`a bill is collected in cash and printed by two actions, and its money refunded in part (${device}, ${language})`, async ({
    browser,
  }) => {
    const cashier = await atWork(browser, 'thungan1', device, language);
    const { page, t } = cashier;
    const who = newcomer('Lê', 'Thu');
    await received(who);
    await expect(await find(cashier, who.name)).toBeVisible();

    const actions = await countActions(page);
    await collectAndPrint(cashier, who.name);
    expect(await actions()).toBe(2);

    // a part of what was paid goes back: the line owes it again
    await openVisit(cashier, who.name);
    await page
      .getByRole('button', { name: t('cashier:actsOn') })
      .first()
      .click();
    await page.getByRole('menuitem', { name: t('cashier:act.hoanTien') }).click();
    await page.locator('.refund-lines input:not([type=checkbox])').fill('20000');
    await page.locator('#refund-reason').fill('Khám một phần');
    await expectAccessible(page);
    await agree(cashier);
    await expect.poll(() => stillDue(cashier)).toBe(20_000);

    // an advance pays it, and what is left goes back
    await visitAct(cashier, 'tamUng');
    await page.locator('#money-amount').fill('100000');
    await agree(cashier);
    await visitAct(cashier, 'hachToan');
    await expect.poll(() => stillDue(cashier)).toBe(0);
    await visitAct(cashier, 'hoanUng');
    await agree(cashier);
    await expect(page.locator('.receipts').first()).toContainText('80.000');
    await expectNothingCut(page);
    await expectAccessible(page);
  });
}

test('a transfer shows its code beside the amount, and is kept with its reference', async ({ browser }) => {
  const cashier = await atWork(browser, 'thungan1', 'wide', 'vi');
  const { page, t } = cashier;
  const who = newcomer('Đỗ', 'Khoản');
  await received(who);
  await openLine(cashier, who.name);
  await page.getByRole('radio', { name: t('cashier:ways.NhieuHinhThuc') }).check({ force: true });
  await page.locator('#pay-TienMat').fill('20000');
  await page.locator('#pay-QuetThe').fill('5000');
  // a way that is empty offers the rest
  await page
    .locator('.payment-part', { has: page.locator('#pay-ChuyenKhoan') })
    .locator('.chip')
    .click();
  await expect(page.locator('#pay-ChuyenKhoan')).toHaveValue('20.000');
  const code = page.locator('.collect-amount .transfer-code');
  await expect(code).toContainText('20.000');
  await expect(code.locator('svg').first()).toBeInViewport({ ratio: 1 });
  await page.locator('#pay-reference-ChuyenKhoan').fill('FT26325001');
  await page.locator('#pay-reference-QuetThe').fill('004217');
  await actButton(cashier, 'cashier:collect').click();
  await expectDone(cashier, 'cashier:collected');
  const receipt = page.locator('.visit-receipts .receipts li').first();
  await expect(receipt).toContainText('20.000 (FT26325001)');
  await expect(receipt).toContainText('5.000 (004217)');

  // cancelled with a reason: the number stays, and the visit is due again
  const cancel = receipt.getByRole('button', { name: t('cashier:cancelReceipt') });
  const reason = page.locator('#confirm-reason');
  await cancel.click();
  await expect(reason).toHaveValue('Thu nhầm số tiền'); // the usual one of the catalogue
  await reason.fill('Nửa câu');
  await page.keyboard.press('Escape');
  await expect(cancel).toBeFocused();
  await cancel.click();
  await expect(reason).toHaveValue('Nửa câu'); // kept until it is done
  await page.getByRole('button', { name: 'Chọn nhầm hình thức thanh toán' }).click();
  await agree(cashier);
  await expect(receipt).toContainText('Chọn nhầm hình thức thanh toán');
  await expect.poll(() => stillDue(cashier)).toBe(45_000);

  // the accountant reads why
  const { page: book } = await atWork(browser, 'ketoan', 'wide', 'vi');
  await book.goto('/his/ly-do-da-neu');
  await expect(book.getByRole('grid').or(book.getByRole('table')).first()).toContainText(
    'Chọn nhầm hình thức thanh toán',
  );
});

test('confirmed insured costs close the visit until the accountant takes the confirmation back', async ({
  browser,
}) => {
  const [cashier, accountant] = await Promise.all([
    atWork(browser, 'thungan1', 'wide', 'vi'),
    atWork(browser, 'ketoan', 'wide', 'vi'),
  ]);
  const who = newcomer('Vũ', 'Chốt');
  await receivedInsured(who);
  await openVisit(cashier, who.name);
  // what nobody has performed is not billed to the fund
  const confirm = cashier.page.locator('.visit-acts').getByRole('button', {
    name: cashier.t('cashier:act.xacNhanBHYT'),
  });
  await expect(confirm).toBeDisabled();
  await diagnosed(who, 'J02');
  await expect(confirm).toBeEnabled();
  await visitAct(cashier, 'xacNhanBHYT');
  await expect(cashier.page.getByRole('dialog')).toContainText('45.000');
  await agree(cashier);
  const changePayer = cashier.page.locator('.visit-acts').getByRole('button', {
    name: cashier.t('cashier:act.doiDoiTuong'),
  });
  await expect(changePayer).toBeDisabled();
  await openVisit(accountant, who.name);
  await visitAct(accountant, 'huyXacNhanBHYT');
  await accountant.page.locator('#confirm-reason').fill('Sai nơi đăng ký');
  await agree(accountant);
  // the cashier's screen is told
  await expect(changePayer).toBeEnabled();
});
