import { expect, it } from 'vitest';
import { DiemGayKhangSinh } from './DiemGayKhangSinh.ts';

const entry = {
  ViKhuan_Id: null,
  NhomViKhuan: 'Enterobacterales',
  PhuongPhap: 'KhoanhGiay',
  MucS: '25',
  MucR: '22',
};
const codes = (change: Partial<Record<keyof typeof entry, string | null>>) =>
  (DiemGayKhangSinh.check?.({ ...entry, ...change }) ?? []).map(({ path, code }) => `${path} ${code}`);

it('of a zone are susceptible from the larger diameter, of an MIC up to the smaller concentration', () => {
  expect(codes({})).toEqual([]);
  expect(codes({ MucS: '22', MucR: '25' })).toEqual(['MucR BREAKPOINT_LIMITS']);
  expect(codes({ PhuongPhap: 'MIC', MucS: '1', MucR: '2' })).toEqual([]);
  expect(codes({ PhuongPhap: 'MIC', MucS: '2', MucR: '1' })).toEqual(['MucR BREAKPOINT_LIMITS']);
});

it('are of an organism or of a group', () => {
  expect(codes({ NhomViKhuan: null })).toEqual(['NhomViKhuan REQUIRED']);
});
