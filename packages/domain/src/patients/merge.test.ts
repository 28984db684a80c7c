import { describe, expect, it } from 'vitest';
import { mergeConflicts, mergedValues } from './merge.ts';

const kept = {
  TenBenhNhan: 'Lê Thị Hoa',
  TenKhongDau: 'le thi hoa',
  NgaySinh: null,
  NamSinh: 1990,
  SoDienThoai: '0912000111',
  SoTheBHYT: null,
  TienSuDiUng: 'Penicillin',
  DiUngHoatChat_Ids: ['a'],
  NhomBenhNhan_Ids: [],
  TuVong: false,
  isBusinessAccount: false,
};
const other = {
  ...kept,
  NgaySinh: '1990-02-03',
  SoDienThoai: '0912000222',
  SoTheBHYT: 'DN4790000000001',
  BHYTNgayHieuLuc: '2026-01-01',
  TienSuDiUng: 'Tôm',
  DiUngHoatChat_Ids: ['b'],
};

describe('a merge', () => {
  it.each([
    ['nothing where the records are alike', kept, kept, []],
    ['what both say differently', kept, other, ['NgaySinh', 'SoDienThoai']],
    ['nothing that one of them leaves empty', kept, { SoTheBHYT: 'X', SoDienThoai: '' }, []],
    ['the address by its house too', { SoNha: '1' }, { SoNha: '2' }, ['DiaChi_Id']],
    [
      'who looks after them',
      { NhanVienPhuTrach_Id: 'a' },
      { NhanVienPhuTrach_Id: 'b' },
      ['NhanVienPhuTrach_Id'],
    ],
    ['no certificate without a number', { SoGPP: '1' }, { NgayCapGPP: null }, []],
  ])('asks for %s', (_, a, b, conflicts) => {
    expect(mergeConflicts(a, b)).toEqual(conflicts);
  });

  it('fills what the kept record leaves empty and joins the allergies of both, whatever is chosen', () => {
    expect(mergedValues(kept, other, new Set())).toEqual({
      SoTheBHYT: 'DN4790000000001',
      BHYTNgayHieuLuc: '2026-01-01',
      TienSuDiUng: 'Penicillin; Tôm',
      DiUngHoatChat_Ids: ['a', 'b'],
    });
  });

  it('takes a choice with all that belongs to it', () => {
    expect(mergedValues(kept, other, new Set(['NgaySinh', 'SoDienThoai']))).toMatchObject({
      NgaySinh: '1990-02-03',
      SoDienThoai: '0912000222',
    });
    const renamed = { ...other, TenBenhNhan: 'Lê Hoa', TenKhongDau: 'le hoa' };
    expect(mergedValues(kept, renamed, new Set(['TenBenhNhan']))).toMatchObject({
      TenBenhNhan: 'Lê Hoa',
      TenKhongDau: 'le hoa',
    });
  });

  it('never empties a field by a choice, says nothing twice and keeps a death', () => {
    const empty = { ...kept, SoDienThoai: null, TienSuDiUng: 'Penicillin', TuVong: true };
    expect(mergedValues(kept, empty, new Set(['SoDienThoai']))).toEqual({ TuVong: true });
  });
});
