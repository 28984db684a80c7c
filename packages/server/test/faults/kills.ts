import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ended, type SenProcess } from '../spawnSen.ts';
import {
  type Books,
  books,
  type Desks,
  pay,
  Refused,
  receiveOne,
  receptionBooks,
  receptions,
  sessionOf,
  untilAnswered,
  visitsToPay,
} from './payments.ts';

/** What is killed: all that Sen brings, one after the other. */
const kinds = ['server', 'database', 'both'] as const;
const desks = 10;

export type KillReport = Books & {
  sent: number;
  /** Answers to what was sent again that are another than the first one. */
  changed: number;
  /** What was killed, and how long a desk waited for its answer then at most, in ms. */
  waits: Array<{ kind: (typeof kinds)[number]; ms: number }>;
};

/** A Sen on its bundled database in `folder`, with the demo and in development mode; `start` starts it, also right after a kill. */
export type Killable = { folder: string; start: () => Promise<SenProcess> };

/** How often something is killed, and how much is sent around each time. */
export type KillPlan = { kills: number; each: number };

/** What desks send: each item until it is answered, and what the books say of the answers. */
type Work<T, A> = {
  items: (desks: Desks, count: number) => Promise<T[]>;
  send: (base: string, item: T) => Promise<A>;
  books: (url: string, items: readonly T[], answers: readonly A[]) => Promise<Books>;
};

/** Kills server, database and both in turn amid payments. */
export function payThroughKills(place: Killable, plan: KillPlan): Promise<KillReport> {
  return throughKills(place, plan, { items: visitsToPay, send: pay, books });
}

/** The same amid receptions of new patients, whose codes and numbers leave no gap either. */
export function receiveThroughKills(place: Killable, plan: KillPlan): Promise<KillReport> {
  return throughKills(place, plan, {
    items: async (desks, count) => {
      const reception = await receptions(desks);
      return Array.from({ length: count }, (_, at) => reception(at));
    },
    send: receiveOne,
    books: (url, _items, received) => receptionBooks(url, received),
  });
}

/** The desks do as the screens do: what was not answered is sent again until it is. Throws what Sen refuses otherwise, and where it ended by itself. */
async function throughKills<T, A>(
  { folder, start }: Killable,
  { kills, each }: KillPlan,
  work: Work<T, A>,
): Promise<KillReport> {
  let sen = await start();
  let killed = false;
  const url = `postgresql://sen@localhost/sen?host=${encodeURIComponent(path.join(folder, 'database/run'))}`;
  const signIn = (name: string) => sessionOf(sen.base, name);
  const items = await work.items({ base: sen.base, url, signIn }, kills * each);
  const waits: KillReport['waits'] = [];
  const first: A[] = [];
  const send = (item: T) =>
    untilAnswered(() => {
      if (!killed && sen.child.exitCode !== null) throw new Refused('ENDED', 'Sen ended by itself');
      return work.send(sen.base, item);
    });
  try {
    for (let turn = 0; turn < kills; turn += 1) {
      const kind = kinds[turn % kinds.length] ?? 'both';
      const kill = async () => {
        if (kind !== 'server') process.kill(postmaster(folder), 'SIGKILL');
        if (kind === 'database') return;
        killed = true;
        sen.child.kill('SIGKILL');
        sen = await start();
        killed = false;
      };
      const left = [...items.entries()].slice(turn * each, (turn + 1) * each)[Symbol.iterator]();
      let answered = 0;
      let longest = 0;
      let killing: Promise<void> | null = null;
      const desk = async () => {
        for (const [at, item] of left) {
          const sent = performance.now();
          first[at] = await send(item);
          longest = Math.max(longest, performance.now() - sent);
          answered += 1;
          if (answered >= each / 3) killing ??= kill();
        }
      };
      await Promise.all(Array.from({ length: desks }, desk));
      await killing;
      waits.push({ kind, ms: longest });
    }
    const again = await Promise.all(items.map(send));
    const changed = again.filter((answer, at) => JSON.stringify(answer) !== JSON.stringify(first[at])).length;
    return { sent: items.length, changed, waits, ...(await work.books(url, items, again)) };
  } finally {
    sen.child.kill('SIGTERM');
    await ended(sen.child);
  }
}

function postmaster(folder: string): number {
  return Number(readFileSync(path.join(folder, 'database/postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}
