import { expect, it } from 'vitest';
import type { GridColumn } from './columns.ts';
import { spread } from './spread.ts';

const column = (key: string, more: Partial<GridColumn<object>> = {}): GridColumn<object> => ({
  key,
  label: key,
  render: () => '',
  ...more,
});
const columns = [
  column('name', { width: 200, grow: true }),
  column('code', { kind: 'code' }),
  column('group', { width: 150 }),
];

it('gives a code all that it needs, also where there is no room', () => {
  expect(spread(columns, { sizes: {}, needs: { code: 190, group: 300 }, room: 300 })).toEqual({
    name: 200,
    code: 190,
    group: 150,
  });
});

it('gives room that is left to what would be cut before a column grows beyond what it shows', () => {
  const needs = { name: 220, code: 120, group: 260 };
  expect(spread(columns, { sizes: {}, needs, room: 610 })).toEqual({ name: 220, code: 130, group: 260 });
  const wide = spread(columns, { sizes: {}, needs, room: 1500 });
  expect(wide['name']).toBeLessThan(600);
  expect(Object.values(wide).reduce((sum, one) => sum + one, 0)).toBeGreaterThan(1490);
});

it('leaves a width that was chosen alone', () => {
  expect(spread(columns, { sizes: { name: 90 }, needs: { name: 400 }, room: 2000 })).not.toHaveProperty(
    'name',
  );
});

it('lets a growing column take all while nothing is drawn', () => {
  expect(spread(columns, { sizes: {}, needs: {}, room: 1000 })).toEqual({ name: 720, code: 130, group: 150 });
});
