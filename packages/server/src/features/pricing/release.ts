import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { actor, type Ctx, type Tx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { auditAndAnnounce, lockList, lockType, releasedOf } from './lockedList.ts';
import { type BangGiaRow, bangGiaTable as lists } from './tables.ts';

/**
 * Releases price lists: each holds from its first day on (`TuNgay` when given, else the list's own), and the one before it ends the
 * day before. Errors: NOT_FOUND, PRICE_LIST_RELEASED, PRICE_LIST_EMPTY, PRICE_LIST_OVERLAP, PRICE_LIST_PAST.
 */
export async function releaseBangGia(
  ctx: Ctx,
  ids: readonly string[],
  TuNgay: string | null = null,
): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    for (const id of [...new Set(ids)].sort()) await release(tx, id, TuNgay);
    return ids.length;
  });
}

async function release(tx: Tx, id: string, asked: string | null): Promise<void> {
  await lockType(tx, id);
  const list = await lockList(tx, id, 'phatHanh');
  const TuNgay = asked ?? list.TuNgay;
  await mustFit(tx, list, TuNgay);
  const released = releasedOf(list.LoaiGia_Id);
  // The list before it ends the day before.
  await tx.db
    .update(lists)
    .set({ DenNgay: sql`${TuNgay}::date - 1`, version: sql`${lists.version} + 1` })
    .where(and(released, lt(lists.TuNgay, TuNgay), sql`(den_ngay is null or den_ngay >= ${TuNgay}::date)`));
  const set = {
    TrangThai: 'DaPhatHanh',
    NgayPhatHanh: tx.now(),
    NguoiPhatHanh_Id: actor(tx),
    TuNgay,
    DenNgay: null,
  } as const;
  await tx.db
    .update(lists)
    .set({ ...set, ...stamp(tx, list) })
    .where(eq(lists._id, id));
  await auditAndAnnounce(tx, 'APPROVED', id, set, { TrangThai: list.TrangThai, TuNgay: list.TuNgay });
}

/** A list that begins on the same day or later is not overtaken, and days that are over keep the list they had. */
async function mustFit(tx: Tx, list: BangGiaRow, TuNgay: string): Promise<void> {
  const released = releasedOf(list.LoaiGia_Id);
  const [later] = await tx.db
    .select({ TuNgay: lists.TuNgay })
    .from(lists)
    .where(and(released, gte(lists.TuNgay, TuNgay)))
    .limit(1);
  if (later) throw new DomainError('PRICE_LIST_OVERLAP', { TuNgay: later.TuNgay });
  const now = today(tx);
  if (TuNgay >= now) return;
  const [held] = await tx.db
    .select({ _id: lists._id })
    .from(lists)
    .where(and(released, sql`(den_ngay is null or den_ngay >= ${TuNgay}::date)`))
    .limit(1);
  if (held) throw new DomainError('PRICE_LIST_PAST', { today: now });
}

/**
 * Takes back a released list that has not begun: it is a draft again, and the list before it gets its end back.
 * Errors: NOT_FOUND, STATE_CHANGED, PRICE_LIST_BEGUN.
 */
export async function thuHoiBangGia(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockType(tx, id);
    const list = await lockList(tx, id, 'thuHoi');
    const set = {
      TrangThai: 'ChuaPhatHanh',
      NgayPhatHanh: null,
      NguoiPhatHanh_Id: null,
      DenNgay: null,
    } as const;
    await tx.db
      .update(lists)
      .set({ ...set, ...stamp(tx, list) })
      .where(eq(lists._id, id));
    // The list that ended for this one holds on: to where this one would have ended, or openly.
    await tx.db
      .update(lists)
      .set({ DenNgay: list.DenNgay, version: sql`${lists.version} + 1` })
      .where(and(releasedOf(list.LoaiGia_Id), sql`den_ngay = ${list.TuNgay}::date - 1`));
    await auditAndAnnounce(tx, 'CANCEL', id, set, {
      TrangThai: list.TrangThai,
      NgayPhatHanh: list.NgayPhatHanh,
      TuNgay: list.TuNgay,
      DenNgay: list.DenNgay,
    });
  });
}

function stamp(tx: Tx, list: BangGiaRow) {
  return { version: list.version + 1, NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) };
}
