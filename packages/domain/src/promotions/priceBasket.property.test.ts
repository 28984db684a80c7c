import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dec, max, sum } from '../money/decimal.ts';
import { spread } from '../money/spread.ts';
import type { BasketLine, ChuongTrinh, Voucher } from './basket.ts';
import { priceBasket } from './priceBasket.ts';
import { basket, cach, line, muc, programme, voucher } from './testBasket.ts';

const things = ['A', 'B', 'C', 'D'];
const thing = fc.constantFrom(...things);
const money = fc.integer({ min: 1_000, max: 3_000_000 });

const anyLine = fc
  .record({
    Muc_Id: thing,
    SoLuong: fc.constantFrom('1', '1', '2', '3', '6', '0.5'),
    price: money,
    loai: fc.constantFrom<BasketLine['loai']>('KCB', 'KCB', 'DichVuKhac', 'SanPham', 'Thuoc'),
    day: fc.integer({ min: 1, max: 28 }),
    Goi_Id: fc.constantFrom(null, null, 'G'),
  })
  .map(({ Muc_Id, SoLuong, price, loai, day, Goi_Id }) => ({
    ...{ Muc_Id, SoLuong, loai, Goi_Id },
    BNTT: dec(price).times(SoLuong).toFixed(2),
    NgayYLenh: `2026-11-${String(day).padStart(2, '0')}T08:00:00`,
  }));
const lines = fc
  .array(anyLine, { minLength: 1, maxLength: 8 })
  .map((all) => all.map((one, at) => line(`l${at}`, one.BNTT, one)));

const limits = fc.record({
  soLuong: fc.option(fc.integer({ min: 0, max: 4 })),
  soTien: fc.option(money.map(String)),
  lan: fc.option(fc.integer({ min: 0, max: 2 })),
});
const cut = fc.oneof(
  fc.integer({ min: 1, max: 80 }).map((percent) => ({ PhanTramKhuyenMai: String(percent) })),
  money.map((amount) => ({ SoTienKhuyenMai: String(amount) })),
);
const mucs = fc.array(fc.tuple(thing, fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 2 });
const kind = fc.oneof(
  fc.tuple(mucs, mucs, money).map(([bought, given, SoTienKhuyenMai]) => ({
    ...{ Loai: 'MuaXTangYGioiHan' as const, SoTienKhuyenMai: String(SoTienKhuyenMai) },
    dieuKiens: bought.map(([id, n]) => muc(id, n)),
    khuyenMais: given.map(([id, n]) => muc(id, n)),
  })),
  fc.tuple(mucs, mucs).map(([bought, given]) => ({
    Loai: 'MuaXTangY' as const,
    dieuKiens: bought.map(([id, n]) => muc(id, n)),
    khuyenMais: given.map(([id, n]) => muc(id, n)),
  })),
  fc
    .tuple(mucs, cut)
    .map(([of, by]) => ({ Loai: 'GiamGiaDichVu' as const, khuyenMais: of.map(([id]) => muc(id)), ...by })),
  cut.map((by) => ({ Loai: 'GiamGiaDichVu' as const, ToanHoaDon: true, ...by })),
  fc.tuple(mucs, cut).map(([of, by]) => ({
    Loai: 'GiamGiaCombo' as const,
    dieuKiens: of.map(([id, n]) => muc(id, n)),
    ...by,
  })),
  cut.map((by) => ({ Loai: 'GiamGiaCombo' as const, Goi_Ids: ['G'], ...by })),
);
const programmes = fc
  .array(fc.tuple(kind, limits, fc.option(money.map(String)), fc.integer({ min: 10, max: 12 })), {
    maxLength: 4,
  })
  .map((all) =>
    all.map(([of, con, GiamToiDa, day], at) =>
      programme({ ...of, con, GiamToiDa, ...{ _id: `p${at}`, NgayPhatHanh: `2026-10-${day}` } }),
    ),
  );
const vouchers = fc
  .array(
    fc.tuple(
      fc.oneof(
        money.map((amount) => ({ GiaTri: String(amount) })),
        fc
          .integer({ min: 1, max: 100 })
          .map((p) => ({ LoaiGiamGia: 'PhanTram' as const, GiaTri: String(p) })),
      ),
      limits,
      fc.option(money.map(String)),
    ),
    { maxLength: 2 },
  )
  .map((all) => all.map(([of, con, GiamToiDa], at) => voucher({ ...of, con, GiamToiDa, _id: `v${at}` })));
const cases = fc.tuple(lines, programmes, vouchers, fc.boolean(), fc.boolean());

type Case = [BasketLine[], ChuongTrinh[], Voucher[], boolean, boolean];
const basketOf = ([of, chuongTrinhs, given, coSoCongLap, nhieuVoucher]: Case) =>
  basket(of, { chuongTrinhs, vouchers: given, cach: { ...cach, coSoCongLap, nhieuVoucher } });
