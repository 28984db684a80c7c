import { describe, expect, it } from 'vitest';
import { ketLuan, soSanh } from './evening.ts';

const phep = (left: string, right: string) =>
  soSanh(
    'HoaDon',
    'HoaDon',
    [{ loai: 'DichVu', SoTien: left }],
    [
      { loai: 'HoaDonRieng', SoTien: right },
      { loai: 'DieuChinh', SoTien: '-0.10' },
    ],
  );

describe('a comparison', () => {
  it('is exact, also where binary fractions are not', () => {
    expect(phep('0.20', '0.30')).toMatchObject({ lech: '0.00', khop: true });
    expect(phep('0.21', '0.30')).toMatchObject({ lech: '0.01', khop: false });
  });
});

describe('a day', () => {
  const found = (soLuong: number) => ({ loai: 'ChuaHoaDon' as const, soLuong, SoTien: '1.00', dongs: [] });

  it('agrees where nothing was found and both sides are the same', () => {
    expect(ketLuan([phep('0.20', '0.30')], [])).toEqual({ khop: true, soLech: 0 });
  });

  it('counts what was found, and a sum that differs where no line of its part says why', () => {
    expect(ketLuan([phep('1.00', '0.30')], [found(3)])).toEqual({ khop: false, soLech: 3 });
    expect(ketLuan([phep('1.00', '0.30')], [])).toEqual({ khop: false, soLech: 1 });
  });
});
