import { expect } from '@playwright/test';
import { LapVoucherDocument } from '../packages/web/src/features/promotions/vouchers.main.gen.ts';
import { ask } from './ask.ts';
import { yearInVietnam } from './clock.ts';
import { expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';
import { receivedInsured } from './visit/arranged.ts';
import { agree, openVisit, stillDue, visitAct } from './visit/cashier.ts';
import { atWork, choose } from './visit/person.ts';
import { cardNumber, newcomer } from './visit/reception.ts';

for (const [device, language] of [
  ['wide', 'vi'],
  ['narrow', 'en'],
] as const) {
  test(`an insured patient pays by themselves, with a voucher that is taken off again, and is insured again (${device}, ${language})`, async ({
    browser,
  }) => {
    const cashier = await atWork(browser, 'thungan1', device, language);
    const { page, t } = cashier;
    const who = newcomer('Phan', 'Đổi');
    await receivedInsured(who);
    await openVisit(cashier, who.name);
    expect(await stillDue(cashier)).toBe(0);

    await visitAct(cashier, 'doiDoiTuong');
    await choose(cashier, t('cashier:payer'), '', 'Thu phí');
    await agree(cashier);
    await expect.poll(() => stillDue(cashier)).toBeGreaterThan(0);
    const whole = await stillDue(cashier);

    const year = yearInVietnam();
    const { createVoucher: voucher } = await ask('ketoan', LapVoucherDocument, {
      input: {
        ...{ requestId: crypto.randomUUID(), TenVoucher: 'Quà sinh nhật', LoaiGiamGia: 'PhanTram' as const },
        ...{ GiaTri: '20', SoLuong: 1, NgayBatDau: `${year}-01-01`, NgayKetThuc: `${year}-12-31` },
      },
      hasRelease: true,
    });
    const code = page.getByLabel(t('cashier:voucherCode'));
    await code.fill('KHONGCO1');
    await code.press('Enter');
    await expect(page.locator('.voucher-code .form-help')).toBeVisible();
    await expect(code).toHaveValue('KHONGCO1');
    await code.fill(voucher.MaVoucher.toLowerCase());
    await code.press('Enter');
    await expect.poll(() => stillDue(cashier)).toBe(whole * 0.8);
    await expect(page.locator('.used-voucher')).toContainText(voucher.MaVoucher);
    await expectAccessible(page);
    await expectNothingCut(page);
    await page.getByRole('button', { name: t('cashier:act.boVoucher'), exact: true }).click();
    await expect.poll(() => stillDue(cashier)).toBe(whole);

    await visitAct(cashier, 'doiDoiTuong');
    await choose(cashier, t('cashier:payer'), '', /^(Bảo hiểm y tế|Health insurance)$/);
    await page.getByLabel(t('cashier:cardNumber')).fill(cardNumber(who));
    await page.getByLabel(t('cashier:validFrom')).fill(`01/01/${year}`);
    await page.getByLabel(t('cashier:validTo')).fill(`31/12/${year}`);
    await page.keyboard.press('Tab');
    await agree(cashier);
    await expect.poll(() => stillDue(cashier)).toBe(0);
  });
}
