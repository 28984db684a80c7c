import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dec, formatVnd, round, sum, toMoney, toQuantity } from './decimal.ts';

describe('decimal', () => {
  it.each([
    ['0.5', 0, '1'],
    ['-0.5', 0, '-1'],
    ['2.5', 0, '3'],
    ['-2.5', 0, '-3'],
    ['88455.60', 0, '88456'],
    ['1.005', 2, '1.01'],
    ['-1.005', 2, '-1.01'],
    ['1.0049999', 2, '1'],
  ])('rounds %s to %i places away from zero on a tie', (x, places, expected) => {
    expect(round(x, places).toFixed()).toBe(expected);
  });

  it('writes money with two decimals and quantities with three', () => {
    expect(toMoney('351000')).toBe('351000.00');
    expect(toMoney('1.005')).toBe('1.01');
    expect(toQuantity('589.9995')).toBe('590.000');
  });

  it('never writes a negative zero', () => {
    expect(toMoney('-0.001')).toBe('0.00');
    expect(formatVnd('-0.001')).toBe('0');
  });

  it('adds without the errors of binary fractions', () => {
    expect(sum(['0.1', '0.2']).eq('0.3')).toBe(true);
    expect(sum([]).eq(0)).toBe(true);
  });

  it.each([
    ['0', '0'],
    ['999', '999'],
    ['1000', '1.000'],
    ['1234567', '1.234.567'],
    ['-50600.00', '-50.600'],
    ['-100', '-100'],
    ['299814.6', '299.814,60'],
  ])('shows %s as %s', (x, expected) => {
    expect(formatVnd(x)).toBe(expected);
  });

  it('refuses text that is no number', () => {
    expect(() => dec('1.234.567')).toThrow();
  });

  it('reads back the whole dong it shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (n) => {
        expect(Number(formatVnd(n).replaceAll('.', ''))).toBe(n);
      }),
    );
  });
});
