import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { readCitizenNumber } from './citizenNumber.ts';
import { staffIssues } from './staffCheck.ts';

const today = '2026-11-05';
const codes = (entry: Record<string, unknown>, at: string | null = today) =>
  staffIssues(entry, at).map(({ path, code }) => `${path} ${code}`);

test.each<[string, Record<string, unknown>]>([
  ['nothing', {}],
  [
    'a usual person',
    { NgaySinh: '1984-03-12', GioiTinh: 'MALE', CMND: '001084000001', NgayVaoLam: '2015-06-01' },
  ],
  ['a woman of this century', { NgaySinh: '2001-03-12', GioiTinh: 'FEMALE', CMND: '079301000001' }],
  ['one whose sex is not said', { CMND: '096184000001' }],
  ['one who was born abroad', { NgaySinh: '1990-01-01', GioiTinh: 'MALE', CMND: '131090000001' }],
  ['an old card of nine digits', { NgaySinh: '1970-01-01', CMND: '012345678' }],
  ['a passport', { CMND: 'C1234567' }],
  ['one who turns fifteen today', { NgaySinh: '2011-11-05' }],
  ['one who begins next month', { NgayVaoLam: '2026-12-01' }],
])('%s is accepted', (_name, entry) => {
  expect(codes(entry)).toEqual([]);
});

test.each<[string, Record<string, unknown>, string]>([
  ['a birth tomorrow', { NgaySinh: '2026-11-06' }, 'NgaySinh IN_THE_FUTURE'],
  ['a child', { NgaySinh: '2011-11-06' }, 'NgaySinh STAFF_TOO_YOUNG'],
  ['a year with a slip', { NgaySinh: '1884-03-12' }, 'NgaySinh STAFF_TOO_OLD'],
  [
    'work before the age of work',
    { NgaySinh: '1984-03-12', NgayVaoLam: '1999-03-11' },
    'NgayVaoLam START_TOO_EARLY',
  ],
  ['a start years ahead', { NgayVaoLam: '2072-01-01' }, 'NgayVaoLam START_TOO_LATE'],
  ['ten digits', { CMND: '0123456789' }, 'CMND NOT_A_CITIZEN_NUMBER'],
  ['a province that never was', { CMND: '003084000001' }, 'CMND NOT_A_CITIZEN_NUMBER'],
  ['a number of the next century', { CMND: '001484000001' }, 'CMND NOT_A_CITIZEN_NUMBER'],
  ['another birth year', { NgaySinh: '1985-03-12', CMND: '001084000001' }, 'CMND CITIZEN_NUMBER_YEAR'],
  ['another sex', { GioiTinh: 'FEMALE', CMND: '001084000001' }, 'CMND CITIZEN_NUMBER_SEX'],
])('%s is refused', (_name, entry, issue) => {
  expect(codes(entry)).toEqual([issue]);
});

it('judges no day against a clock that is not at hand', () => {
  expect(codes({ NgaySinh: '2084-03-12', NgayVaoLam: '2199-01-01' }, null)).toEqual([]);
});

it('reads the year and the sex that a number was made with, and throws for no text', () => {
  const years = fc.integer({ min: 1900, max: 2099 });
  fc.assert(
    fc.property(years, fc.boolean(), fc.integer({ min: 0, max: 999_999 }), (birthYear, male, serial) => {
      const mark = 2 * (Math.floor(birthYear / 100) - 19) + (male ? 0 : 1);
      const text = `001${mark}${String(birthYear % 100).padStart(2, '0')}${String(serial).padStart(6, '0')}`;
      expect(readCitizenNumber(text)).toEqual({ kind: 'CCCD', birthYear, male });
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => void readCitizenNumber(text)));
});
