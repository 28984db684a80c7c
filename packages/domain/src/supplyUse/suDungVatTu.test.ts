import { describe, expect, it } from 'vitest';
import { everyRight, refusal } from '../acts/acts.ts';
import { actsWithoutRight, allowedByState } from '../acts/testTable.ts';
import {
  suDungVatTuActs as acts,
  isOverQuota,
  quotaOf,
  quotasFor,
  supplyUseIssues,
  supplyWarning,
} from './suDungVatTu.ts';

const facts = (TrangThai: string, part: object = {}) => ({
  TrangThai,
  node: 'room',
  daBatDau: true,
  daTra: false,
  ...part,
});

describe('the supplies of a performance', () => {
  it('are written and verified as a draft, taken back when verified', () => {
    expect(allowedByState(acts, facts)).toEqual({ DangSuDung: ['sua', 'duyet'], DaDuyet: ['huyDuyet'] });
    expect(actsWithoutRight(acts, facts('DangSuDung'))).toEqual([]);
  });

  it.each([
    ['sua', 'DaDuyet', {}, 'SUPPLY_USE_VERIFIED'],
    ['duyet', 'DaDuyet', {}, 'SUPPLY_USE_VERIFIED'],
    ['huyDuyet', 'DangSuDung', {}, 'SUPPLY_USE_NOT_VERIFIED'],
    ['sua', 'DangSuDung', { daBatDau: false }, 'SUPPLY_USE_NOT_BEGUN'],
    ['duyet', 'DangSuDung', { daTra: true }, 'SUPPLY_USE_RETURNED'],
    ['huyDuyet', 'DaDuyet', { daTra: true }, 'SUPPLY_USE_RETURNED'],
  ] as const)('refuse %s in %s %o', (action, state, part, says) => {
    expect(refusal(acts, action, facts(state, part), everyRight)?.code).toBe(says);
  });
});

describe('quotas', () => {
  const line = (Duoc_Id: string, SoLuong: string, MucCanhBao: string | null = null) => ({
    Duoc_Id,
    TenDuoc: Duoc_Id,
    SoLuong,
    MucCanhBao,
  });
  const quotas = quotasFor([line('a', '2'), line('b', '0.5', '3'), line('a', '1', '10')], '4');

  it('hold for every performance; several of one supply add up, the higher level warns', () => {
    expect(quotas.map(({ Duoc_Id, SoLuong, MucCanhBao }) => [Duoc_Id, SoLuong, MucCanhBao])).toEqual([
      ['a', '12.000', '10'],
      ['b', '2.000', '3'],
    ]);
  });

  it('allow nothing of what they do not name; without any nothing is limited', () => {
    expect([quotaOf(quotas, 'a'), quotaOf(quotas, 'c'), quotaOf([], 'c')]).toEqual(['12.000', '0.000', null]);
    expect(isOverQuota({ SoLuong: '12.001', DinhMuc: '12' })).toBe(true);
    expect(isOverQuota({ SoLuong: '12', DinhMuc: '12' })).toBe(false);
    expect(isOverQuota({ SoLuong: '12', DinhMuc: null })).toBe(false);
  });

  it('warn where the store does not suffice, or is left with the level or less', () => {
    expect(supplyWarning('5', '4', null)).toBe('SUPPLY_SHORT');
    expect(supplyWarning('5', '8', '3')).toBe('SUPPLY_LOW');
    expect(supplyWarning('5', '9', '3')).toBeNull();
    expect(supplyWarning('x', '1', '3')).toBeNull();
  });
});

describe('rows', () => {
  const row = (part: object = {}) => ({ Duoc_Id: 'a', SoLuong: '1', DinhMuc: '1', LyDo: null, ...part });
  const wrong = (rows: ReturnType<typeof row>[], complete = true) =>
    supplyUseIssues(rows, complete).map(({ path, code }) => `${path} ${code}`);

  it('within their quotas are right; over one they say why before they are verified, not before', () => {
    expect(wrong([row()])).toEqual([]);
    expect(wrong([row({ SoLuong: '2' })])).toEqual(['dongs.0.LyDo SUPPLY_USE_OVER']);
    expect(wrong([row({ SoLuong: '2' })], false)).toEqual([]);
    expect(wrong([row({ SoLuong: '2', LyDo: 'Chảy máu' })])).toEqual([]);
  });

  it('of nothing are nothing to verify', () => {
    expect(wrong([])).toEqual(['dongs REQUIRED']);
    expect(wrong([], false)).toEqual([]);
  });

  it('name a supply once, with how much', () => {
    expect(
      wrong([
        row(),
        row({ SoLuong: '0' }),
        row({ Duoc_Id: null, SoLuong: null }),
        row({ Duoc_Id: 'd', SoLuong: 'x' }),
      ]),
    ).toEqual([
      'dongs.1.Duoc_Id SUPPLY_USE_TWICE',
      'dongs.1.SoLuong TOO_SMALL',
      'dongs.2.Duoc_Id REQUIRED',
      'dongs.2.SoLuong REQUIRED',
      'dongs.3.SoLuong NOT_A_NUMBER',
    ]);
  });
});
