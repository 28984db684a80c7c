import { sql } from 'drizzle-orm';
import { type Ctx, localDay } from '../../../engine/context.ts';
import { inTransaction } from '../../../engine/sql/transaction.ts';
import { readSetting, readThamSo } from '../../system/queries.ts';
import { siteSigner } from './certificate.ts';
import { checkInWaiting } from './checkIn.ts';
import { endedVisits } from './ended.ts';
import { prepareClaims, requireSendable, writeVersion } from './versions.ts';

/** Visits that one turn sends at most. */
const most = 100;
/** Days that are looked back at: what was owed longer is a matter of the desk. */
const backMost = 7;
/** One that was refused is looked at again after so long: somebody mends it meanwhile. */
const againMs = 15 * 60_000;

/** When a visit was refused last; a server that starts anew looks once more. */
const refused = new Map<string, number>();

/** Why a claim is sent again once the patient has paid. */
const paidSince = 'Bổ sung ngày thanh toán';

/** Sends what is owed where the house wants that by itself: claims of visits that have ended, once more when they are paid, and check-ins. */
export async function sendByItself(ctx: Ctx): Promise<void> {
  const { tuDong, checkIn } = await readSetting(ctx, 'claims');
  if (!tuDong && !checkIn) return;
  const signer = await siteSigner(ctx);
  if (checkIn) await checkInWaiting(ctx, signer);
  if (!tuDong) return;
  const owed = await owedVisits(ctx);
  if (owed.length === 0) return;
  const [parameters, prepared] = await Promise.all([
    readThamSo(ctx),
    prepareClaims(
      ctx,
      owed.map(({ id }) => id),
    ),
  ]);
  for (const { id, claim } of owed) {
    const one = prepared.get(id);
    if (!one) continue;
    try {
      requireSendable(one, false);
      const reason = claim ? paidSince : null;
      await inTransaction(ctx, (tx) => writeVersion(tx, one, { signer, parameters, reason }));
      refused.delete(id);
    } catch (error) {
      refused.set(id, ctx.now().getTime());
      // it stands on the desk's list
      ctx.logger.info({ error: String(error), visit: one.built.visit.MaTiepNhan }, 'claim not sent');
    }
  }
}

/** Visits that were never sent, and those that were paid since, the oldest end first. */
async function owedVisits(ctx: Ctx): Promise<Array<{ id: string; claim: string | null }>> {
  const now = ctx.now().getTime();
  for (const [id, at] of refused) if (now - at > againMs) refused.delete(id);
  const since = localDay(new Date(now - backMost * 86_400_000));
  const { rows } = await ctx.db.execute<{ id: string; claim: string | null }>(sql`
    select v.id, v.claim from ${endedVisits(sql`t.ngay >= ${since}`)} v
    where (v.claim is null or (v.claim_state in ('DaNhan', 'HopLe') and not v.da_thanh_toan and v.con_lai = 0 and not v.changed))
      and v.id <> all(${sql.param([...refused.keys()])}::uuid[])
    order by v.ended, v.id limit ${most}`);
  return rows;
}
