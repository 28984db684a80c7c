import { describe, expect, it } from 'vitest';
import { newbornIssues, newbornName, placeTaken } from './newborn.ts';

const now = new Date('2026-11-25T10:00:00+07:00');
const born = { ThoiDiemSinh: '2026-11-25T03:12:00+07:00', GioiTinh: 'FEMALE', CanNangSinh: 3150 };

describe('a newborn', () => {
  it.each([
    ['is whole', {}, []],
    ['is not born yet', { ThoiDiemSinh: '2026-11-25T10:01:00+07:00' }, ['ThoiDiemSinh IN_THE_FUTURE']],
    ['is older than 28 days', { ThoiDiemSinh: '2026-10-28T09:59:00+07:00' }, ['ThoiDiemSinh NOT_A_NEWBORN']],
    ['weighs too little', { CanNangSinh: 31.5 }, ['CanNangSinh TOO_SMALL']],
    ['weighs parts of grams', { CanNangSinh: '3150.5' }, ['CanNangSinh NOT_A_NUMBER']],
    ['is the ninth', { ThuTuSinh: 9 }, ['ThuTuSinh TOO_LARGE']],
    ['has a temporary card', { SoTheBHYT: 'TE101KT12345678' }, []],
    ['has a card of somebody grown', { SoTheBHYT: 'DN4010123456789' }, ['SoTheBHYT CARD_NOT_OF_CHILD']],
    ['has no card', { SoTheBHYT: 'TE1' }, ['SoTheBHYT CARD_LENGTH']],
  ])('%s', (_what, change, expected) => {
    const issues = newbornIssues({ ...born, ...change }, now);
    expect(issues.map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
  });

  it('is named by its mother until it has a name', () => {
    expect(newbornName('Nguyễn Thị A', null)).toBe('Con bà Nguyễn Thị A');
    expect(newbornName('Nguyễn Thị A', 2)).toBe('Con bà Nguyễn Thị A 2');
    const long = newbornName('Đặng '.repeat(25).trim(), 2);
    expect(long.length).toBeLessThanOrEqual(100);
    expect(long).toMatch(/^CB Đặng .* 2$/);
  });

  it.each([
    ['its twin has another place', 2, 1, '2026-11-25T03:00:00+07:00', false],
    ['its twin has the same place', 1, 1, '2026-11-25T03:00:00+07:00', true],
    ['its twin has no place', 1, null, '2026-11-24T23:00:00+07:00', true],
    ['it has no place beside a twin', null, 1, '2026-11-25T03:00:00+07:00', true],
    ['its sister was born last year', null, null, '2025-11-25T03:00:00+07:00', false],
  ])('is told from its siblings: %s', (_what, mine, other, at, expected) => {
    const child = { ThoiDiemSinh: new Date('2026-11-25T03:12:00+07:00'), ThuTuSinh: mine };
    expect(placeTaken(child, [{ ThoiDiemSinh: new Date(at), ThuTuSinh: other }])).toBe(expected);
  });
});
