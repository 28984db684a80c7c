import { sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import type { Chain, SealFault } from '../../engine/audit/auditHead.ts';
import { sealPages, sealsATime, TamperedLog } from '../../engine/audit/auditSeal.ts';
import { chainStart, type SealedPart, verifyHead, verifySlice } from '../../engine/audit/auditVerify.ts';
import { lastAnchor } from '../../engine/audit/sealAnchor.ts';
import { type Ctx, requirePermission, type Tx } from '../../engine/context.ts';
import { DomainError, databaseFailure } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { KiemTraNhatKy, LoiNiemPhong } from '../../gql/main.ts';
import { demoFilledUntil } from '../system/queries.ts';
import { logEntity } from './queries.ts';

/** Held by a check, and by whoever moves a part of the log out or brings it back. */
export const checkLock = 5_300_003;
/** Slices of 2,000 seals a request: a second or two, so that nobody waits for it and the screen shows how far it is. */
const slicesMost = 5;
const statementMostMs = 20_000;
const cancelled = '57014';
/** The seals follow the log within a minute; what is younger than this may still wait for its own. */
const sealedAfter = '10 minutes';

/** Where a part begins: the seal before it, and the time up to which the log is known to be sealed. */
type Place = { seq: bigint; until: string };

/**
 * Checks the next part of the chain of seals, one check at a time on the whole site; its beginning is logged.
 * Errors: FORBIDDEN, BAD_INPUT, CHECK_BUSY.
 */
export async function checkChain(
  ctx: Ctx,
  sau: string | null | undefined,
  mostMs = statementMostMs,
): Promise<KiemTraNhatKy> {
  requirePermission(ctx, 'NHAT_KY_XEM');
  const place = placeOf(sau);
  try {
    return await inTransaction(ctx, async (tx) => {
      await tx.db.execute(sql`select set_config('statement_timeout', ${String(mostMs)}, true)`);
      const { rows: locks } = await tx.db.execute<{ free: boolean }>(
        sql`select pg_try_advisory_xact_lock(${checkLock}) as free`,
      );
      if (!locks[0]?.free) throw new DomainError('CHECK_BUSY');
      if (!sau) await audit(tx, { action: 'VIEW', entity: logEntity, entityId: null });
      return await checkPart(ctx, tx, place);
    });
  } catch (error) {
    throw databaseFailure(error)?.code === cancelled ? new DomainError('CHECK_BUSY') : error;
  }
}

async function checkPart(ctx: Ctx, tx: Tx, place: Place): Promise<KiemTraNhatKy> {
  const { rows: heads } = await tx.db.execute<{ last: string; hash: string | null }>(sql`
    select coalesce(max(seq), 0)::text as last, (select hash from main.audit_seal where seq = ${place.seq.toString()}::bigint) as hash
    from main.audit_seal`);
  const before = BigInt(heads[0]?.last ?? 0);
  // its seal may have been moved out since
  if (place.seq > before || (place.seq > 0n && !heads[0]?.hash)) throw badPlace();
  // near its end the chain first takes in what waits for the job: else that would look slipped in
  const near = before - place.seq <= slicesMost * sealsATime;
  const sealed = near ? await sealWaiting(ctx) : 0;
  const chain: Chain = { db: tx.db, config: ctx.config };
  const anchor = await lastAnchor(ctx.config);
  const last = before + BigInt(sealed);
  let part: SealedPart = { ...chainStart, seq: place.seq, hash: heads[0]?.hash ?? '' };
  let rows = 0;
  let [first, until]: [string | null, string] = [null, place.until];
  for (let slice = 0; slice < slicesMost && part.seq < last && !part.broken; slice++) {
    part = await verifySlice(chain, part, anchor);
    rows += part.rows;
    first ??= part.times?.first ?? null;
    if (part.times && later(part.times.last, until)) until = part.times.last;
  }
  const waiting = sealed >= sealsATime; // more may wait: what has no seal is counted once they have theirs
  const ends = part.seq >= last && !waiting;
  if (ends && !part.broken) part = { ...part, broken: await verifyHead(chain, anchor) };
  const unsealed = part.broken || waiting ? 0 : await unsealedIn(tx, place.until, ends ? null : until);
  return {
    ok: part.broken === null && unsealed === 0,
    soDong: rows,
    denSo: Number(part.seq),
    tongSo: Number(last),
    tuNgay: first,
    denNgay: rows > 0 ? until : null,
    soChuaNiemPhong: unsealed,
    loi: part.broken ? faults[part.broken.reason] : null,
    soLoi: part.broken ? Number(part.broken.seq) : null,
    tiep: part.broken || ends ? null : cursorOf({ seq: part.seq, until: waiting ? place.until : until }),
  };
}

const faults: Readonly<Record<SealFault, LoiNiemPhong>> = {
  'a seal before it is missing': 'THIEU_NIEM_PHONG',
  'its row is missing': 'THIEU_DONG',
  'its row was changed': 'DONG_BI_SUA',
  'the seals after it were taken away': 'BI_CAT',
  'it is not the seal that was anchored': 'KHAC_NEO',
  'it is not signed': 'KHONG_CHU_KY',
  'its signature is wrong': 'SAI_CHU_KY',
  'it was signed with another key': 'KHAC_KHOA',
  'the file of anchors was changed': 'TEP_NEO_BI_SUA',
};

/** Seals of what waits 2,000 rows or a page more; a log that was tampered with is not sealed any further, and the check says how. */
async function sealWaiting({ db, config }: Ctx): Promise<number> {
  let sealed = 0;
  try {
    for await (const rows of sealPages({ db, config })) {
      sealed += rows;
      if (sealed >= sealsATime) break;
    }
  } catch (error) {
    if (!(error instanceof TamperedLog)) throw error;
  }
  return sealed;
}

/** Rows from a time on that no seal stands for: somebody wrote them behind the log's back. What may still wait for its seal is left out, and a demo's past days while they are entered. */
async function unsealedIn(tx: Tx, from: string, until: string | null): Promise<number> {
  const before = until ? sql`and a.at < ${until}::timestamptz` : sql``;
  const filled = await demoFilledUntil(tx.db);
  const after = filled ? sql`and a.at > ${filled.toISOString()}::timestamptz` : sql``;
  const { rows } = await tx.db.execute<{ count: number }>(sql`
    select count(*)::int as count from main.audit a
    where a.at >= ${from}::timestamptz ${before} ${after} and a.at < ${tx.now().toISOString()}::timestamptz - ${sealedAfter}::interval
      and not exists (select 1 from main.audit_seal s where s.audit_id = a.id and s.at = a.at)`);
  return rows[0]?.count ?? 0;
}

const beginning = '-infinity';

function later(moment: string, than: string): boolean {
  return than === beginning || moment > than;
}

function cursorOf({ seq, until }: Place): string {
  return Buffer.from(`${seq} ${until}`).toString('base64url');
}

const placeText =
  /^(\d{1,18}) (-infinity|\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?(?:Z|[+-]\d{2}(?::?\d{2})?))$/;

function placeOf(sau: string | null | undefined): Place {
  if (!sau) return { seq: 0n, until: beginning };
  const [, seq, until] = placeText.exec(Buffer.from(sau, 'base64url').toString()) ?? [];
  if (!seq || !until) throw badPlace();
  return { seq: BigInt(seq), until };
}

function badPlace(): DomainError {
  return new DomainError('BAD_INPUT', { issues: [{ path: 'sau', code: 'NOT_IN_LIST' }] });
}
