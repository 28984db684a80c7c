import { describe, expect, it } from 'vitest';
import { base32, codeOfStep, newTotpSecret, stepAt, stepOfCode, totpUri } from './totp.ts';

const secret = Buffer.from('12345678901234567890', 'ascii');

describe('codes of RFC 6238, appendix B (SHA-1)', () => {
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('at second %i the code is %s', (second, code) => {
    expect(codeOfStep(secret, stepAt(new Date(second * 1000)), 8)).toBe(code);
  });

  it('has the values of RFC 4226, appendix D, with six digits', () => {
    const codes = [0, 1, 2, 9].map((step) => codeOfStep(secret, step));
    expect(codes).toEqual(['755224', '287082', '359152', '520489']);
  });
});

describe('a code', () => {
  const at = new Date(1_800_000_000_000);
  const now = stepAt(at);

  it('is taken one step early or late, and not two', () => {
    const taken = [-2, -1, 0, 1, 2].map((off) => stepOfCode(secret, codeOfStep(secret, now + off), at, 0));
    expect(taken).toEqual([null, now - 1, now, now + 1, null]);
  });

  it('is refused when it, or a later one, was used', () => {
    expect(stepOfCode(secret, codeOfStep(secret, now), at, now)).toBeNull();
    expect(stepOfCode(secret, codeOfStep(secret, now - 1), at, now)).toBeNull();
    expect(stepOfCode(secret, codeOfStep(secret, now + 1), at, now)).toBe(now + 1);
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '12345\n'])('%j is none', (code) => {
    expect(stepOfCode(secret, code, at, 0)).toBeNull();
  });
});

it('writes a secret in base 32 as RFC 4648 does', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  expect(base32(newTotpSecret())).toMatch(/^[A-Z2-7]{32}$/);
});

it('makes an address with a name that needs escaping', () => {
  expect(totpUri('Bệnh viện', 'ductm', Buffer.from('foobar'))).toBe(
    'otpauth://totp/B%E1%BB%87nh%20vi%E1%BB%87n%3Aductm?secret=MZXW6YTBOI&issuer=B%E1%BB%87nh%20vi%E1%BB%87n',
  );
});
