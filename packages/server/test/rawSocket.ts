import WebSocket from 'ws';

export type Message = { type: string; id?: string; payload?: unknown };

export type RawSocket = {
  send: (message: Message | string) => void;
  got: Message[];
  /** The close code, once it is closed. */
  closed: Promise<number>;
  close: () => Promise<number>;
};

/** A socket that sends what no client library would, as graphql-transport-ws; opened. `from` is its address behind the proxy. */
export async function openRaw(
  url: string,
  from = '10.0.0.1',
  headers: Record<string, string> = {},
): Promise<RawSocket> {
  const socket = new WebSocket(url, 'graphql-transport-ws', {
    headers: { 'x-forwarded-for': from, ...headers },
  });
  const got: Message[] = [];
  socket.on('message', (data) => got.push(JSON.parse(String(data)) as Message)); // what the protocol sends
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  return {
    got,
    closed,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    close: () => {
      socket.close();
      return closed;
    },
  };
}

/** A subscription to events of examinations. */
export function subscribeMessage(id: string, query?: string): Message {
  return {
    type: 'subscribe',
    id,
    payload: { query: query ?? 'subscription { subApp(modules: ["KhamBenh"], clientId: "t") { _id } }' },
  };
}
