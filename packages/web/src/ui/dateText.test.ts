import { expect, test } from 'vitest';
import { formatDate, formatDateTime, parseDateText, today } from './dateText.ts';

test.each([
  ['07/03/1980', '1980-03-07'],
  ['07031980', '1980-03-07'],
  ['7/3/1980', '1980-03-07'],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2023', null],
  ['31041980', null],
  ['7/3/80', null],
  ['', null],
])('reads %s as %s', (text, value) => {
  expect(parseDateText(text)).toBe(value);
});

test('shows days and instants as read in Vietnam, and a blank as dashes', () => {
  expect(formatDate('1980-03-07')).toBe('07/03/1980');
  expect(formatDate(null)).toBe('--/--/----');
  expect(formatDateTime('2026-03-06T18:30:00Z')).toBe('07/03/2026 01:30');
  expect(today(new Date('2026-03-06T18:30:00Z'))).toBe('2026-03-07');
});
