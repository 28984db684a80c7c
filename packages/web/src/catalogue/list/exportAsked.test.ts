import { expect, it } from 'vitest';
import { exportPath } from './exportPath.ts';

it('asks for what the list shows: its search, its order, its branch of the tree', () => {
  const filter = { NhomICD_Id: ['a', 'b'] };
  const sort = [{ field: 'MaICD', desc: true }];
  const path = exportPath({ name: 'ICD', keyword: 'sốt', sort, suspended: true, filter }, 'csv', 'shown');
  const url = new URL(path, 'http://sen');
  expect(url.pathname).toBe('/api/catalogue/ICD/export.csv');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    keyword: 'sốt',
    sort: '-MaICD',
    columns: 'shown',
    suspended: '1',
    filter: JSON.stringify(filter),
  });
});
