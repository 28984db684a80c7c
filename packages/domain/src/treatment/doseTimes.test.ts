import { describe, expect, it } from 'vitest';
import {
  daysOfOrders,
  dropsPerMinute,
  latestEnd,
  nextAsNeeded,
  readTimes,
  slotsOf,
  type Timed,
  timesADay,
  usualTimes,
} from './doseTimes.ts';

const at = (text: string) => new Date(`${text}+07:00`);
const texts = (dates: readonly Date[]) =>
  dates.map((one) => new Date(one.getTime() + 7 * 3_600_000).toISOString().slice(5, 16));
const order = (more: Partial<Timed> = {}): Timed => ({
  CachDung: 'TheoGio',
  Gios: usualTimes[3],
  TuLuc: at('2026-11-30T09:00'),
  DenLuc: at('2026-12-02T00:00'),
  ...more,
});
const [from, to] = [at('2026-11-30T00:00'), at('2026-12-02T00:00')];

describe('MAR1: 500 ml in 4 hours', () => {
  it.each([
    [500, 240, 20, 42],
    [500, 240, 15, 31],
    [100, 60, 60, 100],
    [250, 120, 20, 42],
    [500, 0, 20, null],
    [null, 240, 20, null],
  ])('%s ml in %s minutes by %s drops a ml are %s drops a minute', (ml, minutes, drops, found) => {
    expect(dropsPerMinute(ml, minutes, drops)).toBe(found);
  });
});

describe('MAR2: three times a day, written at 09:00', () => {
  it('is due today at 14 and 22, tomorrow at 06, 14 and 22', () => {
    expect(texts(slotsOf(order(), from, to))).toEqual([
      '11-30T14:00',
      '11-30T22:00',
      '12-01T06:00',
      '12-01T14:00',
      '12-01T22:00',
    ]);
  });

  it('is no longer due once it was stopped, nor before it begins', () => {
    const stopped = order({ NgungLuc: at('2026-12-01T06:00') });
    expect(texts(slotsOf(stopped, from, to))).toEqual(['11-30T14:00', '11-30T22:00']);
    expect(slotsOf(order(), from, at('2026-11-30T13:59'))).toEqual([]);
    expect(texts(slotsOf(order(), at('2026-12-01T07:00'), to))).toEqual(['12-01T14:00', '12-01T22:00']);
  });

  it('is due at midnight where the house says 24:00', () => {
    const four = order({ Gios: usualTimes[4] });
    expect(texts(slotsOf(four, from, at('2026-12-01T06:00')))).toEqual([
      '11-30T12:00',
      '11-30T18:00',
      '12-01T00:00',
      '12-01T06:00',
    ]);
  });

  it('given once it is due when it begins, as needed never by itself', () => {
    expect(texts(slotsOf(order({ CachDung: 'MotLan', Gios: [] }), from, to))).toEqual(['11-30T09:00']);
    expect(slotsOf(order({ CachDung: 'KhiCan', Gios: [] }), from, to)).toEqual([]);
  });
});

describe('MAR3: paracetamol 1 g as needed, 4 in 24 hours, 6 hours apart', () => {
  const asNeeded = { ToiDa24h: 4, CachGio: 6 };
  it('given at 08:10 it may be given again at 14:10', () => {
    const next = nextAsNeeded(asNeeded, [at('2026-11-30T08:10')], at('2026-11-30T09:00'));
    expect(next).toEqual(at('2026-11-30T14:10'));
  });

  it('a fifth within 24 hours waits until the first is a day ago', () => {
    const given = ['08:10', '14:10', '20:10'].map((time) => at(`2026-11-30T${time}`));
    given.push(at('2026-12-01T02:10'));
    expect(nextAsNeeded(asNeeded, given, at('2026-12-01T08:05'))).toEqual(at('2026-12-01T08:10'));
    const closer = { ToiDa24h: 4, CachGio: 4 };
    expect(nextAsNeeded(closer, given, at('2026-12-01T06:30'))).toEqual(at('2026-12-01T08:10'));
    expect(nextAsNeeded(closer, given, at('2026-12-01T09:00'))).toEqual(at('2026-12-01T09:00'));
  });

  it('was never given: now', () => {
    const now = at('2026-11-30T09:00');
    expect(nextAsNeeded(asNeeded, [], now)).toEqual(now);
  });
});

describe('times that are typed', () => {
  it.each([
    ['6 14 22', ['06:00', '14:00', '22:00']],
    ['22h30, 08:00', ['08:00', '22:30']],
    ['24', ['24:00']],
    ['25:00', null],
    ['sáng', null],
  ])('%s is %o', (typed, times) => {
    expect(readTimes(typed)).toEqual(times);
  });

  it('count how often a drug is given on a day', () => {
    const none = { ToiDa24h: null, CachGio: null };
    expect(timesADay({ CachDung: 'TheoGio', Gios: usualTimes[3] }, none)).toBe(3);
    expect(timesADay({ CachDung: 'KhiCan', Gios: [] }, { ToiDa24h: 4, CachGio: 6 })).toBe(4);
    expect(timesADay({ CachDung: 'MotLan', Gios: [] }, none)).toBe(1);
  });
});

describe('how long orders hold', () => {
  // 2026-11-30 is a Monday
  it.each([
    ['CapCuu', '2026-11-30T09:00', [], 1],
    ['ChuaOnDinh', '2026-12-04T09:00', [], 1],
    ['OnDinh', '2026-11-30T09:00', [], 2],
    ['OnDinh', '2026-12-03T09:00', [], 3],
    ['OnDinh', '2026-12-04T09:00', [], 3],
    ['OnDinh', '2026-11-30T09:00', ['2026-12-01'], 3],
  ] as const)('%s at %s with the holidays %o: %s days', (state, moment, holidays, days) => {
    expect(daysOfOrders(state, at(moment), holidays)).toBe(days);
  });

  it('until the end of the last day, so that the round of the next one comes first', () => {
    expect(latestEnd('ChuaOnDinh', at('2026-11-30T09:00'))).toEqual(at('2026-12-02T00:00'));
    expect(latestEnd('OnDinh', at('2026-11-30T09:00'))).toEqual(at('2026-12-03T00:00'));
  });
});
