import { describe, expect, it } from 'vitest';
import { everyRight, refusal } from '../acts/acts.ts';
import { actsWithoutRight, allowedByState } from '../acts/testTable.ts';
import { daysLimit, letterOf, toaThuocActs } from './toaThuoc.ts';

const facts = (TrangThai: string) => ({
  TrangThai,
  node: 'room',
  muaNgoai: false,
  daThuTien: false,
  daDuyetCap: false,
});

describe('a prescription', () => {
  it('lets each act pass in its states, and refuses all the rest', () => {
    expect(allowedByState(toaThuocActs, facts)).toEqual({
      Nhap: ['ke', 'huy'],
      DaKe: ['sua', 'yeuCauThanhToan', 'cap', 'huy'],
      YeuCauThanhToan: ['huyYeuCauThanhToan', 'cap'],
      DaCap: ['huyCap'],
      DaHuy: [],
    });
  });

  it('asks for the right of each act', () => {
    expect(actsWithoutRight(toaThuocActs, facts('DaKe'))).toEqual([]);
  });

  it.each([
    ['huyYeuCauThanhToan', 'YeuCauThanhToan'],
    ['huy', 'DaKe'],
  ] as const)('that is paid refuses %s', (action, TrangThai) => {
    const paid = { ...facts(TrangThai), daThuTien: true };
    expect(refusal(toaThuocActs, action, paid, everyRight)?.code).toBe('PRESCRIPTION_ISSUED');
  });

  it.each(['sua', 'huy'] as const)('whose supply is approved refuses %s', (action) => {
    const approved = { ...facts('DaKe'), daDuyetCap: true };
    expect(refusal(toaThuocActs, action, approved, everyRight)?.code).toBe('PRESCRIPTION_APPROVED');
  });

  it('that is bought outside is not paid here', () => {
    const outside = { ...facts('DaKe'), muaNgoai: true };
    expect(refusal(toaThuocActs, 'yeuCauThanhToan', outside, everyRight)?.code).toBe('PRESCRIPTION_OUTSIDE');
  });

  it('that the cashier or the counter has is not written anew', () => {
    const told = (['YeuCauThanhToan', 'DaCap'] as const).map(
      (TrangThai) => refusal(toaThuocActs, 'sua', facts(TrangThai), everyRight)?.code,
    );
    expect(told).toEqual(['PRESCRIPTION_ISSUED', 'PRESCRIPTION_ISSUED']);
  });

  it('is written for no longer than its drugs allow', () => {
    const none = { longCourse: false, lastingPain: false, chronic: false };
    const limits = (facts: Partial<typeof none>) =>
      (['c', 'h', 'n'] as const).map((letter) => daysLimit(letter, { ...none, ...facts }).max);
    expect(limits({})).toEqual([30, 10, 7]);
    expect(limits({ chronic: true })).toEqual([30, 30, 7]);
    expect(limits({ longCourse: true })).toEqual([90, 30, 7]);
    expect(limits({ lastingPain: true })).toEqual([30, 10, 30]);
    expect((['c', 'h', 'n'] as const).map((letter) => daysLimit(letter, none).code)).toEqual([
      'DRUG_DAYS_NOT_LISTED',
      'DRUG_DAYS_PSYCHOTROPIC',
      'DRUG_DAYS_NARCOTIC',
    ]);
    expect(['GayNghien', 'HuongThan', 'TienChat', 'Khac', null].map(letterOf)).toEqual([
      'n',
      'h',
      'h',
      'c',
      'c',
    ]);
  });
});
