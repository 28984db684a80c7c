import { expect, it } from 'vitest';
import { depthMost, isTooDeep } from './depth.ts';

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

it('knows what lies too deep, however deep it lies', () => {
  expect(isTooDeep(nested(depthMost))).toBe(false);
  expect(isTooDeep(nested(depthMost + 1))).toBe(true);
  expect(isTooDeep(nested(400_000))).toBe(true);
  expect(isTooDeep({ a: [1, { b: null }], c: 'x' }, 3)).toBe(false);
  expect(isTooDeep({ a: [1, { b: {} }], c: 'x' }, 3)).toBe(true);
  expect(isTooDeep(Array.from({ length: 200_000 }, () => ({})))).toBe(false);
});
