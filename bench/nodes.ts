// Several nodes of Sen on one PostgreSQL, or several workers of each: whether one of them waits for another. Clients are spread over the nodes one
// after the other; a node spreads its connections over its workers.
import os from 'node:os';
import { parseArgs } from 'node:util';
import { readFacts } from './facts.ts';
import { everyRead } from './load.ts';
import { startLoad } from './loader.ts';
import { watchLocks } from './lockWaits.ts';
import { cpuSecondsOfAll, parentOf } from './processes.ts';
import { reads } from './reads.ts';
import { type Site, type Started, siteOf, sizeOptions, startSen, stopSen, today } from './site.ts';

const { values } = parseArgs({
  options: {
    /** How many nodes, one after the other. */
    nodes: { type: 'string', default: '1,2,4' },
    /** How many workers each has, one after the other. */
    workers: { type: 'string', default: '1' },
    clients: { type: 'string', default: '8,32' },
    seconds: { type: 'string', default: '10' },
    reads: { type: 'boolean', default: false },
    ...sizeOptions({ patients: '20000', visits: '2000', audit: '10000' }),
  },
});
const numbers = (list: string) => list.split(',').map(Number);
/** What is measured: the two sums, or each read for itself, to see what costs PostgreSQL most. */
const work = values.reads
  ? reads.map(({ name }) => name)
  : ['a whole visit', 'a visit, all of one receipt book', everyRead];

const site = await siteOf(values);
try {
  console.log(`${values.patients} patients, ${values.visits} visits, ${os.cpus().length} cores shared by Sen, PostgreSQL and the load, load average before it ${os.loadavg()[0]?.toFixed(1)}; ${today}

| nodes | workers of each | clients | work | a second | p50 ms | p95 ms | Sen's CPU s a second | PostgreSQL's | ms of Sen each | ms of PostgreSQL each | connections at a lock | most at |
|---|---|---|---|---|---|---|---|---|---|---|---|---|`);
  for (const count of numbers(values.nodes))
    for (const workers of numbers(values.workers))
      await withNodes(count, workers, (nodes) => rowsOf(site, nodes, workers));
} finally {
  await site.close();
}

/** Starts nodes one after the other, as a site would, and stops them. */
async function withNodes(
  count: number,
  workers: number,
  bench: (nodes: readonly Started[]) => Promise<void>,
): Promise<void> {
  const nodes: Started[] = [];
  try {
    while (nodes.length < count) nodes.push(await startSen(site.url, { SEN_WORKERS: String(workers) }));
    await bench(nodes);
  } finally {
    await Promise.all(nodes.map(stopSen));
  }
}

async function rowsOf({ database, url }: Site, nodes: readonly Started[], workers: number): Promise<void> {
  const [first] = nodes;
  if (!first) throw new Error('no node');
  const facts = await readFacts(first.base, site, Math.max(...numbers(values.clients)));
  const load = startLoad({ ...facts, bases: nodes.map(({ base }) => base) });
  const { rows } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(rows[0]?.pid ?? 0);
  const used = () => ({
    sen: nodes.reduce((sum, { child }) => sum + cpuSecondsOfAll(child.pid ?? 0), 0),
    postgres: cpuSecondsOfAll(postmaster),
    at: performance.now(),
  });
  try {
    for (const clients of numbers(values.clients)) {
      for (const name of work) {
        const waits = await watchLocks(url);
        const before = used();
        const answer = await load.ask({ case: name, side: 'sen', clients, seconds: Number(values.seconds) });
        const after = used();
        const { atOnce, most } = await waits();
        if ('failure' in answer) throw new Error(answer.failure);
        const seconds = (after.at - before.at) / 1000;
        const [sen, postgres] = [after.sen - before.sen, after.postgres - before.postgres];
        const each = (spent: number) => ((spent * 1000) / answer.done).toFixed(1);
        console.log(
          `| ${nodes.length} | ${workers} | ${clients} | ${name} | ${answer.rate.toFixed(1)} | ${answer.p50.toFixed(0)} | ${answer.p95.toFixed(0)} | ${(sen / seconds).toFixed(2)} | ${(postgres / seconds).toFixed(2)} | ${each(sen)} | ${each(postgres)} | ${atOnce.toFixed(2)} | ${most} |`,
        );
      }
    }
  } finally {
    load.stop();
  }
}
