import { describe, expect, it } from 'vitest';
import { type ReceptionRules, receptionIssues } from './tiepNhan.ts';

const rules: ReceptionRules = { laBHYT: true, ngay: '2026-11-23', today: '2026-11-23', needsService: false };
const insured = { DoiTuong_Id: 'p', SoTheBHYT: 'TE1010123456789', BHYTNgayHieuLuc: '2020-01-01' };
const codes = (input: object, over: Partial<ReceptionRules> = {}) =>
  receptionIssues({ ...insured, ...input }, { ...rules, ...over }).map(({ path, code }) => `${path} ${code}`);

it("a child's card is for a child", () => {
  expect(codes({}, { tuoiNam: 6 })).toEqual([]);
  expect(codes({}, { tuoiNam: null })).toEqual([]);
  expect(codes({}, { tuoiNam: 7 })).toEqual(['SoTheBHYT CARD_NOT_FOR_AGE']);
  expect(codes({ SoTheBHYT: 'DN4010123456789' }, { tuoiNam: 70 })).toEqual([]);
});

it('who is exempt from co-payment has five years without a break by the day of reception', () => {
  const exempt = { choosesExemption: true };
  expect(codes({}, exempt)).toEqual(['NgayDu5Nam FIVE_YEARS_NEEDED']);
  expect(codes({ NgayDu5Nam: '2026-11-24' }, exempt)).toEqual(['NgayDu5Nam FIVE_YEARS_NEEDED']);
  expect(codes({ NgayDu5Nam: '2026-11-23' }, exempt)).toEqual([]);
  expect(codes({})).toEqual([]);
});

it('what was co-paid in the year is no negative amount', () => {
  expect(codes({ CungChiTraLuyKe: '-1' })).toEqual(['CungChiTraLuyKe TOO_SMALL']);
  expect(codes({ CungChiTraLuyKe: '0' })).toEqual([]);
});

describe('a child under six without a card', () => {
  const birth = { SoGiayKhaiSinh: '12/2026', NgayGiayKhaiSinh: '2026-01-05' };
  const asked = (input: Record<string, unknown>, tuoiNam: number | null = 3) =>
    receptionIssues(
      { DoiTuong_Id: 'child', ...input },
      { laBHYT: true, treEm: true, ngay: '2026-03-10', today: '2026-03-10', needsService: false, tuoiNam },
    ).map(({ path, code }) => `${path} ${code}`);

  it('is received by number and day of its birth paper', () => {
    expect(asked({})).toEqual(['SoGiayKhaiSinh REQUIRED', 'NgayGiayKhaiSinh REQUIRED']);
    expect(asked({ ...birth, NgayGiayKhaiSinh: '2026-03-11' })).toEqual([
      'NgayGiayKhaiSinh PAPER_AFTER_RECEPTION',
    ]);
    expect(asked(birth)).toEqual([]);
  });

  it('may have a number of a child all the same, and no other one', () => {
    expect(asked({ SoTheBHYT: 'TE101KT00000012' })).toEqual([]);
    expect(asked({ SoTheBHYT: 'DN4010123456789', BHYTNgayHieuLuc: '2020-01-01' })).toEqual([
      'SoTheBHYT CARD_NOT_OF_CHILD',
    ]);
  });

  it.each([6, 45])('is nobody of %d years', (years) => {
    expect(asked(birth, years)).toEqual(['DoiTuong_Id PAYER_FOR_CHILDREN']);
  });
});
