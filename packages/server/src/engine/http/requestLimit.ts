import { createHash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { DomainError } from '../errors.ts';
import { answerContext } from '../graphql/endpoint.ts';
import { deviceOf } from './deviceCookie.ts';
import { answerError } from './errorAnswer.ts';
import { isGraphQL, refuse } from './httpAnswer.ts';
import { tokenOf } from './requestContext.ts';

export type LimitOptions = {
  /** Requests a minute of one session. */
  perSession: number;
  /** Requests a minute of one address without a session, and of one browser that is known here. */
  perAddress: number;
  logger: Logger;
  /** Whether the request's token opens a session; the answer is kept for the request itself. */
  hasSession: (request: FastifyRequest) => Promise<boolean>;
  /** Whether this site made a token; asks no database. */
  isOwn: (token: string) => boolean;
};

/** What asks the database or reads files; the pages are left alone. */
const limited = ['/graphql/', '/api/', '/dicomweb/'] as const;

const timeWindow = '1 minute';
const knownMs = 60_000;
const knownMax = 10_000;

/**
 * Limits the requests to the API: a session by itself, so that desks behind one proxy do not share a limit; a browser that has signed in
 * before by itself, so that whoever guesses beside it does not stop it; who has neither by address, so that a stranger gains nothing by
 * a new token each time. Over it: 429, Retry-After and TOO_MANY_REQUESTS.
 */
export async function limitRequests(app: FastifyInstance, options: LimitOptions): Promise<void> {
  await app.register(rateLimit, { global: false });
  const ofSession = app.createRateLimit({ max: options.perSession, timeWindow, keyGenerator: sessionKey });
  const ofAddress = app.createRateLimit({ max: options.perAddress, timeWindow });
  const ofDevice = app.createRateLimit({ max: options.perAddress, timeWindow, keyGenerator: deviceKey });
  const known = recentKeys();
  const ended = recentKeys();

  /** An address that is over its limit opens no session of a token that this site did not make: a flood of tokens asks no database. */
  const opens = async (request: FastifyRequest): Promise<boolean> => {
    const key = sessionKey(request);
    if (key === '') return false;
    if (!known.has(key) && (ended.has(key) || !options.isOwn(tokenOf(request) ?? ''))) {
      const address = await ofAddress(request, { increment: false });
      if (!address.isAllowed && address.remaining === 0) return false;
    }
    const opened = await options.hasSession(request);
    if (opened) known.add(key);
    else {
      known.delete(key);
      ended.add(key);
    }
    return opened;
  };
  const isKnownBrowser = (request: FastifyRequest): boolean => {
    const { token } = deviceOf(request);
    return token !== null && options.isOwn(token);
  };

  app.addHook('onRequest', async (request, reply) => {
    if (!limited.some((start) => request.url.startsWith(start))) return;
    const ofOthers = isKnownBrowser(request) ? ofDevice : ofAddress;
    const count = (await opens(request)) ? ofSession : ofOthers;
    const state = await count(request);
    if (state.isAllowed || !state.isExceeded) return;
    const seconds = Math.max(1, state.ttlInSeconds);
    const refusal = new DomainError('TOO_MANY_REQUESTS', { seconds });
    if (!isGraphQL(request)) return refuse(reply.header('retry-after', seconds), refusal, options.logger);
    const answer = answerError(
      { message: refusal.message, originalError: refusal },
      answerContext(request, options.logger),
    );
    return reply
      .code(429)
      .header('retry-after', seconds)
      .send({ data: null, errors: [answer] });
  });
}

/** How a session is counted: by a hash of its token, which is a secret. Empty without a token. */
function sessionKey(request: FastifyRequest): string {
  return keyOf(tokenOf(request));
}

/** How a browser that is known here is counted. */
function deviceKey(request: FastifyRequest): string {
  return `device ${keyOf(deviceOf(request).token)}`;
}

function keyOf(token: string | null): string {
  return token === null ? '' : createHash('sha256').update(token).digest('base64url');
}

/** The sessions of this minute, at most so many. */
function recentKeys() {
  const until = new Map<string, number>();
  return {
    has: (key: string) => (until.get(key) ?? 0) > Date.now(),
    add: (key: string) => {
      if (until.size >= knownMax) until.clear();
      until.set(key, Date.now() + knownMs);
    },
    delete: (key: string) => until.delete(key),
  };
}
