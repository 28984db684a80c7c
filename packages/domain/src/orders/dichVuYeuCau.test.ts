import { describe, expect, it } from 'vitest';
import { everyRight, hasAct, refusal } from '../acts/acts.ts';
import { actsWithoutRight, allowedByState } from '../acts/testTable.ts';
import { actionBetween, type DichVuYeuCauFacts, slipActs } from './dichVuYeuCau.ts';
import { orderKinds, resultKinds, slipKinds } from './orderKinds.ts';

const facts = (TrangThai: string, over: Partial<DichVuYeuCauFacts> = {}): DichVuYeuCauFacts => ({
  TrangThai,
  node: 'performing room',
  ordering: 'ordering room',
  daThuTien: false,
  duocPhepThucHien: true,
  ...over,
});

describe('an order slip', () => {
  it.each([...resultKinds.keys()])(
    'of the kind %s is performed and returned in its states, and refuses all the rest',
    (kind) => {
      const sessions = (...acts: string[]) => (orderKinds.get(kind)?.courses ? acts : []);
      expect(allowedByState(slipActs(kind), facts)).toEqual({
        Nhap: ['sua', 'gui', 'huy'],
        SanSang: ['sua', 'huy', 'vang', 'batDau', ...sessions('batDauBuoi')],
        ChuaKetQua: [
          'huyBatDau',
          'luuKetQua',
          'traKetQua',
          ...(resultKinds.get(kind)?.preliminary ? ['traSoBo', 'huySoBo'] : []),
          ...(resultKinds.get(kind)?.sample ? ['tuChoiMau'] : []),
          ...sessions('huyBatDauBuoi', 'xongBuoi'),
        ],
        CoKetQua: ['huyKetQua', 'xemKetQua'],
        DaXemKetQua: sessions('moLaiBuoi'),
        DaHuy: [],
      });
    },
  );

  it('of an examination is performed by the examination alone', () => {
    expect(allowedByState(slipActs('KhamBenh'), facts)).toEqual({
      Nhap: ['sua', 'gui', 'huy'],
      SanSang: ['sua', 'huy', 'vang', 'batDauKham'],
      ChuaKetQua: ['huyKham', 'ketThucKham'],
      CoKetQua: [],
      DaXemKetQua: ['huyKham'],
      DaHuy: [],
    });
  });

  it('of a kind without a desk is begun and ended by the sessions of a course', () => {
    expect(allowedByState(slipActs('Khac'), facts)).toEqual({
      Nhap: ['sua', 'gui', 'huy'],
      SanSang: ['sua', 'huy', 'vang', 'batDauBuoi'],
      ChuaKetQua: ['huyBatDauBuoi', 'xongBuoi'],
      CoKetQua: [],
      DaXemKetQua: ['moLaiBuoi'],
      DaHuy: [],
    });
    expect(actionBetween('Khac', 'SanSang', 'ChuaKetQua')).toBeNull();
  });

  it.each(slipKinds)('of the kind %s asks for the right of each act at its room', (kind) => {
    expect(actsWithoutRight(slipActs(kind), facts('SanSang'))).toEqual([]);
  });

  it.each([
    ['orders', 'huy', 'ordering room', undefined],
    ['orders', 'huy', 'performing room', 'NODE_NOT_GRANTED'],
    ['performs', 'batDau', 'performing room', undefined],
    ['performs', 'batDau', 'ordering room', 'NODE_NOT_GRANTED'],
  ] as const)('who %s needs the right for %s at the %s', (_who, action, room, says) => {
    const rights = { has: (_permission: string, node: string | null) => node === null || node === room };
    expect(refusal(slipActs('XetNghiem'), action, facts('SanSang'), rights)?.code).toBe(says);
  });

  it.each([
    ['XetNghiem', 'batDau', facts('SanSang', { duocPhepThucHien: false }), 'SERVICE_NOT_PAID'],
    ['KhamBenh', 'batDauKham', facts('SanSang', { duocPhepThucHien: false }), 'SERVICE_NOT_PAID'],
    [
      'XetNghiem',
      'batDau',
      facts('SanSang', { duocPhepThucHien: false, choMua: true }),
      'PROMOTION_PAY_FIRST',
    ],
    ['XetNghiem', 'batDau', facts('SanSang', { choMua: true }), undefined],
    ['XetNghiem', 'huy', facts('SanSang', { daThuTien: true }), 'SERVICE_PAID'],
    ['XetNghiem', 'gui', facts('Nhap', { daThuTien: true }), undefined],
    ['XetNghiem', 'huyKetQua', facts('DaXemKetQua'), 'RESULT_VIEWED'],
    ['XetNghiem', 'huyKetQua', facts('ChuaKetQua'), 'STATE_CHANGED'],
  ] as const)('of the kind %s, %s of %j: %s', (kind, action, of, says) => {
    expect(refusal(slipActs(kind), action, of, everyRight)?.code).toBe(says);
  });

  it('has a result only where its kind returns results', () => {
    expect(slipKinds.filter((kind) => hasAct(slipActs(kind), 'traKetQua'))).toEqual(
      slipKinds.filter((kind) => resultKinds.has(kind)),
    );
  });

  it('finds the act of its kind between two states, never one of an examination', () => {
    expect(actionBetween('XetNghiem', 'SanSang', 'ChuaKetQua')).toBe('batDau');
    expect(actionBetween('XetNghiem', 'ChuaKetQua', 'SanSang')).toBe('huyBatDau');
    expect(actionBetween('XetNghiem', 'ChuaKetQua', 'DaXemKetQua')).toBeNull();
    expect(actionBetween('KhamBenh', 'SanSang', 'ChuaKetQua')).toBeNull();
    expect(actionBetween('Khac', 'ChuaKetQua', 'CoKetQua')).toBeNull();
    expect(actionBetween('XetNghiem', 'DaHuy', 'SanSang')).toBeNull();
  });
});
