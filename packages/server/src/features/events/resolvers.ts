import { setTimeout } from 'node:timers/promises';
import { type EventModule, isEventModule } from '@sen/domain/events/eventModules';
import { type Ctx, requireUser } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import type { AppEvent, Hub } from '../../engine/hub.ts';
import type { GraphQLContext } from '../../engine/serviceSchema.ts';
import type { SubscriptionSubAppArgs } from '../../gql/main.ts';
import { facilitiesOf } from '../identity/queries.ts';

/** As a client asks, of modules that the product has. */
type SubAppArgs = Omit<SubscriptionSubAppArgs, 'modules'> & { modules: readonly EventModule[] };

/** Events of this module tell of queue tickets. */
const queueModule: EventModule = 'HangDoi';
/** Events of this module end sessions, and tell that an account may do other things than before. */
const sessionModule: EventModule = 'PhienDangNhap';
/** Events of this module tell of profiles and nodes, among much else. */
const listModule: EventModule = 'DanhMuc';

/** Where a subscription hears of: the nodes of its user, and the facilities above them. */
type Reach = { nodeIds: ReadonlySet<string>; facilities: ReadonlySet<string> };

/** The subscription `subApp` over the hub of the socket's server. */
export const eventSubscription: Record<string, unknown> = {
  subApp: {
    subscribe: async (
      _root: unknown,
      { modules, ...place }: SubscriptionSubAppArgs,
      { sen, hub, closeSocket, renew }: GraphQLContext,
    ) => {
      if (!hub) throw new Error('a subscription needs a socket');
      const user = requireUser(sen);
      const args: SubAppArgs = { ...place, modules: knownModules(modules) };
      let profileId = sen.profileId;
      let reach = await reachOf(sen, args);
      const atPlace = ({ module, idNode }: AppEvent) => {
        if (idNode === null) return true;
        if (module === queueModule && reach.facilities.has(idNode)) return true;
        return reach.nodeIds.has(idNode) && (!args.idNode || idNode === args.idNode);
      };
      const wanted = (event: AppEvent) => args.modules.includes(event.module) && atPlace(event);
      const last = lastEventId(args.variables);
      const ends = (event: AppEvent) => {
        const over =
          event.module === sessionModule &&
          event.process === 'revoke' &&
          event.data['sessionId'] === user.sessionId;
        if (over) closeSocket?.();
        return over;
      };
      const changes = ({ module, data }: AppEvent) =>
        module === sessionModule
          ? data['accountId'] === user._id
          : module === listModule &&
            (data['name'] === 'Node' ||
              (data['name'] === 'Profile' && [sen.profileId, profileId].includes(String(data['_id']))));
      const readAgain = async () => {
        const now = await renew?.();
        if (!now) {
          closeSocket?.();
          return false;
        }
        profileId = now.profileId;
        reach = await reachOf(now, args);
        return true;
      };
      return stream(
        hub,
        args.modules,
        { wanted, ends, changes, readAgain },
        typeof last === 'string' && /^\d{1,18}$/.test(last) ? last : null,
      );
    },
    resolve: (event: AppEvent) => event,
  },
};

function lastEventId(variables: unknown): unknown {
  return typeof variables === 'object' && variables !== null && 'lastEventId' in variables
    ? variables.lastEventId
    : null;
}

/** The queues that the desks of a facility share stand at the facility: each desk hears their calls. */
async function reachOf(ctx: Ctx, { modules, idNode }: SubAppArgs): Promise<Reach> {
  const facilities = modules.includes(queueModule)
    ? await facilitiesOf(ctx, idNode ? [idNode] : [...ctx.nodeIds])
    : new Set<string>();
  return { nodeIds: ctx.nodeIds, facilities };
}

/** Those that the product has; a name that it does not know would be waited for in vain. Errors: BAD_INPUT at its place. */
function knownModules(modules: readonly string[]): EventModule[] {
  const issues = modules.flatMap((module, index) =>
    isEventModule(module) ? [] : [{ path: `modules.${index}`, code: 'NOT_IN_LIST', details: { module } }],
  );
  if (issues.length > 0) throw new DomainError('BAD_INPUT', { issues });
  return modules.filter(isEventModule);
}

const backlogMax = 1000;
/** Whoever missed more than this reads everything anew instead. */
const missedMax = 500;
const againMs = 500;

type Rules = {
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
function stream(
  hub: Hub,
  asked: readonly EventModule[],
  { wanted, ends, changes, readAgain }: Rules,
  last: string | null,
): AsyncIterableIterator<AppEvent> {
  const waiting: AppEvent[] = [];
  const given = new Set<string>();
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
    if (done || !wanted(event) || (given.has(event._id) && event.process !== 'reload')) return;
    given.add(event._id);
    if (wake) {
      wake({ done: false, value: event });
      wake = null;
    } else if (waiting.push(event) > backlogMax) finish();
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
    for (const event of events) push(event);
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
    if (readings === 0) push(event);
    else if (held.push(event) > backlogMax) finish();
  });
  if (last !== null)
    caughtUp = whileReading(async () => {
      for (const event of await missedSince(hub, last, wanted, asked)) push(event);
    });
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
