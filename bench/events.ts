import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import pg from 'pg';
import { browserSocket } from '../packages/server/test/browserSocket.ts';
import type { Facts } from './case.ts';
import { type Figures, spread } from './measure.ts';

/**
 * From the commit of an event to a client that waits for it: a screen of another person, or beside it a bare LISTEN. One at a time,
 * since the question is how long a screen waits.
 */
export async function events(
  facts: Facts,
  side: 'sen' | 'sql',
  seconds: number,
  module = 'KhamBenh',
): Promise<Figures> {
  const writer = new pg.Client({ connectionString: facts.url });
  await writer.connect();
  let arrived: (() => void) | null = null;
  const stop =
    side === 'sen'
      ? await overSocket(facts, module, () => arrived?.())
      : await overListen(facts, () => arrived?.());
  const tell = async () => {
    await writer.query('begin');
    const { rows } = await writer.query<{ id: string }>(
      `insert into main.event (module, process, data) values ($1, 'update', '{}') returning id`,
      [module],
    );
    await writer.query(`select pg_notify('sen_event', $1)`, [`${rows[0]?.id}:${module}`]);
    const told = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const began = performance.now();
    return { began, over: Promise.all([writer.query('commit'), told]) };
  };
  // a busy server takes its time until somebody is heard who subscribes
  for (let live = false; !live; )
    live = await Promise.race([(await tell()).over.then(() => true), pause(2000, false)]);
  await pause(2500); // what was told again meanwhile has come
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const { began, over } = await tell();
    await over;
    times.push(performance.now() - began);
  }
  await stop();
  await writer.end();
  return { ...spread(times), rate: times.length / seconds, done: times.length };
}

async function overSocket(facts: Facts, module: string, arrived: () => void): Promise<() => Promise<void>> {
  const session = facts.sessions['bsnoi1'];
  if (!session) throw new Error('nobody who listens');
  const client = createClient({
    url: `${facts.base.replace('http', 'ws')}/graphql/main`,
    webSocketImpl: browserSocket(session),
    connectionParams: { token: session['access-token'] },
  });
  client.subscribe(
    { query: `subscription { subApp(modules: ["${module}"], clientId: "bench") { _id } }` },
    { next: arrived, error: () => undefined, complete: () => undefined },
  );
  await new Promise((resolve) => setTimeout(resolve, 500));
  return async () => client.dispose();
}

async function overListen(facts: Facts, arrived: () => void): Promise<() => Promise<void>> {
  const listener = new pg.Client({ connectionString: facts.url });
  await listener.connect();
  listener.on('notification', arrived);
  await listener.query('listen sen_event');
  return () => listener.end();
}
