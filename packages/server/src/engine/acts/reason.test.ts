import { expect, it } from 'vitest';
import { givenReason } from './reason.ts';

it('gives a reason without the blanks around it', () => {
  expect(givenReason(' Nhầm người ')).toBe('Nhầm người');
});

it.each([null, undefined, '', '  ', 'x'.repeat(501)])('refuses %o', (text) => {
  expect(() => givenReason(text)).toThrow('BAD_INPUT');
});
