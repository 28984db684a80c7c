import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, expect, it } from 'vitest';
import WebSocket from 'ws';
import { socketAddress } from '../../../test/socket.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { RunningApp } from '../../app.ts';

let site: TestSite;
let running: RunningApp;
beforeAll(async () => {
  site = await openTestSite();
  running = await site.app();
  await running.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.close());

it('a subscription to a module that the product does not have is refused by the name', async () => {
  const client = createClient({
    url: socketAddress(running),
    webSocketImpl: WebSocket,
    connectionParams: { token: await site.token('bsnoi1') },
    retryAttempts: 0,
  });
  const query = 'subscription S($modules: [String!]!) { subApp(modules: $modules, clientId: "t") { _id } }';
  const refused = await new Promise((resolve) => {
    client.subscribe(
      { query, variables: { modules: ['KhamBenh', 'KhamBen'] } },
      { next: resolve, error: resolve, complete: () => resolve(null) },
    );
  });
  expect(refused).toMatchObject([
    {
      extensions: {
        code: 'BAD_INPUT',
        details: { issues: [{ path: 'modules.1', code: 'NOT_IN_LIST', details: { module: 'KhamBen' } }] },
      },
    },
  ]);
  await client.dispose();
});
