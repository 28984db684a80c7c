import { DomainError } from '../../engine/errors.ts';
import type { AppEvent, Hub } from '../../engine/hub.ts';
import type { GraphQLContext } from '../../engine/serviceSchema.ts';

type SubAppArgs = {
  modules: readonly string[];
  idNode?: string | null;
  clientId: string;
  variables?: { lastEventId?: unknown } | null;
};

/** The subscription `subApp` over the hub of this process. */
export function eventSubscription(hub: () => Hub): Record<string, unknown> {
  return {
    subApp: {
      subscribe: (_root: unknown, args: SubAppArgs, { sen }: GraphQLContext) => {
        if (!sen.user) throw new DomainError('UNAUTHENTICATED');
        const wanted = (event: AppEvent) =>
          args.modules.includes(event.module) &&
          (event.idNode === null || sen.nodeIds.has(event.idNode)) &&
          (!args.idNode || event.idNode === null || event.idNode === args.idNode);
        const last = args.variables?.lastEventId;
        const session = sen.user.sessionId;
        const ends = (event: AppEvent) =>
          event.module === 'PhienDangNhap' &&
          event.process === 'revoke' &&
          event.data['sessionId'] === session;
        return stream(hub(), wanted, ends, typeof last === 'string' && /^\d{1,18}$/.test(last) ? last : null);
      },
      resolve: (event: AppEvent) => event,
    },
  };
}

const backlogMax = 1000;

/** Events as they come, after those missed since `last`. Ends when the reader falls behind or the session is revoked. */
function stream(
  hub: Hub,
  wanted: (event: AppEvent) => boolean,
  ends: (event: AppEvent) => boolean,
  last: string | null,
): AsyncIterableIterator<AppEvent> {
  const waiting: AppEvent[] = [];
  const given = new Set<string>();
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
    if (done || given.has(event._id)) return;
    given.add(event._id);
    if (wake) {
      wake({ done: false, value: event });
      wake = null;
    } else if (waiting.push(event) > backlogMax) finish();
  };
  const stop = hub.listen((event) => {
    if (ends(event)) finish();
    else if (wanted(event)) push(event);
  });
  if (last !== null) {
    caughtUp = hub.since(last).then((missed) => {
      for (const event of missed.filter(wanted)) push(event);
    });
  }
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
