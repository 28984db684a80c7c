import type { EventModule } from '@sen/domain/events/eventModules';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import type { AppEvent } from '../../src/engine/events/hub.ts';
import { withTimeout } from '../../src/engine/timeout.ts';
import { gatherEvents } from '../socket.ts';
import type { TestSite } from '../testSite.ts';
import { until } from '../until.ts';

export type Subscriber = {
  got: AppEvent[];
  /** How often the socket was opened. */
  opened: () => number;
  /** The close code of a socket that was ended for good. */
  closeCode: () => number | null;
  /** Asks for events once more on the same socket; answers whether it was refused. */
  askAgain: () => Promise<boolean>;
  close: () => Promise<void>;
};

/** Subscribes as the screens do: it comes back by itself after a break, and asks for what came after its last event. */
export async function subscribe(
  site: TestSite,
  port: number,
  token: string,
  modules: EventModule[],
): Promise<Subscriber> {
  const { got, take, live } = gatherEvents(site, modules[0] ?? 'HeThong');
  let opened = 0;
  let closeCode: number | null = null;
  const client = createClient({
    url: `ws://127.0.0.1:${port}/graphql/main`,
    webSocketImpl: WebSocket,
    connectionParams: { token },
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: () => new Promise((resolve) => setTimeout(resolve, 20)),
    shouldRetry: () => true,
    lazy: false,
    onNonLazyError: () => undefined,
    on: {
      connected: () => {
        opened += 1;
      },
      closed: (event) => {
        closeCode = (event as { code?: number }).code ?? null; // the library types it as unknown
      },
    },
  });
  const query =
    'subscription S($modules: [String!]!, $variables: JSON) { subApp(modules: $modules, clientId: "t", variables: $variables) { _id module process idNode data } }';
  // the client sends this object again when it comes back
  const catchUp: { lastEventId?: string } = {};
  client.subscribe<{ subApp: AppEvent }>(
    { query, variables: { modules, variables: catchUp } },
    {
      next: ({ data }) => {
        if (!data) return;
        catchUp.lastEventId = data.subApp._id;
        take(data.subApp);
      },
      error: () => undefined,
      complete: () => undefined,
    },
  );
  await until(() => opened > 0);
  if (modules.length > 0) await live();
  return {
    got,
    opened: () => opened,
    closeCode: () => closeCode,
    askAgain: () =>
      new Promise((resolve) => {
        client.subscribe(
          { query, variables: { modules } },
          { next: () => resolve(false), error: () => resolve(true), complete: () => resolve(true) },
        );
      }),
    // a socket that was cut may never say that it is closed
    close: () => withTimeout(2000, Promise.resolve(client.dispose())),
  };
}
