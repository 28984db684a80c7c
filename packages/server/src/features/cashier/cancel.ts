import { eq, inArray } from 'drizzle-orm';
import { audit } from '../../engine/audit.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events.ts';
import { inTransaction } from '../../engine/transaction.ts';
import { confirmReception } from '../reception/confirm.ts';
import { lockAccount } from './account.ts';
import { lockPostings, lockReceipt, moveReceipt, reopenReceipts, unpost } from './postings.ts';
import { settleAccount } from './recompute.ts';
import {
  vienPhiTable as accounts,
  type BienLaiRow,
  vienPhiDongTable as lines,
  type PhanBoRow,
  bienLaiTable as receipts,
} from './tables.ts';

/**
 * Cancels a receipt: its money goes back to the payer, its number stays. Errors: BAD_INPUT without a reason, STATE_CHANGED,
 * SHIFT_CLOSED, RECEIPT_REFUNDED, RECEIPT_HAS_POSTINGS for an advance in use, LINE_PERFORMED.
 */
export async function cancelReceipt(ctx: Ctx, id: string, LyDo: string): Promise<void> {
  if (LyDo.trim() === '') refuseIssues([{ path: 'LyDo', code: 'REASON_NEEDED' }]);
  await inTransaction(ctx, async (tx) => {
    const { TiepNhan_Id, BenhNhan_Id } = await readReceipt(tx, id);
    const account = await lockAccount(tx, TiepNhan_Id);
    const receipt = await lockReceipt(tx, id);
    if (receipt.TrangThai === 'DaHuy') throw new DomainError('STATE_CHANGED', { state: receipt.TrangThai });
    if (receipt.CaThu_Id) throw new DomainError('SHIFT_CLOSED');
    await undo(tx, receipt);
    await moveReceipt(tx, id, 'huy', {
      LyDoHuy: LyDo.trim(),
      NguoiHuy_Id: tx.user?.NhanVien_Id ?? null,
      NgayHuy: tx.now(),
    });
    await emit(tx, {
      module: 'BienLai',
      process: 'delete',
      idNode: tx.nodeId,
      data: { BienLai_Id: id, TiepNhan_Id, BenhNhan_Id },
    });
    await settleAccount(tx, account);
  });
}

async function undo(tx: Tx, receipt: BienLaiRow): Promise<void> {
  const own = await lockPostings(tx, { from: receipt._id });
  const given = await lockPostings(tx, { back: receipt._id });
  if (receipt.LoaiBienLai === 'HoanTien' || receipt.LoaiBienLai === 'HoanUng') {
    await unpost(tx, given);
    if (receipt.LoaiBienLai === 'HoanUng') {
      await reopenReceipts(
        tx,
        given.map((row) => row.BienLai_Id),
      );
      await confirmReception(tx, receipt.TiepNhan_Id, { DaHoanUng: false }, receipt.MaBienLai);
    }
    // its own sum stands in no posting of its own, so that it is taken back here
    await tx.db.update(receipts).set({ HachToan: '0' }).where(eq(receipts._id, receipt._id));
    await moveReceipt(tx, receipt._id, 'huyHachToan');
    return;
  }
  const [refunded] = own.flatMap((row) => row.BienLaiHoan_Id ?? []);
  if (refunded)
    throw new DomainError('RECEIPT_REFUNDED', { MaBienLai: (await readReceipt(tx, refunded)).MaBienLai });
  if (receipt.LoaiBienLai === 'ThuTien' && own.length > 0) {
    await refusePerformed(tx, own);
    await unpost(tx, own);
    await moveReceipt(tx, receipt._id, 'huyHachToan');
  }
}

/**
 * Takes the postings of lines back: the money waits on its receipts again. Errors: LINE_PERFORMED, SHIFT_CLOSED, RECEIPT_REFUNDED,
 * BAD_INPUT without a reason.
 */
export async function takeBackPostings(
  ctx: Ctx,
  TiepNhan_Id: string,
  dongIds: readonly string[] | null,
  LyDo: string,
): Promise<void> {
  if (LyDo.trim() === '') refuseIssues([{ path: 'LyDo', code: 'REASON_NEEDED' }]);
  await inTransaction(ctx, async (tx) => {
    const account = await lockAccount(tx, TiepNhan_Id);
    const ids = dongIds ?? (await liveLineIds(tx, TiepNhan_Id));
    const rows = ids.length > 0 ? await lockPostings(tx, { lines: ids }) : [];
    if (rows.length === 0) throw new DomainError('STATE_CHANGED');
    const [refunded] = rows.flatMap((row) => row.BienLaiHoan_Id ?? []);
    if (refunded)
      throw new DomainError('RECEIPT_REFUNDED', { MaBienLai: (await readReceipt(tx, refunded)).MaBienLai });
    await refusePerformed(tx, rows);
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
      after: { LyDo },
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

async function refusePerformed(tx: Tx, rows: readonly PhanBoRow[]): Promise<void> {
  const ids = rows.flatMap((row) => row.VienPhiDong_Id ?? []);
  if (ids.length === 0) return;
  const paid = await tx.db
    .select({ Ten: lines.Ten, ThucHien: lines.ThucHien })
    .from(lines)
    .where(inArray(lines._id, ids))
    .for('update');
  const performed = paid.find((line) => line.ThucHien);
  if (performed) throw new DomainError('LINE_PERFORMED', { Ten: performed.Ten });
}

async function liveLineIds(tx: Tx, TiepNhan_Id: string): Promise<string[]> {
  const rows = await tx.db.select({ _id: lines._id }).from(lines).where(eq(lines.TiepNhan_Id, TiepNhan_Id));
  return rows.map((row) => row._id);
}

async function readReceipt(tx: Tx, id: string): Promise<BienLaiRow> {
  const [row] = await tx.db.select().from(receipts).where(eq(receipts._id, id));
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'BienLai' });
  return row;
}
