import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The browser that asks, by the token that it was given at an earlier sign-in; `keep` gives it one with the answer. */
export type Device = { token: string | null; keep: (token: string) => void };

/** A caller without a browser: a job, the command line. */
export const noDevice: Device = { token: null, keep: () => undefined };

const name = 'sen_device';
const days = 180;
const given = new WeakMap<FastifyRequest, string>();

/** Reads the cookie of a known device, and sends one that was given; no script of the page sees it. */
export async function registerDeviceCookie(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
  app.addHook('onSend', async (request, reply) => {
    const token = given.get(request);
    if (token === undefined) return;
    const text = app.serializeCookie(name, token, {
      path: '/graphql',
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
      maxAge: days * 86_400,
    });
    reply.header('set-cookie', text);
  });
}

/** The device of a request. */
export function deviceOf(request: FastifyRequest): Device {
  return { token: request.cookies[name] || null, keep: (token) => given.set(request, token) };
}
