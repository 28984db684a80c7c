import { signIn } from '../facts.ts';
import type { Started } from '../site.ts';
import { type Beside, besideHonest } from './beside.ts';

const aliases = 4000;
const clients = 4;
/** Refused within this, in milliseconds, while nothing else happens. */
const refusedMs = 50;

/** Documents of 4,000 aliases by an account that may send its own, beside an honest desk. Throws when one is run, or refused late. */
export async function attack(site: Pick<Started, 'base'>): Promise<Beside> {
  const token = await signIn(site.base, 'quantri');
  let turn = 0;
  // each another text, so that none is known from before
  const send = async (): Promise<number> => {
    turn += 1;
    const fields = Array.from({ length: aliases }, (_, at) => `a${turn}_${at}: getAppInfo { version }`);
    const body = JSON.stringify({ query: `{ ${fields.join(' ')} }` });
    const began = performance.now();
    const answer = await fetch(`${site.base}/graphql/main`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'access-token': token },
      body,
    });
    const text = await answer.text();
    if (!text.includes('QUERY_TOO_COSTLY')) throw new Error(`not refused: ${text.slice(0, 300)}`);
    return performance.now() - began;
  };
  await send();
  const alone = await send();
  if (alone > refusedMs) throw new Error(`${aliases} aliases were refused after ${alone.toFixed(0)} ms`);
  return besideHonest(site, async () => {
    let isOver = false;
    const flood = Promise.all(
      Array.from({ length: clients }, async () => {
        while (!isOver) await send();
      }),
    );
    return async () => {
      isOver = true;
      await flood;
    };
  });
}
