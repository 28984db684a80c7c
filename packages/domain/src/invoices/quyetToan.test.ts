import { describe, expect, it } from 'vitest';
import { actionStates, everyRight } from '../acts/acts.ts';
import {
  daysOfKy,
  hanHoaDon,
  noiDungHoaDon,
  type QuyetToanFacts,
  quyetToanActs,
  quyetToanIssues,
  thayDoiIssues,
} from './quyetToan.ts';

const good = {
  LoaiKy: 'Thang',
  Ky: 10,
  Nam: 2026,
  SoBienBan: '12/BBQT',
  NgayBienBan: '2026-11-20',
  SoTienDeNghi: '1000000',
  SoTienChapNhan: '900000',
  GhiChu: null,
} as const;
const faults = (over: object) =>
  quyetToanIssues({ ...good, ...over }, '2026-11-29').map(({ path, code }) => `${path}:${code}`);

describe('a settlement with the insurance', () => {
  it('is checked field by field', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ SoBienBan: ' ', NgayBienBan: null, SoTienDeNghi: '' })).toEqual([
      'SoBienBan:REQUIRED',
      'NgayBienBan:REQUIRED',
      'SoTienDeNghi:REQUIRED',
    ]);
    expect(faults({ SoTienChapNhan: '1000001' })).toEqual(['SoTienChapNhan:ABOVE_CLAIM']);
    expect(faults({ SoTienChapNhan: '0.5' })).toEqual(['SoTienChapNhan:NOT_WHOLE']);
    expect(faults({ NgayBienBan: '2026-11-30' })).toEqual(['NgayBienBan:IN_THE_FUTURE']);
  });

  it('is of a month or a quarter that is over', () => {
    expect(faults({ Ky: 11 })).toEqual(['Ky:PERIOD_NOT_OVER']);
    expect(faults({ LoaiKy: 'Quy', Ky: 3 })).toEqual([]);
    expect(faults({ LoaiKy: 'Quy', Ky: 4 })).toEqual(['Ky:PERIOD_NOT_OVER']);
    expect(faults({ LoaiKy: 'Quy', Ky: 5 })).toEqual(['Ky:TOO_LARGE']);
    expect(faults({ Ky: 13 })).toEqual(['Ky:TOO_LARGE']);
    expect(daysOfKy({ LoaiKy: 'Thang', Ky: 2, Nam: 2028 })).toEqual({
      TuNgay: '2028-02-01',
      DenNgay: '2028-02-29',
    });
    expect(daysOfKy({ LoaiKy: 'Quy', Ky: 4, Nam: 2026 })).toEqual({
      TuNgay: '2026-10-01',
      DenNgay: '2026-12-31',
    });
  });

  it('is invoiced within two working days of its record, in words that name it', () => {
    expect(hanHoaDon('2026-11-20')).toBe('2026-11-24'); // a Friday
    expect(noiDungHoaDon(good)).toBe(
      'Chi phí khám bệnh, chữa bệnh bảo hiểm y tế tháng 10/2026 theo biên bản quyết toán số 12/BBQT',
    );
    expect(noiDungHoaDon({ ...good, LoaiKy: 'Quy', Ky: 3 })).toContain('quý 3/2026');
  });

  it('allows what its invoice allows', () => {
    const states = (over: Partial<QuyetToanFacts>) =>
      Object.fromEntries(
        actionStates(
          quyetToanActs,
          { TrangThai: 'HieuLuc', node: null, SoTienChapNhan: '1', hoaDon: 'KhongCo', ...over },
          everyRight,
        ).map(({ action, refusal }) => [action, refusal]),
      );
    expect(states({})).toEqual({
      sua: null,
      huy: null,
      lapHoaDon: null,
      dieuChinh: 'SETTLEMENT_NOT_INVOICED',
    });
    expect(states({ SoTienChapNhan: '0' })['lapHoaDon']).toBe('SETTLEMENT_NOTHING_ACCEPTED');
    const taken = {
      sua: 'SETTLEMENT_INVOICED',
      huy: 'SETTLEMENT_INVOICED',
      lapHoaDon: 'SETTLEMENT_INVOICED',
    };
    expect(states({ hoaDon: 'ChuaCoSo' })).toEqual({ ...taken, dieuChinh: 'SETTLEMENT_NOT_INVOICED' });
    expect(states({ hoaDon: 'DangSua' })).toEqual({ ...taken, dieuChinh: 'INVOICE_CHANGING' });
    expect(states({ hoaDon: 'CoSo' })).toEqual({ ...taken, dieuChinh: null });
    expect(Object.values(states({ TrangThai: 'DaHuy' }))).toEqual(Array(4).fill('STATE_CHANGED'));
  });
});

describe('a later change of a settlement', () => {
  const now = { conLai: '900000', SoTienDeNghi: '1000000' };
  const of = (tang: boolean, ...amounts: string[]) =>
    thayDoiIssues({ tang, dongs: amounts.map((SoTien) => ({ NoiDung: 'Thuốc', SoTien })) }, now).map(
      ({ path, code }) => `${path}:${code}`,
    );

  it('takes off at most what is accepted, and adds at most what was refused', () => {
    expect(of(false, '400000', '500000')).toEqual([]);
    expect(of(false, '400000', '500001')).toEqual(['dongs:ABOVE_ACCEPTED']);
    expect(of(true, '100000')).toEqual([]);
    expect(of(true, '100001')).toEqual(['dongs:ABOVE_REFUSED']);
  });

  it('has lines with words and whole dong', () => {
    expect(of(false)).toEqual(['dongs:REQUIRED']);
    expect(of(false, '1', '0')).toEqual(['dongs.1.SoTien:TOO_SMALL']);
    expect(of(false, '1.5')).toEqual(['dongs.0.SoTien:NOT_WHOLE']);
    expect(of(false, 'x')).toEqual(['dongs.0.SoTien:NOT_A_NUMBER']);
    expect(thayDoiIssues({ tang: false, dongs: [{ NoiDung: '', SoTien: '1' }] }, now)[0]).toMatchObject({
      path: 'dongs.0.NoiDung',
      code: 'REQUIRED',
    });
    expect(of(false, ...Array<string>(51).fill('1'))).toEqual(['dongs:TOO_MANY']);
  });
});
