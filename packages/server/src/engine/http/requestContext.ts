import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Ctx, Grants, SessionUser } from '../context.ts';
import type { Db } from '../database/database.ts';
import { type Device, deviceOf, noDevice } from './deviceCookie.ts';

/** A session's token, and the secrets that the browser brings beside it. */
export type Credentials = { token: string; companions: readonly string[] };

/** Opens the session of a token; the identity feature provides it, since the engine knows no feature. */
export type OpenSession = (
  db: Db,
  credentials: Credentials,
  wanted: { profileId: string | null; nodeId: string | null },
) => Promise<{
  user: SessionUser;
  profileId: string | null;
  nodeId: string | null;
  nodeIds: readonly string[];
  permissions: readonly string[];
  grants: Grants;
} | null>;

export type ContextSource = {
  config: Config;
  logger: Logger;
  db: Db;
  /** Where reports are read; `db` when absent. */
  reports?: Db;
  openSession: OpenSession;
};

const noGrants: Grants = {
  own: new Set(),
  byNode: new Map(),
  facilityIds: new Set(),
  ownRecordsAt: new Set(),
};
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const made = new WeakMap<FastifyRequest, Promise<Ctx>>();

/** The context of a request, made once however many operations the request carries. */
export function requestContext(source: ContextSource, request: FastifyRequest): Promise<Ctx> {
  let ctx = made.get(request);
  if (!ctx) {
    ctx = makeContext(source, {
      token: tokenOf(request),
      nodeId: header(request, 'current-node'),
      profileId: header(request, 'current-profile'),
      language: header(request, 'accept-language')?.startsWith('en') ? 'en' : 'vi',
      clientId: header(request, 'client-id'),
      requestId: request.id,
      ip: request.ip,
      userAgent: header(request, 'user-agent'),
      origin: header(request, 'origin'),
      device: deviceOf(request),
    });
    made.set(request, ctx);
  }
  return ctx;
}

/** The token that a request carries, or null. */
export function tokenOf(request: FastifyRequest): string | null {
  return header(request, 'access-token');
}

function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

export type ContextInput = {
  token: string | null;
  nodeId: string | null;
  profileId: string | null;
  language: 'vi' | 'en';
  clientId: string | null;
  requestId: string;
  ip: string | null;
  userAgent?: string | null;
  origin?: string | null;
  device?: Device;
};

/** Makes a context from what a caller sent; a token that opens no session makes a context without a user. */
export async function makeContext(source: ContextSource, input: ContextInput): Promise<Ctx> {
  const device = input.device ?? noDevice;
  const session = input.token
    ? await source.openSession(
        source.db,
        { token: input.token, companions: device.companion?.brought ?? [] },
        { profileId: asId(input.profileId), nodeId: asId(input.nodeId) },
      )
    : null;
  return {
    ...emptyContext(source, input.requestId),
    user: session?.user ?? null,
    profileId: session?.profileId ?? null,
    nodeId: session?.nodeId ?? null,
    nodeIds: new Set(session?.nodeIds ?? []),
    permissions: new Set(session?.permissions ?? []),
    grants: session?.grants ?? noGrants,
    language: input.language,
    clientId: input.clientId?.slice(0, 64) ?? null,
    ip: input.ip,
    userAgent: input.userAgent?.slice(0, 300) ?? null,
    origin: input.origin ?? null,
    device,
  };
}

/** A context of nobody: for jobs, seeds and the command line, which name their own user and permissions. */
export function emptyContext(source: Omit<ContextSource, 'openSession'>, requestId: string): Ctx {
  return {
    config: source.config,
    logger: source.logger,
    db: source.db,
    reports: source.reports ?? source.db,
    user: null,
    profileId: null,
    nodeId: null,
    nodeIds: new Set(),
    permissions: new Set(),
    grants: noGrants,
    language: 'vi',
    requestId,
    clientId: null,
    ip: null,
    userAgent: null,
    origin: null,
    device: noDevice,
    now: () => new Date(),
    loaders: new Map(),
    reasons: [],
    tx: null,
  };
}

function asId(text: string | null): string | null {
  return text !== null && uuid.test(text) ? text : null;
}
