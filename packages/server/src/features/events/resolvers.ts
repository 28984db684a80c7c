import { type EventModule, isEventModule } from '@sen/domain/events/eventModules';
import { type Ctx, requireUser } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import type { AppEvent } from '../../engine/events/hub.ts';
import type { GraphQLContext } from '../../engine/graphql/serviceSchema.ts';
import type { SubscriptionSubAppArgs } from '../../gql/main.ts';
import { facilitiesOf } from '../identity/queries.ts';
import { eventStream, listModule, sessionModule } from './eventStream.ts';

/** As a client asks, of modules that the product has. */
type SubAppArgs = Omit<SubscriptionSubAppArgs, 'modules'> & { modules: readonly EventModule[] };

/** Events of this module tell of queue tickets. */
const queueModule: EventModule = 'HangDoi';

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
      return eventStream(
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
