import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dec, round, sum } from '../money/decimal.ts';
import { commissionOf, type LanThucHien } from './hoaHong.ts';

const money = fc.integer({ min: 0, max: 300_000_000 }).map((dong) => `${dong}.00`);
const percent = fc.option(
  fc.integer({ min: 0, max: 10_000 }).map((hundredths) => (hundredths / 100).toFixed(2)),
  { nil: null, freq: 4 },
);
/** A team whose written shares are 100 at most, as a report takes them. */
const team = fc
  .array(fc.option(fc.integer({ min: 0, max: 4000 }), { nil: null, freq: 3 }), { maxLength: 9 })
  .map((shares) => {
    let left = 10_000;
    return shares.map((share, at) => {
      const taken = share === null ? null : Math.min(share, left);
      left -= taken ?? 0;
      return { NhanVien_Id: `p${at}`, TyLe: taken === null ? null : taken / 100 };
    });
  });
const performed: fc.Arbitrary<LanThucHien> = fc
  .record({
    ThanhTien: money,
    SoBuoi: fc.integer({ min: 1, max: 30 }),
    Lan: fc.integer({ min: 1, max: 30 }),
    PhanTramThucHien: percent,
    PhanTramHoaHong: percent,
    Kip: team,
    NguoiChiDinh_Id: fc.constantFrom(null, 'p0', 'doctor'),
    PhanTramRieng: percent,
  })
  .map((one) => ({ ...one, Lan: Math.min(one.Lan, one.SoBuoi) }));

describe('what is due of a performance', () => {
  it('adds up to the dong: the parts of the team and what nobody has a share of are the pay of performing', () => {
    fc.assert(
      fc.property(performed, (one) => {
        const { ThanhTien, phans, khongChia } = commissionOf(one);
        const pay = round(
          dec(ThanhTien)
            .times(one.PhanTramThucHien ?? 0)
            .div(100),
          0,
        );
        const parts = phans.map(({ PhanThucHien }) => PhanThucHien);
        expect(sum([khongChia, ...parts]).toFixed(2)).toBe(pay.toFixed(2));
        for (const part of [khongChia, ...parts]) {
          expect(dec(part).gte(0)).toBe(true);
          expect(dec(part).round(0).eq(part)).toBe(true);
        }
      }),
    );
  });

  it('is within a dong of what each share says', () => {
    fc.assert(
      fc.property(performed, (one) => {
        const { ThanhTien, phans } = commissionOf(one);
        const pay = round(
          dec(ThanhTien)
            .times(one.PhanTramThucHien ?? 0)
            .div(100),
          0,
        );
        one.Kip.forEach(({ TyLe }, at) => {
          if (TyLe === null) return;
          const exact = pay.times(TyLe).div(100);
          expect(
            exact
              .minus(phans[at]?.PhanThucHien ?? -9)
              .abs()
              .lt(1),
          ).toBe(true);
        });
      }),
    );
  });

  it('is of all sessions of a course that of the whole course, and no two sessions differ by more than a dong', () => {
    fc.assert(
      fc.property(performed, (one) => {
        const amounts = Array.from({ length: one.SoBuoi }, (_, at) =>
          Number(commissionOf({ ...one, Lan: at + 1 }).ThanhTien),
        );
        expect(sum(amounts).toFixed(2)).toBe(dec(one.ThanhTien).toFixed(2));
        expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is one commission, of whoever ordered it', () => {
    fc.assert(
      fc.property(performed, (one) => {
        const { ThanhTien, phans } = commissionOf(one);
        const ordered = phans.filter(({ chiDinh }) => chiDinh);
        expect(ordered.map(({ NhanVien_Id }) => NhanVien_Id)).toEqual(
          one.NguoiChiDinh_Id === null ? [] : [one.NguoiChiDinh_Id],
        );
        const rate = one.PhanTramHoaHong ?? one.PhanTramRieng ?? '0';
        const due = one.NguoiChiDinh_Id === null ? dec(0) : round(dec(ThanhTien).times(rate).div(100), 0);
        expect(sum(phans.map(({ HoaHong }) => HoaHong)).toFixed(2)).toBe(due.toFixed(2));
      }),
    );
  });
});

describe('the dong that are left over', () => {
  const of = (Kip: LanThucHien['Kip'], ThanhTien = '1000.00') =>
    commissionOf({
      ...{ ThanhTien, SoBuoi: 1, Lan: 1, PhanTramThucHien: '10', PhanTramHoaHong: null },
      ...{ Kip, NguoiChiDinh_Id: null, PhanTramRieng: null },
    });
  const member = (NhanVien_Id: string, TyLe: number | null = null) => ({ NhanVien_Id, TyLe });

  it('go to the first of a team that divides equally', () => {
    const { phans, khongChia } = of([member('a'), member('b'), member('c')]);
    expect(phans.map(({ PhanThucHien }) => PhanThucHien)).toEqual(['34.00', '33.00', '33.00']);
    expect(khongChia).toBe('0.00');
  });

  it('go to whom rounding took most from, and what no share names stays with the house', () => {
    const { phans, khongChia } = of([member('a', 33.3), member('b', 33.6)]);
    expect(phans.map(({ PhanThucHien }) => PhanThucHien)).toEqual(['33.00', '34.00']);
    expect(khongChia).toBe('33.00');
  });

  it('are all with the house where nobody is named', () => {
    expect(of([])).toEqual({ ThanhTien: '1000.00', phans: [], khongChia: '100.00' });
  });

  it('are never less than nothing where written shares are more than 100', () => {
    const { phans, khongChia } = of([member('a', 90), member('b', 60), member('c')]);
    expect(phans.map(({ PhanThucHien }) => PhanThucHien)).toEqual(['60.00', '40.00', '0.00']);
    expect(khongChia).toBe('0.00');
  });

  it('are no second commission of an orderer whom the team names twice', () => {
    const { phans } = commissionOf({
      ...{ ThanhTien: '1000.00', SoBuoi: 1, Lan: 1, PhanTramThucHien: '10', PhanTramHoaHong: '5' },
      ...{ Kip: [member('a'), member('a')], NguoiChiDinh_Id: 'a', PhanTramRieng: null },
    });
    expect(phans.map(({ HoaHong }) => HoaHong)).toEqual(['50.00', '0.00']);
  });
});
