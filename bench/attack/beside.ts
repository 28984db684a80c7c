import { fork } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import type { SessionHeaders } from '../../packages/server/test/sessionHeaders.ts';
import { operations } from '../../packages/web/src/gql/operations.gen.ts';
import { signIn } from '../facts.ts';
import { spread } from '../measure.ts';
import type { Started } from '../site.ts';
import { openWire } from '../wire.ts';

export type Beside = { quietP95: number; p95: number };

const seconds = 10;
/** A desk asks, reads, asks again. */
const pauseMs = 20;

/** How long an honest desk waits for its answers, in milliseconds: while nothing else happens, and beside a flood of `flood.ts`. */
export async function besideHonest(
  { base }: Pick<Started, 'base'>,
  flood: 'aliases' | 'subscribes',
  attacker: SessionHeaders,
): Promise<Beside> {
  const session = await signIn(base, 'tiepdon');
  const [service, id] = operations['MyInfo'] ?? ['auth', ''];
  const wire = await openWire(base);
  const ask = async (): Promise<number> => {
    const began = performance.now();
    const text = await wire.post(`/graphql/${service}`, session, JSON.stringify({ id }));
    if (text.includes('"errors":')) throw new Error(text.slice(0, 500));
    return performance.now() - began;
  };
  const p95 = async (): Promise<number> => {
    const times: number[] = [];
    for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
      times.push(await ask());
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    return spread(times).p95;
  };
  await ask();
  const quietP95 = await p95();
  const attack = fork(path.join(import.meta.dirname, 'flood.ts'), [flood, base, JSON.stringify(attacker)], {
    execArgv: ['--import', 'tsx'],
  });
  // an attacker has a machine of its own: here it takes what the server and the desk leave
  if (attack.pid) os.setPriority(attack.pid, os.constants.priority.PRIORITY_LOW);
  try {
    await once(attack, 'message');
    return { quietP95, p95: await p95() };
  } finally {
    attack.kill();
    wire.close();
  }
}
