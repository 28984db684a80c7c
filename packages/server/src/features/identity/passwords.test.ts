import { expect, it } from 'vitest';
import { asked } from '../../../test/lightHash.ts';
import { hashPassword, passwordFits } from './passwords.ts';

it('a password is hashed as strongly as OWASP names as the minimum', async () => {
  const kept = await hashPassword('mật khẩu');
  expect(kept).toMatch(/^\$argon2id\$/);
  expect(asked.last?.memoryCost).toBeGreaterThanOrEqual(19_456);
  expect(asked.last?.timeCost).toBeGreaterThanOrEqual(2);
});

it('fits whichever way its letters are composed, and no other does', async () => {
  const kept = await hashPassword('mật khẩu'.normalize('NFD'));
  expect(await passwordFits(kept, 'mật khẩu'.normalize('NFC'))).toBe(true);
  expect(await passwordFits(kept, 'mat khau')).toBe(false);
});
