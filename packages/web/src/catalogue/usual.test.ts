import { expect, it } from 'vitest';
import type { Entry } from '../ui/entry.ts';
import { type Usual, withUsual } from './usual.ts';

const entry = (_id: string, name: string) => ({ _id, name }) as unknown as Entry; // what the label reads
const labelOf = (one: Entry) => `${one._id} – ${String(one['name'])}`;
const usual: Usual[] = [
  { entry: entry('I10', 'Tăng huyết áp vô căn'), wording: 'THA', group: 'Mine' },
  { entry: entry('J02.9', 'Viêm họng cấp'), wording: null, group: 'Often' },
];
const shown = (typed: string, found: Entry[]) =>
  withUsual(usual, found, typed, labelOf, 'Others').map((one) => `${one.group ?? '-'}: ${String(one.label)}`);

it('stands before what the catalogue answered, each entry once', () => {
  expect(shown('', [entry('A00', 'Tả'), entry('I10', 'Tăng huyết áp vô căn')])).toEqual([
    'Mine: I10 – Tăng huyết áp vô căn · THA',
    'Often: J02.9 – Viêm họng cấp',
    'Others: A00 – Tả',
  ]);
});

it('is found by its wording without accents, by code and by name; without a fit nothing has a heading', () => {
  expect(shown('tha', [])).toEqual(['Mine: I10 – Tăng huyết áp vô căn · THA']);
  expect(shown('viem hong', [])).toEqual(['Often: J02.9 – Viêm họng cấp']);
  expect(shown('A00', [entry('A00', 'Tả')])).toEqual(['-: A00 – Tả']);
});
