// The attacker, in a process of its own: else its costs would be measured as the desk's. Goes on until it is killed.
import WebSocket from 'ws';
import type { SessionHeaders } from '../../packages/server/test/sessionHeaders.ts';

const subscribes = 20_000;
const clients = 4;

const [kind = '', base = '', given = '{}'] = process.argv.slice(2);
const session = JSON.parse(given) as SessionHeaders; // as beside.ts writes it
const flood = { aliases: aliasFlood, subscribes: subscribeFlood }[kind];
if (!flood) throw new Error(`no flood ${kind}`);
await flood();

/** Documents of 4,000 aliases, each another text, so that none is known from before. */
async function aliasFlood(): Promise<void> {
  const texts = Array.from({ length: 200 }, (_, turn) => {
    const fields = Array.from({ length: 4000 }, (_, at) => `a${turn}_${at}: getAppInfo { version }`);
    return JSON.stringify({ query: `{ ${fields.join(' ')} }` });
  });
  process.send?.('begun');
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let turn = client; ; turn += clients) {
        const answer = await fetch(`${base}/graphql/main`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...session },
          body: texts[turn % texts.length] ?? '',
        });
        await answer.text();
      }
    }),
  );
}

/** 20,000 subscriptions on one socket, and again as soon as it is closed. */
async function subscribeFlood(): Promise<void> {
  process.send?.('begun');
  for (;;) await floodOnce(`${base.replace('http', 'ws')}/graphql/main`);
}

/** Ends when the server has closed the socket. */
function floodOnce(url: string): Promise<void> {
  const socket = new WebSocket(url, 'graphql-transport-ws', { headers: { cookie: session.cookie } });
  const payload = { token: session['access-token'] };
  socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload })));
  socket.once('message', () => {
    for (let at = 0; at < subscribes; at++)
      socket.send(
        JSON.stringify({
          type: 'subscribe',
          id: String(at),
          payload: { query: 'subscription { subApp(modules: ["KhamBenh"], clientId: "flood") { _id } }' },
        }),
      );
  });
  return new Promise((resolve) => {
    socket.on('error', () => resolve());
    socket.on('close', () => resolve());
  });
}
