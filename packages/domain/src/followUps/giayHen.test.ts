import { describe, expect, it } from 'vitest';
import { actsWithoutRight, allowedByState } from '../acts/testTable.ts';
import {
  type FoundSlip,
  giayHenActs,
  reminderIssues,
  slipIssues,
  useRefusal,
  usualLastDay,
} from './giayHen.ts';

const days = { ngayKham: '2026-11-20', today: '2026-11-23' };
const codes = (one: Parameters<typeof slipIssues>[0]) =>
  slipIssues(one, days).map(({ path, code }) => `${path} ${code}`);

describe('an appointment slip', () => {
  it('is issued again, cancelled or used while it is in force, and given back once used', () => {
    const facts = (TrangThai: string) => ({ TrangThai, node: 'room' });
    expect(allowedByState(giayHenActs, facts)).toEqual({
      HieuLuc: ['capLai', 'huy', 'dung'],
      DaDung: ['traLai'],
      BiThayThe: [],
      DaHuy: [],
    });
    expect(actsWithoutRight(giayHenActs, facts('HieuLuc'))).toEqual([]);
  });

  it('is for a day to come, and holds from that day on', () => {
    expect(codes({ NgayHen: '2026-12-01', HieuLucDen: '2026-12-15' })).toEqual([]);
    expect(codes({ NgayHen: '2026-12-01', HieuLucDen: '2026-12-01' })).toEqual([]);
    expect(codes({})).toEqual(['NgayHen REQUIRED']);
    expect(codes({ NgayHen: '2026-11-19' })).toEqual(['NgayHen FOLLOW_UP_BEFORE_EXAM']);
    expect(codes({ NgayHen: '2026-11-22' })).toEqual(['NgayHen APPOINTMENT_DAY_PAST']);
    expect(codes({ NgayHen: '2026-12-01' })).toEqual(['HieuLucDen REQUIRED']);
    expect(codes({ NgayHen: '2026-12-01', HieuLucDen: '2026-11-30' })).toEqual([
      'HieuLucDen APPOINTMENT_ENDS_BEFORE',
    ]);
    expect(codes({ NgayHen: '2026-12-01', HieuLucDen: '2027-03-02' })).toEqual([
      'HieuLucDen APPOINTMENT_TOO_LONG',
    ]);
  });

  it('usually holds for ten working days', () => {
    expect(usualLastDay('2026-11-23')).toBe('2026-12-07'); // a Monday
    expect(usualLastDay('2026-11-28')).toBe('2026-12-11'); // a Saturday
  });

  const slip: FoundSlip = {
    TrangThai: 'HieuLuc',
    BenhNhan_Id: 'p',
    coSo: 'h',
    NgayHen: '2026-12-01',
    HieuLucDen: '2026-12-15',
  };
  it.each([
    ['on its day', {}, '2026-12-01', null],
    ['on its last day', {}, '2026-12-15', null],
    ['before it', {}, '2026-11-30', 'APPOINTMENT_EARLY'],
    ['after it', {}, '2026-12-16', 'APPOINTMENT_EXPIRED'],
    ['once it was used', { TrangThai: 'DaDung' }, '2026-12-01', 'APPOINTMENT_USED'],
    ['once it was replaced', { TrangThai: 'BiThayThe' }, '2026-12-01', 'APPOINTMENT_REPLACED'],
    ['once it was cancelled', { TrangThai: 'DaHuy' }, '2026-12-01', 'APPOINTMENT_CANCELLED'],
    ['by another patient', { BenhNhan_Id: 'q' }, '2026-12-01', 'APPOINTMENT_OF_ANOTHER'],
    ['at another facility', { coSo: 'i' }, '2026-12-01', 'APPOINTMENT_UNKNOWN'],
  ] as const)('is used %s', (_when, over, ngay, code) => {
    const issue = useRefusal({ ...slip, ...over }, { BenhNhan_Id: 'p', coSo: 'h', ngay });
    expect(issue?.code ?? null).toBe(code);
    expect(issue?.path ?? 'SoGiayHen').toBe('SoGiayHen');
  });

  it('is not known by a number that nobody issued', () => {
    expect(useRefusal(null, { BenhNhan_Id: 'p', coSo: 'h', ngay: '2026-12-01' })?.code).toBe(
      'APPOINTMENT_UNKNOWN',
    );
  });
});

it('a reminder was made before it is noted, and another way is told in words', () => {
  const now = new Date('2026-11-23T03:00:00Z');
  const later = new Date('2026-11-23T03:01:00Z');
  expect(reminderIssues({ LucNhac: now, CachNhac: 'GoiDien', GhiChu: null }, now)).toEqual([]);
  expect(reminderIssues({ LucNhac: later, CachNhac: 'GoiDien', GhiChu: null }, now)).toEqual([
    { path: 'LucNhac', code: 'IN_THE_FUTURE' },
  ]);
  expect(reminderIssues({ LucNhac: now, CachNhac: 'Khac', GhiChu: null }, now)).toEqual([
    { path: 'GhiChu', code: 'REQUIRED' },
  ]);
});
