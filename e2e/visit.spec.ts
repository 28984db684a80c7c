import { type Browser, expect } from '@playwright/test';
import { type Device, expectAccessibleInThemes, expectNothingCut, type Language } from './steps.ts';
import { test } from './test.ts';
import { collect, owesNothing } from './visit/cashier.ts';
import { begin, diagnose, end, order, prescribe, readResult } from './visit/doctor.ts';
import { giveResult, takeSample, waitsForPayment } from './visit/lab.ts';
import { type Account, atWork, find } from './visit/person.ts';
import { supply } from './visit/pharmacy.ts';
import { citizenCard, insuranceCard, newcomer, receive } from './visit/reception.ts';
import { openRecord, readTimeline } from './visit/record.ts';

/** The seven who play a visit, each in a browser of their own, all open from the beginning. */
async function staff(browser: Browser, device: Device, language: Language, store: 'duoc' | 'nhathuoc') {
  // one after the other: a busy machine would open seven at once too late
  const open = (account: Account) => atWork(browser, account, device, language);
  return {
    desk: await open('tiepdon'),
    cashier: await open('thungan1'),
    doctor: await open('bsnoi1'),
    lab: await open('ktvxn'),
    pharmacist: await open(store),
    accountant: await open('ketoan'),
    administrator: await open('quantri'),
  };
}

type Staff = Awaited<ReturnType<typeof staff>>;

async function expectScreensInOrder(all: Staff, theme: 'light' | 'dark'): Promise<void> {
  for (const { page } of Object.values(all)) {
    await expectNothingCut(page);
    await expectAccessibleInThemes(page, theme);
  }
}

// each act of a visit at a desk and on a phone; the texts and devices that do not meet here meet in routes.spec.ts
test.describe('with the program kept on each device, as at a site', () => {
  test.use({ serviceWorkers: 'allow' });
  test('a patient who pays walks in with a citizen card and out with medicine (wide, vi)', async ({
    browser,
  }) => {
    // who pays gets the drugs of the hospital's shop
    const all = await staff(browser, 'wide', 'vi', 'nhathuoc');
    const { desk, cashier, doctor, lab, pharmacist, accountant, administrator } = all;
    const who = newcomer('Phạm', 'Thử');

    expect(await receive(desk, who, citizenCard(who))).toMatch(/^[A-Z]\d{3}$/);
    expect(await collect(cashier, who.name)).toBe(45_000);
    await begin(doctor, who.name);
    await diagnose(doctor, 'J02.9');
    await order(doctor, 'glucose', 'XN-GLU');
    await waitsForPayment(lab, who.name);
    expect(await collect(cashier, who.name)).toBe(22_400);
    await takeSample(lab, who.name);
    await giveResult(lab, who.name, '7.2');
    await readResult(doctor, who.name, '7,2');
    await prescribe(doctor, 'paracetamol');
    await end(doctor, who.name);
    expect(await collect(cashier, who.name)).toBeGreaterThan(0);
    await supply(pharmacist, who.name);
    await expect(await find(accountant, who.name)).toHaveCount(0);
    await readTimeline(administrator, who.name, [
      'J02.9',
      'Định lượng Glucose máu',
      '7,2 mmol/L',
      /paracetamol/i,
      /PC\d{6}-\d{4}/,
      '45.000',
    ]);
    await openRecord(administrator, /^KB\d{6}-\d{4}$/, 'kham-benh-ngoai-tru', who.name);
    await expectScreensInOrder(all, 'light');
  });
});

test('an insured patient below the legal limit is examined, tested and supplied, and owes nothing (narrow, en)', async ({
  browser,
}) => {
  const all = await staff(browser, 'narrow', 'en', 'duoc');
  const { desk, cashier, doctor, lab, pharmacist, administrator } = all;
  const who = newcomer('Trần', 'Hiểm');

  await receive(desk, who, insuranceCard(who));
  await begin(doctor, who.name);
  await diagnose(doctor, 'J02.9');
  await order(doctor, 'glucose', 'XN-GLU');
  await takeSample(lab, who.name);
  await giveResult(lab, who.name, '5.1');
  await readResult(doctor, who.name, '5,1');
  await prescribe(doctor, 'paracetamol');
  await end(doctor, who.name);
  await supply(pharmacist, who.name);
  await owesNothing(cashier, who.name);
  await readTimeline(administrator, who.name, ['J02.9', /paracetamol/i]);
  await openRecord(administrator, /^KB\d{6}-\d{4}$/, 'kham-benh-ngoai-tru', who.name);
  await expectScreensInOrder(all, 'dark');
});
