import { expect } from '@playwright/test';
import { yearInVietnam } from './clock.ts';
import { openAs } from './openAs.ts';
import { test } from './test.ts';
import { textsOf } from './texts.ts';
import { diagnosed, ordered, received } from './visit/arranged.ts';
import { openVisit, stillDue } from './visit/cashier.ts';
import { begin } from './visit/doctor.ts';
import { actButton, atWork, choose, expectDone, openLine, openTab } from './visit/person.ts';
import { cardNumber, newcomer } from './visit/reception.ts';

test('somebody of 76 is sent on to another room with priority: the second examination counts at 30 %, to the dong on the bill', async ({
  browser,
}) => {
  const who = newcomer('Lương', 'Cao', yearInVietnam() - 77);
  const visit = await received(who, cardNumber(who), undefined, { UuTien: true, LyDoUuTien: 'Tu75Tuoi' });
  await diagnosed(who, 'I10');
  await ordered(who, visit, 'HA-CTNGUC');

  const doctor = await atWork(browser, 'bsnoi1', 'wide', 'vi');
  {
    const { page, t } = doctor;
    await openTab(doctor, 'examination:tab.DangKham');
    await openLine(doctor, who.name);
    await expect(page.locator('.patient-banner')).toContainText('Người từ đủ 75 tuổi trở lên');
    await page.keyboard.press('F7');
    const dialog = page.getByRole('dialog', { name: t('examination:moveRoom') });
    await expect(dialog).toContainText('30 %');
    await choose(doctor, t('examination:moveTo'), 'tim mach', /Tim mạch/);
    await dialog.getByRole('button', { name: t('examination:moveRoom') }).click();
    await expect(dialog).toHaveCount(0);
  }

  // of the card's 80 %: all together cost more than the limit below which nothing is co-paid
  const cashier = await atWork(browser, 'thungan1', 'wide', 'vi');
  await openVisit(cashier, who.name);
  const row = cashier.page.locator('.bill tbody tr', { hasText: 'Khám Tim mạch' });
  await expect(row).toContainText('tính 30 %');
  await expect(row.locator('td.number')).toHaveText(['13.500', '10.800', '2.700', '–', '2.700']);
  expect(await stillDue(cashier)).toBe(121_720);
  await actButton(cashier, 'cashier:collect').click();
  await expectDone(cashier, 'cashier:collected');

  const page = await openAs(browser, 'bstim', 'wide', 'vi');
  await page.goto('/his/kham-benh-ngoai-tru');
  await begin({ page, t: textsOf('vi'), device: 'wide' }, who.name);
  await expect(page.locator('.patient-banner')).toContainText('Người từ đủ 75 tuổi trở lên');
});
