import fc from 'fast-check';
import { expect, it } from 'vitest';
import { doseQuantity, exceededDose, readFraction } from './dose.ts';

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

it.each([
  ['1/2', '0.5'],
  ['½', '0.5'],
  ['1 1/2', '1.5'],
  ['1½', '1.5'],
  ['1/3', '0.333'],
  ['3 / 4', '0.75'],
  ['1/0', null],
  ['2', null],
  ['1/2/3', null],
  ['', null],
])('the dose %s is %s', (typed, dose) => expect(readFraction(typed)).toBe(dose));

it('three thirds are one, for any number of days and times', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 90 }), fc.constantFrom(1, 2, 3, 4), (days, times) => {
      const dose = Object.fromEntries(
        ['Sang', 'Trua', 'Chieu', 'Toi'].slice(0, times).map((time) => [time, readFraction('1/3')]),
      );
      const taken = (times * days) / 3;
      expect(Number(doseQuantity(dose, days, true))).toBe(Math.ceil(taken - 1e-9));
      if (Number.isInteger(taken)) expect(doseQuantity(dose, days, false)).toBe(String(taken));
    }),
  );
});

const nobodySaid = { LieuToiDaNgay: null, LieuToiDaNgayKg: null };
it.each([
  ['within the usual', { Sang: '2', Toi: '2', SoNgay: 5 }, { ...nobodySaid, LieuToiDaNgay: '8' }, null, null],
  ['above it', { Sang: '5', Toi: '5', SoNgay: 5 }, { ...nobodySaid, LieuToiDaNgay: '8' }, null, ['10', '8']],
  [
    'above that of a child',
    { Sang: '1', Toi: '1', SoNgay: 3 },
    { LieuToiDaNgay: '8', LieuToiDaNgayKg: '0.15' },
    12,
    ['2', '1.8'],
  ],
  ['a hundred of anything', { Sang: '100', SoNgay: 1 }, nobodySaid, null, ['100', '30']],
  [
    'a quantity without doses',
    { SoLuong: '100', SoNgay: 2 },
    { ...nobodySaid, LieuToiDaNgay: '8' },
    null,
    ['50', '8'],
  ],
  [
    'a limit by weight without a weight',
    { Sang: '4', SoNgay: 1 },
    { ...nobodySaid, LieuToiDaNgayKg: '0.15' },
    null,
    null,
  ],
] as const)('%s', (_what, line, limits, weight, found) => {
  const exceeded = exceededDose(line, limits, weight);
  expect(exceeded && [exceeded.lieu, exceeded.toiDa]).toEqual(found);
});
