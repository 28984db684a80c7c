import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';
import { deriveKey } from './secrets.ts';

type KeySource = Pick<Config, 'secretKey' | 'dataFolder'>;

const randomCount = 24;
const macCount = 8;

/** A new opaque token: 192 random bits, and 64 by which this site knows its own without asking the database. */
export function newToken(config: KeySource): string {
  const random = randomBytes(randomCount);
  return Buffer.concat([random, macOf(config, random)]).toString('base64url');
}

/** Whether this site made a token; whether it still opens anything, the database knows. */
export function isOwnToken(config: KeySource, token: string): boolean {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== randomCount + macCount) return false;
  return timingSafeEqual(bytes.subarray(randomCount), macOf(config, bytes.subarray(0, randomCount)));
}

function macOf(config: KeySource, random: Buffer): Buffer {
  return createHmac('sha256', deriveKey(config, 'own tokens')).update(random).digest().subarray(0, macCount);
}
