import { expect, it } from 'vitest';
import type { GridColumn } from './columns.ts';
import { localRows } from './localRows.ts';

type Row = { name: string | null; count: number; at: string; on: boolean };
const rows: Row[] = [
  { name: 'Ánh', count: 10, at: '2026-01-02', on: true },
  { name: 'Bình', count: 9, at: '2026-01-03', on: false },
  { name: null, count: 100, at: '2026-01-01', on: true },
  { name: 'ấm', count: 9, at: '2026-01-04', on: false },
];
const columns = (['name', 'count', 'at', 'on'] as const).map(
  (key): GridColumn<Row> => ({
    key,
    label: key,
    render: (row) => String(row[key]),
    value: (row) => row[key],
  }),
);
const shown = (given: Partial<Parameters<typeof localRows<Row>>[2]>, pageSize = 50) => {
  const { rows: found, total } = localRows(
    rows,
    columns,
    { filters: {}, sort: [], page: 1, ...given },
    { pageSize },
    'vi',
  );
  return { at: found.map((row) => rows.indexOf(row)), total };
};

it('numbers are sorted as numbers, words as the language has them, and nothing stands last', () => {
  expect(shown({ sort: [{ field: 'count', desc: false }] }).at).toEqual([1, 3, 0, 2]);
  expect(shown({ sort: [{ field: 'name', desc: false }] }).at).toEqual([0, 3, 1, 2]);
  expect(
    shown({
      sort: [
        { field: 'count', desc: true },
        { field: 'at', desc: true },
      ],
    }).at,
  ).toEqual([2, 0, 3, 1]);
});

it.each([
  [{ name: 'ì' }, [1]],
  [{ name: null }, [2]],
  [{ name: ['Ánh', null] }, [0, 2]],
  [{ on: false }, [1, 3]],
  [{ count: { from: '10' } }, [0, 2]],
  [{ count: { from: '9', to: '10' } }, [0, 1, 3]],
  [{ at: { to: '2026-01-02' } }, [0, 2]],
  [{ gone: 'x' }, [0, 1, 2, 3]],
  [{ on: true, name: 'á' }, [0]],
])('%j finds rows %j', (filters, at) => expect(shown({ filters }).at).toEqual(at));

it('sums what was found, on every page', () => {
  const summed = columns.map((one) => ({ ...one, total: one.key === 'count' }));
  const state = { filters: { on: false }, sort: [], page: 1 };
  expect(localRows(rows, summed, state, { pageSize: 1 }, 'vi').sums).toEqual({ count: 18 });
});

it('a page is cut out of what was found, whose number stays exact', () => {
  expect(shown({ filters: { count: { to: '10' } }, page: 2 }, 2)).toEqual({ at: [3], total: 3 });
});
