import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { type Chain, headFault, readHead, type SealFault } from './auditHead.ts';
import { signMovedAnew } from './movedMonths.ts';
import { type Anchor, lastAnchor, signAnchor, writeAnchor } from './sealAnchor.ts';

/** Held by whoever seals, and by whoever takes seals away. */
export const sealLock = 5_300_002;
/** Rows that are looked at or checked at a time. */
export const sealsATime = 2000;
/** How long after its own time a row may still be sealed: longer than an act takes. What comes later was slipped in. */
export const lateMs = 10 * 60_000;

type Row = { id: string; content: string | null; sealed_at: string; at_ms: number };

/** Where a page of the log begins: behind a row of it, or at a time, as SQL. */
type Place = { at: string; id: string } | { from: SQL };

/** One walk of the log: when it began, and its next page. */
type Walk = { began: Date; place: Place | null };

/** The columns that a seal stands for, as one text that the database itself makes, so that both sides agree. */
export const sealedContent = sql`json_build_array(a.id, extract(epoch from a.at), a.user_id, a.username, a.profile_id, a.node_id, a.action,
  a.entity, a.entity_id, a.benh_nhan_id, a.request_id, a.ip, a.before, a.after)::text`;

/** The end of the log is not as it was sealed: nothing is sealed after it until a person has looked. */
export class TamperedLog extends Error {
  constructor(fault: SealFault) {
    super(`the operation log was tampered with: ${fault}; see npm run sen -- verify-audit`);
  }
}

/**
 * Seals the committed rows of the operation log that are not sealed yet: each seal is SHA-256 over the one before it and the row's
 * content; the last one of a turn is signed and goes into the file of anchors. Doing this beside the commands keeps them from waiting for
 * each other. Rows are looked for since ten minutes before the log was last sealed whole, or from `since` when acts of an earlier time
 * were entered. Answers how many were sealed. Errors: TamperedLog.
 */
export async function sealAudit(chain: Chain, since: Date | null = null): Promise<number> {
  let sealed = 0;
  for await (const rows of sealPages(chain, since)) sealed += rows;
  return sealed;
}

/**
 * The same, page after page: looks at 2,000 rows of the log a turn, each row once, and says how many of them it sealed. What is committed
 * behind the page where a walk is has its turn in the next walk, which looks back from when this one began.
 */
export async function* sealPages(chain: Chain, since: Date | null = null): AsyncGenerator<number> {
  const walk: Walk = { began: new Date(), place: since && from(since) };
  do {
    const turn = await chain.db.transaction((db) => sealTurn({ db, config: chain.config }, walk));
    if (turn.anchor) await writeAnchor(chain.config, turn.anchor);
    yield turn.rows;
    walk.place = turn.next;
  } while (walk.place);
}

type Turn = { rows: number; anchor: Anchor | null; next: Place | null };

async function sealTurn(chain: Chain, walk: Walk): Promise<Turn> {
  const { db, config } = chain;
  await takeTurn(db);
  const anchor = await lastAnchor(config);
  const head = await readHead(db);
  const fault = await headFault(chain, head, anchor);
  if (fault) throw new TamperedLog(fault);
  const until = [head.until, anchor?.until ?? null].reduce(later);
  const turn = await sealPage(chain, { ...head, until }, walk);
  // a node that was stopped between the two left its seal without an anchor; so does another node with a file of its own
  const waits = head.signature !== null && head.seq > (anchor?.seq ?? 0n);
  return { ...turn, anchor: turn.anchor ?? (waits ? signedHead(head) : null) };
}

/**
 * Takes the log as it is now, with the reason of whoever has looked at it or restored it: seals what came late, and anchors the end
 * with the reason. What was changed before stays told as broken.
 */
