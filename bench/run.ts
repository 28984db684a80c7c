import type { ChildProcess } from 'node:child_process';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { readFacts } from './facts.ts';
import type { Answer } from './load.ts';
import { type Loader, startLoad } from './loader.ts';
import type { Figures } from './measure.ts';
import { cpuSeconds, memory } from './processes.ts';
import { reads } from './reads.ts';
import { sizeOptions, today, withSen } from './site.ts';
import { visitWrites, writes } from './writes.ts';

const { values } = parseArgs({
  options: {
    ...sizeOptions({ patients: '1000000', visits: '200000', audit: '1000000' }),
    clients: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '5' },
    /** Seconds before those that count: a server that has worked for a minute has compiled and planned what it will need all day. */
    warm: { type: 'string', default: '1.5' },
    /** Only the cases whose name has this text. */
    only: { type: 'string', default: '' },
  },
});
const clients = Number(values.clients);
const seconds = Number(values.seconds);

await withSen(
  { patients: Number(values.patients), visits: Number(values.visits), acts: Number(values.audit) },
  async (sen, site) => {
    const load = startLoad(await readFacts(sen.base, site, clients));
    try {
      await bench(load, sen);
    } finally {
      load.stop();
    }
  },
  values.data,
);

async function bench({ ask }: Loader, sen: { child: ChildProcess; milliseconds: number }): Promise<void> {
  console.log(`${values.patients} patients, ${values.visits} visits, ${values.audit} acts in the operation log, ${clients} clients, ${os.cpus().length} cores shared by Sen, PostgreSQL and the load; ${today}
start-up on this data ${sen.milliseconds.toFixed(0)} ms, memory ${memory(sen.child.pid)}

| work | Sen p50 ms | p95 | a second | Sen's own CPU ms each | SQL p50 ms | p95 | a second | p50 ratio |
|---|---|---|---|---|---|---|---|---|`);
  const row = async (name: string, many: number) => {
    const order = { case: name, clients: many, seconds, warm: Number(values.warm) };
    const before = cpuSeconds(sen.child.pid);
    const ours = await ask({ ...order, side: 'sen' });
    const each = 'done' in ours ? (((cpuSeconds(sen.child.pid) - before) * 1000) / ours.done).toFixed(2) : '';
    const bare = await ask({ ...order, side: 'sql' });
    console.log(
      `| ${name} | ${show(ours)} | ${each} | ${show(bare)} | ${'p50' in ours && 'p50' in bare ? (ours.p50 / bare.p50).toFixed(1) : ''} |`,
    );
    return ours;
  };
  for (const { name } of [...reads, ...writes]) {
    if (!name.includes(values.only)) continue;
    const ours = await row(name, clients);
    if (name === 'a whole visit' && 'rate' in ours)
      console.log(
        `|   its ${visitWrites} transactions | | | ${(ours.rate * visitWrites).toFixed(0)} | | | | | |`,
      );
  }
  if ('event'.includes(values.only)) await row('event', 1);
  console.log(`\nmemory after it ${memory(sen.child.pid)}`);
}

function show(answer: Answer): string {
  if ('failure' in answer) {
    console.error(answer.failure);
    return 'failed | | ';
  }
  const { p50, p95, rate }: Figures = answer;
  if (!Number.isFinite(p50)) return 'none ended | | 0';
  return `${p50.toFixed(1)} | ${p95.toFixed(1)} | ${rate.toFixed(0)}`;
}
