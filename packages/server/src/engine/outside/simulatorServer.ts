import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';

export type SimulatorServer = { url: string; close: () => Promise<void> };

/** What a simulator answers, JSON unless it is a text; null for one that never does, `dies` for one whose line is cut. */
export type Simulated = { status: number; body: unknown } | 'dies' | null;

/** A system outside on a socket of its own, for the demo and for tests: it is sent JSON or a form and answers JSON. */
export async function startSimulatorServer(
  answer: (path: string, body: Readonly<Record<string, unknown>>, headers: IncomingHttpHeaders) => Simulated,
): Promise<SimulatorServer> {
  const server = createServer((request, response) => {
    void read(request)
      .then((body) => answer(request.url ?? '/', body, request.headers))
      .then((simulated) => {
        if (simulated === null) return; // a system that hangs
        if (simulated === 'dies') return response.destroy();
        response
          .writeHead(simulated.status, { 'content-type': 'application/json; charset=utf-8' })
          .end(JSON.stringify(simulated.body));
      })
      .catch(() => response.writeHead(400).end());
  });
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const place = server.address();
  if (typeof place !== 'object' || place === null) throw new Error('the simulator has no port');
  return {
    url: `http://127.0.0.1:${place.port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function read(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const sent = Buffer.concat(chunks).toString('utf8');
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(sent));
  return sent === '' ? {} : JSON.parse(sent);
}