export async function acceptLog(chain: Chain, reason: string): Promise<void> {
  const head = await chain.db.transaction(async (db) => {
    await takeTurn(db);
    const walk: Walk = { began: new Date(), place: from(new Date(0)) };
    do {
      const turn = await sealPage({ db, config: chain.config }, await readHead(db), walk);
      walk.place = turn.next;
    } while (walk.place);
    await signMovedAnew({ db, config: chain.config });
    return readHead(db);
  });
  const { seq, hash, until } = head;
  await writeAnchor(chain.config, { seq, hash, until: until ?? new Date().toISOString() }, reason);
}

/**
 * One at a time over all nodes. Pages are read by the key whatever the statistics of a fresh partition say: a plan that sorts it would read
 * all of it for each page.
 */
async function takeTurn(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${sealLock}), set_config('enable_seqscan', 'off', true),
    set_config('enable_bitmapscan', 'off', true)`);
}

type Start = { seq: bigint; hash: string; until: string | null };

async function sealPage({ db, config }: Chain, start: Start, { began, place }: Walk): Promise<Turn> {
  let { seq, hash } = start;
  const page = await readPage(db, place ?? { from: firstTime(start.until) });
  const last = page.at(-1);
  const more = last && page.length === sealsATime;
  const next = more ? { at: last.sealed_at, id: last.id } : null;
  const rows = page.filter((row) => row.content !== null);
  if (rows.length === 0) return { rows: 0, anchor: null, next };
  // never later than the walk began: what was committed behind it since then is still to be looked for
  const reached = more ? new Date(Math.min(began.getTime(), last.at_ms)) : began;
  const until = later(start.until, reached.toISOString()) ?? reached.toISOString();
  const seals = rows.map((row) => {
    seq += 1n;
    hash = nextHash(hash, row.content ?? '');
    return { seq: seq.toString(), audit_id: row.id, at: row.sealed_at, hash };
  });
  const anchor = { seq, hash, until };
  const signed = { ...seals.at(-1), sealed_until: until, signature: signAnchor(config, anchor) };
  await db.execute(sql`
    insert into main.audit_seal (seq, audit_id, at, hash, sealed_until, signature)
    select seq, audit_id, at, hash, sealed_until, signature from json_to_recordset(${JSON.stringify([...seals.slice(0, -1), signed])}::json)
      as seal(seq bigint, audit_id uuid, at timestamptz, hash text, sealed_until timestamptz, signature text)`);
  return { rows: rows.length, anchor, next };
}

/**
 * The next rows of the log, sealed or not; those with a seal without their content. A row is seen once its transaction has committed; the
 * seals' own numbers are the order of the chain.
 */
async function readPage(db: Db, place: Place): Promise<Row[]> {
  const begins =
    'from' in place
      ? sql`a.at >= ${place.from}`
      : sql`a.at >= ${place.at}::timestamptz and (a.at, a.id) > (${place.at}::timestamptz, ${place.id}::uuid)`;
  const { rows } = await db.execute<Row>(sql`
    select a.id, case when (select s.seq from main.audit_seal s where s.audit_id = a.id and s.at = a.at) is null then ${sealedContent} end as content,
      a.at as sealed_at, extract(epoch from a.at)::float8 * 1000 as at_ms
    from main.audit a where ${begins} order by a.at, a.id limit ${sql.raw(String(sealsATime))}`);
  return rows;
}

/** From when on rows are sealed; a log of before signatures goes back a day before its last row. */
function firstTime(until: string | null): SQL {
  if (until) return moment(new Date(Date.parse(until) - lateMs));
  return sql`(select coalesce(max(at), '-infinity') - interval '1 day' from main.audit_seal)`;
}

function from(since: Date): Place {
  return { from: moment(since) };
}

function moment(at: Date): SQL {
  return sql`${at.toISOString()}::timestamptz`;
}

function signedHead({ seq, hash, until }: Start): Anchor | null {
  return until === null ? null : { seq, hash, until };
}

function later(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other; // both are ISO times in UTC
}

/** The hash of the chain after one row more. */
export function nextHash(before: string, text: string): string {
  return createHash('sha256').update(before).update('\n').update(text).digest('hex');
}
