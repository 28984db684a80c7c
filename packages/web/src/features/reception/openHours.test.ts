import { expect, it } from 'vitest';
import { openHours } from './openHours.ts';

const hour = (gio: number, soLuot: number, thuongLe = 0) => ({ gio, soLuot, thuongLe });

it('shows the hours from the first to the last in which somebody comes', () => {
  const hours = [hour(6, 0), hour(7, 3), hour(8, 0), hour(9, 0, 1.5), hour(10, 0)];
  expect(openHours(hours).map(({ gio }) => gio)).toEqual([7, 8, 9]);
  expect(openHours([hour(6, 0)])).toEqual([]);
});
