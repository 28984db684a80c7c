import { and, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { givenReason } from '../../engine/acts/reason.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, localDay, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { lockExisting, updateRow } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import { slipById } from '../orders/queries.ts';
import type { SlipRow } from '../orders/tables.ts';
import { readSetting } from '../system/queries.ts';
import { requirePrinter, requireReader } from './reader.ts';
import { standsOf } from './scope.ts';
import { type LienKetRow, lienKetTable as table } from './tables.ts';

const entity = 'LienKetKetQua';
const dayMs = 86_400_000;

type NewLink = { DichVuYeuCau_Id: string; caLuotKham: boolean };

/** A link for the patient: to the result of a slip, or to all of its visit; the one in force holds on. Errors: those of requireReader, RESULT_LINKS_OFF, RESULT_NOT_RETURNED. */
export function makeLink(ctx: Ctx, input: NewLink, requestId: string | null | undefined): Promise<string> {
  return once(ctx, { id: requestId, operation: 'taoLienKetKetQua', content: input }, async (tx) => {
    const slip = await slipById(tx, input.DichVuYeuCau_Id);
    await requirePrinter(tx, slip);
    await requireReader(tx, slip, input.caLuotKham);
    if (!(await readSetting(tx, 'patientResults')).bat) throw new DomainError('RESULT_LINKS_OFF');
    const link = await linkInForce(tx, slip, input.caLuotKham);
    if (!link) throw new DomainError('RESULT_NOT_RETURNED');
    return link._id;
  });
}

/** The link in force of a slip's result, or of its visit, that holds from today on; made where there is none. Null for what is not given out. */
export async function linkInForce(tx: Tx, slip: SlipRow, CaLuotKham: boolean): Promise<LienKetRow | null> {
  const stand = (await standsOf(tx, [slip])).get(slip._id) ?? null;
  if (!stand || stand.takenBack) return null;
  const { soNgay } = await readSetting(tx, 'patientResults');
  const PhienBan = CaLuotKham ? null : stand.PhienBan;
  const HetHan = endOfDay(new Date(tx.now().getTime() + soNgay * dayMs));
  const key = { DichVuYeuCau_Id: slip._id, CaLuotKham, PhienBan };
  const row = { ...key, _id: v7(), HetHan, NguoiTao_Id: actor(tx) };
  const [made] = await tx.db.insert(table).values(row).onConflictDoNothing().returning();
  if (made) {
    const { BenhNhan_Id } = slip;
    await audit(tx, { action: 'CREATE', entity, entityId: made._id, BenhNhan_Id, after: row });
    return made;
  }
  const [kept] = await tx.db
    .select()
    .from(table)
    .where(
      and(
        eq(table.DichVuYeuCau_Id, slip._id),
        eq(table.CaLuotKham, CaLuotKham),
        sql`${table.PhienBan} is not distinct from ${PhienBan}`,
        eq(table.TrangThai, 'HieuLuc'),
      ),
    )
    .for('update');
  if (!kept) return null; // revoked at this moment
  if (kept.HetHan >= HetHan) return kept;
  return updateRow(tx, table, kept._id, { HetHan, NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) });
}

/** Ends a link for a reason: no address of it opens anything from now on. Errors: NOT_FOUND, STATE_CHANGED, BAD_INPUT, those of requireReader. */
export function revokeLink(ctx: Ctx, id: string, LyDo: string): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const link = await lockExisting(tx, table, id, entity);
    const slip = await slipById(tx, link.DichVuYeuCau_Id);
    await requirePrinter(tx, slip);
    await requireReader(tx, slip, false);
    const reason = givenReason(LyDo);
    if (link.TrangThai !== 'HieuLuc') throw new DomainError('STATE_CHANGED', { state: link.TrangThai });
    await closeLink(tx, link, slip, reason);
    return slip._id;
  });
}

/** Ends a locked link. */
export async function closeLink(tx: Tx, link: LienKetRow, slip: SlipRow, LyDoThuHoi: string): Promise<void> {
  const set: Partial<LienKetRow> = { TrangThai: 'DaThuHoi', LyDoThuHoi };
  await updateRow(tx, table, link._id, { ...set, NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) });
  await audit(tx, {
    action: 'CANCEL',
    entity,
    entityId: link._id,
    BenhNhan_Id: slip.BenhNhan_Id,
    before: { TrangThai: link.TrangThai },
    after: set,
  });
}

/** The last second of a day in Vietnam: what is printed on a day holds as long as what is printed later on it. */
function endOfDay(at: Date): Date {
  return new Date(`${localDay(at)}T23:59:59+07:00`);
}
