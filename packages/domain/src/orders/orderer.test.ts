import { expect, it } from 'vitest';
import { type Orderer, ordererIssues } from './orderer.ts';

const outside = { TenBacSiNgoai: 'BS. Nguyễn An', NoiChiDinhNgoai: 'Bệnh viện huyện' };

it.each<[string, Orderer, string[]]>([
  ['nothing', {}, ['BacSiChiDinh_Id', 'ChanDoan']],
  ['a doctor of the house', { BacSiChiDinh_Id: 'd', ChanDoan: 'Ho' }, []],
  ['blanks', { BacSiChiDinh_Id: 'd', ChanDoan: ' ' }, ['ChanDoan']],
  ['a doctor elsewhere', { ...outside, ChanDoan: 'Ho' }, []],
  ['only the place elsewhere', { NoiChiDinhNgoai: 'Bệnh viện huyện' }, ['TenBacSiNgoai', 'ChanDoan']],
  ['only the doctor elsewhere', { TenBacSiNgoai: 'An', ChanDoan: 'Ho' }, ['NoiChiDinhNgoai']],
])('asks for what is missing of %s', (_name, orderer, paths) => {
  expect(ordererIssues(orderer)).toEqual(paths.map((path) => ({ path, code: 'REQUIRED' })));
});
