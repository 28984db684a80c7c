import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { catalogueByName } from '@sen/domain/catalogues/all';
import { expect, it } from 'vitest';
import { conflictLines, sameEntryValue } from './conflictLines.ts';

const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
const units = catalogueByName('DonViTinh');
if (!units) throw new Error('no units');

it('puts both versions of the fields that are asked about into words', async () => {
  const mine = { MaDonViTinh: 'VI', TenDonViTinh: 'Vỉ 10 viên', TamNgung: false };
  const theirs = { ...mine, _id: '1', version: 2, TrangThai: 'DangSuDung', TenDonViTinh: 'Vỉ' };
  const lines = await conflictLines(client, units, ['TenDonViTinh', 'TamNgung', 'gone'], mine, theirs);
  expect(lines.map(({ path, mine: own, theirs: other }) => [path, own, other])).toEqual([
    ['TenDonViTinh', 'Vỉ 10 viên', 'Vỉ'],
    ['TamNgung', '', ''],
  ]);
});

it('a switch that was never set is off, which is no difference; the types of a cache are none either', () => {
  expect(sameEntryValue(null, false, 'bool')).toBe(true);
  expect(sameEntryValue(true, null, 'bool')).toBe(false);
  expect(sameEntryValue([{ a: 1 }], [{ __typename: 'Row', a: 1 }], 'lines')).toBe(true);
});
