import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dec, sum } from '../money/decimal.ts';
import { allocate, conLai, type DongVienPhi, huyHachToan, soTienHoanDuoc, thuThua } from './allocate.ts';
import { receiptIssues, thuTrucTiep } from './receipt.ts';

function aLine(id: string, BenhNhanTT: string, over: Partial<DongVienPhi> = {}): DongVienPhi {
  return { id, BenhNhanTT, KhuyenMai: '0', MienGiam: '0', HachToan: '0', ...over };
}

describe('allocation', () => {
  it('empties the oldest source first and fills the first line first', () => {
    const { phanBo, conThieu, conDu } = allocate(
      [
        { id: 'BL1', ConLai: '100' },
        { id: 'BL2', ConLai: '50' },
      ],
      [aLine('a', '70'), aLine('b', '60')],
    );
    expect(phanBo).toEqual([
      { nguonId: 'BL1', dongId: 'a', soTien: '70.00' },
      { nguonId: 'BL1', dongId: 'b', soTien: '30.00' },
      { nguonId: 'BL2', dongId: 'b', soTien: '30.00' },
    ]);
    expect([conThieu, conDu]).toEqual(['0.00', '20.00']);
  });

  it('settles only what is left after exemption and earlier postings', () => {
    const line = aLine('a', '100', { KhuyenMai: '0', MienGiam: '30', HachToan: '20' });
    expect(conLai(line)).toBe('50.00');
    expect(allocate([{ id: 'BL1', ConLai: '80' }], [line])).toMatchObject({
      conDu: '30.00',
      conThieu: '0.00',
    });
  });

  it('tells what was collected too much when the patient part shrinks', () => {
    const line = aLine('a', '70200', { HachToan: '92060' });
    expect([conLai(line), thuThua(line)]).toEqual(['0.00', '21860.00']);
  });

  it('refunds all of a service that was not performed, else only the surplus', () => {
    const line = aLine('a', '70200', { HachToan: '92060' });
    expect(soTienHoanDuoc({ ...line, daThucHien: false })).toBe('92060.00');
    expect(soTienHoanDuoc({ ...line, daThucHien: true })).toBe('21860.00');
  });

  it('returns each posting to the source it came from', () => {
    const { phanBo } = allocate(
      [
        { id: 'BL1', ConLai: '100' },
        { id: 'BL2', ConLai: '50' },
      ],
      [aLine('a', '70'), aLine('b', '60')],
    );
    const { conLai: kept, traVeNguon } = huyHachToan(phanBo, new Set(['b']));
    expect(kept.map(({ dongId }) => dongId)).toEqual(['a']);
    expect(traVeNguon).toEqual([
      { id: 'BL1', ConLai: '30.00' },
      { id: 'BL2', ConLai: '30.00' },
    ]);
  });
});

describe('allocation: properties', () => {
  const money = fc.integer({ min: 0, max: 500_000_000 }).map((n) => (n / 100).toFixed(2));
  const sources = fc
    .array(money, { maxLength: 5 })
    .map((amounts) => amounts.map((ConLai, i) => ({ id: `s${i}`, ConLai })));
  const lines = fc
    .array(fc.record({ BenhNhanTT: money, KhuyenMai: money, MienGiam: money, HachToan: money }), {
      maxLength: 8,
    })
    .map((some) => some.map((line, i) => ({ ...line, id: `d${i}` })));

  it('never takes more than a source holds nor gives more than a line needs, and loses nothing', () => {
    fc.assert(
      fc.property(sources, lines, (from, to) => {
        const { phanBo, conThieu, conDu } = allocate(from, to);
        const posted = (key: 'nguonId' | 'dongId', id: string) =>
          sum(phanBo.filter((one) => one[key] === id).map(({ soTien }) => soTien));
        for (const source of from) expect(posted('nguonId', source.id).lte(source.ConLai)).toBe(true);
        for (const line of to) expect(posted('dongId', line.id).lte(conLai(line))).toBe(true);
        const total = sum(phanBo.map(({ soTien }) => soTien));
        expect(total.plus(conDu).eq(sum(from.map(({ ConLai }) => ConLai)))).toBe(true);
        expect(total.plus(conThieu).eq(sum(to.map(conLai)))).toBe(true);
        expect(dec(conThieu).eq(0) || dec(conDu).eq(0)).toBe(true);
      }),
    );
  });

  it('settles every chosen line to the last part of a dong by one rounded receipt', () => {
    fc.assert(
      fc.property(lines, fc.constantFrom(1, 500, 1000), (to, unit) => {
        const receipt = thuTrucTiep('BL1', to, unit);
        expect(receiptIssues(receipt, receipt.phanBo)).toEqual([]);
        expect(sum(receipt.phanBo.map(({ soTien }) => soTien)).eq(sum(to.map(conLai)))).toBe(true);
        expect(dec(receipt.GiaTriBienLai).mod(unit).eq(0)).toBe(true);
        expect(dec(receipt.ChenhLechLamTron).abs().times(2).lte(unit)).toBe(true);
      }),
    );
  });
});
