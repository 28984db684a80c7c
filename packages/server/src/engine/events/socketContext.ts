import type { FastifyRequest } from 'fastify';
import { v7 } from 'uuid';
import type { Ctx } from '../context.ts';
import { deviceOf } from '../http/deviceCookie.ts';
import { type ContextSource, makeContext } from '../http/requestContext.ts';

/**
 * The context of a socket from its connection parameters, {token, node, profile, clientId, language}, and the cookies that came with its
 * opening; null for who has no session, and for a page of another host.
 */
export async function socketContext(
  source: ContextSource,
  payload: unknown,
  request: FastifyRequest,
): Promise<Ctx | null> {
  if (typeof payload !== 'object' || payload === null) return null;
  if (!isOwnHost(source, request)) {
    const { origin, host } = request.headers;
    source.logger.warn({ origin, host }, 'a socket of another host was refused');
    return null;
  }
  const given = payload as Record<string, unknown>; // read as optional texts
  const text = (name: string) => (typeof given[name] === 'string' ? given[name] : null);
  const ctx = await makeContext(source, {
    token: text('token'),
    nodeId: text('node'),
    profileId: text('profile'),
    language: text('language') === 'en' ? 'en' : 'vi',
    clientId: text('clientId'),
    requestId: v7(),
    ip: null,
    device: deviceOf(request),
  });
  return ctx.user ? ctx : null;
}

/** Whether the page that opens a socket came from this Sen; who is no browser names no origin. */
function isOwnHost({ config }: ContextSource, request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  const own = [request.hostname.toLowerCase(), config.siteUrl && new URL(config.siteUrl).hostname];
  return own.includes(hostname);
}
