import { describe, expect, it } from 'vitest';
import { everyRight, refusal } from '../acts/acts.ts';
import { actsWithoutRight, allowedByState } from '../acts/testTable.ts';
import { type ToDieuTriFacts, toDieuTriActs, toDieuTriIssues } from './toDieuTri.ts';
import { changedFields, yLenhThuocActs, yLenhThuocIssues } from './yLenhThuoc.ts';

const at = (text: string) => new Date(`${text}+07:00`);
const now = at('2026-11-30T09:00');
const facts = (TrangThai: string, over: Partial<ToDieuTriFacts> = {}): ToDieuTriFacts => ({
  TrangThai,
  node: 'ward',
  khongNhan: null,
  daKhoa: false,
  cuaToi: true,
  ...over,
});
const told = (issues: readonly { path: string; code: string }[]) =>
  issues.map(({ path, code }) => `${path} ${code}`);

describe('an entry of a treatment sheet', () => {
  it('is corrected and cancelled; a verbal one is confirmed besides', () => {
    expect(allowedByState(toDieuTriActs, facts)).toEqual({
      ChoXacNhan: ['sua', 'xacNhan', 'huy'],
      DangSuDung: ['sua', 'huy'],
      DaHuy: [],
    });
    expect(actsWithoutRight(toDieuTriActs, facts('ChoXacNhan'))).toEqual([]);
  });

  it.each([
    ['sua', { khongNhan: 'STATE_CHANGED' }, 'STATE_CHANGED'],
    ['sua', { daKhoa: true }, 'MEDICAL_RECORD_LOCKED'],
    ['xacNhan', { cuaToi: false }, 'VERBAL_ORDER_OF_ANOTHER'],
    ['xacNhan', {}, null],
    ['huy', { cuaToi: false }, null],
  ] as const)('says to %s with %o: %s', (act, over, code) => {
    expect(refusal(toDieuTriActs, act, facts('ChoXacNhan', over), everyRight)?.code ?? null).toBe(code);
  });

  it('says when, who, how the patient is, the course, and until when its orders hold', () => {
    const of = { tu: at('2026-11-28T08:00'), now, holidays: [] };
    expect(told(toDieuTriIssues({}, of))).toEqual([
      'ThoiGian REQUIRED',
      'BacSi_Id REQUIRED',
      'TinhTrang REQUIRED',
      'DienBien REQUIRED',
      'HieuLucDen REQUIRED',
    ]);
    const entry = {
      ThoiGian: now,
      BacSi_Id: 'd',
      TinhTrang: 'ChuaOnDinh' as const,
      DienBien: 'Sốt',
      HieuLucDen: at('2026-12-02T00:00'),
    };
    expect(toDieuTriIssues(entry, of)).toEqual([]);
    const wrong = (more: object) => told(toDieuTriIssues({ ...entry, ...more }, of));
    expect(wrong({ HieuLucDen: now })).toEqual(['HieuLucDen ORDER_END']);
    expect(wrong({ HieuLucDen: at('2026-12-02T00:01') })).toEqual(['HieuLucDen ORDER_HORIZON']);
    expect(wrong({ HieuLucDen: at('2026-12-03T00:00'), TinhTrang: 'OnDinh' })).toEqual([]);
    expect(wrong({ ThoiGian: at('2026-11-30T09:01') })).toEqual(['ThoiGian MEDICAL_RECORD_FUTURE']);
    expect(wrong({ ThoiGian: at('2026-11-27T09:00'), HieuLucDen: at('2026-11-28T09:00') })).toEqual([
      'ThoiGian TREATMENT_EPISODE_ORDER',
    ]);
  });
});

describe('an order of a drug', () => {
  const order = { Duoc_Id: 'x', Lieu: '1', DuongDung_Id: 'r', CachDung: 'TheoGio' as const, Gios: '08:00' };

  it('is stopped while it is in use and the sheet is written', () => {
    const one = (TrangThai: string, khongNhan: 'STATE_CHANGED' | null = null) => ({
      TrangThai,
      node: 'ward',
      khongNhan,
      hetHan: false,
    });
    expect(allowedByState(yLenhThuocActs, one)).toEqual({ DangDung: ['ngung'], DaNgung: [], DaHuy: [] });
    expect(refusal(yLenhThuocActs, 'ngung', one('DangDung', 'STATE_CHANGED'), everyRight)?.code).toBe(
      'STATE_CHANGED',
    );
    const ended = { ...one('DangDung'), hetHan: true };
    expect(refusal(yLenhThuocActs, 'ngung', ended, everyRight)?.code).toBe('DRUG_ORDER_ENDED');
  });

  it.each([
    [{}, []],
    [{ Duoc_Id: null, DuongDung_Id: '' }, ['Duoc_Id REQUIRED', 'DuongDung_Id REQUIRED']],
    [{ Lieu: '0' }, ['Lieu DOSE_ABOVE_ZERO']],
    [{ Gios: 'sáng' }, ['Gios DOSE_TIMES']],
    [{ Gios: '' }, ['Gios REQUIRED']],
    [{ CachDung: 'MotLan' as const, Gios: '' }, []],
    [{ CachDung: 'KhiCan' as const }, ['LyDoKhiCan REQUIRED', 'ToiDa24h REQUIRED', 'CachGio REQUIRED']],
    [{ CachDung: 'KhiCan' as const, LyDoKhiCan: 'đau', ToiDa24h: 4, CachGio: '6' }, []],
    [{ TheTich: '500' }, ['SoPhut REQUIRED']],
    [{ SoPhut: 240 }, ['TheTich REQUIRED']],
    [{ TheTich: '500', SoPhut: 240 }, []],
  ])('with %o lacks %o', (more, issues) => {
    expect(told(yLenhThuocIssues({ ...order, ...more }))).toEqual(issues);
  });

  it('says in what it differs from the one that it repeats', () => {
    expect(changedFields(order, { ...order, Lieu: '1.000', Gios: '08:00' })).toEqual([]);
    expect(changedFields(order, { ...order, Lieu: '2', GhiChu: 'sau ăn' })).toEqual(['Lieu', 'GhiChu']);
  });
});
