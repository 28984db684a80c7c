import type { Outcome } from '../../../engine/outside/outside.ts';
import type { OutsideText } from '../../../engine/outside/postJson.ts';
import { reasonOf } from '../../../engine/outside/signIn.ts';
import type { Exchanged } from '../provider.ts';

/** Making an invoice takes longer than other calls, as many times: it is signed, and the tax office asked. */
export const patience = 8;

/** Bytes of the picture of an invoice at most. */
export const pdfMost = 8 * 1024 * 1024;

/** The name of the layout: the one of the contract, else the first of its form. */
export function layoutOf({ MaMau }: { MaMau: string }, Pattern: string): string {
  return MaMau || `${Pattern}/001`;
}

/** Makes a call and judges its answer; what the network does is an unknown outcome. */
export async function exchanged<O>(
  sent: string,
  judge: (answer: OutsideText) => O,
  call: () => Promise<OutsideText>,
): Promise<Exchanged<O | Outcome<never>>> {
  try {
    const answer = await call();
    return { said: judge(answer), sent, answer: `${answer.status} ${answer.text}` };
  } catch (error) {
    return { said: { outcome: 'unknown', reason: reasonOf(error) }, sent, answer: null };
  }
}
