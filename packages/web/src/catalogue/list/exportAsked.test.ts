import { expect, it } from 'vitest';
import { exportAsked } from './exportAsked.ts';

const list = {
  name: 'ICD',
  keyword: 'sốt',
  sort: [{ field: 'MaICD', desc: true }],
  suspended: true,
  filter: { NhomICD_Id: ['a', 'b'] },
  fields: ['TenICD', 'MaICD'],
};

it('asks for what the list shows: its search, its order, its filters, its columns in their order', () => {
  expect(exportAsked(list, 'csv', 'shown')).toEqual({
    path: '/api/catalogue/ICD/export.csv',
    file: 'ICD.csv',
    body: {
      keyword: 'sốt',
      sort: '-MaICD',
      columns: 'shown',
      fields: 'TenICD,MaICD',
      suspended: '1',
      filter: '{"NhomICD_Id":["a","b"]}',
    },
  });
});

it('asks for every column where the file comes back by an import', () => {
  const { body } = exportAsked({ ...list, suspended: false }, 'xlsx', 'all');
  expect(body).toEqual({
    keyword: 'sốt',
    sort: '-MaICD',
    columns: 'all',
    filter: '{"NhomICD_Id":["a","b"]}',
  });
});
