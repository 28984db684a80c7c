import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openSecret, sealSecret } from './secrets.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sen-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));
const config = { secretKey: 'ab'.repeat(32), dataFolder: folder };
const secret = Buffer.from('a secret');

it('a secret opens with its key and for its owner only', () => {
  const sealed = sealSecret(config, 'owner', secret);
  expect(openSecret(config, 'owner', sealed)).toEqual(secret);
  expect(() => openSecret(config, 'another', sealed)).toThrow();
  expect(() => openSecret({ ...config, secretKey: 'cd'.repeat(32) }, 'owner', sealed)).toThrow();
  const bytes = Buffer.from(sealed, 'base64');
  bytes[14] = (bytes[14] ?? 0) ^ 1;
  expect(() => openSecret(config, 'owner', bytes.toString('base64'))).toThrow();
});

it('two seals of one secret look different, and neither shows it', () => {
  const [one, two] = [sealSecret(config, 'owner', secret), sealSecret(config, 'owner', secret)];
  expect(one).not.toBe(two);
  expect(Buffer.from(one, 'base64').includes(secret)).toBe(false);
});

it('without a key in the settings one is made in the data folder, for its owner alone, and kept', () => {
  const own = { secretKey: undefined, dataFolder: path.join(folder, 'new') };
  const sealed = sealSecret(own, 'owner', secret);
  const file = path.join(own.dataFolder, 'secret.key');
  expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(openSecret(own, 'owner', sealed)).toEqual(secret);
});

it('a key file that is not whole is refused by its name, and read again once it is', () => {
  const own = { secretKey: undefined, dataFolder: path.join(folder, 'half') };
  mkdirSync(own.dataFolder);
  const file = path.join(own.dataFolder, 'secret.key');
  writeFileSync(file, '');
  expect(() => sealSecret(own, 'owner', secret)).toThrow(file);
  writeFileSync(file, config.secretKey);
  expect(openSecret(config, 'owner', sealSecret(own, 'owner', secret))).toEqual(secret);
});
