import { signIn } from '../facts.ts';
import { spread } from '../measure.ts';
import type { Started } from '../site.ts';
import { type Beside, besideHonest } from './beside.ts';

const aliases = 4000;
const tries = 30;
/** Refused within this, in milliseconds, while nothing else happens. */
const refusedMs = 50;

/** Documents of 4,000 aliases by an account that may send its own, beside an honest desk. Throws when one is run, or refused late. */
export async function attack({ base }: Pick<Started, 'base'>): Promise<Beside> {
  const session = await signIn(base, 'quantri');
  const times: number[] = [];
  for (let turn = 0; turn < tries; turn++) {
    const fields = Array.from({ length: aliases }, (_, at) => `b${turn}_${at}: getAppInfo { version }`);
    const body = JSON.stringify({ query: `{ ${fields.join(' ')} }` });
    const began = performance.now();
    const answer = await fetch(`${base}/graphql/main`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...session },
      body,
    });
    const text = await answer.text();
    times.push(performance.now() - began);
    if (!text.includes('QUERY_TOO_COSTLY')) throw new Error(`not refused: ${text.slice(0, 300)}`);
  }
  const { p50 } = spread(times);
  if (p50 > refusedMs) throw new Error(`${aliases} aliases were refused after ${p50.toFixed(0)} ms`);
  return besideHonest({ base }, 'aliases', session);
}
