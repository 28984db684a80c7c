import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '../insurance/dates.ts';
import { defaultParameters } from '../insurance/defaultParameters.ts';
import { bangTyLe, tyLeGiuong } from '../insurance/percent.ts';
import { dec, sum, toMoney } from '../money/decimal.ts';
import { type LuotGiuong, type NgayGiuong, ngayGiuongs, phut, soNguoiTrongNgay } from './bedDays.ts';

const lain = (nguoi: string, giuong: string, tu: string, den: string, over: Partial<LuotGiuong> = {}) => ({
  nguoi,
  giuong,
  khoa: 'K03',
  dichVu: 'noi',
  tu: phut(tu),
  den: phut(den),
  ...over,
});
const day = '2026-03-04';
const at = (hour: string) => `${day}T${hour}`;
const midnight = '2026-03-05T00:00';

describe('who shares a bed on a day', () => {
  const shared = (nguoi: string, giuong: string, luots: readonly LuotGiuong[]) =>
    soNguoiTrongNgay(nguoi, giuong, day, luots);

  it('B1: two who lie together for four hours or more share it, both of them', () => {
    const luots = [lain('X', 'H1', at('00:00'), midnight), lain('Y', 'H1', at('10:00'), midnight)];
    expect([shared('X', 'H1', luots), shared('Y', 'H1', luots)]).toEqual([2, 2]);
  });

  it('B2: who comes for two hours shares nothing, and has the day in the bed before', () => {
    const luots = [
      lain('X', 'H1', at('00:00'), midnight),
      lain('Y', 'H2', at('00:00'), at('22:00')),
      lain('Y', 'H1', at('22:00'), midnight),
    ];
    expect(shared('X', 'H1', luots)).toBe(1);
    const stay = { ngayVao: at('00:00'), ngayRa: '2026-03-05T00:00', ketQuaDieuTri: '2', maLoaiRaVien: '1' };
    expect(ngayGiuongs('Y', stay, luots, () => '1.00')).toEqual([
      { ngay: day, khoa: 'K03', giuong: 'H2', dichVu: 'noi', soNguoi: 1, soLuong: '1' },
    ]);
  });

  it('B3: three who lie together for six hours are three', () => {
    const luots = ['X', 'Y', 'Z'].map((who) => lain(who, 'H1', at('08:00'), at('14:00')));
    expect(['X', 'Y', 'Z'].map((who) => shared(who, 'H1', luots))).toEqual([3, 3, 3]);
  });

  it('counts the hours of three for two as well', () => {
    const luots = [
      lain('X', 'H1', at('00:00'), midnight),
      lain('Y', 'H1', at('08:00'), at('13:00')),
      lain('Z', 'H1', at('08:00'), at('10:00')),
    ];
    expect(shared('X', 'H1', luots)).toBe(2);
  });
});

const price: Record<string, string> = { noi: '273100', ngoai: '360000', yeuCau: '500000' };
const bhyt: Record<string, string> = { noi: '273100', ngoai: '360000', yeuCau: '360000' };
const bang = bangTyLe({ PhanTram80: 80, PhanTram50: 50, PhanTram30: 30 }, day, defaultParameters);

function total(days: readonly NgayGiuong[], gia: Record<string, string>): string {
  const lines = days.map(({ dichVu, soNguoi, soLuong }) =>
    dec(gia[dichVu] ?? '0')
      .times(soLuong)
      .times(tyLeGiuong(soNguoi, bang))
      .div(100),
  );
  return toMoney(sum(lines));
}

