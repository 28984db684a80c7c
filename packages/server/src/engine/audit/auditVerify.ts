import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import {
  type Chain,
  headFault,
  readHead,
  type SealFault,
  signatureFault,
  untilMs,
  untilText,
} from './auditHead.ts';
import { lateMs, nextHash, sealedContent, sealsATime } from './auditSeal.ts';
import { type MovedMonth, type MovedRun, movedFault, movedRuns, readMoved } from './movedMonths.ts';
import { type AnchorLine, lastAnchor } from './sealAnchor.ts';

export type Broken = { seq: string; reason: SealFault };

export type AuditVerdict = {
  rows: number;
  /** Rows that wait for their seal. */
  unsealed: number;
  /** Rows that came long after their own time, and the time of the first: somebody wrote them behind the log's back. */
  late: { rows: number; first: string | null };
  /** Time of the first row since which seals are signed; null while none is. */
  signedSince: string | null;
  anchor: AnchorLine | null;
  /** Months that lie outside the database: the chain leads over them by what was signed of their seals. */
  moved: MovedMonth[];
  broken: Broken | null;
};

/** A part of the chain: where it ended, the times of its first and last row and of its first signed one, and its first fault. */
export type SealedPart = {
  rows: number;
  seq: bigint;
  hash: string;
  times: { first: string; last: string } | null;
  signedSince: string | null;
  broken: Broken | null;
};

/** The beginning of the chain. */
export const chainStart: SealedPart = {
  rows: 0,
  seq: 0n,
  hash: '',
  times: null,
  signedSince: null,
  broken: null,
};

/**
 * Walks the chain: every seal fits its row and the seal before it, none is missing but those of months that were moved out, which fit
 * between the seals beside them; the signed ones are of this site, and the end is the one that was anchored outside the database. Reads in
 * slices, any length; a month that is moved out or brought back while a slice ended in it is walked over from the beginning, so that all
 * stays proven. A restored copy is looked at without the anchors, which know what the site did after the backup. `filledUntil`: acts up to
 * this moment are being entered now, so that rows of before it are none that came late.
 */
export async function verifyAudit(
  chain: Chain,
  { anchored = true, filledUntil = null }: { anchored?: boolean; filledUntil?: Date | null } = {},
): Promise<AuditVerdict> {
  const anchor = anchored ? await lastAnchor(chain.config) : null;
  const before = await readMoved(chain.db);
  let { part, rows } = await walk(chain, anchor);
  if (part.broken?.reason === 'a seal before it is missing') {
    const now = await readMoved(chain.db);
    if (!isDeepStrictEqual(before, now)) ({ part, rows } = await walk(chain, anchor));
  }
  return {
    rows,
    ...(await unsealedRows(chain.db, filledUntil)),
    signedSince: part.signedSince,
    anchor,
    moved: await readMoved(chain.db),
    broken: part.broken ?? (await verifyHead(chain, anchor)),
  };
}

/** Walks the chain from its beginning to its end or first fault: where that is, and how many rows lie before it. */
async function walk(chain: Chain, anchor: AnchorLine | null): Promise<{ part: SealedPart; rows: number }> {
  let rows = 0;
  let part = chainStart;
  do {
    part = await verifySlice(chain, part, anchor);
    rows += part.rows;
  } while (!part.broken && part.rows === sealsATime);
  return { part, rows };
}

/** The fault of the chain's end, if it has one. */
export async function verifyHead(chain: Chain, anchor: AnchorLine | null): Promise<Broken | null> {
  const head = await readHead(chain.db);
  const reason = await headFault(chain, head, anchor);
  return reason && { seq: head.seq.toString(), reason };
}

/** Checks at most 2,000 seals after a place of the chain, whose hash is taken to be right; fewer came at the chain's end. */
export async function verifySlice(
  { db, config }: Chain,
  after: Pick<SealedPart, 'seq' | 'hash' | 'signedSince'>,
  anchor: AnchorLine | null,
): Promise<SealedPart> {
  const { rows: slice } = await db.execute<Seal>(sql`
    select s.seq::text, s.hash, ${sealedContent} as content, a.id is null as missing, s.at, ${untilMs} as until, s.signature
    from main.audit_seal s left join main.audit a on a.id = s.audit_id and a.at = s.at
    where s.seq > ${after.seq.toString()}::bigint order by s.seq limit ${sql.raw(String(sealsATime))}`);
  const times = slice.map((seal) => seal.at).sort();
  const [first, last] = [times[0], times.at(-1)];
  const part: SealedPart = { ...after, rows: 0, times: first && last ? { first, last } : null, broken: null };
  let runs: Map<string, MovedRun> | null = null;
  for (const seal of slice) {
    while (BigInt(seal.seq) > part.seq + 1n) {
      runs ??= movedRuns(await readMoved(db));
      const run = runs.get((part.seq + 1n).toString());
      if (!run || run.before !== part.hash) break; // the seal before it is missing
      const reason = movedFault(config, run.month);
      if (reason) return { ...part, broken: { seq: run.from, reason } };
      part.seq = BigInt(run.to);
      part.hash = run.hash;
    }
    const hash = nextHash(part.hash, seal.content ?? '');
    const { signature } = seal;
    const signed = { seq: BigInt(seal.seq), hash: seal.hash, until: untilText(seal.until), signature };
    // what lies before the anchor is vouched for by it, whatever key signed there once
    const vouched = anchor !== null && signed.seq <= anchor.seq;
    const reason = faultOf(seal, part.seq, hash) ?? (vouched ? null : signatureFault(config, signed));
    if (reason) return { ...part, broken: { seq: seal.seq, reason } };
    part.seq = signed.seq;
    part.hash = hash;
    part.rows += 1;
    if (signature !== null) part.signedSince ??= seal.at;
  }
  return part;
}

type Seal = {
  seq: string;
  hash: string;
  content: string | null;
  missing: boolean;
  at: string;
  until: number | null;
  signature: string | null;
};

function faultOf(seal: Seal, before: bigint, hash: string): SealFault | null {
  if (BigInt(seal.seq) !== before + 1n) return 'a seal before it is missing';
  if (seal.missing) return 'its row is missing';
  return hash === seal.hash ? null : 'its row was changed';
}

/** Rows without a seal: those that wait for it, and those that are too old for that. */
async function unsealedRows(
  db: Db,
  filledUntil: Date | null,
): Promise<Pick<AuditVerdict, 'unsealed' | 'late'>> {
  const { until } = await readHead(db);
  const since = until === null ? null : new Date(Date.parse(until) - lateMs).toISOString();
  const { rows } = await db.execute<{ waiting: number; late: number; first: string | null }>(sql`
    select count(*) filter (where not late)::int as waiting, count(*) filter (where late)::int as late, min(at) filter (where late) as first
    from (select a.at, coalesce(a.at < ${since}::timestamptz and a.at > ${filledUntil?.toISOString() ?? '-infinity'}::timestamptz, false) as late from main.audit a
      where not exists (select 1 from main.audit_seal s where s.audit_id = a.id and s.at = a.at)) unsealed`);
  const [found] = rows;
  return {
    unsealed: found?.waiting ?? 0,
    late: { rows: found?.late ?? 0, first: found?.first ?? null },
  };
}
