import { describe, expect, it } from 'vitest';
import { everyRight, refusal } from '../acts/acts.ts';
import { allowedByState } from '../acts/testTable.ts';
import {
  daysOfLeave,
  type ForWhom,
  type GiayNghi,
  giayNghiActs,
  lastDayOfLeave,
  mostDays,
  sickLeaveIssues,
  socialNumberOfCard,
} from './giayNghi.ts';

const of: ForWhom = { ngayKham: '2026-11-23', icds: ['J02.9'], gioiTinh: 'FEMALE', ngaySinh: '1990-05-01' };
const whole: GiayNghi = {
  LoaiNghi: 'Thuong',
  TuNgay: '2026-11-23',
  DenNgay: '2026-11-25',
  MaSoBHXH: '7912345678',
  DonViLamViec: 'Công ty May An Bình',
  PhuongPhapDieuTri: 'Kháng sinh, hạ sốt',
};
const codes = (over: Partial<GiayNghi>, whom: Partial<ForWhom> = {}) =>
  sickLeaveIssues({ ...whole, ...over }, { ...of, ...whom }).map(({ path, code }) => `${path} ${code}`);

describe('a sick-leave certificate', () => {
  it('is changed and removed until it is on paper, later issued again or cancelled', () => {
    expect(
      allowedByState(giayNghiActs, (TrangThai) => ({ TrangThai, node: null, daIn: false, chucVu: null })),
    ).toEqual({
      DangSuDung: ['sua', 'xoa', 'capLai', 'huy'],
      BiThayThe: [],
      DaHuy: [],
    });
    const printed = { TrangThai: 'DangSuDung', node: null, daIn: true, chucVu: null };
    expect(refusal(giayNghiActs, 'sua', printed, everyRight)?.code).toBe('SICK_LEAVE_PRINTED');
    expect(refusal(giayNghiActs, 'xoa', printed, everyRight)?.code).toBe('SICK_LEAVE_PRINTED');
    expect(refusal(giayNghiActs, 'capLai', printed, everyRight)).toBeNull();
  });

  it('is whole with its days, number, employer and treatment', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ DonViLamViec: null, PhuongPhapDieuTri: '', MaSoBHXH: null })).toEqual([
      'DonViLamViec REQUIRED',
      'PhuongPhapDieuTri REQUIRED',
      'MaSoBHXH REQUIRED',
    ]);
    expect(codes({ MaSoBHXH: '12345' })).toEqual(['MaSoBHXH SOCIAL_NUMBER']);
  });

  it('begins on the day of the examination and ends no earlier', () => {
    expect(codes({ TuNgay: '2026-11-24' })).toEqual(['TuNgay SICK_LEAVE_START']);
    expect(codes({ DenNgay: '2026-11-22' })).toEqual(['DenNgay SICK_LEAVE_END']);
    expect(codes({ TuNgay: null, DenNgay: null })).toEqual(['TuNgay REQUIRED', 'DenNgay REQUIRED']);
  });

  it.each([
    ['Thuong', null, 30],
    ['DinhChiThai', 12, 30],
    ['DinhChiThai', 13, 50],
    ['Lao', null, 180],
  ] as const)('has at most so many days: %s, %s weeks: %i', (LoaiNghi, TuoiThai, most) => {
    expect(mostDays(LoaiNghi, TuoiThai)).toBe(most);
    const one = { LoaiNghi, TuoiThai, NguyenNhanDinhChi: 'Thai lưu' };
    const ill = { icds: ['A15.0'] };
    expect(codes({ ...one, DenNgay: lastDayOfLeave('2026-11-23', most) }, ill)).toEqual([]);
    expect(codes({ ...one, DenNgay: lastDayOfLeave('2026-11-23', most + 1) }, ill)).toEqual([
      'DenNgay SICK_LEAVE_TOO_LONG',
    ]);
  });

  it('asks for what its kind needs', () => {
    expect(codes({ LoaiNghi: 'Lao' })).toEqual(['LoaiNghi SICK_LEAVE_NO_TUBERCULOSIS']);
    expect(codes({ LoaiNghi: 'DinhChiThai' })).toEqual(['TuoiThai REQUIRED', 'NguyenNhanDinhChi REQUIRED']);
    expect(codes({ LoaiNghi: 'DinhChiThai', TuoiThai: 60, NguyenNhanDinhChi: 'x' })).toEqual([
      'TuoiThai TOO_LARGE',
    ]);
    expect(codes({ LoaiNghi: 'DinhChiThai' }, { gioiTinh: 'MALE' })).toEqual([
      'LoaiNghi SICK_LEAVE_NOT_FOR_MEN',
    ]);
  });

  it('names a parent of a child under seven', () => {
    expect(codes({}, { ngaySinh: '2019-11-24' })).toEqual(['HoTenCha SICK_LEAVE_PARENT']);
    expect(codes({ HoTenMe: 'Trần Thị Bé' }, { ngaySinh: '2019-11-24' })).toEqual([]);
    expect(codes({}, { ngaySinh: '2019-11-23' })).toEqual([]);
  });

  it('counts both ends, over the end of a month and of a year', () => {
    expect(daysOfLeave('2026-11-23', '2026-11-23')).toBe(1);
    expect(daysOfLeave('2026-12-30', '2027-01-02')).toBe(4);
    expect(lastDayOfLeave('2028-02-28', 3)).toBe('2028-03-01');
  });

  it('knows the social number of a card', () => {
    expect(socialNumberOfCard('DN4797912345678')).toBe('7912345678');
    expect(socialNumberOfCard('7912345678')).toBe('7912345678');
    expect(socialNumberOfCard(null)).toBeNull();
  });
});
