import { expect } from '@playwright/test';
import { yearInVietnam } from './clock.ts';
import { expectNotice } from './notices.ts';
import { expectAccessible, expectNothingCut } from './steps.ts';
import { test } from './test.ts';
import { openVisit, stillDue } from './visit/cashier.ts';
import { begin, diagnose } from './visit/doctor.ts';
import { actButton, atWork, choose, expectDone, openTab } from './visit/person.ts';
import { insuranceCard, newcomer } from './visit/reception.ts';

test('a small child comes with its mother: she is written down, the weight is asked for, nothing is to be paid', async ({
  browser,
}) => {
  const who = newcomer('Đỗ', 'Bé', yearInVietnam() - 4);
  const desk = await atWork(browser, 'tiepdon', 'narrow', 'vi');
  {
    const { page, t } = desk;
    await page.getByRole('button', { name: t('reception:new') }).click();
    const finder = page.getByPlaceholder(t('reception:finderHint'));
    await finder.fill(insuranceCard(who, 'TE1'));
    await finder.press('Enter');
    await expect(page.locator('#TenBenhNhan')).toHaveValue(new RegExp(who.name, 'i'));
    await expect(page.getByRole('checkbox', { name: t('reception:priority'), exact: true })).toBeChecked();
    await expect(page.getByText('Trẻ em dưới 6 tuổi').first()).toBeVisible();
    await choose(desk, t('reception:addService'), 'kham noi', 'KB-NOI');
    await choose(desk, t('reception:room'), '', /Nội tổng hợp 1/);
    await actButton(desk, 'reception:save').click();
    const errors = page.locator('.form-errors li');
    await expect(errors).toHaveText([/^Điện thoại người liên hệ: /, /^Người liên hệ: /]);
    await expectAccessible(page);
    await page.locator('#TenNguoiLienHe').fill('Đỗ Thị Mẹ');
    await page.locator('#QuanHeNguoiLienHe').fill('Mẹ');
    await page.locator('#SoDienThoaiNguoiLienHe').fill(who.phone);
    await actButton(desk, 'reception:save').click();
    await expectDone(desk, 'reception:savedTicket');
  }

  const doctor = await atWork(browser, 'bsnoi1', 'narrow', 'vi');
  {
    const { page, t } = doctor;
    await begin(doctor, who.name);
    await expect(page.locator('.patient-banner')).toContainText('Trẻ em dưới 6 tuổi');
    await diagnose(doctor, 'J02.9');
    await openTab(doctor, 'examination:prescriptionTab');
    await choose(doctor, t('prescriptions:search'), 'paracetamol', /150 mg/);
    await page.getByLabel(t('prescriptions:time.Sang')).first().fill('1');
    const save = page.getByRole('button', { name: t('prescriptions:save') }).first();
    await save.click();
    await expectNotice(page, /nhập và lưu cân nặng của lần khám/, { kind: 'error' });
    await openTab(doctor, 'examination:examTab');
    await page.getByLabel(t('examination:field.CanNang')).fill('15');
    // saves what every tab holds
    await actButton(doctor, 'examination:save').click();
    await expectDone(doctor, 'prescriptions:saved');
    await openTab(doctor, 'examination:prescriptionTab');
    await expectNothingCut(page);
  }

  const cashier = await atWork(browser, 'thungan1', 'narrow', 'vi');
  await openVisit(cashier, who.name);
  await expect(cashier.page.locator('.patient-banner')).toContainText('100 %');
  await expect.poll(() => stillDue(cashier)).toBe(0);
});
