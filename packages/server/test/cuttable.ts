import { createServer, connect as dial, type NetConnectOpts, type Socket } from 'node:net';

export type Cuttable = {
  port: number;
  /** Breaks every connection and refuses new ones. */
  cut: () => void;
  /** Lets connections through again. */
  mend: () => void;
  close: () => Promise<void>;
};

/** A wire on a port of its own that can be cut and mended, to `target`. */
export async function cuttable(target: NetConnectOpts): Promise<Cuttable> {
  const sockets = new Set<Socket>();
  let whole = true;
  const server = createServer((near) => {
    if (!whole) {
      near.destroy();
      return;
    }
    const far = dial(target);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut: () => {
      whole = false;
      breakAll();
    },
    mend: () => {
      whole = true;
    },
    close: () => {
      breakAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** The database of `url` (on a Unix socket, as the tests have it) behind a wire; answers the wire and its own address. */
export async function cuttableDatabase(url: string): Promise<Cuttable & { url: string }> {
  const place = new URL(url);
  const folder = place.searchParams.get('host') ?? '';
  const wire = await cuttable({ path: `${folder}/.s.PGSQL.5432` });
  return { ...wire, url: `postgresql://sen@127.0.0.1:${wire.port}${place.pathname}` };
}
