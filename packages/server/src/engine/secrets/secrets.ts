import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';

type KeySource = Pick<Config, 'secretKey' | 'dataFolder'>;

const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const kept = new Map<string, Buffer>();

/** Encrypts a secret for the database (AES-256-GCM); `owner` binds it to its row, so that it opens nowhere else. Base 64. */
export function sealSecret(config: KeySource, owner: string, secret: Uint8Array): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(config), nonce).setAAD(Buffer.from(owner));
  return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]).toString(
    'base64',
  );
}

/** What `sealSecret` encrypted for this owner. Throws when the key is another one or the text was changed. */
export function openSecret(config: KeySource, owner: string, sealed: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64');
  const end = bytes.length - tagBytes;
  const cipher = createDecipheriv('aes-256-gcm', keyOf(config), bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  cipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(end));
  return Buffer.concat([cipher.update(bytes.subarray(nonceBytes, end)), cipher.final()]);
}

/** A key for one purpose, derived from the site's key: the same each time, and no help in finding another. Hexadecimal. */
export function deriveKey(config: KeySource, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', keyOf(config), '', purpose, keyBytes)).toString('hex');
}

/** The site's key: SEN_SECRET_KEY, else `secret.key` of the data folder. */
export function keyOf({ secretKey, dataFolder }: KeySource): Buffer {
  return siteKey(secretKey, path.join(dataFolder, 'secret.key'));
}

/** A key of 32 bytes: the one of the settings in hexadecimal digits, else that of a file, which is made when it is needed first. */
export function siteKey(given: string | undefined, file: string): Buffer {
  if (given) return Buffer.from(given, 'hex');
  const key = kept.get(file) ?? Buffer.from(readOrMake(file), 'hex');
  // read while another process writes it, or written on a full disk: not kept, so that the next asking reads it again
  if (key.length !== keyBytes) throw new Error(`${file} must hold ${keyBytes * 2} hexadecimal digits`);
  kept.set(file, key);
  return key;
}

function readOrMake(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    // of two processes that start together one makes it, the other reads it
    writeFileSync(file, randomBytes(keyBytes).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // node's own errors carry a code
  }
  return readFileSync(file, 'utf8').trim();
}
