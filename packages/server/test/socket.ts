import type { EventModule } from '@sen/domain/events/eventModules';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import type { RunningApp } from '../src/app.ts';
import type { Tx } from '../src/engine/context.ts';
import { emit } from '../src/engine/events/events.ts';
import type { AppEvent } from '../src/engine/events/hub.ts';
import { inTransaction } from '../src/engine/sql/transaction.ts';
import { systemContext, type TestSite } from './testSite.ts';
import { until } from './until.ts';

export type OpenSocket = { got: AppEvent[]; ended: () => boolean; close: () => void | Promise<void> };

/** The address of a listening application for sockets of the service `main`. */
export function socketAddress({ app }: RunningApp): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return `ws://127.0.0.1:${port}/graphql/main`;
}

/** What only events on trial hold. */
const trial = 'onTrial';

/**
 * Gathers what a subscription brings. `live` ends when it has brought an event that was sent on trial, so that whatever is sent
 * afterwards is heard as well: nothing else tells that a subscription has begun.
 */
export function gatherEvents(site: TestSite, module: EventModule) {
  const got: AppEvent[] = [];
  let heard = false;
  const trialEvent = (tx: Tx) => emit(tx, { module, process: 'update', data: { [trial]: true } });
  return {
    got,
    take: (event: AppEvent): void => {
      if (event.data[trial]) heard = true;
      else got.push(event);
    },
    live: () =>
      until(async () => {
        if (!heard) await inTransaction(systemContext(site), trialEvent);
        return heard;
      }),
  };
}

/** Subscribes to events of examinations with a session's token and gathers what comes, once the subscription has begun. */
export async function subscribe(
  site: TestSite,
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
  const { got, take, live } = gatherEvents(site, 'KhamBenh');
  let ended = false;
  const end = () => {
    ended = true;
  };
  const query =
    'subscription S($variables: JSON) { subApp(modules: ["KhamBenh"], clientId: "t", variables: $variables) { _id module process idNode data } }';
  client.subscribe<{ subApp: AppEvent }>(
    { query, variables: { variables } },
    {
      next: ({ data }) => void (data && take(data.subApp)),
      error: end,
      complete: end,
    },
  );
  await live();
  return { got, ended: () => ended, close: () => client.dispose() };
}
