import { describe, expect, it } from 'vitest';
import type { IcdFacts } from '../diagnosis/icdRules.ts';
import { causeIssues, deathIssues } from './death.ts';

const now = new Date('2026-11-25T10:00:00+07:00');
const death = {
  NgayTuVong: '2026-11-25T03:12:00+07:00',
  NguyenNhanTuVong_Id: 'x',
  NoiTuVong: 'Tại nhà',
  LyDoTuVong: 'Gia đình báo',
};
const icd: IcdFacts = {
  _id: 'x',
  MaICD: 'R96.0',
  TenICD: 'Chết đột ngột',
  GioiTinh: null,
  TuoiMin: null,
  TuoiMax: null,
  KhongLamBenhChinh: false,
  KhongKhuyenKhichBenhChinh: false,
  CoMaChiTietHon: false,
  ChiNguyenNhanTuVong: true,
  Asterisk: false,
};

describe('a death', () => {
  it.each([
    ['is whole', {}, []],
    ['lies ahead', { NgayTuVong: '2026-11-25T10:01:00+07:00' }, ['NgayTuVong IN_THE_FUTURE']],
    ['lies before the birth', { NgayTuVong: '1980-05-01T23:59:00+07:00' }, ['NgayTuVong BEFORE_BIRTH']],
    ['has no time', { NgayTuVong: 'x' }, ['NgayTuVong NOT_A_DATE']],
    ['has no ground', { LyDoTuVong: ' ' }, ['LyDoTuVong REQUIRED']],
  ])('%s', (_what, change, expected) => {
    const issues = deathIssues({ ...death, ...change }, { NgaySinh: '1980-05-02', NamSinh: 1980 }, now);
    expect(issues.map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
  });

  it('has a cause of the official list, such as one that is a cause of death only', () => {
    expect(causeIssues(icd)).toEqual([]);
    expect(causeIssues({ ...icd, CoMaChiTietHon: true }).map(({ code }) => code)).toEqual([
      'ICD_TOO_GENERAL',
    ]);
    expect(causeIssues(null).map(({ code }) => code)).toEqual(['NOT_IN_LIST']);
  });
});
