import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { catalogueByName } from '@sen/domain/catalogues/all';
import { expect, it } from 'vitest';
import { conflictLines } from './conflictLines.ts';

const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
const units = catalogueByName('DonViTinh');
if (!units) throw new Error('no units');
const was = {
  _id: '1',
  version: 1,
  TrangThai: 'DangSuDung',
  MaDonViTinh: 'VI',
  TenDonViTinh: 'Vỉ',
  TamNgung: false,
};

it('asks about an entry that somebody else suspended, and takes theirs where nothing was typed', async () => {
  const theirs = { ...was, version: 2, TamNgung: true };
  const mine = { MaDonViTinh: 'VI', TenDonViTinh: 'Vỉ 10 viên' };
  const lines = await conflictLines(client, units, mine, theirs, was);
  expect(lines.map(({ path, first }) => [path, first])).toEqual([
    ['TenDonViTinh', 'mine'],
    ['TamNgung', 'theirs'],
  ]);
});

it('a switch that was never set is off, which is no difference', async () => {
  const mine = { MaDonViTinh: 'VI', TenDonViTinh: 'Vỉ', TamNgung: null };
  expect(await conflictLines(client, units, mine, was, was)).toEqual([]);
});
