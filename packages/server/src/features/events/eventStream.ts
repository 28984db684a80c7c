import { setTimeout } from 'node:timers/promises';
import type { EventModule } from '@sen/domain/events/eventModules';
import type { AppEvent, Hub } from '../../engine/events/hub.ts';

/** Events of this module end sessions, and tell that an account may do other things than before. */
export const sessionModule: EventModule = 'PhienDangNhap';
/** Events of this module tell of profiles and nodes, among much else. */
export const listModule: EventModule = 'DanhMuc';

const backlogMax = 1000;
/** Whoever missed more than this reads everything anew instead. */
const missedMax = 500;
const againMs = 500;

/** What a reader of events wants. */
export type Rules = {
  wanted: (event: AppEvent) => boolean;
  /** The session is over. */
  ends: (event: AppEvent) => boolean;
  /** What is wanted may be something else from this event on. */
  changes: (event: AppEvent) => boolean;
  /** Reads it anew; false when the session is over. */
  readAgain: () => Promise<boolean>;
};

/**
 * The wanted events since one, however many others lie between; when more than a reader takes in were missed, one event `reload` for
 * each module that was asked for, by which screens read what they show.
 */
async function missedSince(
  hub: Hub,
  last: string,
  wanted: (event: AppEvent) => boolean,
  asked: readonly EventModule[],
): Promise<AppEvent[]> {
  const missed: AppEvent[] = [];
  let newest = last;
  for await (const events of hub.since(last)) {
    newest = events.at(-1)?._id ?? newest;
    if (missed.length <= missedMax) missed.push(...events.filter(wanted));
  }
  if (missed.length <= missedMax) return missed;
  const reload = { _id: newest, process: 'reload', idNode: null, clientId: null, data: {} } as const;
  return asked.map((module) => ({ ...reload, module }));
}

/**
 * Events of the modules that were asked for as they come, after those missed since `last`. Ends when the reader falls behind or the session is over. While the missed ones
 * or the rights are read, what happens waits: it is judged and given afterwards.
 */
export function eventStream(
  hub: Hub,
  asked: readonly EventModule[],
  { wanted, ends, changes, readAgain }: Rules,
  last: string | null,
): AsyncIterableIterator<AppEvent> {
  const waiting: AppEvent[] = [];
  /** Of those that were missed, which may be told of once more. What comes afterwards the hub tells of once. */
  const caught = new Set<string>();
  let held: AppEvent[] = [];
  let readings = 0;
  let done = false;
  let wake: ((result: IteratorResult<AppEvent>) => void) | null = null;
  let caughtUp: Promise<void> = Promise.resolve();

  const finish = () => {
    done = true;
    stop();
    wake?.({ done: true, value: undefined });
    wake = null;
  };
  const push = (event: AppEvent) => {
    if (done || !wanted(event)) return;
    if (wake) {
      wake({ done: false, value: event });
      wake = null;
    } else if (waiting.push(event) > backlogMax) finish();
  };
  const pushOnce = (event: AppEvent) => {
    if (!caught.has(event._id)) push(event);
  };
  const whileReading = async (read: () => Promise<void>) => {
    readings += 1;
    try {
      await read();
    } finally {
      readings -= 1;
    }
    if (readings > 0) return;
    const events = held;
    held = [];
    for (const event of events) pushOnce(event);
  };
  const catchUp = async (since: string) => {
    for (const event of await missedSince(hub, since, wanted, asked)) {
      if (event.process === 'reload') push(event);
      else pushOnce(event);
      caught.add(event._id);
    }
  };
  const renewRights = () =>
    whileReading(async () => {
      // the database may be away just now: without knowing what it may hear the reader hears nothing
      for (let known: boolean | null = null; known === null && !done; ) {
        known = await readAgain().catch(() => null);
        if (known === null) await setTimeout(againMs, undefined, { ref: false });
        else if (!known) finish();
      }
    });
  const modules = [...new Set([...asked, sessionModule, listModule])];
  const stop = hub.listen(modules, (event) => {
    if (ends(event)) return finish();
    if (changes(event)) void renewRights();
    if (readings === 0) pushOnce(event);
    else if (held.push(event) > backlogMax) finish();
  });
  if (last !== null) caughtUp = whileReading(() => catchUp(last));
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      await caughtUp;
      const event = waiting.shift();
      if (event) return { done: false, value: event };
      if (done) return { done: true, value: undefined };
      return new Promise((resolve) => {
        wake = resolve;
      });
    },
    async return() {
      finish();
      return { done: true, value: undefined };
    },
  };
}
