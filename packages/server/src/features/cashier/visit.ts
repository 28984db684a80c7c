import { reasonIssues } from '@sen/domain/acts/reason';
import type { VisitTotals } from '@sen/domain/cashier/lineState';
import { vienPhiActs } from '@sen/domain/cashier/vienPhi';
import { vienPhiDongActs } from '@sen/domain/cashier/vienPhiDong';
import { dec } from '@sen/domain/money/decimal';
import { and, eq, inArray } from 'drizzle-orm';
import { perform, requireAct } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { audit } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { confirmReception } from '../reception/confirm.ts';
import { lockAnyReception } from '../reception/queries.ts';
import { lockAccount, lockPersons } from './account.ts';
import { changeLine } from './charges.ts';
import { chosenLines } from './collect.ts';
import { lineFacts, requireOnLines } from './facts.ts';
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

export type ChangeLineInput = {
  VienPhiDong_Id: string;
  /** The line as it was seen. */
  version: number;
  SoLuong?: string | null | undefined;
  DonGia?: string | null | undefined;
  LaBHYT?: boolean | null | undefined;
  LyDo: string;
};

/** Changes the quantity, the price or the payer of a line that is not paid. Errors: BAD_INPUT, NOT_FOUND, CONFLICT, those of the act `sua` of a line. */
export async function correctLine(ctx: Ctx, input: ChangeLineInput): Promise<void> {
  const issues = reasonIssues(input.LyDo, { code: 'REASON_NEEDED' });
  if (input.SoLuong && dec(input.SoLuong).lte(0))
    issues.push({ path: 'SoLuong', code: 'TOO_SMALL', details: { min: '0.001' } });
  if (input.DonGia && dec(input.DonGia).lt(0))
    issues.push({ path: 'DonGia', code: 'TOO_SMALL', details: { min: '0' } });
  refuseIssues(issues);
  await inTransaction(ctx, async (tx) => {
    const [found] = await tx.db
      .select({ TiepNhan_Id: lines.TiepNhan_Id })
      .from(lines)
      .where(eq(lines._id, input.VienPhiDong_Id));
    if (!found) throw new DomainError('NOT_FOUND', { entity: 'VienPhiDong' });
    await lockAnyReception(tx, found.TiepNhan_Id);
    const account = await lockAccount(tx, found.TiepNhan_Id);
    const [line] = await tx.db.select().from(lines).where(eq(lines._id, input.VienPhiDong_Id)).for('update');
    if (!line) throw new DomainError('NOT_FOUND', { entity: 'VienPhiDong' });
    requireAct(tx, vienPhiDongActs, 'sua', await lineFacts(tx, line, account.reception));
    if (line.version !== input.version)
      throw new DomainError('CONFLICT', { entity: vienPhiDongActs.name, current: line });
    const { SoLuong, DonGia, LaBHYT } = input;
    await changeLine(
      tx,
      account,
      line,
      {
        ...(SoLuong ? { SoLuong } : {}),
        ...(DonGia ? { DonGia } : {}),
        ...(typeof LaBHYT === 'boolean' ? { LaBHYT } : {}),
      },
      input.LyDo.trim(),
    );
  });
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
