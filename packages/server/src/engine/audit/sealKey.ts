import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import path from 'node:path';
import type { Config } from '../config.ts';
import { siteKey } from '../secrets/secrets.ts';

/** What of the settings names the key of the seals. */
export type SealKeySource = Pick<Config, 'sealKey' | 'dataFolder'>;

/** How a signature is: by the site's key, by another key, or not a signature of this text. */
export type SignatureVerdict = 'good' | 'other key' | 'wrong';

const kept = new Map<string, { id: string; secret: KeyObject; open: KeyObject }>();
/** The header that PKCS #8 puts before the 32 bytes of an Ed25519 key (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Signs a text with the site's Ed25519 key: `<id of the key>:<signature>`. */
export function signText(source: SealKeySource, text: string): string {
  const { id, secret } = keyPair(source);
  return `${id}:${sign(null, Buffer.from(text), secret).toString('base64url')}`;
}

/** Whether the site's key made a signature of this text. */
export function verifyText(source: SealKeySource, text: string, signature: string): SignatureVerdict {
  const { id, open } = keyPair(source);
  const [signer, bytes = ''] = signature.split(':');
  if (signer !== id) return 'other key';
  return verify(null, Buffer.from(text), open, Buffer.from(bytes, 'base64url')) ? 'good' : 'wrong';
}

/** The id of the site's key, as each signature begins with it. */
export function sealKeyId(source: SealKeySource): string {
  return keyPair(source).id;
}

function keyPair(source: SealKeySource) {
  const seed = siteKey(source.sealKey, path.join(source.dataFolder, 'seal.key'));
  const name = seed.toString('hex');
  let pair = kept.get(name);
  if (!pair) {
    const secret = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' });
    const open = createPublicKey(secret);
    const spki = open.export({ format: 'der', type: 'spki' });
    pair = { id: createHash('sha256').update(spki).digest('hex').slice(0, 16), secret, open };
    kept.set(name, pair);
  }
  return pair;
}
