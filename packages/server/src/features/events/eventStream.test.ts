import { describe, expect, it } from 'vitest';
import type { AppEvent, Hub } from '../../engine/events/hub.ts';
import { eventStream } from './eventStream.ts';

const event = (id: number): AppEvent => ({
  _id: String(id),
  module: 'KhamBenh',
  process: 'update',
  idNode: null,
  clientId: null,
  data: {},
});

/** A hub with these events in its table, which are read when `read` says so; `tell` hands one on as it does for every reader. */
function hubWith(events: readonly AppEvent[], read: Promise<void> = Promise.resolve()) {
  let listener: (event: AppEvent) => void = () => undefined;
  const hub: Hub = {
    listen: (_modules, wanted) => {
      listener = wanted;
      return () => undefined;
    },
    since: async function* () {
      await read;
      yield [...events];
    },
    waiting: () => 0,
    close: async () => undefined,
  };
  return { hub, tell: (one: AppEvent) => listener(one) };
}

const everything = {
  wanted: () => true,
  ends: () => false,
  changes: () => false,
  readAgain: async () => true,
};

/** So many of the next events, by their ids. */
async function next(stream: AsyncIterableIterator<AppEvent>, count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) ids.push((await stream.next()).value?._id ?? 'over');
  return ids;
}

describe('a reader of events', () => {
  it('is told once of what it missed, though it is told of while the missed are read', async () => {
    let read: () => void = () => undefined;
    const reading = new Promise<void>((resolve) => {
      read = resolve;
    });
    const { hub, tell } = hubWith([event(2), event(3)], reading);
    const stream = eventStream(hub, ['KhamBenh'], everything, '1');
    tell(event(3));
    tell(event(4));
    read();
    expect(await next(stream, 3)).toEqual(['2', '3', '4']);
  });

  it('and once though it is told of long afterwards, by a notification that came late', async () => {
    const { hub, tell } = hubWith([event(2), event(3)]);
    const stream = eventStream(hub, ['KhamBenh'], everything, '1');
    expect(await next(stream, 2)).toEqual(['2', '3']);
    tell(event(4));
    tell(event(2));
    tell(event(5));
    expect(await next(stream, 2)).toEqual(['4', '5']);
  });

  it('reads each missed one once though two pages have it', async () => {
    const { hub, tell } = hubWith([event(2), event(3), event(2)]);
    const stream = eventStream(hub, ['KhamBenh'], everything, '1');
    expect(await next(stream, 2)).toEqual(['2', '3']);
    tell(event(4));
    expect(await next(stream, 1)).toEqual(['4']);
  });
});
