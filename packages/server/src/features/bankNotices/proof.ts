import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { LoaiThongBao } from '@sen/domain/bankNotices/bankLink';

/** Seconds by which the clock of a sender may differ: an older notice may be one that somebody kept. */
const tolerance = 5 * 60;

/** What a notice came with. */
export type Sent = { headers: IncomingHttpHeaders; body: string };

/**
 * Whether who sends a notice has the key. SePay sends it as `Authorization: Apikey KEY`, or signs by `X-SePay-Signature` and
 * `X-SePay-Timestamp`; others sign by `X-Sen-Signature` and `X-Sen-Timestamp`: HMAC-SHA256 of `timestamp.body` in hexadecimal digits,
 * `sha256=` before it or not, the timestamp in seconds.
 */
export function isProven(kind: LoaiThongBao, { headers, body }: Sent, key: string, now: Date): boolean {
  const name = kind === 'SePay' ? 'x-sepay' : 'x-sen';
  const [signature, time] = [headers[`${name}-signature`], headers[`${name}-timestamp`]];
  if (typeof signature === 'string' && typeof time === 'string')
    return (
      isFresh(time, now) &&
      same(signature.replace(/^sha256=/i, '').toLowerCase(), signatureOf(key, time, body))
    );
  const given = /^apikey\s+(.+)$/i.exec(headers.authorization ?? '')?.[1];
  return kind === 'SePay' && given !== undefined && same(given.trim(), key);
}

/** The signature of a body at a time in seconds. */
export function signatureOf(key: string, time: string, body: string): string {
  return createHmac('sha256', key).update(`${time}.${body}`).digest('hex');
}

function isFresh(time: string, now: Date): boolean {
  return /^\d{9,12}$/.test(time) && Math.abs(now.getTime() / 1000 - Number(time)) <= tolerance;
}

/** Compares in a time that says nothing of where they differ. */
function same(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
