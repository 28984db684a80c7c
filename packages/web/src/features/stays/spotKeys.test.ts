import { expect, it } from 'vitest';
import { type SpotKey, spotAfter } from './spotKeys.ts';

// three beds in a row, two below
const spots = [
  { left: 0, top: 0, width: 10, height: 10 },
  { left: 20, top: 0, width: 10, height: 10 },
  { left: 40, top: 0, width: 10, height: 10 },
  { left: 0, top: 20, width: 10, height: 10 },
  { left: 20, top: 20, width: 10, height: 10 },
];

it.each<[number, SpotKey, number]>([
  [0, 'ArrowRight', 1],
  [2, 'ArrowRight', 3],
  [3, 'ArrowLeft', 2],
  [0, 'ArrowLeft', 0],
  [1, 'ArrowDown', 4],
  [2, 'ArrowDown', 4],
  [4, 'ArrowUp', 1],
  [3, 'ArrowDown', 3],
  [1, 'End', 4],
  [4, 'Home', 0],
])('from bed %i the key %s leads to bed %i', (at, key, to) => {
  expect(spotAfter(spots, at, key)).toBe(to);
});

it('begins at the first one when none has the focus', () => {
  expect(spotAfter(spots, -1, 'ArrowDown')).toBe(0);
  expect(spotAfter([], -1, 'ArrowDown')).toBe(-1);
});
