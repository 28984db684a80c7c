import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dec, sum } from '../money/decimal.ts';
import { hoanGoi, type PhanGoi } from './hoanGoi.ts';

const part = (id: string, over: Partial<PhanGoi>): PhanGoi => ({
  id,
  ThucHien: false,
  HachToan: '0.00',
  phaiTra: '0.00',
  phaiTraLe: '0.00',
  ...over,
});
/** A part that is paid at its share. */
const paid = (id: string, share: string, single: string, ThucHien: boolean) =>
  part(id, { ThucHien, HachToan: share, phaiTra: share, phaiTraLe: ThucHien ? single : '0.00' });

describe('a package that is given back', () => {
  it('keeps the single price of what was performed, and gives the rest back', () => {
    expect(hoanGoi([paid('a', '40000', '60000', true), paid('b', '60000', '80000', false)])).toEqual({
      daThu: '100000.00',
      phaiTra: '60000.00',
      mienThem: '0.00',
      hoan: '40000.00',
      phans: [
        { id: 'a', phaiTra: '60000.00', mienThem: '0.00', hoan: '0.00' },
        { id: 'b', phaiTra: '0.00', mienThem: '0.00', hoan: '40000.00' },
      ],
      chuyen: [{ tu: 'b', den: 'a', soTien: '20000.00' }],
    });
  });

  it('gives nothing back where the single prices come to more, and charges nothing', () => {
    const found = hoanGoi([
      paid('a', '40000', '60000', true),
      paid('b', '50000', '90000', true),
      paid('c', '10000', '10000', false),
    ]);
    expect(found).toMatchObject({ phaiTra: '100000.00', mienThem: '50000.00', hoan: '0.00' });
    expect(found.phans.map((one) => one.mienThem)).toEqual(['20000.00', '30000.00', '0.00']);
  });

  it('that was paid in part asks for no more than was owed', () => {
    const owing = part('a', { ThucHien: true, phaiTra: '40000', phaiTraLe: '60000' });
    const other = part('b', { HachToan: '5000', phaiTra: '60000' });
    expect(hoanGoi([owing, other])).toMatchObject({
      phaiTra: '40000.00',
      mienThem: '20000.00',
      hoan: '0.00',
      chuyen: [{ tu: 'b', den: 'a', soTien: '5000.00' }],
    });
  });

  it('gives back what a package costs more than its parts', () => {
    expect(hoanGoi([paid('a', '70000', '30000', true), paid('b', '30000', '10000', false)])).toMatchObject({
      phaiTra: '30000.00',
      hoan: '70000.00',
      phans: [{ hoan: '40000.00' }, { hoan: '30000.00' }],
      chuyen: [],
    });
  });

  it('never gives back more than was collected nor leaves more owed than before, to the dong', () => {
    const money = fc.integer({ min: 0, max: 9_999_999 }).map((cents) => dec(cents).div(100).toFixed(2));
    const parts = fc.array(fc.tuple(fc.boolean(), money, money, money), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(parts, (rows) => {
        const package_ = rows.map(([ThucHien, HachToan, phaiTra, single], at) =>
          part(String(at), { ThucHien, HachToan, phaiTra, phaiTraLe: ThucHien ? single : '0.00' }),
        );
        const found = hoanGoi(package_);
        const used = package_.filter((one) => one.ThucHien);
        const kept = dec(found.daThu).minus(found.hoan);
        const owedBefore = sum(used.map((one) => one.phaiTra));
        expect(dec(found.hoan).gte(0) && dec(found.hoan).lte(found.daThu)).toBe(true);
        // what is kept is what is owed; only who owed more before owes what is left of it
        expect(kept.lte(found.phaiTra)).toBe(true);
        if (kept.lt(found.phaiTra)) expect(dec(found.phaiTra).lte(owedBefore)).toBe(true);
        expect(dec(found.phaiTra).plus(found.mienThem).toFixed(2)).toBe(
          sum(used.map((one) => one.phaiTraLe)).toFixed(2),
        );
        for (const [at, one] of package_.entries()) {
          const moved = (end: 'tu' | 'den') =>
            sum(found.chuyen.filter((move) => move[end] === one.id).map((move) => move.soTien));
          const after = dec(one.HachToan)
            .plus(moved('den'))
            .minus(moved('tu'))
            .minus(found.phans[at]?.hoan ?? 0);
          expect(after.gte(0) && after.lte(found.phans[at]?.phaiTra ?? 0)).toBe(true);
          if (!one.ThucHien) expect(after.toFixed(2)).toBe('0.00');
        }
      }),
    );
  });
});
