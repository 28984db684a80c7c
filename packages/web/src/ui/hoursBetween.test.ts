import { expect, test } from 'vitest';
import { hoursBetween } from './hoursBetween.ts';

test('hours without figures stand between those that have some', () => {
  const seven = { gio: 7, count: 2 };
  const nine = { gio: 9, count: 1 };
  expect(hoursBetween([seven, nine])).toEqual([
    { gio: 7, at: seven },
    { gio: 8, at: undefined },
    { gio: 9, at: nine },
  ]);
  expect(hoursBetween([])).toEqual([]);
});
