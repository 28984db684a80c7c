import { describe, expect, it } from 'vitest';
import { readNumber, readValue } from './values.ts';

const label = { vi: 'x', en: 'x' };

describe('the value of a cell', () => {
  it.each([
    ['1.234.567', true, '1234567'],
    ['1.234.567,50', true, '1234567.50'],
    ['1,234,567.5', true, '1234567.5'],
    ['150.000', true, '150000'],
    ['150,000 đ', true, '150000'],
    ['1.234', false, '1.234'],
    ['0,5', false, '0.5'],
    ['80%', false, '80'],
    ['1 500', true, '1500'],
    ['abc', true, 'abc'],
  ])('%s as a number (money: %s) is %s', (text, money, value) => {
    expect(readNumber(text, money)).toBe(value);
  });

  it.each([
    ['31/12/2026', '2026-12-31'],
    ['1-2-2026', '2026-02-01'],
    ['2026-12-31', '2026-12-31'],
    ['20261231', '2026-12-31'],
    ['46387', '2026-12-31'],
    ['31 tháng 12', '31 tháng 12'],
  ])('%s as a day is %s', (text, value) => {
    expect(readValue({ kind: 'date', label }, text)).toEqual({ ok: true, value });
  });

  it('a time without a zone is Vietnamese', () => {
    expect(readValue({ kind: 'datetime', label }, '31/12/2026 7:30')).toEqual({
      ok: true,
      value: '2026-12-31T07:30:00+07:00',
    });
  });

  it('yes and no are known in both languages, and nothing else is taken for either', () => {
    const bool = (text: string) => readValue({ kind: 'bool', label }, text);
    for (const text of ['x', 'Có', '1', 'TRUE']) expect(bool(text)).toEqual({ ok: true, value: true });
    for (const text of ['', 'Không', '0', '-']) expect(bool(text)).toEqual({ ok: true, value: false });
    expect(bool('có lẽ')).toEqual({ ok: false, code: 'NOT_A_BOOLEAN' });
  });
});
