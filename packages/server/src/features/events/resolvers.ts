import { requireUser } from '../../engine/context.ts';
import type { AppEvent, Hub } from '../../engine/hub.ts';
import type { GraphQLContext } from '../../engine/serviceSchema.ts';
import { facilitiesOf } from '../identity/queries.ts';

type SubAppArgs = {
  modules: readonly string[];
  idNode?: string | null;
  clientId: string;
  variables?: { lastEventId?: unknown } | null;
};

/** Events of this module tell of queue tickets. */
const queueModule = 'HangDoi';
/** Events of this module end sessions. */
const sessionModule = 'PhienDangNhap';

/** The subscription `subApp` over the hub of this process. */
export function eventSubscription(hub: () => Hub): Record<string, unknown> {
  return {
    subApp: {
      subscribe: async (_root: unknown, args: SubAppArgs, { sen, closeSocket }: GraphQLContext) => {
        const user = requireUser(sen);
        // The queues that the desks of a facility share stand at the facility: each desk hears their calls.
        const facilities = args.modules.includes(queueModule)
          ? await facilitiesOf(sen, args.idNode ? [args.idNode] : [...sen.nodeIds])
          : new Set<string>();
        const atPlace = (event: AppEvent) => {
          if (event.idNode === null) return true;
          if (event.module === queueModule && facilities.has(event.idNode)) return true;
          return sen.nodeIds.has(event.idNode) && (!args.idNode || event.idNode === args.idNode);
        };
        const wanted = (event: AppEvent) => args.modules.includes(event.module) && atPlace(event);
        const last = args.variables?.lastEventId;
        const session = user.sessionId;
        const ends = (event: AppEvent) => {
          const over =
            event.module === sessionModule &&
            event.process === 'revoke' &&
            event.data['sessionId'] === session;
          if (over) closeSocket?.();
          return over;
        };
        const modules = [...new Set([...args.modules, sessionModule])];
        return stream(
          hub(),
          modules,
          wanted,
          ends,
          typeof last === 'string' && /^\d{1,18}$/.test(last) ? last : null,
        );
      },
      resolve: (event: AppEvent) => event,
    },
  };
}

const backlogMax = 1000;

/** Events as they come, after those missed since `last`. Ends when the reader falls behind or the session is revoked. */
function stream(
  hub: Hub,
  modules: readonly string[],
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
  // what happens while the missed ones are read comes after them
  let early: AppEvent[] | null = last === null ? null : [];
  const stop = hub.listen(modules, (event) => {
    if (ends(event)) finish();
    else if (wanted(event)) early ? early.push(event) : push(event);
  });
  if (last !== null) {
    caughtUp = hub.since(last).then((missed) => {
      for (const event of [...missed.filter(wanted), ...(early ?? [])]) push(event);
      early = null;
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