const giftsOf = (all: ChuongTrinh[]) =>
  new Set(all.filter(({ Loai }) => Loai.startsWith('MuaX')).map(({ _id }) => _id));

describe('promotions of a bill', () => {
  it('never take a line below nothing, nor beyond the cap besides what is given on it', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const gifts = giftsOf(one[1]);
        const { lines: priced } = priceBasket(basketOf(one));
        priced.forEach(({ giams, conLai }, at) => {
          expect(dec(conLai).gte(0)).toBe(true);
          const given = giams.filter(({ nguon_Id }) => gifts.has(nguon_Id));
          const others = sum(giams.filter((giam) => !given.includes(giam)).map(({ SoTien }) => SoTien));
          expect(others.times(2).lte(one[0][at]?.BNTT ?? 0)).toBe(true);
        });
      }),
    );
  });

  it('give no more than half of what was bought for a gift', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const { lines: priced } = priceBasket(basketOf(one));
        for (const id of giftsOf(one[1])) {
          const held = priced.flatMap(({ giams }, at) => {
            const giam = giams.find(({ nguon_Id }) => nguon_Id === id);
            return giam ? [{ giam, price: dec(one[0][at]?.BNTT ?? 0) }] : [];
          });
          const given = sum(held.map(({ giam }) => giam.SoTien));
          const bought = sum(held.map(({ price }) => price)).minus(given);
          expect(given.times(2).lte(max(bought, dec(0)))).toBe(true);
        }
      }),
    );
  });

  it('stay within every limit of money and units', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const giams = priceBasket(basketOf(one)).lines.flatMap((found) => found.giams);
        for (const { _id, con, GiamToiDa } of [...one[1], ...one[2]]) {
          const own = giams.filter(({ nguon_Id }) => nguon_Id === _id);
          const total = sum(own.map(({ SoTien }) => SoTien));
          if (con.soTien !== null) expect(total.lte(con.soTien)).toBe(true);
          if (GiamToiDa !== null) expect(total.lte(GiamToiDa)).toBe(true);
          if (con.lan === 0 || con.soLuong === 0) expect(own).toEqual([]);
          if (con.soLuong !== null)
            expect(own.reduce((units, { SoLuong }) => units + SoLuong, 0)).toBeLessThanOrEqual(con.soLuong);
        }
      }),
    );
  });

  it('are the same in whatever order the lines come', () => {
    fc.assert(
      fc.property(cases, fc.infiniteStream(fc.nat()), (one, random) => {
        const shuffled = one[0]
          .map((of) => ({ of, at: random.next().value }))
          .sort((a, b) => a.at - b.at)
          .map(({ of }) => of);
        const byId = (of: Case) => priceBasket(basketOf(of)).lines.toSorted((a, b) => (a.id < b.id ? -1 : 1));
        expect(byId([shuffled, one[1], one[2], one[3], one[4]])).toEqual(byId(one));
      }),
    );
  });

  it('leave at most one programme of lines, one combo and one programme of the bill on a line', () => {
    fc.assert(
      fc.property(cases, (one) => {
        for (const { giams } of priceBasket(basketOf(one)).lines) {
          const steps = giams.filter(({ buoc }) => buoc !== 'Voucher').map(({ buoc }) => buoc);
          expect(new Set(steps).size).toBe(steps.length);
        }
      }),
    );
  });

  it('stand once they are paid: a line that is taken back changes no other one', () => {
    fc.assert(
      fc.property(cases, fc.nat(), (one, which) => {
        const before = priceBasket(basketOf(one));
        const kept = one[0].map((of, at) => ({ ...of, coDinh: before.lines[at]?.giams ?? [] }));
        const gone = which % kept.length;
        const rest = kept.filter((_, at) => at !== gone);
        const after = priceBasket(basketOf([rest, one[1], one[2], one[3], one[4]]));
        expect(after.lines).toEqual(before.lines.filter((_, at) => at !== gone));
        expect(dec(before.tongSau).minus(after.tongSau).toFixed(2)).toBe(before.lines[gone]?.conLai);
      }),
    );
  });

  it('never touch medicines, nor care of a public facility', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const { lines: priced } = priceBasket(basketOf(one));
        one[0].forEach(({ loai }, at) => {
          if (loai === 'Thuoc' || (loai === 'KCB' && one[3])) expect(priced[at]?.giams).toEqual([]);
        });
      }),
    );
  });
});

it('parts of an amount add up to it, and none is off its share by a dong', () => {
  fc.assert(
    fc.property(money, fc.array(money, { minLength: 1, maxLength: 9 }), (amount, weights) => {
      const parts = spread(
        dec(amount),
        weights.map((weight) => dec(weight)),
      );
      expect(sum(parts).toNumber()).toBe(amount);
      const total = weights.reduce((all, weight) => all + weight, 0);
      for (const [at, part] of parts.entries())
        expect(Math.abs(part.toNumber() - (amount * (weights[at] ?? 0)) / total)).toBeLessThan(1);
    }),
  );
});
