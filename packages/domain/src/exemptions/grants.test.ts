import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dec } from '../money/decimal.ts';
import { exemptionIssues, grantsOf, owedOfAll, sumOf } from './grants.ts';

const line = (_id: string, BenhNhanTT: string, KhuyenMai = '0.00') => ({ _id, BenhNhanTT, KhuyenMai });
const lines = [line('a', '120000.00'), line('b', '80000.00', '20000.00'), line('c', '0.00')];

describe('what a request exempts', () => {
  it('of a whole visit by percent stands on every line with something owed', () => {
    expect(grantsOf({ PhamVi: 'CaLuot', PhanTram: 50, dongs: [] }, lines)).toEqual([
      { VienPhiDong_Id: 'a', PhanTram: 50, SoTien: '60000.00' },
      { VienPhiDong_Id: 'b', PhanTram: 50, SoTien: '30000.00' },
    ]);
  });

  it('of a whole visit by sum is spread in whole dong by what is owed', () => {
    expect(grantsOf({ PhamVi: 'CaLuot', SoTien: '100', dongs: [] }, lines)).toEqual([
      { VienPhiDong_Id: 'a', PhanTram: null, SoTien: '67.00' },
      { VienPhiDong_Id: 'b', PhanTram: null, SoTien: '33.00' },
    ]);
  });

  it('of services stands on those, and leaves out what is not there any more', () => {
    const dongs = [
      { VienPhiDong_Id: 'b', PhanTram: 10 },
      { VienPhiDong_Id: 'gone', SoTien: '5' },
    ];
    expect(grantsOf({ PhamVi: 'TheoDong', dongs }, lines)).toEqual([
      { VienPhiDong_Id: 'b', PhanTram: 10, SoTien: '6000.00' },
    ]);
  });

  it('by sum is that sum to the last part of a dong, and on no line more than is owed', () => {
    const money = fc.integer({ min: 0, max: 5_000_000_00 }).map((cents) => dec(cents).div(100).toFixed(2));
    fc.assert(
      fc.property(
        fc.array(money, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 100 }),
        (owed, share) => {
          const bill = owed.map((amount, at) => line(String(at), amount));
          const SoTien = dec(owedOfAll(bill)).times(share).div(100).toFixed(2);
          const grants = grantsOf({ PhamVi: 'CaLuot', SoTien, dongs: [] }, bill);
          expect(sumOf(grants)).toBe(SoTien);
          for (const grant of grants)
            expect(dec(grant.SoTien).lte(owed[Number(grant.VienPhiDong_Id)] ?? '0')).toBe(true);
        },
      ),
    );
  });
});

it.each([
  ['nothing', { PhamVi: 'CaLuot', dongs: [] }, [['SoTien', 'REQUIRED']]],
  [
    'a sum above what is owed',
    { PhamVi: 'CaLuot', SoTien: '180001', dongs: [] },
    [['SoTien', 'EXEMPTION_TOO_LARGE']],
  ],
  ['all that is owed', { PhamVi: 'CaLuot', SoTien: '180000', dongs: [] }, []],
  ['half a percent', { PhamVi: 'CaLuot', PhanTram: 0.5, dongs: [] }, [['PhanTram', 'TOO_SMALL']]],
  [
    'a service with nothing owed, and one of another bill',
    {
      PhamVi: 'TheoDong',
      dongs: [
        { VienPhiDong_Id: 'c', PhanTram: 10 },
        { VienPhiDong_Id: 'x', SoTien: '1' },
      ],
    },
    [
      ['dongs.0.SoTien', 'NOTHING_TO_PAY'],
      ['dongs.1.VienPhiDong_Id', 'LINE_NOT_OF_VISIT'],
    ],
  ],
] as const)('asks for %s', (_case, asked, faults) => {
  expect(exemptionIssues(asked, lines).map(({ path, code }) => [path, code])).toEqual(faults);
});
