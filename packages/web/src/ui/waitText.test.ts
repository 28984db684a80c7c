import { expect, it } from 'vitest';
import { waitOf } from './waitText.ts';

it.each([
  [0, 'minutes', 0],
  [119, 'minutes', 119],
  [120, 'hours', 2],
  [2879, 'hours', 47],
  [2880, 'days', 2],
  [10535, 'days', 7],
] as const)('%d minutes are said in %s: %d', (minutes, unit, count) => {
  expect(waitOf(minutes)).toEqual({ unit, count });
});
