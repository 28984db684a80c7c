import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Facts } from './case.ts';
import { readFacts } from './facts.ts';
import type { Answer, Order, Told } from './load.ts';
import type { Figures } from './measure.ts';
import { reads } from './reads.ts';
import { today, withSen } from './site.ts';
import { visitWrites, writes } from './writes.ts';

const { values } = parseArgs({
  options: {
    patients: { type: 'string', default: '1000000' },
    visits: { type: 'string', default: '200000' },
    /** Rows of the operation log. */
    audit: { type: 'string', default: '1000000' },
    clients: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '5' },
    /** A folder that keeps the data from run to run. */
    data: { type: 'string' },
    /** Only the cases whose name has this text. */
    only: { type: 'string', default: '' },
  },
});
const clients = Number(values.clients);
const seconds = Number(values.seconds);

await withSen(
  { patients: Number(values.patients), visits: Number(values.visits), acts: Number(values.audit) },
  async (sen, site) => {
    const load = fork(path.join(import.meta.dirname, 'load.ts'), { execArgv: ['--import', 'tsx'] });
    try {
      await bench(load, await readFacts(sen.base, site), sen);
    } finally {
      load.kill();
    }
  },
  values.data,
);

async function bench(
  load: ChildProcess,
  facts: Facts,
  sen: { child: ChildProcess; milliseconds: number },
): Promise<void> {
  load.send({ facts } satisfies Told);
  console.log(`${values.patients} patients, ${values.visits} visits, ${values.audit} acts in the operation log, ${clients} clients, ${os.cpus().length} cores shared by Sen, PostgreSQL and the load; ${today}
start-up on this data ${sen.milliseconds.toFixed(0)} ms, memory ${memory(sen.child)}

| work | Sen p50 ms | p95 | a second | Sen's own CPU ms each | SQL p50 ms | p95 | a second | p50 ratio |
|---|---|---|---|---|---|---|---|---|`);
  const row = async (name: string, many: number) => {
    const order = { case: name, clients: many, seconds };
    const before = cpuSeconds(sen.child);
    const ours = await ask(load, { ...order, side: 'sen' });
    const each = 'done' in ours ? (((cpuSeconds(sen.child) - before) * 1000) / ours.done).toFixed(2) : '';
    const bare = await ask(load, { ...order, side: 'sql' });
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
  console.log(`\nmemory after it ${memory(sen.child)}`);
}

function ask(load: ChildProcess, order: Order): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const over = () => reject(new Error('the load ended'));
    load.once('exit', over);
    load.once('message', (answer) => {
      load.off('exit', over);
      resolve(answer as Answer); // what load.ts sends
    });
    load.send(order satisfies Told);
  });
}

function show(answer: Answer): string {
  if ('failure' in answer) {
    console.error(answer.failure);
    return 'failed | | ';
  }
  const { p50, p95, rate }: Figures = answer;
  return `${p50.toFixed(1)} | ${p95.toFixed(1)} | ${rate.toFixed(0)}`;
}

/** Processor time that a process has used, on Linux. */
function cpuSeconds({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Resident now and at most, of a process on Linux. */
function memory({ pid }: ChildProcess): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const of = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return `${of('VmRSS')} MB (at most ${of('VmHWM')} MB)`;
}
