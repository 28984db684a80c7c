import { createClient } from 'graphql-ws';
import { browserSocket } from '../../packages/server/test/browserSocket.ts';
import type { SessionHeaders } from '../../packages/server/test/sessionHeaders.ts';

export type Watchers = {
  /** Closes them; answers how long the slowest was without its socket at most, in ms, null when none was closed. */
  close: () => Promise<number | null>;
};

const query =
  'subscription Watch { subApp(modules: ["BienLai"], clientId: "watcher") { _id module process } }';

/** Sockets that subscribe to receipts as screens do, and come back by themselves. */
export async function watchSockets(base: string, session: SessionHeaders, count: number): Promise<Watchers> {
  let longest: number | null = null;
  const clients = Array.from({ length: count }, () => {
    let gone: number | null = null;
    let opened: () => void = () => undefined;
    const open = new Promise<void>((resolve) => {
      opened = resolve;
    });
    const client = createClient({
      url: `${base.replace('http', 'ws')}/graphql/main`,
      webSocketImpl: browserSocket(session),
      connectionParams: { token: session['access-token'] },
      retryAttempts: Number.POSITIVE_INFINITY,
      // as packages/web/src/session/apollo.ts
      retryWait: (tries) => new Promise((resolve) => setTimeout(resolve, Math.min(500 * 2 ** tries, 10_000))),
      shouldRetry: () => true,
      lazy: false,
      onNonLazyError: () => undefined,
      on: {
        connected: () => {
          if (gone !== null) longest = Math.max(longest ?? 0, performance.now() - gone);
          gone = null;
          opened();
        },
        closed: () => {
          gone ??= performance.now();
        },
      },
    });
    client.subscribe({ query }, { next: () => undefined, error: () => undefined, complete: () => undefined });
    return { client, open, goneMs: () => (gone === null ? null : performance.now() - gone) };
  });
  await Promise.all(clients.map(({ open }) => open));
  return {
    close: async () => {
      for (const { goneMs } of clients) {
        const still = goneMs();
        if (still !== null) longest = Math.max(longest ?? 0, still);
      }
      await Promise.all(clients.map(({ client }) => client.dispose()));
      return longest;
    },
  };
}
