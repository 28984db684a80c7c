import { type BienLaiFacts, bienLaiActs } from '@sen/domain/cashier/bienLai';
import { dec } from '@sen/domain/money/decimal';
import { eq } from 'drizzle-orm';
import { givenReason } from '../../engine/acts/reason.ts';
import { transition } from '../../engine/acts/transition.ts';
import { audit } from '../../engine/audit/audit.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { giveVouchersAgain } from '../promotions/commands.ts';
import { confirmReception } from '../reception/confirm.ts';
import { lockAnyReception } from '../reception/queries.ts';
import { type Account, lockAccount, lockLines } from './account.ts';
import { cancelAdvanceVouchers } from './advanceVouchers.ts';
import { cashierOf } from './books.ts';
import { chosenLines } from './collect.ts';
import { receiptFacts, requireOnLines } from './facts.ts';
import { whenReceiptCancelled } from './points.ts';
import { keptOf, lockPostings, lockReceipt, reopenReceipts, unpost } from './postings.ts';
import { costOfVisit } from './queries.ts';
import { settleAccount } from './recompute.ts';
import {
  vienPhiTable as accounts,
  type BienLaiRow,
  bienLaiTable as receipts,
  type VienPhiRow,
} from './tables.ts';
import { giveVouchersBack, useVouchersAgain } from './vouchersBack.ts';

/**
 * Cancels a receipt: its money goes back to the payer, its number stays. Another cashier's receipt stays in that cashier's shift: the
 * money leaves the drawer of the one who cancels. Errors: BAD_INPUT without a reason, those of the act `huy`, NO_STAFF_RECORD.
 */
export async function cancelReceipt(ctx: Ctx, id: string, LyDo: string): Promise<void> {
  const reason = givenReason(LyDo, { code: 'REASON_NEEDED' });
  await inTransaction(ctx, async (tx) => {
    const { TiepNhan_Id, BenhNhan_Id, LoaiBienLai } = await readReceipt(tx, id);
    // a returned advance closed the reception, which is locked before its money
    if (LoaiBienLai === 'HoanUng') await lockAnyReception(tx, TiepNhan_Id);
    const account = await lockAccount(tx, TiepNhan_Id);
    const receipt = await lockReceipt(tx, id);
    const { NguoiThu_Id } = receipt;
    const NguoiHuy_Id = cashierOf(tx);
    const { row: before } = account;
    const facts = await receiptFacts(tx, receipt, account.reception);
    await transition(tx, bienLaiActs, receipts, id, 'huy', {
      locked: receipt,
      facts: () => facts,
      auditAction: 'CANCEL',
      set: {
        HachToan: '0',
        LyDoHuy: reason,
        NguoiHuy_Id,
        NgayHuy: tx.now(),
        NguoiTraTien_Id: NguoiHuy_Id === NguoiThu_Id ? null : NguoiHuy_Id,
      },
      after: () => undo(tx, account, receipt, facts),
    });
    for (const run of whenReceiptCancelled.all()) await run(tx, receipt);
    await emit(tx, {
      module: 'BienLai',
      process: 'delete',
      idNode: tx.nodeId,
      data: { BienLai_Id: id, TiepNhan_Id, BenhNhan_Id },
    });
    await settleAccount(tx, account);
    if (facts.ThuNo) await requireOwed(tx, account, before, facts);
  });
}

/** What a receipt of debts paid is owed again, and nothing else becomes due. Errors: RECEPTION_COST_CONFIRMED, LINE_PERFORMED. */
async function requireOwed(
  tx: Tx,
  { reception }: Account,
  before: VienPhiRow,
  { daThucHien }: BienLaiFacts,
): Promise<void> {
  const now = await costOfVisit({ ...tx, loaders: new Map() }, before.TiepNhan_Id);
  const grown = (sum: 'ConLai' | 'CongNo') => dec(now[sum]).minus(before[sum]);
  if (grown('ConLai').lte(grown('CongNo'))) return;
  if (reception.DaXacNhanChiPhi) throw new DomainError('RECEPTION_COST_CONFIRMED');
  if (daThucHien !== null) throw new DomainError('LINE_PERFORMED', { Ten: daThucHien });
}

/** Takes back what a receipt settled, or what it gave back; the vouchers of a bill follow its money, except that a debt stays as it was written. */
async function undo(tx: Tx, account: Account, receipt: BienLaiRow, { ThuNo }: BienLaiFacts): Promise<void> {
  await cancelAdvanceVouchers(tx, receipt._id);
  await useVouchersAgain(tx, account, receipt._id);
  const settled = await lockPostings(tx, { from: receipt._id });
  await unpost(tx, settled);
  const given = await lockPostings(tx, { back: receipt._id });
  await unpost(tx, given);
  if (!ThuNo && (receipt.LoaiBienLai === 'ThuTien' || settled.length > 0))
    await giveVouchersBack(tx, account, receipt._id);
  if (given.length > 0) await giveVouchersAgain(tx, await keptOf(tx, given));
  if (receipt.LoaiBienLai !== 'HoanUng') return;
  await reopenReceipts(
    tx,
    given.map((row) => row.BienLai_Id),
  );
  await confirmReception(tx, receipt.TiepNhan_Id, { DaHoanUng: false }, receipt.MaBienLai);
}

/**
 * Takes the postings of lines back, of all that are paid when none are named: the money waits on its receipts again. Errors: BAD_INPUT
 * without a reason, those of the act `huyHachToan`, LINE_NOT_OF_VISIT.
 */
export async function takeBackPostings(
  ctx: Ctx,
  TiepNhan_Id: string,
  dongIds: readonly string[] | null,
  LyDo: string,
): Promise<void> {
  const reason = givenReason(LyDo, { code: 'REASON_NEEDED' });
  await inTransaction(ctx, async (tx) => {
    const account = await lockAccount(tx, TiepNhan_Id);
    const chosen = dongIds
      ? await chosenLines(tx, TiepNhan_Id, dongIds)
      : (await lockLines(tx, TiepNhan_Id)).filter((line) => dec(line.HachToan).gt(0));
    if (chosen.length === 0) throw new DomainError('STATE_CHANGED');
    await requireOnLines(tx, chosen, account.reception, 'huyHachToan');
    const rows = await lockPostings(tx, { lines: chosen.map((line) => line._id) });
    await unpost(tx, rows);
    await reopenReceipts(
      tx,
      rows.map((row) => row.BienLai_Id),
    );
    const { BenhNhan_Id } = account.row;
    await audit(tx, {
      action: 'CANCEL',
      entity: 'VienPhi',
      entityId: account.row._id,
      BenhNhan_Id,
      before: { hachToan: rows },
      after: { LyDo: reason },
    });
    await emit(tx, {
      module: 'VienPhi',
      process: 'cancelAccount',
      idNode: tx.nodeId,
      data: { TiepNhan_Id, BenhNhan_Id },
    });
    await settleAccount(tx, account);
  });
}

/** The visit of an account (mTransactionId). Errors: NOT_FOUND. */
export async function visitOfAccount(ctx: Ctx, id: string): Promise<string> {
  const [row] = await ctx.db
    .select({ TiepNhan_Id: accounts.TiepNhan_Id })
    .from(accounts)
    .where(eq(accounts._id, id));
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'VienPhi' });
  return row.TiepNhan_Id;
}

async function readReceipt(tx: Tx, id: string): Promise<BienLaiRow> {
  const [row] = await tx.db.select().from(receipts).where(eq(receipts._id, id));
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'BienLai' });
  return row;
}
