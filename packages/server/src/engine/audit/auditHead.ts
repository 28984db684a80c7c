import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { type AnchorLine, type SealConfig, verifyAnchor } from './sealAnchor.ts';

/** The chain of seals of a database, with the key and the file that stand outside of it. */
export type Chain = { db: Db; config: SealConfig };

/** How a seal fails. */
export type SealFault =
  | 'a seal before it is missing'
  | 'its row is missing'
  | 'its row was changed'
  | 'the seals after it were taken away'
  | 'it is not the seal that was anchored'
  | 'it is not signed'
  | 'its signature is wrong'
  | 'it was signed with another key'
  | 'the file of anchors was changed';

/** The last seal; the number 0 where there is none. `until` and `signature` are null for one of before signatures. */
export type Head = { seq: bigint; hash: string; until: string | null; signature: string | null };

/** Reads the last seal. */
export async function readHead(db: Db): Promise<Head> {
  const { rows } = await db.execute<{
    seq: string;
    hash: string;
    until: number | null;
    signature: string | null;
  }>(
    sql`select s.seq::text, s.hash, ${untilMs} as until, s.signature from main.audit_seal s order by s.seq desc limit 1`,
  );
  const [row] = rows;
  if (!row) return { seq: 0n, hash: '', until: null, signature: null };
  return { seq: BigInt(row.seq), hash: row.hash, until: untilText(row.until), signature: row.signature };
}

/** When the log was sealed whole, of `main.audit_seal s`, in milliseconds. */
export const untilMs = sql`(extract(epoch from s.sealed_until) * 1000)::float8`;

/** The same as the text that was signed. */
export function untilText(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}

/** How the end of the chain differs from what was signed and anchored; null when it does not. */
export async function headFault(
  { db, config }: Chain,
  head: Head,
  anchor: AnchorLine | null,
): Promise<SealFault | null> {
  if (anchor) {
    const verdict = verifyAnchor(config, anchor, anchor);
    if (verdict === 'wrong') return 'the file of anchors was changed';
    if (verdict === 'other key') return 'it was signed with another key';
    if (head.seq < anchor.seq) return 'the seals after it were taken away';
    if (anchor.seq > 0n && (await hashAt(db, anchor.seq)) !== anchor.hash)
      return 'it is not the seal that was anchored';
    if (head.seq === anchor.seq) return null;
  }
  if (head.signature !== null) return signatureFault(config, head);
  return head.seq > 0n && (anchor || (await anySigned(db))) ? 'it is not signed' : null;
}

/** How the signature of a seal fails; null for one that holds, and for a seal without one. */
export function signatureFault(config: SealConfig, { seq, hash, until, signature }: Head): SealFault | null {
  if (signature === null) return null;
  const verdict = until === null ? 'wrong' : verifyAnchor(config, { seq, hash, until }, { signature });
  if (verdict === 'good') return null;
  return verdict === 'wrong' ? 'its signature is wrong' : 'it was signed with another key';
}

async function hashAt(db: Db, seq: bigint): Promise<string | null> {
  const { rows } = await db.execute<{ hash: string }>(
    sql`select hash from main.audit_seal where seq = ${seq.toString()}::bigint`,
  );
  return rows[0]?.hash ?? null;
}

async function anySigned(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from main.audit_seal where signature is not null limit 1`);
  return rows.length > 0;
}
