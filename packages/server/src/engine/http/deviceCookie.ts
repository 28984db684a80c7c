import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The browser that asks, by the token that it was given at an earlier sign-in; `keep` gives it one with the answer. */
export type Device = {
  token: string | null;
  keep: (token: string) => void;
  /** Null where no browser asks. */
  companion: Companion | null;
};

/** The secret without which the sessions of a browser are worth nothing. */
export type Companion = {
  secret: string | null;
  /** All that it brought, since it may have signed in by another address of this Sen. */
  brought: readonly string[];
  /** Gives it one for so many seconds. */
  keep: (secret: string, seconds: number) => void;
};

/** A caller without a browser: a job, the command line. */
export const noDevice: Device = { token: null, keep: () => undefined, companion: null };

type Given = { value: string; path: string; seconds: number };

const knownName = 'sen_device';
const knownSeconds = 180 * 86_400;
const companions = /^(__Host-)?sen_companion(_\d+)?$/;
const broughtMax = 10;
/** The cookies that go with the answer to a request, by name. */
const given = new WeakMap<FastifyRequest, Map<string, Given>>();

/** Reads the cookies of a browser, and sends those that were given; no script of the page sees them. */
export async function registerDeviceCookie(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
  app.addHook('onSend', async (request, reply) => {
    for (const [name, one] of given.get(request) ?? []) setCookie(request, reply, name, one);
  });
}

/** The device of a request. */
export function deviceOf(request: FastifyRequest): Device {
  const name = companionName(request);
  return {
    token: request.cookies[knownName] || null,
    keep: (token) => give(request, knownName, { value: token, path: '/graphql', seconds: knownSeconds }),
    companion: {
      secret: request.cookies[name] || null,
      brought: Object.entries(request.cookies)
        .flatMap(([key, value]) => (value && companions.test(key) ? [value] : []))
        .slice(0, broughtMax),
      keep: (secret, seconds) => give(request, name, { value: secret, path: '/', seconds }),
    },
  };
}

/**
 * Browsers send the cookies of a host to all of its ports: a second Sen beside this one needs a name of its own. The prefix of HTTPS has
 * them refuse a cookie that another host of the domain or a page over HTTP wrote; a page over HTTP could not replace it either.
 */
function companionName(request: FastifyRequest): string {
  const { port } = request;
  return `${request.protocol === 'https' ? '__Host-' : ''}sen_companion${port === null ? '' : `_${port}`}`;
}

/** Gives a browser a cookie with the answer to a request, which no script of the page sees. */
export function give(request: FastifyRequest, name: string, one: Given): void {
  const all = given.get(request) ?? new Map<string, Given>();
  given.set(request, all.set(name, one));
}

function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  { value, path, seconds }: Given,
): void {
  const text = reply.server.serializeCookie(name, value, {
    path,
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: seconds,
  });
  // several headers of this one name are added up
  reply.header('set-cookie', text);
}
