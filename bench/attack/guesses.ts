import { setTimeout as pause } from 'node:timers/promises';
import { operations } from '../../packages/web/src/gql/operations.gen.ts';
import { spread } from '../measure.ts';
import type { Started } from '../site.ts';
import type { Beside } from './beside.ts';

/** Connections that guess at the same time, all from one address: some 200 guesses a second, as a flood of mere requests is another attack. */
const guessers = 50;
const pauseMs = 250;
/** Honest sign-ins that are measured, quiet and beside the flood; a quiet one before them is not counted. */
const turns = 40;
const betweenMs = 250;

/** Guesses at passwords from one address, beside honest sign-ins of another one, from a browser that is not known. */
export async function attack({ base }: Pick<Started, 'base'>): Promise<Beside> {
  const quiet = await honest(base);
  let made = 0;
  const answers = new Map<string, number>();
  let isOver = false;
  const flood = Array.from({ length: guessers }, async () => {
    while (!isOver) {
      // names that nobody has are as good as others: each is a guess of its own
      const code = await signIn(base, '10.99.0.1', `nguoi.${made++ % 5000}`, `guess ${made}`);
      answers.set(code, (answers.get(code) ?? 0) + 1);
      await pause(pauseMs);
    }
  });
  const beside = await honest(base);
  isOver = true;
  await Promise.all(flood);
  console.log(`${made} guesses: ${[...answers].map(([code, count]) => `${code} ${count}`).join(', ')}`);
  return { quietP95: quiet.p95, p95: beside.p95 };
}

async function honest(base: string): Promise<{ p50: number; p95: number }> {
  const times: number[] = [];
  for (let turn = 0; turn <= turns; turn++) {
    const began = performance.now();
    const code = await signIn(base, '10.99.0.2', 'bsnoi1', 'sen-2026');
    if (code !== 'in') throw new Error(`an honest sign-in was answered ${code}`);
    if (turn > 0) times.push(performance.now() - began);
    await pause(betweenMs);
  }
  return spread(times);
}

/** Signs in from an address behind the proxy on this machine; what the answer says. */
async function signIn(base: string, from: string, username: string, password: string): Promise<string> {
  const answer = await fetch(`${base}/graphql/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ id: operations['SignIn']?.[1], variables: { info: { username, password } } }),
  });
  const { errors } = (await answer.json()) as { errors?: ReadonlyArray<{ extensions?: { code?: string } }> }; // of GraphQL
  return errors ? (errors[0]?.extensions?.code ?? 'unknown') : 'in';
}
