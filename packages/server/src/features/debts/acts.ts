import { congNoActs } from '@sen/domain/debts/congNo';
import { chiaTheoDong } from '@sen/domain/debts/cover';
import { reminderIssues } from '@sen/domain/followUps/giayHen';
import { dec, toMoney } from '@sen/domain/money/decimal';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { requireAct } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { transition } from '../../engine/acts/transition.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx, today } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { insertRow, insertRows } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { DeNghiXoaNoInput, NhacCongNoInput } from '../../gql/main.ts';
import { exemptOwed, unmarkOwed } from '../cashier/owing.ts';
import { debtFacts, lockDebt, waitingRequest } from './facts.ts';
import { debtsOfVisit, noteMovements, standingOf, tellDebt } from './follow.ts';
import {
  type CongNoRow,
  congNoDongTable,
  congNoTable,
  nhacNoTable,
  type XoaNoRow,
  xoaNoTable,
} from './tables.ts';

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
    for (const debt of debts) requireAct(tx, congNoActs, 'nhacNo', await debtFacts(tx, debt));
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
    await touch(tx, id, { NgayHan });
    await log(tx, debt, { NgayHan: before }, { NgayHan, LyDoGiaHan });
    await tellDebt(tx, debt, 'update');
  });
}

/** Asks for a debt to be written off, all or a part of it. Errors: BAD_INPUT, NOT_FOUND, those of the act `deNghiXoa`. */
export async function askWriteOff(ctx: Ctx, input: DeNghiXoaNoInput): Promise<void> {
  const LyDo = givenReason(input.LyDo, { code: 'REASON_NEEDED' });
  await once(ctx, { id: input.requestId, operation: 'deNghiXoaNo', content: input }, async (tx) => {
    const debt = await heldFor(tx, input.id, 'deNghiXoa');
    const SoTien = toMoney(input.SoTien ?? debt.ConLai);
    if (dec(SoTien).lte(0)) refuseIssues([{ path: 'SoTien', code: 'TOO_SMALL', details: { min: '1' } }]);
    if (dec(SoTien).gt(debt.ConLai))
      refuseIssues([{ path: 'SoTien', code: 'WRITE_OFF_TOO_LARGE', details: { max: debt.ConLai } }]);
    const asked = await insertRow(tx, xoaNoTable, {
      ...{ CongNo_Id: debt._id, SoTien, LyDo, NgayDeNghi: tx.now(), TrangThai: 'ChoDuyet' },
      NguoiDeNghi_Id: tx.user?.NhanVien_Id ?? null,
      NguoiTao_Id: actor(tx),
    });
    const { BenhNhan_Id } = debt;
    await audit(tx, { action: 'CREATE', entity: 'XoaNo', entityId: asked._id, BenhNhan_Id, after: asked });
    await tellDebt(tx, debt, 'update');
    return {};
  });
}

/** Takes a request to write a debt off back. Errors: NOT_FOUND, those of the act `rutDeNghi`. */
export async function withdrawWriteOff(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const debt = await heldFor(tx, id, 'rutDeNghi');
    await decide(tx, debt, { TrangThai: 'DaRut', YKien: null });
  });
}

/** Refuses a request to write a debt off. Errors: BAD_INPUT without a reason, NOT_FOUND, those of the act `tuChoiXoa`. */
export async function refuseWriteOff(ctx: Ctx, id: string, LyDo: string): Promise<void> {
  const YKien = givenReason(LyDo, { code: 'REASON_NEEDED' });
  await inTransaction(ctx, async (tx) => {
    const debt = await heldFor(tx, id, 'tuChoiXoa');
    await decide(tx, debt, { TrangThai: 'TuChoi', YKien });
  });
}

/**
 * Approves a request to write a debt off: the lines that it was written over are let off by as much, so that account and debt agree.
 * Errors: NOT_FOUND, WRITE_OFF_TOO_LARGE where less is left by now, those of the act `duyetXoa`.
 */
export async function approveWriteOff(ctx: Ctx, id: string, YKien: string | null): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { account, debt } = await lockDebt(tx, id);
    requireAct(tx, congNoActs, 'duyetXoa', await debtFacts(tx, debt));
    const debts = await debtsOfVisit(tx, debt.TiepNhan_Id);
    const left = (await standingOf(tx, debts)).get(id)?.dongs ?? new Map<string, string>();
    const { SoTien, LyDo } = await decide(tx, debt, { TrangThai: 'DaDuyet', YKien: YKien?.trim() || null });
    if (dec(SoTien).gt(debt.ConLai)) throw new DomainError('WRITE_OFF_TOO_LARGE', { max: debt.ConLai });
    const shares = chiaTheoDong(SoTien, left);
    // the debt gives up first what the lines will no longer owe
    for (const { VienPhiDong_Id, SoTien: share } of shares)
      await tx.db
        .update(congNoDongTable)
        .set({ DaXoa: sql`${congNoDongTable.DaXoa} + ${share}::numeric` })
        .where(and(eq(congNoDongTable.CongNo_Id, id), eq(congNoDongTable.VienPhiDong_Id, VienPhiDong_Id)));
    await exemptOwed(tx, account, shares, LyDo);
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
    await withdrawOf(tx, debt);
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
    .where(and(eq(congNoDongTable.CongNo_Id, _id), ne(congNoDongTable.SoTien, '0')));
  return own.map(({ id }) => id).filter((id) => !others.has(id));
}

async function heldFor(tx: Tx, id: string, action: keyof typeof congNoActs.acts): Promise<CongNoRow> {
  const { debt } = await lockDebt(tx, id);
  requireAct(tx, congNoActs, action, await debtFacts(tx, debt));
  return debt;
}

async function withdrawOf(tx: Tx, debt: CongNoRow): Promise<void> {
  if (await waitingRequest(tx, debt._id)) await decide(tx, debt, { TrangThai: 'DaRut', YKien: null });
}

/** Decides on the request that waits, and answers it as it was asked. The act was asked for: there is one. */
async function decide(
  tx: Tx,
  debt: CongNoRow,
  decision: Pick<XoaNoRow, 'TrangThai' | 'YKien'>,
): Promise<XoaNoRow> {
  const asked = await waitingRequest(tx, debt._id);
  if (!asked) throw new DomainError('WRITE_OFF_NOT_ASKED');
  const set = { ...decision, NguoiDuyet_Id: tx.user?.NhanVien_Id ?? null, NgayDuyet: tx.now() };
  await tx.db
    .update(xoaNoTable)
    .set({
      ...set,
      version: sql`${xoaNoTable.version} + 1`,
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    })
    .where(eq(xoaNoTable._id, asked._id));
  await audit(tx, {
    action: decision.TrangThai === 'DaDuyet' ? 'APPROVED' : 'UPDATE',
    entity: 'XoaNo',
    entityId: asked._id,
    BenhNhan_Id: debt.BenhNhan_Id,
    before: { TrangThai: asked.TrangThai },
    after: set,
  });
  await tellDebt(tx, debt, 'update');
  return asked;
}

async function touch(tx: Tx, id: string, set: Partial<CongNoRow>): Promise<void> {
  await tx.db
    .update(congNoTable)
    .set({
      ...set,
      version: sql`${congNoTable.version} + 1`,
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    })
    .where(eq(congNoTable._id, id));
}

function log(
  tx: Tx,
  { _id, BenhNhan_Id }: CongNoRow,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Promise<void> {
  return audit(tx, { action: 'UPDATE', entity: 'CongNo', entityId: _id, BenhNhan_Id, before, after });
}
