import { expect, it } from 'vitest';
import { contradictingAmounts } from './amounts.ts';

const line = (SoLuong: string | null, Sang: string | null, SoNgay = 5) => ({ SoLuong, Sang, SoNgay });

it.each([
  ['as many as the doses make', line('5', '1'), false, null],
  ['worked out', line(null, '1'), false, null],
  ['without doses', line('30', null), false, null],
  [
    'a third three times a day',
    { SoLuong: '5', Sang: '0.333', Trua: '0.333', Toi: '0.333', SoNgay: 5 },
    false,
    null,
  ],
  ['a bottle that is begun', line('1', '0.15'), true, null],
  ['more than the doses make', line('30', '1'), false, '30 5'],
  ['less than the doses make', line('4', '1'), false, '4 5'],
  ['a dose where an ampoule is meant', line('5', '0.2'), false, '5 1'],
  ['half a bottle', line('1.5', null), true, '1.5 2'],
])('a quantity %s', (_name, amounts, whole, told) => {
  const found = contradictingAmounts(amounts, whole);
  expect(found && `${found.ghi} ${found.tinh}`).toBe(told);
});
