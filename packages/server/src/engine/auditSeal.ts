import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

const sealLock = 5_300_002;
/** Rows that are sealed or checked at a time. */
export const sealsATime = 2000;

type Row = { id: string; content: string; sealed_at: string };

/** The columns that a seal stands for, as one text that the database itself makes, so that both sides agree. */
const content = sql`json_build_array(a.id, extract(epoch from a.at), a.user_id, a.username, a.profile_id, a.node_id, a.action,
  a.entity, a.entity_id, a.benh_nhan_id, a.request_id, a.ip, a.before, a.after)::text`;

/**
 * Seals the committed rows of the operation log that are not sealed yet: each seal is SHA-256 over the one before it and
 * the row's content. Doing this beside the commands keeps them from waiting for each other. Rows are looked for since a day
 * before the last seal, or from `since` when acts of an earlier time were entered. Answers how many were sealed.
 */
export async function sealAudit(database: { db: Db }, since: Date | null = null): Promise<number> {
  return database.db.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${sealLock})`);
    const { rows: heads } = await db.execute<{ seq: string; hash: string }>(
      sql`select s.seq::text, s.hash from main.audit_seal s order by s.seq desc limit 1`,
    );
    let seq = BigInt(heads[0]?.seq ?? 0);
    let hash = heads[0]?.hash ?? '';
    // a row is seen here once its transaction has committed; the seals' own numbers are the order of the chain
    const { rows } = await db.execute<Row>(sql`
      select a.id, ${content} as content, a.at as sealed_at from main.audit a
      where a.at >= coalesce(${since?.toISOString() ?? null}::timestamptz,
          (select coalesce(max(at), '-infinity') - interval '1 day' from main.audit_seal))
        and not exists (select 1 from main.audit_seal s where s.audit_id = a.id)
      order by a.at, a.id limit ${sealsATime}`);
    if (rows.length === 0) return 0;
    const seals = rows.map((row) => {
      seq += 1n;
      hash = nextHash(hash, row.content);
      return { seq: seq.toString(), audit_id: row.id, at: row.sealed_at, hash };
    });
    await db.execute(sql`
      insert into main.audit_seal (seq, audit_id, at, hash)
      select seq, audit_id, at, hash from json_to_recordset(${JSON.stringify(seals)}::json)
        as seal(seq bigint, audit_id uuid, at timestamptz, hash text)`);
    return rows.length;
  });
}

/** How a seal fails. */
export type SealFault = 'a seal before it is missing' | 'its row is missing' | 'its row was changed';
type Broken = { seq: string; reason: SealFault };

export type AuditVerdict = { rows: number; unsealed: number; broken: Broken | null };

/** A part of the chain: where it ended, the times of its first and last row, and its first fault. */
export type SealedPart = {
  rows: number;
  seq: bigint;
  hash: string;
  times: { first: string; last: string } | null;
  broken: Broken | null;
};

/** Walks the chain: every seal fits its row and the seal before it, none is missing. Reads in slices, any length. */
export async function verifyAudit(db: Db): Promise<AuditVerdict> {
  let rows = 0;
  let place = { seq: 0n, hash: '' };
  for (;;) {
    const slice = await verifySlice(db, place);
    rows += slice.rows;
    if (slice.broken) return { rows, unsealed: 0, broken: slice.broken };
    if (slice.rows < sealsATime) break;
    place = slice;
  }
  const { rows: left } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from main.audit a where not exists (select 1 from main.audit_seal s where s.audit_id = a.id)`);
  return { rows, unsealed: left[0]?.count ?? 0, broken: null };
}

/** Checks at most 2,000 seals after a place of the chain, whose hash is taken to be right; fewer came at the chain's end. */
export async function verifySlice(db: Db, after: { seq: bigint; hash: string }): Promise<SealedPart> {
  const { rows: slice } = await db.execute<Seal>(sql`
    select s.seq::text, s.hash, ${content} as content, a.id is null as missing, s.at
    from main.audit_seal s left join main.audit a on a.id = s.audit_id and a.at = s.at
    where s.seq > ${after.seq.toString()}::bigint order by s.seq limit ${sealsATime}`);
  const times = slice.map((seal) => seal.at).sort();
  const [first, last] = [times[0], times.at(-1)];
  const part: SealedPart = { ...after, rows: 0, times: first && last ? { first, last } : null, broken: null };
  for (const seal of slice) {
    const hash = nextHash(part.hash, seal.content ?? '');
    const reason = faultOf(seal, part.seq, hash);
    if (reason) return { ...part, broken: { seq: seal.seq, reason } };
    part.seq = BigInt(seal.seq);
    part.hash = hash;
    part.rows += 1;
  }
  return part;
}

type Seal = { seq: string; hash: string; content: string | null; missing: boolean; at: string };

function faultOf(seal: Seal, before: bigint, hash: string): SealFault | null {
  if (BigInt(seal.seq) !== before + 1n) return 'a seal before it is missing';
  if (seal.missing) return 'its row is missing';
  return hash === seal.hash ? null : 'its row was changed';
}

function nextHash(before: string, text: string): string {
  return createHash('sha256').update(before).update('\n').update(text).digest('hex');
}
