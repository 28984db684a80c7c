import { describe, expect, it } from 'vitest';
import { dayOfStay, daysApart, dayText, lastShiftBegan, shiftOf } from './houseClock.ts';

const at = (text: string) => new Date(`${text}+07:00`);

describe('the clock of the house', () => {
  it.each([
    ['2026-11-30T09:00', '2026-11-29T22:00'],
    ['2026-11-30T14:00', '2026-11-30T06:00'],
    ['2026-11-30T23:30', '2026-11-30T14:00'],
    ['2026-11-30T00:10', '2026-11-29T14:00'],
    ['2026-11-30T06:00', '2026-11-29T22:00'],
  ])('at %s the shift before began at %s', (now, began) => {
    expect(lastShiftBegan(at(now))).toEqual(at(began));
  });

  it.each([
    ['2026-11-30T09:00', 0, '2026-11-30T06:00', '2026-11-30T14:00'],
    ['2026-11-30T22:00', 0, '2026-11-30T22:00', '2026-12-01T06:00'],
    ['2026-11-30T02:00', 0, '2026-11-29T22:00', '2026-11-30T06:00'],
    ['2026-11-30T09:00', -1, '2026-11-29T22:00', '2026-11-30T06:00'],
    ['2026-11-30T09:00', 2, '2026-11-30T22:00', '2026-12-01T06:00'],
  ])('at %s the shift %d later lasts from %s to %s', (now, later, tu, den) => {
    expect(shiftOf(at(now), later)).toEqual({ tu: at(tu), den: at(den) });
  });

  it('counts days by midnights in Vietnam', () => {
    expect(dayText(at('2026-11-30T00:30'))).toBe('2026-11-30');
    expect(daysApart(at('2026-11-29T23:59'), at('2026-11-30T00:01'))).toBe(1);
    expect(daysApart(at('2026-11-30T00:01'), at('2026-11-29T23:59'))).toBe(-1);
    expect(dayOfStay(at('2026-11-30T08:00'), at('2026-11-30T09:00'))).toBe(1);
    expect(dayOfStay(at('2026-11-28T23:00'), at('2026-11-30T01:00'))).toBe(3);
  });
});
