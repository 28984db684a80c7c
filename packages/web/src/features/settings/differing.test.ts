import { expect, it } from 'vitest';
import { differing } from './differing.ts';

it('takes what is absent and what is empty for the same', () => {
  expect(differing({ name: null, phone: '1' }, { phone: '1' })).toEqual({});
  expect(differing({ name: 'A' }, {})).toEqual({ name: 'A' });
});
