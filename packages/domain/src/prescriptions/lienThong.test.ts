import { describe, expect, it } from 'vitest';
import { dauMaDonThuoc, lienThongIssues } from './lienThong.ts';
import { maDonThuoc } from './toaThuoc.ts';

const faults = (values: object, coMatKhau = false) =>
  lienThongIssues({ MoiTruong: 'That', ...values }, coMatKhau).map(({ path, code }) => `${path}:${code}`);

describe('the link to the national prescription system', () => {
  it('needs its code and its password once it is on', () => {
    expect(faults({ Bat: false, MaLienThong: null })).toEqual([]);
    expect(faults({ Bat: true, MaLienThong: '' })).toEqual(['MaLienThong:REQUIRED', 'MatKhau:REQUIRED']);
    expect(faults({ Bat: true, MaLienThong: '0125366' }, true)).toEqual([]);
    expect(faults({ Bat: true, MaLienThong: '0125366', MatKhau: 'x' })).toEqual([]);
  });

  it('takes a code of letters and digits, five at least', () => {
    expect(faults({ MaLienThong: '2536' })).toEqual(['MaLienThong:NOT_A_LINK_CODE']);
    expect(faults({ MaLienThong: '25-366' })).toEqual(['MaLienThong:NOT_A_LINK_CODE']);
    expect(faults({ MaLienThong: '25366', MoiTruong: 'Khac' })).toEqual(['MoiTruong:NOT_IN_LIST']);
  });
});

describe('the begin of the code of a prescription', () => {
  it.each([
    ['0125366', '01999', '25366'],
    ['25366', '01999', '25366'],
    ['', '01999', '01999'],
    ['', '', '00000'],
  ])('of link code %j and insurance code %j is %s', (link, insurance, begin) => {
    expect(dauMaDonThuoc(link, insurance)).toBe(begin);
    expect(maDonThuoc(begin, 'c', () => 0)).toMatch(/^[0-9a-z]{12}-c$/);
  });
});
