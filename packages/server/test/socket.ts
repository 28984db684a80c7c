import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import type { RunningApp } from '../src/app.ts';
import type { AppEvent } from '../src/engine/hub.ts';

export type OpenSocket = { got: AppEvent[]; ended: () => boolean; close: () => void | Promise<void> };

/** The address of a listening application for sockets of the service `main`. */
export function socketAddress({ app }: RunningApp): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return `ws://127.0.0.1:${port}/graphql/main`;
}

/** Subscribes to events of examinations with a session's token and gathers what comes. */
export async function subscribe(
  running: RunningApp,
  token: string,
  variables: Record<string, unknown> = {},
): Promise<OpenSocket> {
  const client = createClient({
    url: socketAddress(running),
    webSocketImpl: WebSocket,
    connectionParams: { token },
    retryAttempts: 0,
  });
  const got: AppEvent[] = [];
  let ended = false;
  const end = () => {
    ended = true;
  };
  const query =
    'subscription S($variables: JSON) { subApp(modules: ["KhamBenh"], clientId: "t", variables: $variables) { _id module process idNode data } }';
  client.subscribe<{ subApp: AppEvent }>(
    { query, variables: { variables } },
    {
      next: ({ data }) => void (data && got.push(data.subApp)),
      error: end,
      complete: end,
    },
  );
  await new Promise((resolve) => setTimeout(resolve, 150));
  return { got, ended: () => ended, close: () => client.dispose() };
}
