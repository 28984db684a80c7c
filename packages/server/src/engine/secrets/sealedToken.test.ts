import { expect, it } from 'vitest';
import { bytesOfId, definePurpose, idBytes, idOfBytes, openToken, sealToken } from './sealedToken.ts';

const config = { secretKey: '5'.repeat(64), dataFolder: '/nowhere' };
const id = '01990000-0000-7000-8000-000000000001';
const inTest = definePurpose('test: one');
const purpose = inTest('this');

it('is opened by the site that sealed it, for its purpose and what it is bound to alone', () => {
  const token = sealToken(config, purpose, bytesOfId(id));
  expect(idOfBytes(openToken(config, purpose, token, idBytes) ?? Buffer.alloc(0))).toBe(id);
  const open = (of: { secretKey: string; dataFolder: string }, at: typeof purpose, text: string) =>
    openToken(of, at, text, idBytes);
  expect(open({ ...config, secretKey: '6'.repeat(64) }, purpose, token)).toBeNull();
  expect(open(config, definePurpose('test: another')('this'), token)).toBeNull();
  expect(open(config, inTest('that'), token)).toBeNull();
  expect(openToken(config, purpose, token, idBytes + 1)).toBeNull();
  for (let at = 0; at < token.length - 1; at++) {
    const changed = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
    expect([at, open(config, purpose, changed)]).toEqual([at, null]);
  }
});
