import { expect, it } from 'vitest';
import { dayLine, partOfDay } from './dayLine.ts';

it.each([
  ['2026-11-22T21:59:00Z', 'evening'],
  ['2026-11-22T22:00:00Z', 'morning'],
  ['2026-11-23T03:59:00Z', 'morning'],
  ['2026-11-23T04:00:00Z', 'noon'],
  ['2026-11-23T07:00:00Z', 'afternoon'],
  ['2026-11-23T11:00:00Z', 'evening'],
  ['2026-11-23T17:30:00Z', 'evening'],
] as const)('at %s people wish a good %s in Vietnam', (moment, part) => {
  expect(partOfDay(new Date(moment))).toBe(part);
});

it('says the day of Vietnam in the language of the reader', () => {
  const lateOnSunday = new Date('2026-11-22T17:30:00Z');
  expect(dayLine(lateOnSunday, 'vi')).toBe('Thứ Hai, 23/11/2026');
  expect(dayLine(lateOnSunday, 'en')).toBe('Monday, 23/11/2026');
});
