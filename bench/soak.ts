// Many desks over hours with a trickle of visits: what grows. A line a minute, and at the end what the second half of each figure does.
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { events } from './events.ts';
import { readFacts } from './facts.ts';
import { everyRead } from './load.ts';
import { startLoad } from './loader.ts';
import { cpuSeconds, parentOf } from './processes.ts';
import { siteOf, sizeOptions, startSen, stopSen, today } from './site.ts';
import { openDesks } from './soak/desks.ts';
import { type Sample, sample } from './soak/sample.ts';
import { trendOf } from './soak/trend.ts';

const { values } = parseArgs({
  options: {
    /** Hours; a part of one will do. */
    soak: { type: 'string', default: '1' },
    sockets: { type: 'string', default: '1000' },
    /** Visits begun in a second. */
    rate: { type: 'string', default: '2' },
    ...sizeOptions({ patients: '20000', visits: '2000', audit: '10000' }),
  },
});
const minuteMs = 60_000;
/** What the visits tell nobody of: an event of it is the one that was just written. */
const quiet = 'NhapDanhMuc';
const sockets = Number(values.sockets);
const seconds = Number(values.soak) * 3600;
/** Figures that only count up by what they are. */
const counts = new Set(['minute', 'events heard', 'sockets closed']);
const settings = {
  SEN_RATE_LIMIT_ADDRESS: '100000000',
  SEN_ADDRESS_SOCKETS: String(sockets + 100),
  SEN_SESSION_HOURS: '720',
};

/** Told to stop (SIGTERM), it ends with what it has seen. */
const over = new AbortController();
process.once('SIGTERM', () => over.abort());

const site = await siteOf(values);
const sen = await startSen(site.url, settings);
try {
  await soak();
} finally {
  await stopSen(sen);
  await site.close();
}

async function soak(): Promise<void> {
  const facts = await readFacts(sen.base, site, 8);
  const { rows } = await site.database.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(rows[0]?.pid ?? 0);
  const desks = await openDesks(sen.base, sockets);
  const [trickle, reader] = [startLoad(facts), startLoad(facts)];
  const rate = Number(values.rate);
  const visits = trickle.ask({ case: 'a whole visit', side: 'sen', clients: 8, seconds, rate });
  visits.catch(() => undefined); // told at the end, unless something else broke off before
  const lines: Array<{ at: number; line: Sample & Record<string, number> }> = [];
  console.log(
    `${sockets} sockets, ten of a session, ${rate} visits begun a second, ${values.patients} patients, ${os.cpus().length} cores, load average ${os.loadavg()[0]?.toFixed(1)}; ${today}\n`,
  );
  const began = Date.now();
  let before = { at: began, cpu: cpuSeconds(sen.child.pid) };
  try {
    for (let minute = 1; minute * minuteMs <= seconds * 1000; minute++) {
      const rest = Math.max(0, began + (minute - 0.5) * minuteMs - Date.now());
      await pause(rest, undefined, { signal: over.signal }).catch(() => undefined);
      if (over.signal.aborted) break;
      const used = { at: Date.now(), cpu: cpuSeconds(sen.child.pid) };
      const busy = (used.cpu - before.cpu) / ((used.at - before.at) / 100_000);
      before = used;
      const read = await reader.ask({ case: everyRead, side: 'sen', clients: 1, seconds: 5 });
      if ('failure' in read) throw new Error(read.failure);
      const told = await events(facts, 'sen', 3, quiet);
      const now = {
        minute,
        'CPU %': Math.round(busy),
        ...(await sample(sen, site.database, postmaster)),
        'read p95 ms': Math.round(read.p95),
        'event p95 ms': Math.round(told.p95),
        'events heard': desks.heard(),
        'sockets closed': desks.closed(),
      };
      if (lines.length === 0)
        console.log(`${row(Object.keys(now))}\n${row(Object.keys(now).map(() => '---'))}`);
      console.log(row(Object.values(now)));
      lines.push({ at: Date.now(), line: now });
    }
    const done = over.signal.aborted ? null : await visits;
    if (done && 'failure' in done) throw new Error(done.failure);
    console.log(`\n${done?.done ?? 'some'} visits\n\n${trends(lines)}`);
  } finally {
    trickle.stop();
    reader.stop();
    await desks.close();
  }
}

function row(cells: readonly unknown[]): string {
  return `| ${cells.join(' | ')} |`;
}

function trends(lines: ReadonlyArray<{ at: number; line: Record<string, number> }>): string {
  const names = Object.keys(lines[0]?.line ?? {}).filter((name) => !counts.has(name));
  return [
    row(['figure', 'second half', 'an hour']),
    row(['---', '---', '---']),
    ...names.map((name) => {
      const { anHour, grows } = trendOf(lines.map(({ at, line }) => ({ at, value: line[name] ?? 0 })));
      const verdict = lines.length < 6 ? 'too short to tell' : grows ? 'growing' : 'flat';
      return row([name, verdict, anHour.toFixed(1)]);
    }),
  ].join('\n');
}
