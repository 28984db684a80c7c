import multipart from '@fastify/multipart';
import type { Permission } from '@sen/domain/permissions/permissions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Access, requireAccess } from '../acts/access.ts';
import { rightsOf } from '../acts/acts.ts';
import { type Ctx, requireUser } from '../context.ts';
import { DomainError } from '../errors.ts';
import { type ContextSource, requestContext } from './requestContext.ts';

/** A right that a record asks: one of some permissions at one of its places, a node or a facility; null is wherever the caller works. */
export type RightAt = {
  anyOf: readonly Permission[];
  /** Read only for whoever holds one of the permissions somewhere. */
  places: () => Promise<ReadonlyArray<string | null>> | ReadonlyArray<string | null>;
};

/** What a request is about: the rights that it asks, all of them, and what the handler gets. */
export type Asked<T> = { rights: readonly RightAt[]; subject: T };

/** What every route says of itself; one that says nothing cannot be registered. */
export type DoorSign = {
  /** Who may come in at all. */
  access: Access;
  /** Why what it gives belongs to no node; null where the record that is asked for names its rights itself. */
  wholeSite: string | null;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    door?: DoorSign;
  }
}

type Call = { ctx: Ctx; request: FastifyRequest; reply: FastifyReply };
type Address = {
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  access: Access;
  /** It takes files in a multipart body: so many at most, each of the size that the site allows, and so many other fields. */
  upload?: { files: number; fields?: number };
  /** It reads its body itself as it comes, of any size, from `request.raw`; sent as application/octet-stream. */
  stream?: true;
  /** Its JSON comes as the text that was sent, whose signature is checked. */
  rawJson?: true;
};

/** A REST route: what features list as `doors`. */
export type Door = Address &
  Pick<DoorSign, 'wholeSite'> & { answer: (call: Call) => Promise<unknown> | unknown };

/** A route about data that belong to no node, such as a catalogue; `wholeSite` says why. Its access alone decides. */
export function siteDoor(spec: Address & { wholeSite: string; answer: Door['answer'] }): Door {
  return spec;
}

/** A route about a record: beyond its access it asks the rights that the record names, before `answer` is called. */
export function recordDoor<T>({
  record,
  answer,
  ...address
}: Address & {
  record: (call: Call) => Promise<Asked<T>> | Asked<T>;
  answer: (call: Call, subject: T) => Promise<unknown> | unknown;
}): Door {
  return {
    ...address,
    wholeSite: null,
    answer: async (call) => {
      const { rights, subject } = await record(call);
      for (const right of rights) await requireRight(call.ctx, right);
      return answer(call, subject);
    },
  };
}

/** The mark of a route that everybody may call, such as /health; `wholeSite` says what it gives. */
export function publicDoor(wholeSite: string): { config: { door: DoorSign } } {
  return { config: { door: { access: 'PUBLIC', wholeSite } } };
}

/** Throws UNAUTHENTICATED; FORBIDDEN for whoever holds the right nowhere; NODE_NOT_GRANTED where it is held elsewhere. */
export async function requireRight(ctx: Ctx, { anyOf, places }: RightAt): Promise<void> {
  requireUser(ctx);
  const { own, byNode } = ctx.grants;
  const all = [ctx.permissions, own, ...byNode.values()];
  const held = anyOf.filter((permission) => all.some((some) => some.has(permission)));
  if (held.length === 0) throw new DomainError('FORBIDDEN', { permission: anyOf[0] });
  const rights = rightsOf(ctx);
  const at = await places();
  if (at.some((place) => held.some((permission) => rights.has(permission, place)))) return;
  const code = at.every((place) => place === null) ? 'FORBIDDEN' : 'NODE_NOT_GRANTED';
  throw new DomainError(code, { permission: held[0] });
}

const known = new WeakMap<FastifyInstance, Set<string>>();

/** From here on a route that is no door cannot be registered: what it gives and to whom would be nobody's decision. */
export function refuseUnsigned(app: FastifyInstance): void {
  const urls = new Set<string>();
  known.set(app, urls);
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const one of [method].flat()) urls.add(`${one} ${url}`);
    if (!config?.door && !isElsewhere(url))
      throw new Error(`${method} ${url} names no access: declare it as a door (engine/http/doors.ts)`);
  });
}

/** Operations of GraphQL name their own access; the files of the built web application hold no data. */
function isElsewhere(url: string): boolean {
  return url.startsWith('/graphql/') || url.startsWith('/his/');
}

/** Every route of an application as `GET /api/files/:id`. */
export function routesOf(app: FastifyInstance): ReadonlySet<string> {
  return known.get(app) ?? new Set();
}

/** Registers doors. Errors: those of Fastify for an address that there is already. */
export async function registerDoors(
  app: FastifyInstance,
  source: ContextSource,
  doors: readonly Door[],
): Promise<void> {
  const { fileMaxBytes } = source.config;
  for (const door of doors) {
    const { method, url, access, wholeSite, upload, stream, rawJson, answer } = door;
    await app.register(async (scope) => {
      if (upload) await scope.register(multipart, { limits: { ...upload, fileSize: fileMaxBytes } });
      if (stream)
        scope.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null));
      if (rawJson)
        scope.addContentTypeParser(
          'application/json',
          { parseAs: 'string', bodyLimit: 65_536 },
          (_request, body, done) => done(null, body),
        );
      scope.route({
        method,
        url,
        ...(upload ? { bodyLimit: fileMaxBytes * upload.files } : {}),
        config: { door: { access, wholeSite } },
        handler: async (request, reply) => {
          const ctx = await requestContext(source, request);
          requireAccess(ctx, { access });
          return answer({ ctx, request, reply });
        },
      });
    });
  }
}
