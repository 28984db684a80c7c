import { expect, it } from 'vitest';
import { latestRequest } from './latestRequest.ts';

it('holds for the request that was begun last, whichever is answered first', () => {
  const begin = latestRequest();
  const first = begin();
  expect(first()).toBe(true);
  const second = begin();
  expect(first()).toBe(false);
  expect(second()).toBe(true);
});
