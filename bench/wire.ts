import { connect, type Socket } from 'node:net';
import type { SessionHeaders } from '../packages/server/test/sessionHeaders.ts';

/** One kept-open HTTP connection; it sends one request at a time. Client costs are measured otherwise. */
export type Wire = {
  post: (path: string, session: SessionHeaders, body: string) => Promise<string>;
  close: () => void;
};

const end = Buffer.from('\r\n\r\n');

/** Opens a connection to http://host:port. Answers of a stated length only, which all of GraphQL's are. */
export async function openWire(base: string): Promise<Wire> {
  const { host, hostname, port } = new URL(base);
  const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve());
    socket.once('error', reject);
  });
  let waiting: { resolve: (body: string) => void; reject: (error: Error) => void } | null = null;
  let got: Buffer = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    got = got.length === 0 ? chunk : Buffer.concat([got, chunk]);
    const head = got.indexOf(end);
    if (head < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(got.toString('latin1', 0, head))?.[1] ?? Number.NaN);
    const from = head + end.length;
    if (Number.isNaN(length)) waiting?.reject(new Error('an answer of no stated length'));
    if (got.length < from + length) return;
    const body = got.toString('utf8', from, from + length);
    got = got.subarray(from + length);
    waiting?.resolve(body);
  });
  socket.on('error', (error) => waiting?.reject(error));
  socket.on('close', () => waiting?.reject(new Error('the server closed the connection')));
  return {
    post: (path, session, body) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(
          `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\naccess-token: ${session['access-token']}\r\ncookie: ${session.cookie}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
        );
      }),
    close: () => socket.destroy(),
  };
}
