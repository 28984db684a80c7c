import { expect, it } from 'vitest';
import { actTable, allowedByState } from '../acts/testTable.ts';
import { type BangGiaFacts, bangGiaActs } from './bangGia.ts';

const later: BangGiaFacts = {
  TrangThai: 'DaPhatHanh',
  node: null,
  TuNgay: '2026-12-01',
  homNay: '2026-11-30',
  coGia: true,
};

it('a draft is written; a released list is taken back until it begins', () => {
  expect(allowedByState(bangGiaActs, (TrangThai) => ({ ...later, TrangThai }))).toEqual({
    ChuaPhatHanh: ['sua', 'phatHanh', 'xoa', 'saoChep'],
    DaPhatHanh: ['thuHoi', 'saoChep'],
    DaHuy: [],
  });
});

it('a list that begins today stays, and one without a price is not released', () => {
  const told = actTable(bangGiaActs, {
    begun: { ...later, homNay: '2026-12-01' },
    empty: { ...later, TrangThai: 'ChuaPhatHanh', coGia: false },
  });
  expect(told['begun']).toMatchObject({ thuHoi: 'PRICE_LIST_BEGUN', sua: 'PRICE_LIST_RELEASED' });
  expect(told['empty']).toMatchObject({ phatHanh: 'PRICE_LIST_EMPTY', sua: null, xoa: null });
});
