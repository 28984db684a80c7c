import { expect, it } from 'vitest';
import { changesOf } from './changes.ts';

const fields = (before: unknown, after: unknown) => changesOf(before, after).map(({ field }) => field);

it.each([
  ['of a list that was empty before only the fields of the record', [], { SoNgay: 5 }, ['SoNgay']],
  ['a list that was there under an empty name', ['a'], { SoNgay: 5 }, ['', 'SoNgay']],
  ['an empty list of a field under its name', { dongs: [] }, { dongs: ['a'] }, ['dongs']],
  ['nothing of two empty lists', [], [], []],
])('shows %s', (_what, before, after, shown) => {
  expect(fields(before, after)).toEqual(shown);
});
