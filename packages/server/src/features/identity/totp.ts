import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Seconds of a step, digits of a code, and how many steps a clock may be off: RFC 6238, sections 4 and 5.2. */
const stepSeconds = 30;
const digits = 6;
const window = 1;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret of 160 bits, as long as the hash's output (RFC 4226, requirement 6). */
export function newTotpSecret(): Buffer {
  return randomBytes(20);
}

/** Bytes in base 32 without padding (RFC 4648), as authenticator apps take a secret. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** The code of a step (RFC 4226, section 5.3, with HMAC-SHA-1): decimal digits with leading zeros. */
export function codeOfStep(secret: Uint8Array, step: number, length: number = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** length).padStart(length, '0');
}

/** The step that an instant lies in. */
export function stepAt(at: Date): number {
  return Math.floor(at.getTime() / 1000 / stepSeconds);
}

/** Whether a text has the shape of a code. */
export function isTotpCode(text: string): boolean {
  return /^\d{6}$/.test(text);
}

/**
 * The step of a code that is right at this time, one step of a wrong clock allowed either way; null when it is wrong, or when its
 * step or a later one was used (`last`).
 */
export function stepOfCode(secret: Uint8Array, code: string, at: Date, last: number): number | null {
  if (!isTotpCode(code)) return null;
  const now = stepAt(at);
  for (let step = now - window; step <= now + window; step++) {
    const same = timingSafeEqual(Buffer.from(codeOfStep(secret, step)), Buffer.from(code));
    if (same && step > last) return step;
  }
  return null;
}

/** The address that an authenticator app reads from a QR code. */
export function totpUri(issuer: string, username: string, secret: Uint8Array): string {
  const label = encodeURIComponent(`${issuer}:${username}`);
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
