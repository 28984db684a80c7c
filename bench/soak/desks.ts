import { type Client, createClient } from 'graphql-ws';
import { browserSocket } from '../../packages/server/test/browserSocket.ts';
import type { SessionHeaders } from '../../packages/server/test/sessionHeaders.ts';

/** What the screens of a desk want to hear of, and how many of a hundred desks are such. */
const kinds: ReadonlyArray<{ share: number; hears: readonly string[][]; atRoom?: true }> = [
  { share: 40, hears: [['KhamBenh'], ['DICOM']], atRoom: true },
  { share: 15, hears: [['BienLai', 'VienPhi']] },
  { share: 15, hears: [['TiepNhan']], atRoom: true },
  { share: 10, hears: [['Kho', 'CapPhatThuoc']] },
  { share: 20, hears: [['ThietBi']] },
];
/** The one subscription of the screens (packages/web/src/ui/events.main.graphql). */
const query = `subscription SubApp($modules: [String!]!, $idNode: ID, $clientId: String!, $variables: JSON) {
  subApp(modules: $modules, idNode: $idNode, clientId: $clientId, variables: $variables) { _id module process idNode clientId data }
}`;
const always = [['DanhMuc'], ['HeThong']];

export type OpenDesks = { heard: () => number; closed: () => number; close: () => Promise<void> };

/** Opens sockets as the tabs of desks do, ten at a time, and waits until all are acknowledged. `rooms` are where their events happen. */
export async function openDesks(
  base: string,
  sessions: readonly SessionHeaders[],
  rooms: readonly string[],
  count: number,
): Promise<OpenDesks> {
  let [heard, closed, closing] = [0, 0, false];
  const clients: Client[] = [];
  const openOne = (at: number) =>
    new Promise<void>((resolve) => {
      const session = sessions[at % sessions.length];
      if (!session) throw new Error('nobody has signed in');
      const client = createClient({
        url: `${base.replace('http', 'ws')}/graphql/main`,
        webSocketImpl: browserSocket(session),
        connectionParams: { token: session['access-token'] },
        retryAttempts: Number.POSITIVE_INFINITY,
        shouldRetry: () => true,
        lazy: false,
        onNonLazyError: () => undefined,
        on: {
          connected: () => resolve(),
          closed: () => {
            if (!closing) closed += 1;
          },
        },
      });
      clients.push(client);
      const { hears, atRoom } = kindAt(at % 100);
      for (const modules of [...always, ...hears])
        subscribe(client, modules, atRoom ? rooms[at % rooms.length] : null);
    });
  const subscribe = (client: Client, modules: readonly string[], idNode: string | null = null) => {
    const variables = { modules, idNode, clientId: 'soak', variables: {} };
    const next = () => {
      heard += 1;
    };
    client.subscribe({ query, variables }, { next, error: console.error, complete: () => undefined });
  };
  for (let at = 0; at < count; at += 10)
    await Promise.all(Array.from({ length: Math.min(10, count - at) }, (_, one) => openOne(at + one)));
  return {
    heard: () => heard,
    closed: () => closed,
    close: async () => {
      closing = true;
      await Promise.all(clients.map((client) => client.dispose()));
    },
  };
}

function kindAt(place: number) {
  let from = 0;
  const found = kinds.find(({ share }) => {
    from += share;
    return place < from;
  });
  if (!found) throw new Error('shares that make no hundred');
  return found;
}
