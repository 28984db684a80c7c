import { describe, expect, it } from 'vitest';
import { readForm } from '../../printing/library.ts';
import { type DonThuoc, presentDonThuoc } from './DonThuoc.ts';
import type { ThuocTrenDon } from './thuocTrenDon.ts';

function prescription(change: Partial<DonThuoc> = {}): DonThuoc {
  // The sample file has the shape of its form: the golden test prints it.
  return { ...(readForm('DonThuoc').sample as DonThuoc), ...change };
}

function drug(change: Partial<ThuocTrenDon> = {}): ThuocTrenDon {
  return {
    HoatChat: 'Paracetamol',
    TenDuoc: 'Hapacol',
    HamLuong: '500 mg',
    DonViTinh: 'Viên',
    SoLuong: '10.000',
    LaThuocDoc: false,
    CanHoiChan: false,
    SoLuongBangChu: null,
    SoNgay: 5,
    DuongDung: 'Uống',
    Sang: '1.000',
    Trua: null,
    Chieu: null,
    Toi: '0.500',
    CachDung: null,
    ...change,
  };
}

const present = (Thuocs: ThuocTrenDon[], change: Partial<DonThuoc> = {}) =>
  presentDonThuoc(prescription({ ...change, Thuocs }), 'vi').Thuocs;

describe('presentDonThuoc (prescriptions 5.4)', () => {
  it.each([
    ['5', '05'],
    ['9.500', '09,5'],
    ['10.000', '10'],
    ['14.000', '14'],
  ])('writes the quantity %s as %s', (SoLuong, expected) => {
    expect(present([drug({ SoLuong })])[0]?.SoLuong).toBe(expected);
  });

  it('writes an addictive quantity in words too, and refuses one without words', () => {
    const morphine = drug({ HoatChat: 'Morphin', SoLuong: '5', LaThuocDoc: true });
    const [line] = present([{ ...morphine, SoLuongBangChu: 'năm' }], { LoaiDon: 'n' });
    expect(line?.SoLuong).toBe('05 (năm)');
    expect(() => present([morphine], { LoaiDon: 'n' })).toThrow(/words/);
  });

  it('says the periods of an addictive course', () => {
    const DotDungThuocs = [
      { dot: 1, tuNgay: '2026-11-20', denNgay: '2026-11-29' },
      { dot: 2, tuNgay: '2026-11-30', denNgay: '2026-12-04' },
    ];
    expect(presentDonThuoc(prescription({ DotDungThuocs }), 'vi').DotDungThuocs).toEqual([
      '1: 20/11/2026 – 29/11/2026',
      '2: 30/11/2026 – 04/12/2026',
    ]);
  });

  it('names one active substance before the brand, several by the brand', () => {
    expect(present([drug()])[0]?.Ten).toBe('Paracetamol (Hapacol) 500 mg');
    expect(present([drug({ HoatChat: null, TenDuoc: 'Oresol', HamLuong: null })])[0]?.Ten).toBe('Oresol');
    expect(present([drug({ TenDuoc: 'Paracetamol' })])[0]?.Ten).toBe('Paracetamol 500 mg');
  });

  it('puts poisons first and leaves the rest in their order', () => {
    const names = present([
      drug({ TenDuoc: 'A' }),
      drug({ TenDuoc: 'B', LaThuocDoc: true }),
      drug({ TenDuoc: 'C' }),
      drug({ TenDuoc: 'D', LaThuocDoc: true }),
    ]).map(({ STT, Ten }) => `${STT} ${Ten}`);
    expect(names.map((name) => name.replace(/ Paracetamol \((.)\) 500 mg/, '$1'))).toEqual([
      '1B',
      '2D',
      '3A',
      '4C',
    ]);
  });

  it('says the doses by time of day, without the empty ones', () => {
    expect(present([drug()])[0]?.Lieu).toBe('Uống: Sáng 1 viên – Tối 0,5 viên × 5 ngày');
    expect(present([drug({ Sang: null, Toi: '0.000' })])[0]?.Lieu).toBe('Uống × 5 ngày');
  });

  it('shows months, weight and guardian of a child below 72 months, and refuses a child without them', () => {
    const shown = presentDonThuoc(prescription(), 'vi');
    expect(shown.BenhNhan.Tuoi).toBe('20 tháng tuổi');
    expect(shown.CanNang).toBe('11,5 kg');
    expect(shown.NguoiDiCung).toBe('Phạm Thị Lan Anh (Mẹ) · 0987 654 321');
    expect(() => presentDonThuoc(prescription({ CanNang: null }), 'vi')).toThrow(/child/);
    expect(() => presentDonThuoc(prescription({ NguoiDiCung: null }), 'vi')).toThrow(/child/);
    const grown = { ...prescription().BenhNhan, Tuoi: 6, LoaiTuoi: 'Nam' as const };
    expect(
      presentDonThuoc(prescription({ BenhNhan: grown, CanNang: null, NguoiDiCung: null }), 'vi').CanNang,
    ).toBe('');
  });
});
