import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

export const eventChannel = 'sen_event';

/** An event that was committed: its number and its module. */
export type Announced = { id: string; module: string };

/** Between two notifications of a node. */
const betweenMs = 5;
/** Events in one notification, which may have 8,000 bytes. */
const eventsTold = 150;

type Announcer = { waiting: string[]; running: Promise<void> | null; last: number };

const announcers = new WeakMap<pg.Pool, Announcer>();

/** What many requests share belongs to none of them. */
const apart = AsyncLocalStorage.snapshot();

/**
 * Tells every node of events that were committed, at once or 5 ms after this node did so last: those of many transactions by one
 * statement. A notification inside the transaction would hold a lock of the whole database until the disk has its commit, so that
 * one commit had to wait for the other. Nobody waits for it: what is not told is found in the table (engine/events/hub.ts).
 */
export function announce(pool: pg.Pool, events: readonly Announced[]): void {
  if (events.length === 0) return;
  let announcer = announcers.get(pool);
  if (!announcer) {
    announcer = { waiting: [], running: null, last: 0 };
    announcers.set(pool, announcer);
  }
  announcer.waiting.push(...events.map(({ id, module }) => `${id}:${module}`));
  const of = announcer;
  of.running ??= apart(() => run(pool, of));
}

/** Waits until everything that was announced on a pool is told. */
export async function announced(pool: pg.Pool): Promise<void> {
  await announcers.get(pool)?.running;
}

async function run(pool: pg.Pool, announcer: Announcer): Promise<void> {
  await pause(Math.max(0, announcer.last + betweenMs - performance.now()));
  while (announcer.waiting.length > 0) {
    const events = announcer.waiting;
    announcer.waiting = [];
    announcer.last = performance.now();
    const parts: string[] = [];
    for (let at = 0; at < events.length; at += eventsTold)
      parts.push(events.slice(at, at + eventsTold).join(','));
    // the database may be away just now: every node finds the events by itself
    await pool.query({ name: 'sen_announce', text, values: [parts] }).catch(() => undefined);
    if (announcer.waiting.length > 0) await pause(betweenMs);
  }
  announcer.running = null;
}

/** It has nothing to lose, so its commit does not wait for the disk while it holds the lock. */
const text = `
  select set_config('synchronous_commit', 'off', true), pg_notify('${eventChannel}', part) from unnest($1::text[]) as part`;
