import WebSocket from 'ws';

type BrowserSocket = new (address: string | URL, protocols?: string | string[]) => WebSocket;

/** Sockets that send cookies when they are opened, as those of a browser do; for a client that wants a class. */
export function browserSocket({ cookie }: { cookie: string }): BrowserSocket {
  return class extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols, { headers: { cookie } });
    }
  };
}
