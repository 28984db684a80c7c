import { describe, expect, it } from 'vitest';
import { actsWithoutRight, actTable } from '../acts/testTable.ts';
import {
  birthIssues,
  confirmationIssues,
  deathNoticeIssues,
  injuryIssues,
  pregnancyRestIssues,
} from './issues.ts';
import { giayBaoTuActs } from './records.ts';
import { afterWorkingHours } from './workingHours.ts';

const codes = (issues: ReadonlyArray<{ path: string; code: string }>) =>
  issues.map(({ path, code }) => `${path} ${code}`);

describe('a certificate of a stay', () => {
  const live = { TrangThai: 'DangSuDung', node: 'ward', daIn: false, daKhoa: false };

  it('is changed until it is printed, and nothing is done with it while the record is locked', () => {
    expect(
      actTable(giayBaoTuActs, {
        live,
        printed: { ...live, daIn: true },
        locked: { ...live, daKhoa: true },
        replaced: { ...live, TrangThai: 'BiThayThe' },
      }),
    ).toEqual({
      live: { sua: null, capLai: null, huy: null },
      printed: { sua: 'CERTIFICATE_PRINTED', capLai: null, huy: null },
      locked: { sua: 'MEDICAL_RECORD_LOCKED', capLai: 'MEDICAL_RECORD_LOCKED', huy: 'MEDICAL_RECORD_LOCKED' },
      replaced: { sua: 'STATE_CHANGED', capLai: 'STATE_CHANGED', huy: 'STATE_CHANGED' },
    });
    expect(actsWithoutRight(giayBaoTuActs, live)).toEqual([]);
  });

  it('of a death names where and who takes it; of an injury what it was', () => {
    expect(codes(deathNoticeIssues({ NoiTuVong: 'Khoa Nội' }))).toEqual([
      'HoTenNguoiThan REQUIRED',
      'QuanHeNguoiThan REQUIRED',
    ]);
    expect(codes(injuryIssues({ ChanDoan: 'Gãy xương' }))).toHaveLength(4);
  });

  it('of a birth is of a child of the stay, by whole numbers', () => {
    const whole = {
      ...{
        ThoiGianSinh: '2026-11-23T03:00:00Z',
        GioiTinhCon: 'MALE',
        CanNangCon: 3200,
        SoCon: 1,
        ThuTuCon: 1,
      },
      ...{ LanSinh: 1, SoConSong: 1, NoiSinh: 'Khoa Sản', TinhTrangCon: 'Khỏe', NguoiDoDe_Id: 'ns' },
    };
    const of = { vaoLuc: new Date('2026-11-23T02:00:30Z'), den: new Date('2026-11-24T02:00:00Z') };
    expect(birthIssues(whole, of)).toEqual([]);
    expect(codes(birthIssues({ ...whole, ThoiGianSinh: '2026-11-22T03:00:00Z' }, of))).toEqual([
      'ThoiGianSinh BIRTH_OUTSIDE_STAY',
    ]);
    const wrong = { ...whole, CanNangCon: 3.2, ThuTuCon: 2, MaSoBHXH: '12' };
    expect(codes(birthIssues(wrong, of))).toEqual([
      'CanNangCon NOT_A_NUMBER',
      'ThuTuCon TOO_LARGE',
      'MaSoBHXH SOCIAL_NUMBER',
    ]);
  });

  it('of rest begins after the stay; of treatment lies in it', () => {
    const rest = {
      ...{ TuoiThai: 12, TuNgay: '2026-11-20', DenNgay: '2026-11-19', MaSoBHXH: '0123456789' },
      ...{ DonViLamViec: 'Cty A', ChanDoan: 'Dọa sẩy' },
    };
    expect(codes(pregnancyRestIssues(rest, { ngayRa: '2026-11-21' }))).toEqual([
      'TuNgay REST_BEFORE_DISCHARGE',
      'DenNgay RANGE_REVERSED',
    ]);
    const days = { TuNgay: '2026-11-01', DenNgay: '2026-11-09', ChanDoan: 'x' };
    expect(codes(confirmationIssues(days, { ngayVao: '2026-11-02', den: '2026-11-08' }))).toEqual([
      'TuNgay OUTSIDE_STAY',
      'DenNgay OUTSIDE_STAY',
    ]);
  });
});

describe('four working hours', () => {
  const local = (text: string) => new Date(`${text}:00+07:00`);
  it.each([
    ['2026-11-23T08:00', '2026-11-23T13:30'], // a Monday, over noon
    ['2026-11-23T15:00', '2026-11-24T09:30'],
    ['2026-11-27T18:00', '2026-11-30T11:30'], // from Friday evening to Monday noon
    ['2026-11-23T05:00', '2026-11-23T11:30'],
  ])('after %s end at %s', (from, until) => {
    expect(afterWorkingHours(local(from), 4)).toEqual(local(until));
  });

  it('leave days off aside', () => {
    expect(afterWorkingHours(local('2026-11-23T15:00'), 4, ['2026-11-24'])).toEqual(
      local('2026-11-25T09:30'),
    );
  });
});
