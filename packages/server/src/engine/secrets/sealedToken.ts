import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';
import { deriveKey } from './secrets.ts';

type KeySource = Pick<Config, 'secretKey' | 'dataFolder'>;

const macBytes = 16;

/** What a token is for, by a key of its own, and what it is bound to besides what it carries: it opens nothing else. */
type Purpose = { readonly name: string; readonly about?: string; readonly [named]: true };

declare const named: unique symbol;
const names = new Set<string>();

/** Names what tokens are for, once: what a token opens without a session has its row in the walk of doors. */
export function definePurpose(name: string): (about?: string) => Purpose {
  names.add(name);
  return (about = '') => ({ name, about }) as Purpose; // the one place that makes purposes
}

/** What tokens of this site are for. */
export function purposes(): readonly string[] {
  return [...names];
}

/** Some bytes, sealed by the site's key for one purpose. Nothing of the token is stored, and nobody can guess one. */
export function sealToken(config: KeySource, purpose: Purpose, content: Buffer): string {
  return Buffer.concat([content, macOf(config, purpose, content)]).toString('base64url');
}

/** The bytes that a token carries, so many of them; null for one that this site did not seal for this purpose. */
export function openToken(
  config: KeySource,
  purpose: Purpose,
  token: string,
  contentBytes: number,
): Buffer | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== contentBytes + macBytes) return null;
  const content = bytes.subarray(0, contentBytes);
  return timingSafeEqual(bytes.subarray(contentBytes), macOf(config, purpose, content)) ? content : null;
}

export const idBytes = 16;

/** A record id as bytes of a token. */
export function bytesOfId(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex');
}

/** A record id out of the first bytes of a token. */
export function idOfBytes(content: Buffer): string {
  const hex = content.subarray(0, idBytes).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function macOf(config: KeySource, { name, about = '' }: Purpose, content: Buffer): Buffer {
  return createHmac('sha256', deriveKey(config, name))
    .update(content)
    .update(about)
    .digest()
    .subarray(0, macBytes);
}
