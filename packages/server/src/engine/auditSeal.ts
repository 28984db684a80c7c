import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, Db } from './database.ts';

const sealLock = 5_300_002;
const batch = 2000;

type Row = { id: string; content: string; sealed_at: string };

/** The columns that a seal stands for, as one text that the database itself makes, so that both sides agree. */
const content = sql`json_build_array(a.id, extract(epoch from a.at), a.user_id, a.username, a.profile_id, a.node_id, a.action,
  a.entity, a.entity_id, a.benh_nhan_id, a.request_id, a.ip, a.before, a.after)::text`;

/**
 * Seals the committed rows of the operation log that are not sealed yet: each seal is SHA-256 over the one before it and
 * the row's content. Doing this beside the commands keeps them from waiting for each other. Rows are looked for since a day
 * before the last seal, or from `since` when acts of an earlier time were entered. Answers how many were sealed.
 */
export async function sealAudit(database: Pick<Database, 'db'>, since: Date | null = null): Promise<number> {
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
      order by a.at, a.id limit ${batch}`);
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

export type AuditVerdict = { rows: number; unsealed: number; broken: { seq: string; reason: string } | null };

/** Walks the chain: every seal fits its row and the seal before it, none is missing. Reads in slices, any length. */
export async function verifyAudit(db: Db): Promise<AuditVerdict> {
  let seq = 0n;
  let hash = '';
  let rows = 0;
  for (;;) {
    const { rows: slice } = await db.execute<{ seq: string; hash: string; content: string | null }>(sql`
      select s.seq::text, s.hash, ${content} as content, a.id is null as missing
      from main.audit_seal s left join main.audit a on a.id = s.audit_id and a.at = s.at
      where s.seq > ${seq.toString()}::bigint order by s.seq limit ${batch}`);
    for (const seal of slice) {
      if (BigInt(seal.seq) !== seq + 1n) return broken(rows, seal.seq, 'a seal before it is missing');
      if ('missing' in seal && seal.missing === true) return broken(rows, seal.seq, 'its row is missing');
      hash = nextHash(hash, seal.content ?? '');
      if (hash !== seal.hash) return broken(rows, seal.seq, 'its row was changed');
      seq = BigInt(seal.seq);
      rows += 1;
    }
    if (slice.length < batch) break;
  }
  const { rows: left } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from main.audit a where not exists (select 1 from main.audit_seal s where s.audit_id = a.id)`);
  return { rows, unsealed: left[0]?.count ?? 0, broken: null };
}

function broken(rows: number, seq: string, reason: string): AuditVerdict {
  return { rows, unsealed: 0, broken: { seq, reason } };
}

function nextHash(before: string, text: string): string {
  return createHash('sha256').update(before).update('\n').update(text).digest('hex');
}
