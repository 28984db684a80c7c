import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../engine/config.ts';
import { deriveKey } from '../../engine/secrets.ts';

type KeySource = Pick<Config, 'secretKey' | 'dataFolder'>;

const idBytes = 16;
const macBytes = 16;

/** What opens the page of a ticket's holder: its id, sealed by the site's key. Nothing of it is stored, and nobody can guess one. */
export function turnToken(config: KeySource, ticketId: string): string {
  const id = Buffer.from(ticketId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, macOf(config, id)]).toString('base64url');
}

/** The id of the ticket that a token opens; null for one that this site did not make. */
export function ticketOfToken(config: KeySource, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + macBytes) return null;
  const id = bytes.subarray(0, idBytes);
  if (!timingSafeEqual(bytes.subarray(idBytes), macOf(config, id))) return null;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function macOf(config: KeySource, id: Buffer): Buffer {
  return createHmac('sha256', deriveKey(config, 'queue ticket')).update(id).digest().subarray(0, macBytes);
}
