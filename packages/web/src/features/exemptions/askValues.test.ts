import { describe, expect, it } from 'vitest';
import { amountOf, askedOf, askIssues, newAsk } from './askValues.ts';

const lines = [
  { _id: 'a', BenhNhanTT: '120000.00', KhuyenMai: '0.00' },
  { _id: 'b', BenhNhanTT: '80000.00', KhuyenMai: '0.00' },
];
const typed = (over: Partial<typeof newAsk>) => ({ ...newAsk, LyDo: 'Hộ nghèo', ...over });

describe('a request as it is typed', () => {
  it('is of the whole visit by percent or sum', () => {
    expect(askedOf(typed({}), lines)).toEqual({ PhamVi: 'CaLuot', PhanTram: 50, dongs: [] });
    expect(amountOf(typed({}), lines)).toBe('100000.00');
    expect(askedOf(typed({ theo: 'SoTien', muc: '30000' }), lines)).toMatchObject({ SoTien: '30000' });
  });

  it('is of the chosen services alone, in the order of the bill', () => {
    const values = typed({ PhamVi: 'TheoDong', theo: 'SoTien', dongs: { b: '5000', a: '1000' } });
    expect(askedOf(values, lines).dongs).toEqual([
      { VienPhiDong_Id: 'a', SoTien: '1000' },
      { VienPhiDong_Id: 'b', SoTien: '5000' },
    ]);
    expect(amountOf(values, lines)).toBe('6000.00');
  });
});

it.each([
  ['nothing', { muc: null }, ['muc']],
  ['letters', { muc: 'abc' }, ['muc']],
  ['half a percent', { muc: '12.5' }, ['muc']],
  ['more than is owed', { theo: 'SoTien', muc: '200001' }, ['muc']],
  ['no service', { PhamVi: 'TheoDong' }, ['dongs']],
  ['a service without a share', { PhamVi: 'TheoDong', dongs: { b: null } }, ['dong-b']],
  ['no reason', { LyDo: ' ' }, ['LyDo']],
] as const)('of %s says so at its field', (_case, over, paths) => {
  expect(askIssues(typed(over), lines).map(({ path }) => path)).toEqual(paths);
});
