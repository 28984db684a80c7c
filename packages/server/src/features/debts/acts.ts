import { congNoActs } from '@sen/domain/debts/congNo';
import { reminderIssues } from '@sen/domain/followUps/giayHen';
import { dec, toMoney } from '@sen/domain/money/decimal';
import { eq, inArray, sql } from 'drizzle-orm';
import { requireAct } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { transition } from '../../engine/acts/transition.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx, today } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { insertRows, updateRow } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { NhacCongNoInput } from '../../gql/main.ts';
import { unmarkOwed } from '../cashier/owing.ts';
import { changed, decideWriteOff } from './decision.ts';
import { debtFacts, heldFor, lockDebt } from './facts.ts';
import { debtsOfVisit, noteMovements, tellDebt } from './follow.ts';
import { type CongNoRow, congNoDongTable, congNoTable, nhacNoTable } from './tables.ts';

const remindedMost = 200;

/**
 * Notes that the debtors of some debts were reminded. Errors: BAD_INPUT by field, NOT_FOUND, those of the act `nhacNo`.
 */
export async function remind(ctx: Ctx, input: NhacCongNoInput): Promise<void> {
  const said = {
    LucNhac: input.LucNhac ?? ctx.now(),
    CachNhac: input.CachNhac,
    GhiChu: input.GhiChu?.trim() || null,
  };
  const ids = [...new Set(input.ids)];
  refuseIssues([
    ...(ids.length === 0 ? [{ path: 'ids', code: 'REQUIRED' }] : []),
    ...(ids.length > remindedMost ? [{ path: 'ids', code: 'TOO_MANY', details: { max: remindedMost } }] : []),
    ...reminderIssues(said, ctx.now()),
  ]);
  await once(ctx, { id: input.requestId, operation: 'nhacCongNo', content: input }, async (tx) => {
    const debts = await tx.db
      .select()
      .from(congNoTable)
      .where(inArray(congNoTable._id, ids))
      .orderBy(congNoTable._id)
      .for('update');
    if (debts.length !== ids.length) throw new DomainError('NOT_FOUND', { entity: 'CongNo' });
    const facts = await Promise.all(debts.map((debt) => debtFacts(tx, debt)));
    for (const one of facts) requireAct(tx, congNoActs, 'nhacNo', one);
    const made = { ...said, NguoiNhac_Id: tx.user?.NhanVien_Id ?? null, NguoiTao_Id: actor(tx) };
    const rows = await insertRows(
      tx,
      nhacNoTable,
      debts.map(({ _id: CongNo_Id }) => ({ CongNo_Id, ...made })),
    );
    await tx.db
      .update(congNoTable)
      .set({
        LanNhac: sql`${congNoTable.LanNhac} + 1`,
        NhacLuc: sql`greatest(${congNoTable.NhacLuc}, ${said.LucNhac.toISOString()}::timestamptz)`,
        version: sql`${congNoTable.version} + 1`,
        ...changed(tx),
      })
      .where(inArray(congNoTable._id, ids));
    const of = new Map(debts.map((debt) => [debt._id, debt]));
    for (const row of rows) {
      const debt = of.get(row.CongNo_Id);
      if (!debt) continue;
      const { BenhNhan_Id } = debt;
      await audit(tx, { action: 'CREATE', entity: 'NhacNo', entityId: row._id, BenhNhan_Id, after: row });
      await tellDebt(tx, debt, 'update');
    }
    return {};
  });
}

/** Moves the day on which a debt is due further. Errors: BAD_INPUT, NOT_FOUND, those of the act `giaHan`. */
export async function extendDebt(ctx: Ctx, id: string, NgayHan: string, LyDo: string): Promise<void> {
  const LyDoGiaHan = givenReason(LyDo, { code: 'REASON_NEEDED' });
  await inTransaction(ctx, async (tx) => {
    const debt = await heldFor(tx, id, 'giaHan');
    const before = debt.NgayHan;
    if (NgayHan < today(tx)) refuseIssues([{ path: 'NgayHan', code: 'DEBT_DUE_PAST' }]);
    if (NgayHan <= before)
      refuseIssues([{ path: 'NgayHan', code: 'DEBT_DUE_EARLIER', details: { NgayHan: before } }]);
    await updateRow(tx, congNoTable, id, { NgayHan, ...changed(tx) });
    await audit(tx, {
      ...{ action: 'UPDATE', entity: 'CongNo', entityId: id, BenhNhan_Id: debt.BenhNhan_Id },
      ...{ before: { NgayHan: before }, after: { NgayHan, LyDoGiaHan } },
    });
    await tellDebt(tx, debt, 'update');
  });
}

/** Cancels a debt whose fees are open: its services are due as before. Errors: BAD_INPUT without a reason, those of the act `huy`. */
export async function cancelDebt(ctx: Ctx, id: string, LyDo: string): Promise<void> {
  const LyDoHuy = givenReason(LyDo, { code: 'REASON_NEEDED' });
  await inTransaction(ctx, async (tx) => {
    const { account, debt } = await lockDebt(tx, id);
    await transition(tx, congNoActs, congNoTable, id, 'huy', {
      locked: debt,
      facts: () => debtFacts(tx, debt),
      auditAction: 'CANCEL',
      set: { LyDoHuy },
      derived: { ConLai: '0', DaGiam: toMoney(dec(debt.DaGiam).plus(debt.ConLai)) },
    });
    await noteMovements(tx, id, [{ Loai: 'DieuChinh', SoTien: debt.ConLai }]);
    await decideWriteOff(tx, debt, { TrangThai: 'DaRut' });
    await tellDebt(tx, debt, 'update');
    await unmarkOwed(tx, account, await linesOfNoOther(tx, debt));
  });
}

/** The lines of a cancelled debt that stand in no other one. */
async function linesOfNoOther(tx: Tx, { _id, TiepNhan_Id }: CongNoRow): Promise<string[]> {
  const others = new Set(
    (await debtsOfVisit(tx, TiepNhan_Id)).flatMap(({ dongs }) => dongs.map((one) => one.VienPhiDong_Id)),
  );
  const own = await tx.db
    .select({ id: congNoDongTable.VienPhiDong_Id })
    .from(congNoDongTable)
    .where(eq(congNoDongTable.CongNo_Id, _id));
  return own.map(({ id }) => id).filter((id) => !others.has(id));
}
