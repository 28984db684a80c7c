import { describe, expect, it } from 'vitest';
import { refusal } from '../acts/acts.ts';
import { actsWithoutRight, actTable, allowedByState } from '../acts/testTable.ts';
import { type PhieuKhoFacts, phieuKhoActs } from './phieuKho.ts';

const paper: PhieuKhoFacts = {
  TrangThai: 'Nhap',
  LoaiPhieu: 'NhapMua',
  node: 'store',
  nodeNhan: 'other',
  daDung: false,
};
const of = (over: Partial<PhieuKhoFacts>) =>
  allowedByState(phieuKhoActs, (TrangThai) => ({ ...paper, ...over, TrangThai }));

describe('the life of a stock paper', () => {
  it('of goods received: changed and confirmed, then cancelled while nothing was used', () => {
    expect(of({})).toMatchObject({
      Nhap: ['sua', 'xacNhan', 'bo'],
      DaXacNhan: ['huy'],
      DaHuy: [],
    });
    expect(of({ daDung: true }).DaXacNhan).toEqual([]);
  });

  it('of a transfer: sent, then received, refused or taken back', () => {
    expect(of({ LoaiPhieu: 'ChuyenKho' })).toMatchObject({
      Nhap: ['sua', 'gui', 'bo'],
      DangChuyen: ['nhan', 'tuChoi', 'huy'],
      DaNhan: [],
      DaTuChoi: [],
    });
  });

  it('of a stock-take: confirmed for good', () => {
    expect(of({ LoaiPhieu: 'KiemKe' })).toMatchObject({ Nhap: ['sua', 'xacNhan', 'bo'], DaXacNhan: [] });
  });

  it('says why an act is refused', () => {
    const confirmed = { ...paper, TrangThai: 'DaXacNhan' };
    const table = actTable(phieuKhoActs, {
      used: { ...confirmed, daDung: true },
      counted: { ...confirmed, LoaiPhieu: 'KiemKe' },
      draft: paper,
      transfer: { ...paper, LoaiPhieu: 'ChuyenKho' },
    });
    expect(table['used']?.huy).toBe('STOCK_PAPER_USED');
    expect(table['counted']?.huy).toBe('STOCK_TAKE_STANDS');
    expect(table['draft']?.gui).toBe('STOCK_OTHER_KIND');
    expect(table['transfer']?.xacNhan).toBe('STOCK_OTHER_KIND');
  });

  it('asks for the right at the store, for receiving at the other one', () => {
    expect(actsWithoutRight(phieuKhoActs, paper)).toEqual([]);
    const there = { has: (_right: string, node: string | null) => node === null || node === 'other' };
    const sent = { ...paper, LoaiPhieu: 'ChuyenKho' as const, TrangThai: 'DangChuyen' };
    expect(refusal(phieuKhoActs, 'nhan', sent, there)).toBeNull();
    expect(refusal(phieuKhoActs, 'huy', sent, there)).toEqual({ code: 'NODE_NOT_GRANTED' });
  });
});
