import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { catalogues } from '../catalogues/all.ts';
import { gioiTinhValues } from '../catalogues/fields.ts';
import { choicesText, readChoice } from './readChoice.ts';

const scope = {
  Trong: { vi: '1 - Trong phạm vi', en: '1 - Within' },
  Ngoai: { vi: '2 - Ngoài phạm vi', en: '2 - Outside' },
};
const near = { A: { vi: 'Bán', en: 'Sell' }, B: { vi: 'Bạn', en: 'Friend' } };

test.each([
  [gioiTinhValues, 'MALE', 'MALE'],
  [gioiTinhValues, 'nữ', 'FEMALE'],
  [gioiTinhValues, 'NU', 'FEMALE'],
  [gioiTinhValues, 'female', 'FEMALE'],
  [gioiTinhValues, '2', 'FEMALE'],
  [gioiTinhValues, '02', 'FEMALE'],
  [gioiTinhValues, '2.0', 'FEMALE'],
  [gioiTinhValues, '4', null],
  [gioiTinhValues, '0', null],
  [gioiTinhValues, 'gì đó', null],
  [gioiTinhValues, '--', null],
  [scope, '2', 'Ngoai'],
  [scope, '1 - trong pham vi', 'Trong'],
  [scope, '3', null],
  [near, 'Bạn', 'B'],
  // two that only their accents tell apart
  [near, 'ban', null],
] as const)('of %j, %s is %s', (values, text, expected) => {
  expect(readChoice(values, text)).toBe(expected);
});

it('says what may be written', () => {
  expect(choicesText(gioiTinhValues, 'vi')).toBe('1 Nam, 2 Nữ, 3 Khác');
  expect(choicesText(scope, 'en')).toBe('1 - Within, 2 - Outside');
});

it('reads every key and label of every catalogue as its own value', () => {
  const fields = catalogues.flatMap(({ fields }) =>
    Object.values<{ kind: string; values?: unknown }>(fields),
  );
  const lists = fields.flatMap((field) => (field.kind === 'enum' ? [field.values as typeof scope] : []));
  expect(lists.length).toBeGreaterThan(10);
  for (const values of lists)
    for (const [key, { vi }] of Object.entries(values)) {
      expect(readChoice(values, key)).toBe(key);
      expect(readChoice(values, ` ${vi.toUpperCase()} `)).toBe(key);
    }
});

it('answers a value of the list or none, for any text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const found = readChoice(gioiTinhValues, text);
      expect(found === null || found in gioiTinhValues).toBe(true);
    }),
  );
});
