import fc from 'fast-check';
import { expect, it } from 'vitest';
import { doseQuantity } from './dose.ts';

it.each([
  ['two tablets twice a day for five days', { Sang: '2', Toi: '2' }, 5, false, '20'],
  ['half a tablet a day for five days', { Sang: '0.5' }, 5, false, '2.5'],
  ['half a tablet of a drug that is handed out whole', { Sang: '0.5' }, 5, true, '3'],
  ['a third of a tablet, rounded up to a thousandth', { Sang: '0.3334', Trua: '' }, 1, false, '0.334'],
  ['no dose at all', { Sang: null, Chieu: '' }, 7, true, '0'],
])('%s', (_what, dose, days, whole, quantity) => {
  expect(doseQuantity(dose, days, whole)).toBe(quantity);
});

it('never hands out less than is taken, nor a whole unit too many', () => {
  const tenths = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(tenths, tenths, fc.integer({ min: 1, max: 90 }), (morning, evening, days) => {
      const dose = { Sang: String(morning / 10), Toi: String(evening / 10) };
      const taken = ((morning + evening) * days) / 10;
      expect(Number(doseQuantity(dose, days, false))).toBeCloseTo(taken, 6);
      const whole = Number(doseQuantity(dose, days, true));
      expect(whole).toBe(Math.ceil(Math.round(taken * 10) / 10));
    }),
  );
});
