import {
  giaoDichNganHangActs,
  reasonOfRefusal,
  whyNotCollected,
} from '@sen/domain/bankNotices/giaoDichNganHang';
import { maGiaoDichTrong } from '@sen/domain/cashier/giaoDichTam';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { transition } from '../../engine/acts/transition.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { lockRow } from '../../engine/sql/rows.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { asPreparer, collectPrepared, preparedByCodes } from '../cashier/prepared.ts';
import type { GiaoDichTamRow } from '../cashier/tables.ts';
import { accountRows } from '../identity/sql.ts';
import { type GiaoDichNganHangRow, giaoDichNganHangTable as table } from './tables.ts';

type Wait = Pick<GiaoDichNganHangRow, 'LyDoCho' | 'MaLoi' | 'GiaoDichTam_Id'>;

const tries = 3;

/**
 * Collects what a transfer pays, in the name of who prepared it and in one transaction with the state of the transfer; else notes why
 * it waits. A transfer that waits no longer stays as it is.
 */
export async function matchNotice(ctx: Ctx, id: string): Promise<void> {
  for (let at = 1; ; at++) {
    try {
      await inTransaction(ctx, (tx) => settle(tx, id));
      return;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      // it was collected, cancelled or expired at this moment: read anew it says so
      if (error.code === 'STATE_CHANGED' && at < tries) continue;
      await inTransaction(ctx, (tx) => noteRefusal(tx, id, error.code));
      return;
    }
  }
}

/** So many transfers are looked at in one go. */
const together = 100;

/** Looks at all transfers that a statement file has brought; `nobody` is a context of the system. */
export async function matchStatement(nobody: Ctx): Promise<void> {
  while ((await matchForgotten(nobody, 0)) === together);
}

/** Looks again at transfers that nobody has looked at for a minute, after a fault of the machine; how many. */
export async function matchForgotten(nobody: Ctx, olderThan = 60_000): Promise<number> {
  const before = new Date(nobody.now().getTime() - olderThan);
  const left = await nobody.db
    .select({ _id: table._id })
    .from(table)
    .where(and(eq(table.TrangThai, 'ChoXuLy'), isNull(table.LyDoCho), lte(table.NgayTao, before)))
    .limit(together);
  for (const { _id } of left) await matchNotice(nobody, _id);
  return left.length;
}

async function settle(tx: Tx, id: string): Promise<void> {
  const row = await lockRow(tx, table, id);
  if (row?.TrangThai !== 'ChoXuLy') return;
  const found = await preparedByCodes(tx, maGiaoDichTrong(row.NoiDung));
  const judged = found.map((one) => ({ one, why: whyNotCollected(row.SoTien, one, tx.now()) }));
  const right = judged.find(({ why }) => why === null)?.one;
  if (!right) {
    const [first] = judged;
    const GiaoDichTam_Id = first?.one._id ?? null;
    await wait(tx, row, { LyDoCho: first?.why ?? 'KhongCoMa', MaLoi: null, GiaoDichTam_Id });
    return;
  }
  await requireUnlocked(tx, right);
  const BienLai_Id = await collectPrepared(asPreparer(tx, right), right._id, row.MaThamChieu ?? row.MaNguon);
  await markCollected(tx, row, { BienLai_Id, GiaoDichTam_Id: right._id }, true);
}

/** Nothing is collected in the name of somebody whose account was locked since. Error: PREPARER_LOCKED. */
async function requireUnlocked(tx: Tx, { nguoiChuanBi }: GiaoDichTamRow): Promise<void> {
  const { rows } = await tx.db.execute(
    sql`select 1 from ${accountRows} a where a.id = ${nguoiChuanBi.user._id} and a.is_locked`,
  );
  if (rows.length > 0) throw new DomainError('PREPARER_LOCKED');
}

/** Marks a transfer as collected by a receipt. `consequence`: nobody asks for it, what is prepared does. */
export async function markCollected(
  tx: Tx,
  row: GiaoDichNganHangRow,
  by: { BienLai_Id: string; GiaoDichTam_Id: string | null },
  consequence: boolean,
): Promise<void> {
  await transition(tx, giaoDichNganHangActs, table, row._id, 'thuTien', {
    locked: row,
    consequence,
    facts: () => ({ TrangThai: row.TrangThai, node: null }),
    set: { ...by, LyDoCho: null, MaLoi: null },
  });
  await tell(tx, row._id);
}

/** Tells the screens that show transfers. */
export function tell(tx: Tx, _id: string): Promise<void> {
  return emit(tx, { module: 'GiaoDichNganHang', process: 'update', data: { _id } });
}

async function noteRefusal(tx: Tx, id: string, code: string): Promise<void> {
  const row = await lockRow(tx, table, id);
  if (row?.TrangThai !== 'ChoXuLy') return;
  const [first] = await preparedByCodes(tx, maGiaoDichTrong(row.NoiDung));
  await wait(tx, row, { LyDoCho: reasonOfRefusal(code), MaLoi: code, GiaoDichTam_Id: first?._id ?? null });
}

async function wait(tx: Tx, { _id }: GiaoDichNganHangRow, why: Wait): Promise<void> {
  await tx.db
    .update(table)
    .set({ ...why, NgayCapNhat: tx.now() })
    .where(eq(table._id, _id));
  await tell(tx, _id);
}
