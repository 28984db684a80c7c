import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { publicDoor } from './doors.ts';
import { registerSecurityHeaders } from './securityHeaders.ts';

async function headersOf(request: { headers?: Record<string, string>; remoteAddress?: string } = {}) {
  const app = Fastify({ trustProxy: ['loopback'] });
  await registerSecurityHeaders(app, { development: false });
  app.get('/page', publicDoor('a page'), () => 'page');
  const { headers } = await app.inject({ url: '/page', ...request });
  await app.close();
  return headers;
}

const directive = (policy: unknown, name: string) =>
  String(policy)
    .split(';')
    .find((one) => one.startsWith(`${name} `))
    ?.slice(name.length + 1);

it('a page reaches no other host: scripts, connections, sockets and pictures are its own', async () => {
  const policy = (await headersOf())['content-security-policy'];
  expect(directive(policy, 'connect-src')).toBe("'self'");
  expect(directive(policy, 'script-src')).toBe("'self' 'wasm-unsafe-eval'");
  expect(directive(policy, 'worker-src')).toBe("'self'");
  expect(directive(policy, 'img-src')).toBe("'self' data: blob:");
  expect(String(policy)).not.toMatch(/https?:|wss?:|\*/);
});

it('text becomes a script through one named policy only', async () => {
  const policy = (await headersOf())['content-security-policy'];
  expect(directive(policy, 'require-trusted-types-for')).toBe("'script'");
  expect(directive(policy, 'trusted-types')).toBe('sen');
});

it('HTTPS is demanded from then on of whoever came over HTTPS', async () => {
  const overHttps = { headers: { 'x-forwarded-proto': 'https' } };
  expect(await headersOf(overHttps)).toMatchObject({ 'strict-transport-security': 'max-age=31536000' });
  expect(await headersOf()).not.toHaveProperty('strict-transport-security');
});

it('who is no trusted proxy cannot say that the request came over HTTPS', async () => {
  const claimed = { headers: { 'x-forwarded-proto': 'https' }, remoteAddress: '203.0.113.9' };
  expect(await headersOf(claimed)).not.toHaveProperty('strict-transport-security');
});

it('the device lends the page its camera and microphone, and neither place nor connectors', async () => {
  const policy = String((await headersOf())['permissions-policy']);
  for (const lent of ['camera', 'microphone']) expect(policy).toContain(`${lent}=(self)`);
  for (const shut of ['geolocation', 'usb', 'serial', 'payment']) expect(policy).toContain(`${shut}=()`);
});

it('an answer has what helmet sets', async () => {
  expect(await headersOf()).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
  });
});
