import { expect, it } from 'vitest';
import { isOwnToken, newToken } from './ownToken.ts';

const config = { secretKey: '5'.repeat(64), dataFolder: '/nowhere' };

it('is known by the site that made it, and no other token is', () => {
  const token = newToken(config);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(newToken(config)).not.toBe(token);
  expect(isOwnToken(config, token)).toBe(true);
  expect(isOwnToken({ ...config, secretKey: '6'.repeat(64) }, token)).toBe(false);
  const changed = (token[0] === 'A' ? 'B' : 'A') + token.slice(1);
  for (const other of ['', 'x', 'x'.repeat(43), changed, `${token}AAAA`])
    expect([other, isOwnToken(config, other)]).toEqual([other, false]);
});
