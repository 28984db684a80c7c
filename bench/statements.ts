// The statements of a whole visit and the packets in which they leave, counted by operation; `--list` prints them, a line before each packet.
import { AsyncLocalStorage } from 'node:async_hooks';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { pino } from 'pino';
import { buildApp } from '../packages/server/src/app.ts';
import { readConfig } from '../packages/server/src/engine/config.ts';
import { projectFolder } from '../packages/server/src/engine/folders.ts';
import type { Facts, Operation } from './case.ts';
import { readFacts } from './facts.ts';
import { openSite, today } from './site.ts';
import { writes } from './writes.ts';

const { values } = parseArgs({
  options: {
    statements: { type: 'boolean' },
    /** A folder that keeps the data from run to run. */
    data: { type: 'string' },
    list: { type: 'boolean', default: false },
    width: { type: 'string', default: '220' },
  },
});
/** What is prepared and kept in memory is so from the third visit on. */
const warm = 3;

type Statement = { text: string; begins: boolean };

/** The statements of the operation under way; what Sen asks by itself meanwhile is not of it. */
const under = new AsyncLocalStorage<Statement[]>();
/** Connections that have statements of this turn of the program: what is asked in one turn leaves as one packet. */
const gathering = new WeakSet<pg.Client>();
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
  const [asked] = args;
  const text = typeof asked === 'string' ? asked : String((asked as { text?: string }).text);
  under.getStore()?.push({ text, begins: !gathering.has(this) });
  gathering.add(this);
  setImmediate(() => gathering.delete(this));
  return Reflect.apply(query, this, args);
} as typeof query;

const site = await openSite(values.data, 20_000, 1000, 10, 0, today);
const config = readConfig(
  {
    SEN_MODE: 'production',
    SEN_RATE_LIMIT: '1000000',
    HOST: '127.0.0.1',
    PORT: '0',
    // a slow machine forgets nothing between two steps
    SEN_SESSION_CACHE_MS: '60000',
    SEN_MASTER_CACHE_MS: '60000',
  },
  projectFolder,
);
const { app, close } = await buildApp(config, pino({ level: 'error' }), site.url);
try {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`;
  const facts = await readFacts(base, site);
  const work = writes.find(({ name }) => name === 'a whole visit');
  for (let turn = 0; turn <= warm; turn += 1) {
    const operations: Array<{ name: string; statements: Statement[] }> = [];
    const began = Date.now() % 500;
    await work?.run?.sen(
      facts,
      began + turn,
      async (operation) => {
        const statements: Statement[] = [];
        const data = await under.run(statements, () => ask(facts, operation));
        operations.push({ name: /\w+ (\w+)/.exec(operation.query)?.[1] ?? '', statements });
        return data;
      },
      0,
    );
    if (turn === warm) print(operations);
  }
} finally {
  await close();
  await site.close();
}

async function ask(facts: Facts, { service, as, query: text, variables }: Operation): Promise<unknown> {
  const { body } = await app.inject({
    method: 'POST',
    url: `/graphql/${service}`,
    headers: { ...facts.sessions[as], 'content-type': 'application/json' },
    payload: { query: text, variables },
  });
  if (body.includes('"errors":')) throw new Error(body.slice(0, 500));
  return (JSON.parse(body) as { data: unknown }).data; // the API's shape
}

function print(operations: ReadonlyArray<{ name: string; statements: readonly Statement[] }>): void {
  const packets = (of: readonly Statement[]) => of.filter(({ begins }) => begins).length;
  console.log('| operation | statements | packets |\n|---|---|---|');
  for (const { name, statements } of operations) {
    console.log(`| ${name} | ${statements.length} | ${packets(statements)} |`);
    if (values.list)
      statements.forEach(({ text, begins }, at) => {
        if (begins) console.log('    --');
        console.log(`    ${at + 1}. ${text.replace(/\s+/g, ' ').slice(0, Number(values.width))}`);
      });
  }
  const all = operations.flatMap(({ statements }) => statements);
  console.log(`| a whole visit | ${all.length} | ${packets(all)} |`);
}
