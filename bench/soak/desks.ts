import { type Client, createClient } from 'graphql-ws';
import { browserSocket } from '../../packages/server/test/browserSocket.ts';
import type { SessionHeaders } from '../../packages/server/test/sessionHeaders.ts';
import { signIn } from '../facts.ts';

/** Who works at a desk, what its main screen wants to hear of, and how many of a hundred desks are such. */
const kinds: ReadonlyArray<{ share: number; as: string; hears: readonly string[] }> = [
  { share: 40, as: 'bsnoi1', hears: ['KhamBenh', 'HangDoi', 'DichVuYeuCau', 'TiepNhan'] },
  { share: 20, as: 'tiepdon', hears: ['TiepNhan', 'HangDoi'] },
  { share: 15, as: 'thungan1', hears: ['BienLai', 'VienPhi'] },
  { share: 25, as: 'quantri', hears: ['Kho', 'CapPhatThuoc'] },
];
/** Tabs of one sign-in. */
const tabs = 10;

/** The one subscription of the screens (packages/web/src/ui/events.main.graphql). */
const query = `subscription SubApp($modules: [String!]!, $idNode: ID, $clientId: String!, $variables: JSON) {
  subApp(modules: $modules, idNode: $idNode, clientId: $clientId, variables: $variables) { _id module process idNode clientId data }
}`;
const always = [['DanhMuc'], ['HeThong']];

export type OpenDesks = { heard: () => number; closed: () => number; close: () => Promise<void> };

/** Signs in for every ten desks, opens their sockets as tabs do, and waits until all are acknowledged. */
export async function openDesks(base: string, count: number): Promise<OpenDesks> {
  let [heard, closed, closing] = [0, 0, false];
  const clients: Client[] = [];
  const openOne = (session: SessionHeaders, hears: readonly string[]) =>
    new Promise<void>((resolve) => {
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
      for (const modules of [...always, hears]) {
        const next = () => {
          heard += 1;
        };
        client.subscribe(
          { query, variables: { modules, idNode: null, clientId: 'soak', variables: {} } },
          { next, error: console.error, complete: () => undefined },
        );
      }
    });
  for (let at = 0; at < count; at += tabs) {
    const { as, hears } = kindAt(((at / tabs) * 37) % 100); // kinds in turns, also of a few
    const session = await signIn(base, as);
    await Promise.all(Array.from({ length: Math.min(tabs, count - at) }, () => openOne(session, hears)));
  }
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
