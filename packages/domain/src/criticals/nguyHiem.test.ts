import { describe, expect, it } from 'vitest';
import { everyRight, refusal } from '../acts/acts.ts';
import { actsWithoutRight, allowedByState } from '../acts/testTable.ts';
import { nguyHiemActs, timesToTell } from './nguyHiem.ts';

const facts = (TrangThai: string) => ({ TrangThai, node: 'phong' });

describe('a critical finding', () => {
  it('is acknowledged once, and withdrawn with its result', () => {
    expect(allowedByState(nguyHiemActs, facts)).toEqual({
      ChoXacNhan: ['xacNhan', 'thuHoi'],
      DaXacNhan: ['thuHoi'],
      DaThu: [],
    });
    expect(refusal(nguyHiemActs, 'xacNhan', facts('DaXacNhan'), everyRight)?.code).toBe('CRITICAL_ANSWERED');
  });

  it('is acknowledged by right at the place that ordered', () => {
    expect(actsWithoutRight(nguyHiemActs, facts('ChoXacNhan'))).toEqual([]);
  });

  it.each([
    ['at once', 0, 0],
    ['just before the first interval is over', 15 * 60_000 - 1, 0],
    ['then', 15 * 60_000, 1],
    ['after two', 30 * 60_000, 2],
    ['after a day', 24 * 60 * 60_000, 2],
    ['before it was returned, by a slow clock', -60_000, 0],
  ])('is told of again %s', (_when, waited, times) => {
    expect(timesToTell(waited, 15)).toBe(times);
  });
});