describe('bed days of a stay', () => {
  const stay = {
    ngayVao: '2026-03-02T09:00',
    ngayRa: '2026-03-08T10:00',
    ketQuaDieuTri: '2',
    maLoaiRaVien: '1',
  };
  const surgical = { khoa: 'K19', dichVu: 'ngoai' };
  const luots = [
    lain('X', 'H012', '2026-03-02T09:00', '2026-03-05T10:00'),
    lain('Y', 'H012', '2026-03-04T06:00', '2026-03-04T20:00'),
    lain('X', 'H105', '2026-03-05T10:00', '2026-03-06T07:00', surgical),
    lain('X', 'C105', '2026-03-06T07:00', '2026-03-09T10:00', { khoa: 'K19', dichVu: 'yeuCau' }),
  ];
  const days = (over: Partial<typeof stay> = {}, all = luots) =>
    ngayGiuongs('X', { ...stay, ...over }, all, (dichVu) => price[dichVu] ?? '0');

  it('IP1: six paid days, one of them shared, the day of the transfer halved', () => {
    const found = days();
    expect(
      found.map(({ ngay, giuong, soNguoi, soLuong }) => [ngay.slice(8), giuong, soNguoi, soLuong]),
    ).toEqual([
      ['02', 'H012', 1, '1'],
      ['03', 'H012', 1, '1'],
      ['04', 'H012', 2, '1'],
      ['05', 'H012', 1, '0.5'],
      ['05', 'H105', 1, '0.5'],
      ['06', 'C105', 1, '1'],
      ['07', 'C105', 1, '1'],
    ]);
    expect([total(found, price), total(found, bhyt)]).toEqual(['1999300.00', '1719300.00']);
  });

  it('IP1b: who leaves no better pays the day of the discharge too', () => {
    const found = days({ ketQuaDieuTri: '3' });
    expect(found.at(-1)).toMatchObject({ ngay: '2026-03-08', giuong: 'C105' });
    expect([total(found, price), total(found, bhyt)]).toEqual(['2499300.00', '2079300.00']);
  });

  it('IP1c: less than four hours is no bed day', () => {
    expect(days({ ngayRa: '2026-03-02T12:30' })).toEqual([]);
  });

  it('IP1d: less than a day is one, across midnight too', () => {
    expect(days({ ngayRa: '2026-03-03T08:00' }).map(({ ngay }) => ngay)).toEqual(['2026-03-02']);
  });

  it('IP1e: a bed shared by three counts a third of its price', () => {
    const third = lain('Z', 'H012', '2026-03-04T06:00', '2026-03-04T20:00');
    const shared = days({}, [...luots, third]).filter(({ ngay }) => ngay === day);
    expect(total(shared, price)).toBe('90123.00');
  });

  it('has as many days as are paid, whoever lies beside and however often the patient moves', () => {
    const hour = (at: number) =>
      `${dayAfter('2026-03-02', Math.floor(at / 24))}T${String(at % 24).padStart(2, '0')}:00`;
    const moves = fc.uniqueArray(fc.integer({ min: 1, max: 190 }), { minLength: 1, maxLength: 12 });
    const other = fc.tuple(
      fc.constantFrom('B0', 'B1', 'B2'),
      fc.integer({ min: 0, max: 180 }),
      fc.integer({ min: 1, max: 40 }),
    );
    fc.assert(
      fc.property(moves, fc.array(other, { maxLength: 6 }), (ends, others) => {
        const edges = [0, ...ends.sort((a, b) => a - b)];
        const mine = edges.slice(1).map((end, at) =>
          lain('X', `B${at % 3}`, hour(edges[at] ?? 0), hour(end), {
            khoa: `K${at % 2}`,
            dichVu: at % 3 ? 'noi' : 'ngoai',
          }),
        );
        const beside = others.map(([bed, from, long], at) =>
          lain(`O${at}`, bed, hour(from), hour(from + long)),
        );
        const last = edges.at(-1) ?? 0;
        const lay = { ...stay, ngayVao: hour(0), ngayRa: hour(last) };
        const alone = ngayGiuongs('X', lay, mine, (dichVu) => price[dichVu] ?? '0');
        const shared = ngayGiuongs('X', lay, [...mine, ...beside], (dichVu) => price[dichVu] ?? '0');
        const paid = last < 4 ? 0 : last < 24 ? 1 : Math.floor(last / 24);
        for (const found of [alone, shared])
          expect(sum(found.map(({ soLuong }) => soLuong)).eq(paid)).toBe(true);
        // company makes no bed dearer, and gives nobody another bed
        expect(shared.map(({ giuong }) => giuong)).toEqual(alone.map(({ giuong }) => giuong));
        expect(Number(total(shared, price))).toBeLessThanOrEqual(Number(total(alone, price)));
      }),
    );
  });
});
