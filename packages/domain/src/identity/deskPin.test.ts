import { describe, expect, it } from 'vitest';
import { deskPinFault } from './deskPin.ts';

const fault = (pin: string, NgaySinh: string | null = '1990-02-05') =>
  deskPinFault(pin, { NgaySinh })?.code ?? null;

describe('a new PIN', () => {
  it.each(['', '123', '8305271', '83a5', '83 05', '８３０５', '-830'])(
    'has four to six digits and nothing else: %j is refused',
    (pin) => {
      expect(deskPinFault(pin, {})).toEqual({ code: 'PIN_NOT_DIGITS', details: { min: 4, max: 6 } });
    },
  );

  it.each(['0000', '77777', '999999', '1212', '123123', '505050'])(
    'is not one piece again and again: %s',
    (pin) => {
      expect(fault(pin)).toBe('PIN_COMMON');
    },
  );

  it.each(['1234', '0123', '23456', '567890', '4321', '98765', '3210', '0987'])(
    'does not count up or down: %s',
    (pin) => {
      expect(fault(pin)).toBe('PIN_COMMON');
    },
  );

  it.each(['1990', '0502', '0205', '0290', '050290', '900205', '021990', '199002'])(
    "is not made of its owner's birth date: %s",
    (pin) => {
      expect(fault(pin)).toBe('PIN_PERSONAL');
    },
  );

  it.each(['8305', '27194', '830527', '1224'])('may be any other: %s', (pin) => {
    expect(fault(pin)).toBeNull();
  });

  it("may be the birth year of somebody else, also where the owner's is not known", () => {
    expect(fault('1985')).toBeNull();
    expect(fault('1990', null)).toBeNull();
  });
});
