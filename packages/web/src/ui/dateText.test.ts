import { expect, test } from 'vitest';
import {
  dayPlus,
  formatDate,
  formatDateTime,
  isDay,
  parseDateText,
  parseDateTimeText,
  today,
} from './dateText.ts';

test.each([
  ['07/03/1980', '1980-03-07'],
  ['07031980', '1980-03-07'],
  ['7/3/1980', '1980-03-07'],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2023', null],
  ['31041980', null],
  ['7/3/80', '1980-03-07'],
  ['1/1/85', '1985-01-01'],
  ['010185', '1985-01-01'],
  ['31/2/85', null],
  [' 07-03-1980\u200b ', '1980-03-07'],
  ['\uff17/\uff13/1980', '1980-03-07'],
  ['', null],
])('reads %s as %s', (text, value) => {
  expect(parseDateText(text)).toBe(value);
});

test.each([
  ['hôm nay', 0],
  ['Hom Nay', 0],
  ['hôm qua', -1],
  ['ngày mai', 1],
  ['today', 0],
])('reads %s as so many days from today: %i', (text, days) => {
  expect(parseDateText(text)).toBe(dayPlus(today(), days));
  expect(parseDateText(`${text} x`)).toBeNull();
});

test('a day is told from what somebody is still typing', () => {
  expect([isDay('2026-11-23'), isDay('23/11/2026'), isDay(null), isDay('')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('shows days and instants as read in Vietnam, and a blank as dashes', () => {
  expect(formatDate('1980-03-07')).toBe('07/03/1980');
  expect(formatDate(null)).toBe('--/--/----');
  expect(formatDateTime('2026-03-06T18:30:00Z')).toBe('07/03/2026 01:30');
  expect(today(new Date('2026-03-06T18:30:00Z'))).toBe('2026-03-07');
});

test.each([
  ['08:15', '2026-11-21T01:15:00.000Z'],
  ['0815', '2026-11-21T01:15:00.000Z'],
  ['8h15', '2026-11-21T01:15:00.000Z'],
  ['20/11/2026 23:59', '2026-11-20T16:59:00.000Z'],
  ['20112026 0000', '2026-11-19T17:00:00.000Z'],
  ['24:00', null],
  ['08:60', null],
  ['31/11/2026 08:15', null],
  ['20/11/2026', null],
  ['', null],
])('reads the time %s as %s', (text, value) => {
  expect(parseDateTimeText(text, '2026-11-21')).toBe(value);
});
