import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';

export type SimulatorServer = { url: string; close: () => Promise<void> };

/** What a simulator answers, as JSON or as an XML text; null for one that never does, `dies` for one whose line is cut. */
export type Simulated = { status: number; body: unknown } | { status: number; xml: string } | 'dies' | null;

/** A system outside on a socket of its own, for the demo and for tests: it is sent JSON, a form or XML, which is its `xml`. */
export async function startSimulatorServer(
  answer: (
    path: string,
    body: Readonly<Record<string, unknown>>,
    headers: IncomingHttpHeaders,
  ) => Simulated | Promise<Simulated>,
): Promise<SimulatorServer> {
  const server = createServer((request, response) => {
    void read(request)
      .then((body) => answer(request.url ?? '/', body, request.headers))
      .then((simulated) => {
        if (simulated === null) return; // a system that hangs
        if (simulated === 'dies') return response.destroy();
        const [type, body] =
          'xml' in simulated
            ? ['text/xml', simulated.xml]
            : ['application/json', JSON.stringify(simulated.body)];
        response.writeHead(simulated.status, { 'content-type': `${type}; charset=utf-8` }).end(body);
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
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(sent));
  if (type.startsWith('text/xml')) return { xml: sent };
  return sent === '' ? {} : JSON.parse(sent);
}
