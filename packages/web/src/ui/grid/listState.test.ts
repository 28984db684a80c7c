import { expect, it } from 'vitest';
import { type ListState, noList, readList, turnedSort, withFilter, writeList } from './listState.ts';

const state: ListState = {
  page: 3,
  sort: [
    { field: 'TenDichVu', desc: true },
    { field: 'MaDichVu', desc: false },
  ],
  filters: { Nhom: ['a', null], Gia: { from: '1000' }, Ngay: { in: 'week' }, An: true, Ten: 'sốt & ho' },
  keyword: 'đau, đầu',
  view: '0-1',
  flags: ['ngung'],
};

it('comes back from the address as it was, beside the other words of it', () => {
  const address = writeList(new URLSearchParams('muc=7&trang=9'), state);
  expect(readList(new URLSearchParams(address.toString()))).toEqual(state);
  expect(address.get('muc')).toBe('7');
  expect(writeList(address, noList).toString()).toBe('muc=7');
});

it.each([
  ['trang=-1&xep=%3Cscript%3E&loc=%7Bbroken&hien=,,', noList],
  ['loc=%5B1%5D', noList],
  ['loc={"a":{"in":"never"}}', noList],
  ['loc={"a":{"over":"1"}}', noList],
  ['trang=1.5', noList],
])('reads nothing out of %s', (text, expected) => {
  expect(readList(new URLSearchParams(text))).toEqual(expected);
});

it('a filter that asks for nothing is gone, and the list begins anew', () => {
  expect(withFilter(state, 'Nhom', [])).toMatchObject({ page: 1, filters: { An: true } });
  expect(Object.keys(withFilter(state, 'Nhom', []).filters)).not.toContain('Nhom');
  expect(withFilter(noList, 'An', false).filters).toEqual({ An: false });
  expect(withFilter(noList, 'An', null).filters).toEqual({ An: null });
});

it('a head is pressed up, down and away; with Shift the others stay', () => {
  const up = turnedSort([], 'a', false);
  const down = turnedSort(up, 'a', false);
  expect([up, down, turnedSort(down, 'a', false)]).toEqual([
    [{ field: 'a', desc: false }],
    [{ field: 'a', desc: true }],
    [],
  ]);
  expect(turnedSort(up, 'b', false)).toEqual([{ field: 'b', desc: false }]);
  const both = turnedSort(up, 'b', true);
  expect(both.map(({ field }) => field)).toEqual(['a', 'b']);
  expect(turnedSort(both, 'a', true)).toEqual([
    { field: 'a', desc: true },
    { field: 'b', desc: false },
  ]);
});
