import { describe, expect, it } from 'vitest';
import { type Papers, paperIssues, referralIsOld } from './papers.ts';

const ngay = '2026-11-23'; // a Monday
const referral = { CoGiayChuyen: true, SoGiayChuyen: 'GC-12', NgayGiayChuyen: '2026-11-20' };
const exemption = { MienCungChiTra: true, SoGiayMien: 'M-7', NgayGiayMien: '2026-03-02' };
const coPaid = { CungChiTraLuyKe: '1200000', SoGiayLuyKe: 'L-3', NgayGiayLuyKe: '2026-10-01' };
const issues = (papers: Papers, before: Papers | null = null) =>
  paperIssues(papers, before, ngay).map(({ path, code }) => `${path} ${code}`);

describe('a paper that is chosen', () => {
  it.each<[string, Papers, string[]]>([
    ['nothing', {}, []],
    ['papers of no flag', { ...referral, CoGiayChuyen: false, NgayGiayChuyen: '2027-01-01' }, []],
    ['a referral', referral, []],
    ['a referral of the day itself', { ...referral, NgayGiayChuyen: ngay }, []],
    [
      'a referral without its paper',
      { CoGiayChuyen: true },
      ['SoGiayChuyen REQUIRED', 'NgayGiayChuyen REQUIRED'],
    ],
    ['a referral of blanks', { ...referral, SoGiayChuyen: '  ' }, ['SoGiayChuyen REQUIRED']],
    [
      'a referral of tomorrow',
      { ...referral, NgayGiayChuyen: '2026-11-24' },
      ['NgayGiayChuyen PAPER_AFTER_RECEPTION'],
    ],
    ['a referral of a year ago', { ...referral, NgayGiayChuyen: '2025-11-23' }, []],
    [
      'a referral of more than a year ago',
      { ...referral, NgayGiayChuyen: '2025-11-22' },
      ['NgayGiayChuyen REFERRAL_TOO_OLD'],
    ],
    [
      'a referral of a day that is none yet',
      { ...referral, NgayGiayChuyen: '1/2' },
      ['NgayGiayChuyen NOT_A_DATE'],
    ],
    ['an exemption', exemption, []],
    [
      'an exemption without its paper',
      { MienCungChiTra: true },
      ['SoGiayMien REQUIRED', 'NgayGiayMien REQUIRED'],
    ],
    [
      'an exemption of tomorrow',
      { ...exemption, NgayGiayMien: '2026-11-24' },
      ['NgayGiayMien PAPER_AFTER_RECEPTION'],
    ],
    [
      'an exemption of last year',
      { ...exemption, NgayGiayMien: '2025-12-31' },
      ['NgayGiayMien EXEMPTION_OF_ANOTHER_YEAR'],
    ],
    ['nothing co-paid so far', { CungChiTraLuyKe: '0.00' }, []],
    ['co-payments with their paper', coPaid, []],
    [
      'co-payments without their paper',
      { CungChiTraLuyKe: '1200000' },
      ['SoGiayLuyKe REQUIRED', 'NgayGiayLuyKe REQUIRED'],
    ],
    [
      'co-payments of last year',
      { ...coPaid, NgayGiayLuyKe: '2025-12-31' },
      ['NgayGiayLuyKe CO_PAID_IN_ANOTHER_YEAR'],
    ],
    [
      'co-payments of tomorrow',
      { ...coPaid, NgayGiayLuyKe: '2026-11-24' },
      ['NgayGiayLuyKe PAPER_AFTER_RECEPTION'],
    ],
  ])('%s', (_name, papers, expected) => {
    expect(issues(papers)).toEqual(expected);
  });
});

describe('a reception that is kept already', () => {
  const kept = { SoTheBHYT: 'DN4010123456789', CoGiayChuyen: true, MienCungChiTra: true };

  it('is not asked about what it had', () => {
    expect(issues(kept, kept)).toEqual([]);
    expect(issues({ ...kept, SoGiayChuyen: '', NgayGiayMien: null }, kept)).toEqual([]);
  });

  it('is asked about a paper that changes', () => {
    expect(issues({ ...kept, SoGiayChuyen: 'GC-12' }, kept)).toEqual(['NgayGiayChuyen REQUIRED']);
    expect(issues({ ...kept, NgayGiayMien: '2025-01-01' }, kept)).toEqual([
      'SoGiayMien REQUIRED',
      'NgayGiayMien EXEMPTION_OF_ANOTHER_YEAR',
    ]);
  });

  it('is asked about a flag that is set only now, or that no insurance stood on before', () => {
    expect(issues(kept, { ...kept, CoGiayChuyen: false })).toHaveLength(2);
    expect(issues(kept, { ...kept, SoTheBHYT: null })).toHaveLength(4);
  });
});

describe('a referral after ten working days', () => {
  it.each([
    ['2026-11-23', false],
    ['2026-11-09', false], // ten working days before
    ['2026-11-08', true], // the Sunday before it: eleven
    ['2026-11-06', true],
    ['2026-11-24', false], // refused by its field, not asked about
  ])('of %s is old: %s', (NgayGiayChuyen, expected) => {
    expect(referralIsOld({ ...referral, NgayGiayChuyen }, null, ngay)).toBe(expected);
  });

  it('is confirmed once: what is kept is not asked about again', () => {
    const kept = { ...referral, SoTheBHYT: 'DN4010123456789', NgayGiayChuyen: '2026-01-05' };
    expect(referralIsOld(kept, kept, ngay)).toBe(false);
    expect(referralIsOld({ ...kept, NgayGiayChuyen: '2026-01-06' }, kept, ngay)).toBe(true);
    expect(referralIsOld(kept, { ...kept, SoTheBHYT: null }, ngay)).toBe(false);
    expect(referralIsOld({ ...kept, CoGiayChuyen: false }, null, ngay)).toBe(false);
  });
});

describe('what an object code that a person chose is proven by', () => {
  const paper = { SoGiayDoiTuong: 'XN-4', NgayGiayDoiTuong: '2026-11-01' };
  it.each(['1.4', '1.6', '7.2'])('of %s: number and day of its paper', (MaDoiTuongKCB) => {
    expect(issues({ MaDoiTuongKCB })).toEqual(['SoGiayDoiTuong REQUIRED', 'NgayGiayDoiTuong REQUIRED']);
    expect(issues({ MaDoiTuongKCB, ...paper })).toEqual([]);
    expect(issues({ MaDoiTuongKCB, ...paper, NgayGiayDoiTuong: '2026-11-24' })).toEqual([
      'NgayGiayDoiTuong PAPER_AFTER_RECEPTION',
    ]);
  });

  it.each(['1.16', '1.17'])('of %s: the disease of the annex', (MaDoiTuongKCB) => {
    expect(issues({ MaDoiTuongKCB })).toEqual(['BenhPhuLuc_Id REQUIRED']);
    expect(issues({ MaDoiTuongKCB, BenhPhuLuc_Id: 'icd' })).toEqual([]);
  });

  it('of other codes nothing, and what was kept without it is not asked about again', () => {
    expect(issues({ MaDoiTuongKCB: '1.5' })).toEqual([]);
    const kept = { MaDoiTuongKCB: '1.4', SoTheBHYT: 'DN4010123456789' };
    expect(issues(kept, kept)).toEqual([]);
    const disease = { MaDoiTuongKCB: '1.16', SoTheBHYT: 'DN4010123456789' };
    expect(issues(disease, disease)).toEqual([]);
  });
});
