import { congNoActs } from '@sen/domain/debts/congNo';
import { chiaTheoDong } from '@sen/domain/debts/cover';
import { dec, toMoney } from '@sen/domain/money/decimal';
import { sql } from 'drizzle-orm';
import { requireAct } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { insertRow } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { DeNghiXoaNoInput } from '../../gql/main.ts';
import { exemptOwed } from '../cashier/owing.ts';
import { decideWriteOff } from './decision.ts';
import { debtFacts, heldFor, lockDebt } from './facts.ts';
import { debtsOfVisit, standingOf, tellDebt } from './follow.ts';
import { type CongNoRow, congNoDongTable, type XoaNoRow, xoaNoTable } from './tables.ts';

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
    await tellDebt(tx, debt, 'update');
  });
}

/** Refuses a request to write a debt off. Errors: BAD_INPUT without a reason, NOT_FOUND, those of the act `tuChoiXoa`. */
export async function refuseWriteOff(ctx: Ctx, id: string, LyDo: string): Promise<void> {
  const YKien = givenReason(LyDo, { code: 'REASON_NEEDED' });
  await inTransaction(ctx, async (tx) => {
    const debt = await heldFor(tx, id, 'tuChoiXoa');
    await decide(tx, debt, { TrangThai: 'TuChoi', YKien });
    await tellDebt(tx, debt, 'update');
  });
}

/** A request to write a debt off as whoever decides on it saw it; null for whichever waits. */
export type SeenRequest = {
  id: string;
  XoaNo_Id?: string | null | undefined;
  YKien?: string | null | undefined;
};

/**
 * Approves a request to write a debt off: the lines that it was written over are let off by as much, so that account and debt agree.
 * Errors: NOT_FOUND, WRITE_OFF_TOO_LARGE where less is left by now, STATE_CHANGED where another request waits than was seen, TRANSFER_AWAITED,
 * those of the act `duyetXoa`.
 */
export async function approveWriteOff(ctx: Ctx, { id, XoaNo_Id, YKien }: SeenRequest): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { account, debt } = await lockDebt(tx, id);
    requireAct(tx, congNoActs, 'duyetXoa', await debtFacts(tx, debt));
    const debts = await debtsOfVisit(tx, debt.TiepNhan_Id);
    const left = (await standingOf(tx, debts)).get(id)?.dongs ?? new Map<string, string>();
    const decision = { TrangThai: 'DaDuyet', YKien: YKien?.trim() || null } as const;
    const { _id, SoTien, LyDo } = await decide(tx, debt, decision);
    if (XoaNo_Id && XoaNo_Id !== _id) throw new DomainError('STATE_CHANGED');
    if (dec(SoTien).gt(debt.ConLai)) throw new DomainError('WRITE_OFF_TOO_LARGE', { max: debt.ConLai });
    const shares = chiaTheoDong(SoTien, left);
    // the debt gives up first what the lines will no longer owe
    await tx.db.execute(sql`
      update ${congNoDongTable} d set da_xoa = d.da_xoa + s.share
      from unnest(${sql.param(shares.map((one) => one.VienPhiDong_Id))}::uuid[], ${sql.param(shares.map((one) => one.SoTien))}::numeric[]) as s(line, share)
      where d.cong_no_id = ${id} and d.vien_phi_dong_id = s.line`);
    await exemptOwed(tx, account, shares, LyDo);
    await tellDebt(tx, debt, 'update');
  });
}

/** Decides on the request that waits. The act was asked for: there is one. */
async function decide(
  tx: Tx,
  debt: CongNoRow,
  decision: Pick<XoaNoRow, 'TrangThai' | 'YKien'>,
): Promise<XoaNoRow> {
  const by = { NguoiDuyet_Id: tx.user?.NhanVien_Id ?? null, NgayDuyet: tx.now() };
  const asked = await decideWriteOff(tx, debt, { ...decision, ...by });
  if (!asked) throw new DomainError('WRITE_OFF_NOT_ASKED');
  return asked;
}
