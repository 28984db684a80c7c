import { describe, expect, it } from 'vitest';
import { dropsPerMinute, slotsOf } from '../treatment/doseTimes.ts';
import {
  asNeededRefusal,
  doseState,
  earliestFor,
  mayNotWait,
  secondPersonFor,
  type TrangThaiLieu,
  timesOnChart,
  unitsTaken,
} from './lieuThuoc.ts';

const at = (time: string, day = '02') => new Date(`2026-03-${day}T${time}:00+07:00`);
const texts = (times: readonly Date[]) =>
  times.map((one) => new Date(one.getTime() + 7 * 3_600_000).toISOString().slice(8, 16).replace('T', ' '));

describe('where a dose stands', () => {
  const slot = at('14:00');
  const state = (now: string, more: object = {}) =>
    doseState(slot, { now: at(now), done: null, stopped: null, urgent: false, ...more });
  it.each<[string, boolean, TrangThaiLieu]>([
    ['13:29', false, 'ChuaDen'],
    ['13:30', false, 'DenGio'],
    ['15:00', false, 'DenGio'],
    ['15:01', false, 'Tre'],
    ['14:30', true, 'DenGio'],
    ['14:31', true, 'Tre'],
  ])('at %s (may not wait: %s) it is %s', (now, urgent, is) => {
    expect(state(now, { urgent })).toBe(is);
  });

  it('is what was written of it, else cancelled from the stop of its order on', () => {
    expect(state('18:00', { done: 'KhongDung', stopped: at('13:00') })).toBe('KhongDung');
    expect(state('18:00', { stopped: at('14:00') })).toBe('Huy');
    expect(state('18:00', { stopped: at('14:01') })).toBe('Tre');
  });

  it('may be given two hours before its time', () => {
    expect(earliestFor(slot)).toEqual(at('12:00'));
  });
});

it('MAR1: 500 ml in 4 hours are 42 drops a minute', () => {
  expect(dropsPerMinute(500, 240)).toBe(42);
});

it('MAR2: three times a day, written at 09:00: 14 and 22 today, 06, 14, 22 tomorrow; a stop leaves them on the chart', () => {
  const order = {
    ...({ CachDung: 'TheoGio', Gios: ['06:00', '14:00', '22:00'], TuLuc: at('09:00') } as const),
    ...{ DenLuc: at('23:59', '03'), NgungLuc: at('20:00') },
  };
  const all = ['02 14:00', '02 22:00', '03 06:00', '03 14:00', '03 22:00'];
  expect(texts(timesOnChart(order, at('00:00'), at('23:59', '03')))).toEqual(all);
  expect(texts(slotsOf(order, at('00:00'), at('23:59', '03')))).toEqual(['02 14:00']);
});

describe('MAR3: as needed, at most 4 in 24 hours, 6 hours apart', () => {
  const order = { ToiDa24h: 4, CachGio: 6 };
  const refused = (given: readonly Date[], when: Date) => asNeededRefusal(order, given, when);
  it('is given again after the gap', () => {
    expect(refused([], at('08:10'))).toBeNull();
    expect(refused([at('08:10')], at('14:09'))).toEqual(at('14:10'));
    expect(refused([at('08:10')], at('14:10'))).toBeNull();
  });

  it('is refused a fifth time within 24 hours', () => {
    const closer = { ToiDa24h: 4, CachGio: 4 };
    const four = [at('08:00'), at('12:00'), at('16:00'), at('20:00')];
    expect(asNeededRefusal(closer, four, at('00:30', '03'))).toEqual(at('08:00', '03'));
    expect(asNeededRefusal(closer, four, at('08:00', '03'))).toBeNull();
  });

  it('keeps the gap to one that was written down for a later moment', () => {
    expect(refused([at('12:00')], at('08:00'))).toEqual(at('18:00'));
    expect(refused([at('12:00')], at('06:00'))).toBeNull();
  });
});

describe('a second person', () => {
  it.each([
    ['an addictive drug by mouth', 'GayNghien', ['N02AA01'], '1.01', 'GayNghien'],
    ['a psychotropic one', 'HuongThan', ['N05BA01'], '1.01', null],
    ['potassium by vein', 'Thuong', ['A12BA01'], '2.05', 'KaliDamDac'],
    ['potassium by mouth', 'Thuong', ['A12BA01'], '1.01', null],
    ['insulin by vein', 'Thuong', ['A10AB01'], '2.04', 'InsulinTinhMach'],
    ['insulin under the skin', 'Thuong', ['A10AB01'], '2.02', null],
    ['chemotherapy', 'Thuong', ['L01BA01'], '1.01', 'HoaTri'],
    ['an antibiotic', 'Thuong', ['J01CA04'], '2.04', null],
  ])('is asked for %s', (_what, LoaiKiemSoat, ATCs, MaDuongDung, asked) => {
    expect(secondPersonFor({ LoaiKiemSoat, ATCs, MaDuongDung })).toBe(asked);
  });
});

it('insulin, anticoagulants and the first dose of an antibiotic may not wait', () => {
  const of = (ATC: string, NgayThu: number | null, slot: Date) =>
    mayNotWait(
      { LoaiKiemSoat: 'Thuong', ATCs: [ATC], MaDuongDung: null },
      { NgayThu, first: at('08:00'), slot },
    );
  expect([of('A10AE04', null, at('20:00')), of('B01AB05', null, at('20:00'))]).toEqual([true, true]);
  expect([of('J01CA04', 1, at('08:00')), of('J01CA04', 1, at('20:00'))]).toEqual([true, false]);
  expect([of('J01CA04', 2, at('08:00')), of('N02BE01', null, at('08:00'))]).toEqual([false, false]);
});

it('what is not divided leaves the store as a whole', () => {
  expect([unitsTaken('0.5', true), unitsTaken('0.5', false), unitsTaken('2', true)]).toEqual([1, 0.5, 2]);
});
