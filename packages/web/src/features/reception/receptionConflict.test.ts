import { expect, it } from 'vitest';
import { mergeReception } from './receptionConflict.ts';
import { emptyValues, type ReceptionValues } from './receptionValues.ts';

const base = { TenBenhNhan: 'Lê An', SoDienThoai: '0912000111', SoNha: 'Số 1', LyDoKham: null };
const mine = (change: Partial<ReceptionValues>): ReceptionValues => ({ ...emptyValues, ...base, ...change });

it('what one side alone changed is taken without a question', () => {
  const merged = mergeReception(base, mine({ LyDoKham: 'ho' }), { ...base, SoDienThoai: '0912000222' });
  expect(merged).toEqual({ values: { SoDienThoai: '0912000222' }, conflicts: [] });
});

it('what both changed to the same is no conflict', () => {
  const change = { SoNha: 'Số 2' };
  expect(mergeReception(base, mine(change), { ...base, ...change }).conflicts).toEqual([]);
});

it('what both changed to something else is asked about, and stays as typed', () => {
  const merged = mergeReception(base, mine({ SoDienThoai: '0912000333' }), { ...base, SoDienThoai: null });
  expect(merged).toEqual({ values: {}, conflicts: ['SoDienThoai'] });
});

it('a birth is compared by its value', () => {
  const birth = { NgaySinh: '1980-01-02', NamSinh: 1980 };
  const merged = mergeReception({ birth }, mine({ birth: { ...birth } }), { birth: { ...birth } });
  expect(merged).toEqual({ values: {}, conflicts: [] });
});
