import { expect, it } from 'vitest';
import { actsWithoutRight, actTable, allowedByState } from '../acts/testTable.ts';
import { chuongTrinhActs, type PhatHanhFacts, voucherActs } from './acts.ts';

const facts = {
  ...{ TrangThai: 'ChuaPhatHanh', node: null, NgayKetThuc: '2026-12-31', homNay: '2026-11-30' },
  ...{ daApDung: false, luat: null },
} satisfies PhatHanhFacts;

it.each([chuongTrinhActs, voucherActs])(
  '$name is written as a draft, released, ended, each taken back',
  (acts) => {
    expect(allowedByState(acts, (TrangThai) => ({ ...facts, TrangThai }))).toEqual({
      ChuaPhatHanh: ['sua', 'xoa', 'phatHanh'],
      DaPhatHanh: ['huyPhatHanh', 'doiKetThuc', 'ketThuc'],
      DaKetThuc: ['huyKetThuc'],
      DaHuy: [],
    });
    // they hold for the whole site
    expect(actsWithoutRight(acts, facts).filter((one) => !one.endsWith(' at another node'))).toEqual([]);
  },
);

it('a release needs the law, and is taken back only while nothing was applied; an end while the period runs', () => {
  const told = actTable(chuongTrinhActs, {
    unlawful: { ...facts, luat: { code: 'PROMOTION_GIVES_NOTHING' } },
    released: { ...facts, TrangThai: 'DaPhatHanh' },
    applied: { ...facts, TrangThai: 'DaPhatHanh', daApDung: true },
    ended: { ...facts, TrangThai: 'DaKetThuc', homNay: '2026-12-31' },
    over: { ...facts, TrangThai: 'DaKetThuc', homNay: '2027-01-01' },
  });
  expect(told['unlawful']?.phatHanh).toBe('PROMOTION_GIVES_NOTHING');
  expect(told['released']).toMatchObject({ sua: 'PROMOTION_RELEASED', xoa: 'PROMOTION_RELEASED' });
  expect(told['applied']).toMatchObject({ huyPhatHanh: 'PROMOTION_APPLIED', ketThuc: null });
  expect(told['ended']?.huyKetThuc).toBe(null);
  expect(told['over']?.huyKetThuc).toBe('PROMOTION_PERIOD_OVER');
});
