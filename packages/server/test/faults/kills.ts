import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { ended, type SenProcess } from '../spawnSen.ts';
import { type Payment, pay, type Receipt, Refused, tokenOf, visitsToPay } from './payments.ts';

/** What is killed: all that Sen brings, one after the other. */
const kinds = ['server', 'database', 'both'] as const;
const desks = 10;
const againMs = 50;

export type KillReport = {
  payments: number;
  /** Payments without a receipt, with more than one, and numbers of receipts that nobody has. */
  lost: number;
  doubled: number;
  skipped: number;
  /** Answers to a payment that was sent again that name another receipt than the first one. */
  changed: number;
  /** From each kill to the next receipt, in ms. */
  back: Array<{ kind: (typeof kinds)[number]; ms: number }>;
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
  const signIn = (name: string) => tokenOf(sen.base, name);
  const payments = await visitsToPay({ base: sen.base, url, signIn }, kills * each);
  const back: KillReport['back'] = [];
  const first: Receipt[] = [];
  try {
    for (let turn = 0; turn < kills; turn += 1) {
      const kind = kinds[turn % kinds.length] ?? 'both';
      let killed = 0;
      const kill = async () => {
        killed = performance.now();
        if (kind !== 'server') process.kill(postmaster(folder), 'SIGKILL');
        if (kind === 'database') return;
        sen.child.kill('SIGKILL');
        sen = await start();
      };
      const batch = [...payments.entries()].slice(turn * each, (turn + 1) * each);
      const left = batch[Symbol.iterator]();
      let answered = 0;
      let killing: Promise<void> | null = null;
      const desk = async () => {
        for (const [at, payment] of left) {
          first[at] = await untilPaid(() => sen.base, payment);
          answered += 1;
          if (killed > 0 && back.length === turn) back.push({ kind, ms: performance.now() - killed });
          if (answered >= each / 3) killing ??= kill();
        }
      };
      await Promise.all(Array.from({ length: desks }, desk));
      await killing;
    }
    const again = await Promise.all(payments.map((payment) => untilPaid(() => sen.base, payment)));
    const changed = again.filter(({ _id }, at) => _id !== first[at]?._id).length;
    return { payments: payments.length, changed, back, ...(await books(url, payments)) };
  } finally {
    sen.child.kill('SIGTERM');
    await ended(sen.child);
  }
}

/** Sends a payment until it is answered; while server or database are away, it is sent again. */
async function untilPaid(base: () => string, payment: Payment): Promise<Receipt> {
  for (;;) {
    try {
      return await pay(base(), payment);
    } catch (error) {
      const away = error instanceof Refused ? error.code === 'DATABASE_UNAVAILABLE' : true; // else the connection broke
      if (!away) throw error;
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
  }
}

function postmaster(folder: string): number {
  return Number(readFileSync(path.join(folder, 'database/postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

/** What the books say of these payments. */
async function books(
  url: string,
  payments: readonly Payment[],
): Promise<Pick<KillReport, 'lost' | 'doubled' | 'skipped'>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<'lost' | 'doubled' | 'skipped', number>>(
      `with paid as (select v.id, count(r.id) as receipts from unnest($1::uuid[]) v(id) left join main.bien_lai r on r.tiep_nhan_id = v.id group by v.id),
        numbers as (select max(r.so_bien_lai) - min(r.so_bien_lai) + 1 - count(distinct r.so_bien_lai) + max(b.current_number) - max(r.so_bien_lai) as gaps
          from main.bien_lai r join main.quyen_bien_lai b on b.id = r.quyen_bien_lai_id where r.tiep_nhan_id = any($1::uuid[]) group by b.id)
      select (select count(*)::int from paid where receipts = 0) as lost, (select count(*)::int from paid where receipts > 1) as doubled,
        (select coalesce(sum(gaps), 0)::int from numbers) as skipped`,
      [payments.map(({ input }) => input.TiepNhan_Id)],
    );
    return rows[0] ?? { lost: -1, doubled: -1, skipped: -1 };
  } finally {
    await client.end();
  }
}
