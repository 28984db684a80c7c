import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dec } from '../money/decimal.ts';
import {
  chenhLech,
  type DauPhieu,
  type DongPhieu,
  giaVon,
  loiNhap,
  loiXacNhan,
  tongPhieu,
  unitsOf,
} from './dongPhieu.ts';

const today = '2026-03-01';
const head: DauPhieu = { LoaiPhieu: 'NhapMua', Kho_Id: 'k1', KhoNhan_Id: null, NhaCungCap_Id: 'n' };
const line: DongPhieu = {
  Duoc_Id: 'd',
  SoLo: 'A1',
  HanDung: '2027-12-31',
  QuyCach: '100',
  SoLuongGoi: '5',
  SoLuong: '500',
  SoLuongSo: null,
  DonGia: '1000',
  VAT: '5',
  LyDo: null,
};
const faults = (over: Partial<DauPhieu>, ...lines: Partial<DongPhieu>[]) =>
  loiXacNhan(
    { ...head, ...over },
    lines.map((one) => ({ ...line, ...one })),
    today,
  ).map(({ path, code }) => `${path} ${code}`);

describe('the lines of a stock paper', () => {
  it('count packs in units, and cost with VAT', () => {
    expect(unitsOf('5', '100')).toBe('500.000');
    expect(unitsOf('5', null)).toBeNull();
    expect(unitsOf('x', '100')).toBeNull();
    expect(giaVon(line)).toBe('1050.000');
    expect(giaVon({ DonGia: '333.333', VAT: '8' })).toBe('360.000');
    expect(giaVon({ DonGia: null, VAT: null })).toBe('0.000');
  });

  it('add up to the paper, amount and VAT each rounded to the dong', () => {
    expect(tongPhieu([line, { SoLuong: '3', DonGia: '333.5', VAT: '8' }])).toEqual({
      ThanhTien: '501001.00',
      TienVAT: '25080.00',
      TongTien: '526081.00',
    });
    const amount = fc.integer({ min: 0, max: 9_999_999 }).map((one) => (one / 1000).toFixed(3));
    fc.assert(
      fc.property(
        fc.array(fc.record({ SoLuong: amount, DonGia: amount, VAT: fc.constantFrom('0', '5', '8', '10') })),
        (lines) => {
          const { ThanhTien, TienVAT, TongTien } = tongPhieu(lines);
          expect(dec(ThanhTien).plus(TienVAT).eq(TongTien)).toBe(true);
          expect(dec(TongTien).mod(1).eq(0)).toBe(true);
        },
      ),
    );
  });

  it('of goods received need supplier, lot, expiry that is to come, quantity and price', () => {
    expect(faults({}, {})).toEqual([]);
    expect(faults({ NhaCungCap_Id: null }, {})).toEqual(['NhaCungCap_Id REQUIRED']);
    expect(faults({})).toEqual(['dongs REQUIRED']);
    expect(faults({}, { Duoc_Id: null, SoLo: ' ', HanDung: null, SoLuong: null, DonGia: null })).toEqual([
      'dongs.0.Duoc_Id REQUIRED',
      'dongs.0.SoLo REQUIRED',
      'dongs.0.HanDung REQUIRED',
      'dongs.0.SoLuong REQUIRED',
      'dongs.0.DonGia REQUIRED',
    ]);
    expect(faults({}, { SoLuong: '0', HanDung: '2026-02-28', VAT: '101' })).toEqual([
      'dongs.0.SoLuong TOO_SMALL',
      'dongs.0.HanDung STOCK_EXPIRED_IN',
      'dongs.0.VAT TOO_LARGE',
    ]);
    expect(faults({}, { HanDung: today })).toEqual([]);
  });

  it('of opening stock may be expired and have no price', () => {
    expect(
      faults({ LoaiPhieu: 'TonDau', NhaCungCap_Id: null }, { HanDung: '2020-01-31', DonGia: null }),
    ).toEqual([]);
  });

  it('of a transfer name another store, and no lot twice', () => {
    const to = (KhoNhan_Id: string | null) => ({ LoaiPhieu: 'ChuyenKho' as const, KhoNhan_Id });
    expect(faults(to('k2'), {})).toEqual([]);
    expect(faults(to(null), {})).toEqual(['KhoNhan_Id REQUIRED']);
    expect(faults(to('k1'), {})).toEqual(['KhoNhan_Id STOCK_SAME_STORE']);
    expect(faults(to('k2'), {}, {})).toEqual(['dongs.1.SoLo STOCK_LOT_TWICE']);
  });

  it('of a stock-take are all counted, with a reason where they differ', () => {
    const count = { LoaiPhieu: 'KiemKe' as const };
    expect(faults(count, { SoLuongSo: '500' })).toEqual([]);
    expect(faults(count, { SoLuongSo: '500', SoLuong: '0' })).toEqual(['dongs.0.LyDo REQUIRED']);
    expect(faults(count, { SoLuongSo: '500', SoLuong: '0', LyDo: 'Vỡ' })).toEqual([]);
    expect(faults(count, { SoLuongSo: '500', SoLuong: null })).toEqual(['dongs.0.SoLuong REQUIRED']);
    expect(chenhLech({ SoLuong: '497', SoLuongSo: '500' })).toBe('-3.000');
    expect(chenhLech({ SoLuong: null, SoLuongSo: '500' })).toBe('0.000');
  });

  it('are kept unfinished, but not malformed', () => {
    const empty = { ...line, Duoc_Id: null, SoLo: null, HanDung: null, SoLuong: null, DonGia: null };
    expect(loiNhap([empty])).toEqual([]);
    expect(
      loiNhap([{ ...line, SoLuong: '-1', DonGia: '1.2345', SoLo: 'x'.repeat(51) }]).map((one) => one.path),
    ).toEqual(['dongs.0.SoLuong', 'dongs.0.DonGia', 'dongs.0.SoLo']);
  });
});
