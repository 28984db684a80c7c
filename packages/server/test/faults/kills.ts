import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ended, type SenProcess } from '../spawnSen.ts';
import { type Books, books, type Receipt, sessionOf, untilPaid, visitsToPay } from './payments.ts';

/** What is killed: all that Sen brings, one after the other. */
const kinds = ['server', 'database', 'both'] as const;
const desks = 10;

export type KillReport = Books & {
  payments: number;
  /** Answers to a payment that was sent again that name another receipt than the first one. */
  changed: number;
  /** What was killed, and how long a desk waited for its receipt then at most, in ms. */
  waits: Array<{ kind: (typeof kinds)[number]; ms: number }>;
};

/** A Sen on its bundled database in `folder`, with the demo and in development mode; `start` starts it, also right after a kill. */
export type Killable = { folder: string; start: () => Promise<SenProcess> };

/**
 * Kills server, database and both in turn amid payments. The desks do as the screens do: what was not answered is sent again until it
 * is. Throws what Sen refuses otherwise.
 */
export async function payThroughKills(
  { folder, start }: Killable,
  { kills, each }: { kills: number; each: number },
): Promise<KillReport> {
  let sen = await start();
  const url = `postgresql://sen@localhost/sen?host=${encodeURIComponent(path.join(folder, 'database/run'))}`;
  const signIn = (name: string) => sessionOf(sen.base, name);
  const payments = await visitsToPay({ base: sen.base, url, signIn }, kills * each);
  const waits: KillReport['waits'] = [];
  const first: Receipt[] = [];
  try {
    for (let turn = 0; turn < kills; turn += 1) {
      const kind = kinds[turn % kinds.length] ?? 'both';
      const kill = async () => {
        if (kind !== 'server') process.kill(postmaster(folder), 'SIGKILL');
        if (kind === 'database') return;
        sen.child.kill('SIGKILL');
        sen = await start();
      };
      const batch = [...payments.entries()].slice(turn * each, (turn + 1) * each);
      const left = batch[Symbol.iterator]();
      let answered = 0;
      let longest = 0;
      let killing: Promise<void> | null = null;
      const desk = async () => {
        for (const [at, payment] of left) {
          const sent = performance.now();
          first[at] = await untilPaid(() => sen.base, payment);
          longest = Math.max(longest, performance.now() - sent);
          answered += 1;
          if (answered >= each / 3) killing ??= kill();
        }
      };
      await Promise.all(Array.from({ length: desks }, desk));
      await killing;
      waits.push({ kind, ms: longest });
    }
    const again = await Promise.all(payments.map((payment) => untilPaid(() => sen.base, payment)));
    const changed = again.filter(({ _id }, at) => _id !== first[at]?._id).length;
    return { payments: payments.length, changed, waits, ...(await books(url, payments)) };
  } finally {
    sen.child.kill('SIGTERM');
    await ended(sen.child);
  }
}

function postmaster(folder: string): number {
  return Number(readFileSync(path.join(folder, 'database/postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}
