import type { Config } from '../../../engine/config.ts';
import type { Outcome } from '../../../engine/outside/outside.ts';
import type { OutsideText } from '../../../engine/outside/postJson.ts';
import { reasonOf } from '../../../engine/outside/signIn.ts';
import type { Exchanged } from '../provider.ts';

/** Making an invoice takes longer than other calls, as many times: it is signed, and the tax office asked. */
export const patience = 8;

/** Bytes of a file of an invoice at most. */
export const fileMost = 8 * 1024 * 1024;

/** A file if it is a PDF. */
export function picture(file: Buffer): Buffer | null {
  return file.subarray(0, 4).toString('latin1') === '%PDF' ? file : null;
}

/** The name of the layout: the one of the contract, else the first of its form. */
export function layoutOf({ MaMau }: { MaMau: string }, Pattern: string): string {
  return MaMau || `${Pattern}/001`;
}

/**
 * Makes a call and judges its answer. What the network does, and an answer that the judge makes nothing of (null), is an unknown outcome: a
 * server that broke, or somebody before it, says nothing of the invoice.
 */
export async function exchanged<O>(
  sent: string,
  judge: (answer: OutsideText) => O | null,
  call: () => Promise<OutsideText>,
): Promise<Exchanged<O | Outcome<never>>> {
  try {
    const answer = await call();
    const said = judge(answer) ?? { outcome: 'unknown' as const, reason: `HTTP ${answer.status}` };
    return { said, sent, answer: `${answer.status} ${answer.text}` };
  } catch (error) {
    return { said: { outcome: 'unknown', reason: reasonOf(error) }, sent, answer: null };
  }
}

/** A judge of answers in JSON: a server that failed, or that sends elsewhere, is not listened to. */
export function inJson<O>(judge: (status: number, body: unknown) => O | null) {
  return ({ status, text }: OutsideText): O | null =>
    status >= 500 || (status >= 300 && status < 400) ? null : judge(status, parsed(text));
}

/** What a text holds as JSON; null for none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** How JSON is sent within a session. */
export function jsonSession(config: Config, session: string) {
  const headers = { authorization: `Bearer ${session}`, accept: 'application/json' };
  return { type: 'application/json; charset=utf-8', timeoutMs: config.outsideMs * patience, headers };
}
