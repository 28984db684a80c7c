import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Chain, headFault, readHead, type SealFault } from './auditHead.ts';
import { type Anchor, lastAnchor, signAnchor, writeAnchor } from './sealAnchor.ts';

const sealLock = 5_300_002;
/** Rows that are sealed or checked at a time. */
export const sealsATime = 2000;
/** How long after its own time a row may still be sealed: longer than an act takes. What comes later was slipped in. */
export const lateMs = 10 * 60_000;

type Row = { id: string; content: string; sealed_at: string; at_ms: number };

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
 * content; the last one is signed and goes into the file of anchors. Doing this beside the commands keeps them from waiting for each
 * other. Rows are looked for since ten minutes before the log was last sealed whole, or from `since` when acts of an earlier time were
 * entered. Answers how many were sealed. Errors: TamperedLog.
 */
export async function sealAudit(chain: Chain, since: Date | null = null): Promise<number> {
  const turn = await chain.db.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${sealLock})`);
    const anchor = await lastAnchor(chain.config);
    const head = await readHead(db);
    const fault = await headFault({ db, config: chain.config }, head, anchor);
    if (fault) throw new TamperedLog(fault);
    const until = [head.until, anchor?.until ?? null].reduce(later);
    const sealed = await sealRows({ db, config: chain.config }, { ...head, until }, since);
    // a node that was stopped between the two left its seal without an anchor; so does another node with a file of its own
    const waits = head.signature !== null && head.seq > (anchor?.seq ?? 0n);
    return { rows: sealed.rows, anchor: sealed.anchor ?? (waits ? signedHead(head) : null) };
  });
  if (turn.anchor) await writeAnchor(chain.config, turn.anchor);
  return turn.rows;
}

/**
 * Takes the log as it is now, with the reason of whoever has looked at it or restored it: seals what came late, and anchors the end
 * with the reason. What was changed before stays told as broken.
 */
export async function acceptLog(chain: Chain, reason: string): Promise<void> {
  const head = await chain.db.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${sealLock})`);
    const part = { db, config: chain.config };
    while ((await sealRows(part, await readHead(db), new Date(0))).rows > 0);
    return readHead(db);
  });
  const { seq, hash, until } = head;
  await writeAnchor(chain.config, { seq, hash, until: until ?? new Date().toISOString() }, reason);
}

type Start = { seq: bigint; hash: string; until: string | null };

async function sealRows(
  { db, config }: Chain,
  start: Start,
  since: Date | null,
): Promise<{ rows: number; anchor: Anchor | null }> {
  const asked = new Date();
  let { seq, hash } = start;
  // a row is seen here once its transaction has committed; the seals' own numbers are the order of the chain
  const { rows } = await db.execute<Row>(sql`
    select a.id, ${sealedContent} as content, a.at as sealed_at, extract(epoch from a.at)::float8 * 1000 as at_ms from main.audit a
    where a.at >= ${firstTime(start.until, since)}
      and not exists (select 1 from main.audit_seal s where s.audit_id = a.id)
    order by a.at, a.id limit ${sealsATime}`);
  const last = rows.at(-1);
  if (!last) return { rows: 0, anchor: null };
  const reached = rows.length < sealsATime ? asked : new Date(Math.min(asked.getTime(), last.at_ms));
  const until = later(start.until, reached.toISOString()) ?? reached.toISOString();
  const seals = rows.map((row) => {
    seq += 1n;
    hash = nextHash(hash, row.content);
    return { seq: seq.toString(), audit_id: row.id, at: row.sealed_at, hash };
  });
  const anchor = { seq, hash, until };
  const signed = { ...seals.at(-1), sealed_until: until, signature: signAnchor(config, anchor) };
  await db.execute(sql`
    insert into main.audit_seal (seq, audit_id, at, hash, sealed_until, signature)
    select seq, audit_id, at, hash, sealed_until, signature from json_to_recordset(${JSON.stringify([...seals.slice(0, -1), signed])}::json)
      as seal(seq bigint, audit_id uuid, at timestamptz, hash text, sealed_until timestamptz, signature text)`);
  return { rows: rows.length, anchor };
}

/** From when on rows are sealed, as SQL; a log of before signatures goes back a day before its last row. */
function firstTime(until: string | null, since: Date | null) {
  if (since) return sql`${since.toISOString()}::timestamptz`;
  if (until) return sql`${new Date(Date.parse(until) - lateMs).toISOString()}::timestamptz`;
  return sql`(select coalesce(max(at), '-infinity') - interval '1 day' from main.audit_seal)`;
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
