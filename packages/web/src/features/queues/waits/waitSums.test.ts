import { expect, it } from 'vitest';
import { waitSums } from './waitSums.ts';

it('weighs the hours of a day by their calls, the usual one by the same calls', () => {
  expect(
    waitSums([
      { soGoi: 3, choPhut: 10, choThuongLe: 20 },
      { soGoi: 1, choPhut: 30, choThuongLe: null },
      { soGoi: 0, choPhut: null, choThuongLe: 90 },
    ]),
  ).toEqual({ calls: 4, wait: 15, usual: 20 });
  expect(waitSums([])).toEqual({ calls: 0, wait: null, usual: null });
});
