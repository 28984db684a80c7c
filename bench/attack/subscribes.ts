import WebSocket from 'ws';
import { signIn } from '../facts.ts';
import type { Started } from '../site.ts';
import { type Beside, besideHonest } from './beside.ts';

const subscribes = 20_000;

/** 20,000 subscriptions on one socket, again and again as soon as it is closed, beside an honest desk. */
export async function attack(site: Pick<Started, 'base'>): Promise<Beside> {
  const token = await signIn(site.base, 'quantri');
  return besideHonest(site, async () => {
    let isOver = false;
    const flood = (async () => {
      while (!isOver) await floodOnce(`${site.base.replace('http', 'ws')}/graphql/main`, token);
    })();
    return async () => {
      isOver = true;
      await flood;
    };
  });
}

/** Ends when the server has closed the socket. */
function floodOnce(url: string, token: string): Promise<void> {
  const socket = new WebSocket(url, 'graphql-transport-ws');
  socket.on('open', () =>
    socket.send(JSON.stringify({ type: 'connection_init', payload: { token, clientId: 'flood' } })),
  );
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
