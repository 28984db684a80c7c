import {
  factorFits,
  type LuotMoOutcome,
  openMinutes,
  wrongMost,
} from '@sen/domain/patientResults/lienKetKetQua';
import { eq, sql } from 'drizzle-orm';
import { auditView } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { lockRow } from '../../engine/sql/rows.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import {
  type Attempt,
  addressOf,
  type Counted,
  countAttempt,
  fail,
  forget,
  giveBack,
  minutesLeft,
  tryAgain,
} from '../identity/attempts.ts';
import { slipById } from '../orders/queries.ts';
import { patientById } from '../patients/queries.ts';
import { readSetting } from '../system/queries.ts';
import { closeLink } from './commands.ts';
import { type LienKetRow, lienKetTable, luotMoTable } from './tables.ts';
import { linkOfToken, type Named } from './token.ts';

/** What a page sends: what its address names, what seals it, and what the patient typed. */
type Asked = Named & { token: string; xacNhan: string };

/** Who reads without an account, as the logs name them. */
export const patientByLink = { _id: null, username: 'Người bệnh (mã QR)' };

/** Why a link was closed by itself. */
const wrongTooOften = 'SAI_NHIEU_LAN';

const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Opens a link with what the patient typed, and logs it. A wrong address, one that has run out, a revoked one and a wrong confirmation
 * are answered alike and count alike. Errors: RESULT_LINK_REFUSED, RESULT_LINK_WAITS, TOO_MANY_REQUESTS.
 */
export async function openLink(ctx: Ctx, asked: Asked): Promise<{ link: LienKetRow; until: Date }> {
  const sealed = linkOfToken(ctx.config, asked, asked.token);
  const byAddress: Attempt = { scope: 'resultAddress', of: [addressOf(ctx)] };
  const byLink: Attempt = { scope: 'resultLink', of: [sealed?.linkId ?? asked.token] };
  const atAddress = await countAttempt(ctx, byAddress);
  if (!atAddress.taken) throw waits(ctx, atAddress);
  const atLink = await countAttempt(ctx, byLink);
  if (!atLink.taken) {
    await fail(ctx, byAddress);
    throw waits(ctx, atLink);
  }
  const [link, { bat }] = await Promise.all([
    linkById(ctx, sealed?.linkId ?? nobody),
    readSetting(ctx, 'patientResults'),
  ]);
  const outcome = await outcomeOf(
    ctx,
    link,
    asked.xacNhan,
    bat && sealed !== null && sealed.until > ctx.now(),
  );
  if (link) await logOpening(ctx, link, outcome);
  if (!link || outcome !== 'Mo') {
    await fail(ctx, byAddress);
    await fail(ctx, byLink);
    throw new DomainError('RESULT_LINK_REFUSED');
  }
  await forget(ctx, byLink);
  await giveBack(ctx, byAddress);
  return { link, until: new Date(ctx.now().getTime() + openMinutes * 60_000) };
}

/** A link that opens now: neither run out nor revoked, and results are shown at all. Null otherwise. */
export async function openingLink(ctx: Ctx, id: string): Promise<LienKetRow | null> {
  const [link, { bat }] = await Promise.all([linkById(ctx, id), readSetting(ctx, 'patientResults')]);
  return link && bat && holds(ctx, link) ? link : null;
}

function holds(ctx: Ctx, link: LienKetRow): boolean {
  return link.TrangThai === 'HieuLuc' && link.HetHan > ctx.now();
}

async function linkById(ctx: Ctx, id: string): Promise<LienKetRow | null> {
  const [link] = await ctx.db.select().from(lienKetTable).where(eq(lienKetTable._id, id));
  return link ?? null;
}

async function outcomeOf(
  ctx: Ctx,
  link: LienKetRow | null,
  typed: string,
  mayOpen: boolean,
): Promise<LuotMoOutcome> {
  if (!link || !mayOpen || !holds(ctx, link)) return 'KhongHieuLuc';
  const { BenhNhan_Id } = await slipById(ctx, link.DichVuYeuCau_Id);
  return factorFits(await patientById(ctx, BenhNhan_Id), typed) ? 'Mo' : 'SaiXacThuc';
}

/** Keeps an opening, and closes the link for good where too many were wrong since the last right one. */
async function logOpening(ctx: Ctx, { _id }: LienKetRow, KetQua: LuotMoOutcome): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const link = await lockRow(tx, lienKetTable, _id);
    if (!link) return;
    const { ip: DiaChiIP, userAgent: ThietBi } = tx;
    await tx.db.insert(luotMoTable).values({ LienKet_Id: _id, Luc: tx.now(), KetQua, DiaChiIP, ThietBi });
    const slip = await slipById(tx, link.DichVuYeuCau_Id);
    if (KetQua === 'Mo') {
      const { BenhNhan_Id } = slip;
      await auditView(tx, { entity: 'LienKetKetQua', entityId: _id, BenhNhan_Id, by: patientByLink });
    }
    if (KetQua !== 'SaiXacThuc' || link.TrangThai !== 'HieuLuc') return;
    if ((await wrongInARow(tx, _id)) >= wrongMost) await closeLink(tx, link, slip, wrongTooOften);
  });
}

async function wrongInARow(ctx: Ctx, id: string): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::int as count from ${luotMoTable} m
    where m.lien_ket_id = ${id} and m.ket_qua = 'SaiXacThuc' and m.luc > coalesce(
      (select max(o.luc) from ${luotMoTable} o where o.lien_ket_id = ${id} and o.ket_qua = 'Mo'), '-infinity')`);
  return rows[0]?.count ?? 0;
}

/** Says for how long an attempt that was counted too often waits. */
export function waits(ctx: Ctx, counted: Counted): DomainError {
  if (counted.underWay) return tryAgain();
  return new DomainError('RESULT_LINK_WAITS', { minutes: minutesLeft(ctx, counted) });
}
