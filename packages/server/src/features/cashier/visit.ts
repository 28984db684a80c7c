import type { VisitTotals } from '@sen/domain/cashier/lineState';
import { vienPhiActs } from '@sen/domain/cashier/vienPhi';
import { and, eq, inArray } from 'drizzle-orm';
import { perform } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { audit } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { confirmReception } from '../reception/confirm.ts';
import { lockAnyReception } from '../reception/queries.ts';
import { lockAccount, lockPersons } from './account.ts';
import { chosenLines } from './collect.ts';
import { requireOnLines } from './facts.ts';
import { lockSettled, lockVisit } from './locks.ts';
import { whenRemovedFromBill } from './points.ts';
import { settleAccount } from './recompute.ts';
import { vienPhiDongTable as lines } from './tables.ts';

/**
 * Closes the fees of an outpatient visit: nothing is due, nothing is owed back, no advance is left; its services are closed then.
 * Errors: those of the act `hoanTat`.
 */
export async function completeVisit(ctx: Ctx, TiepNhan_Id: string): Promise<void> {
  await perform(ctx, vienPhiActs, 'hoanTat', {
    lock: (tx) => lockSettled(tx, TiepNhan_Id),
    write: (tx) => confirmReception(tx, TiepNhan_Id, { DaXacNhanChiPhi: true }),
  });
}

/** Opens the fees of a visit again. Errors: those of the act `huyHoanTat`, BAD_INPUT without a reason. */
export async function reopenVisit(ctx: Ctx, TiepNhan_Id: string, LyDo: string): Promise<void> {
  const reason = givenReason(LyDo, { code: 'REASON_NEEDED' });
  await perform(ctx, vienPhiActs, 'huyHoanTat', {
    lock: (tx) => lockVisit(tx, TiepNhan_Id),
    write: async (tx) => {
      await confirmReception(tx, TiepNhan_Id, { DaXacNhanChiPhi: false }, reason);
      await settleAccount(tx, await lockAccount(tx, TiepNhan_Id));
    },
  });
}

/**
 * Works a bill out anew by what the person's other visits of the day are now, also where money was collected for it: what differs is
 * collected or refunded. Errors: those of the act `tinhLai`.
 */
export async function workOutAnew(ctx: Ctx, TiepNhan_Id: string): Promise<void> {
  await perform(ctx, vienPhiActs, 'tinhLai', {
    lock: (tx) => lockVisit(tx, TiepNhan_Id),
    write: async (tx, { account }) => {
      const { _id, BenhNhan_Id, ...before } = account.row;
      const after = await settleAccount(tx, account);
      await audit(tx, {
        action: 'UPDATE',
        entity: vienPhiActs.name,
        entityId: _id,
        BenhNhan_Id,
        before: sumsOf(before),
        after: sumsOf(after),
      });
    },
  });
}

function sumsOf({ ThanhTien, BHChiTra, BenhNhanTT, ConLai, ThuThua }: VisitTotals) {
  return { ThanhTien, BHChiTra, BenhNhanTT, ConLai, ThuThua };
}

/** Takes services off the bill and cancels their orders; how many. Errors: NOT_FOUND, those of the act `xoa` of a line, those of the orders. */
export async function removeServices(ctx: Ctx, ids: readonly string[], LyDo: string): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const found = await tx.db
      .select()
      .from(lines)
      .where(and(inArray(lines._id, [...ids]), eq(lines.TrangThai, 'DangSuDung')));
    if (found.length !== new Set(ids).size) throw new DomainError('NOT_FOUND', { entity: 'VienPhiDong' });
    const visits = [...new Set(found.map((line) => line.TiepNhan_Id))].sort();
    for (const TiepNhan_Id of visits) await lockAnyReception(tx, TiepNhan_Id);
    await lockPersons(tx, visits);
    for (const TiepNhan_Id of visits) {
      const { reception } = await lockAccount(tx, TiepNhan_Id);
      const ofVisit = found.filter((line) => line.TiepNhan_Id === TiepNhan_Id);
      const locked = await chosenLines(
        tx,
        TiepNhan_Id,
        ofVisit.map((line) => line._id),
      );
      await requireOnLines(tx, locked, reception, 'xoa');
    }
    for (const { source, run } of whenRemovedFromBill.all()) {
      const own = found.filter((line) => line.source === source);
      await run(
        tx,
        own.map((line) => line.source_Id),
        LyDo,
      );
    }
    return found.length;
  });
}
