import { expect, test } from 'vitest';
import type { CatalogueDef } from './catalogue.ts';
import { defineCatalogue, operationNames } from './catalogue.ts';

const named = (name: string, operations?: CatalogueDef['operations']): CatalogueDef => ({
  name,
  service: 'main',
  label: { vi: 'Thử', en: 'Trial' },
  group: 'khac',
  permission: 'DANH_MUC_KHAC',
  fields: {},
  searchBy: [],
  display: 'Ten',
  ...(operations && { operations }),
});

test.each([
  ['GiuongBenh', 'giuongBenhs', 'giuongBenh'],
  ['Kho', 'khos', 'kho'],
  ['ICD', 'icds', 'icd'],
  ['ICDThuongDung', 'icdThuongDungs', 'icdThuongDung'],
  ['NhomICD', 'nhomICDs', 'nhomICD'],
  ['DM_LoiDan', 'dM_LoiDans', 'dM_LoiDan'],
])('%s is listed by %s and read by %s', (name, list, one) => {
  expect(operationNames(named(name))).toEqual({
    list,
    one,
    search: `search${name}`,
    create: `create${name}`,
    update: `update${name}`,
    remove: `remove${name}`,
    batch: `batch${name}`,
  });
});

test('a name of the specification replaces only its own operation', () => {
  const names = operationNames(named('LyDo', { list: 'getLyDos' }));
  expect(names.list).toBe('getLyDos');
  expect(names.one).toBe('lyDo');
});

test('a definition comes back as it was written', () => {
  const def = named('Kho');
  expect(defineCatalogue(def)).toBe(def);
});
