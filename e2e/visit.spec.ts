import { expect, test } from '@playwright/test';
import { collect } from './visit/cashier.ts';
import { begin, diagnose, end, order, prescribe } from './visit/doctor.ts';
import { atWork } from './visit/person.ts';
import { newcomer, receive } from './visit/reception.ts';

test('a paying patient walks in with a citizen card', async ({ browser }) => {
  test.setTimeout(180_000);
  const [desk, cashier, doctor] = await Promise.all([
    atWork(browser, 'tiepdon', 'wide', 'vi'),
    atWork(browser, 'thungan1', 'wide', 'vi'),
    atWork(browser, 'bsnoi1', 'wide', 'vi'),
  ]);
  const who = newcomer('Phạm', 'Thử');
  expect(await receive(desk, who)).toMatch(/^[A-Z]\d{3}$/);
  await collect(cashier, who.name);
  await begin(doctor, who.name);
  await diagnose(doctor, 'J02.9');
  await order(doctor, 'glucose', 'XN-GLU');
  await collect(cashier, who.name);
  await prescribe(doctor, 'paracetamol');
  await end(doctor, who.name);
});
