// The process beside a run of the screen tests: it serves applications over clones of the template, one a test file.
import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { buildApp } from '../src/app.ts';
import { cloneConfig, cloneDatabase } from './clone.ts';

const [server = '', template = '', run] = process.argv.slice(2);
if (!run) throw new Error('needs the database server, the template and the id of the run');

const logger = pino({ level: process.env['TEST_LOG'] ?? 'silent' });
const open = new Map<string, () => Promise<void>>();

/** Begins a site: the address that it answers at. */
async function begin(settings: Record<string, string>): Promise<string> {
  const clone = await cloneDatabase(server, template, Number(run));
  const config = cloneConfig(clone.name, settings);
  const running = await buildApp(config, logger, clone.url);
  await running.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = running.app.server.address() as AddressInfo; // it listens on a port
  const base = `http://127.0.0.1:${port}`;
  open.set(base, async () => {
    running.app.server.closeAllConnections(); // a browser keeps its own open
    await running.close();
    await clone.drop();
    rmSync(config.dataFolder, { recursive: true, force: true });
  });
  return base;
}

async function end(base: string): Promise<string> {
  const close = open.get(base);
  open.delete(base);
  await close?.();
  return base;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

const door = createServer((request, response) => {
  const answer = async () => {
    const body = await bodyOf(request);
    return request.method === 'DELETE' ? end(body) : begin(JSON.parse(body) as Record<string, string>);
  };
  answer().then(
    (base) => response.end(base),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
door.listen(0, '127.0.0.1', () => {
  const { port } = door.address() as AddressInfo; // it listens on a port
  process.send?.(`http://127.0.0.1:${port}`);
});
process.once('disconnect', () => process.exit()); // the run is over; what it left is dropped with its clones
