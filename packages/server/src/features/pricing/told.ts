import { and, eq, sql } from 'drizzle-orm';
import { type AuditAction, audit } from '../../engine/audit.ts';
import type { Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { emit } from '../../engine/events.ts';
import { type BangGiaRow, bangGiaTable as lists } from './tables.ts';

/** Records an act on a price list and tells the screens. */
export async function told(
  tx: Tx,
  action: AuditAction,
  id: string,
  after: unknown,
  before?: unknown,
): Promise<void> {
  await audit(tx, { action, entity: 'BangGia', entityId: id, before, after });
  await emit(tx, { module: 'DanhMuc', process: 'update', data: { name: 'BangGia', id } });
}

/** A list that was not taken back, locked. Errors: NOT_FOUND. */
export async function lockList(tx: Tx, id: string): Promise<BangGiaRow> {
  const [row] = await tx.db.select().from(lists).where(eq(lists._id, id)).for('update');
  if (!row || row.TrangThai === 'DaHuy') throw new DomainError('NOT_FOUND', { entity: 'BangGia' });
  return row;
}

/** A list that was not released, locked. Errors: NOT_FOUND, PRICE_LIST_RELEASED. */
export async function lockDraft(tx: Tx, id: string): Promise<BangGiaRow> {
  const row = await lockList(tx, id);
  if (row.TrangThai !== 'ChuaPhatHanh') throw new DomainError('PRICE_LIST_RELEASED');
  return row;
}

/** Whether a list is a released one of a price type. */
export function releasedOf(LoaiGia_Id: string) {
  return and(eq(lists.LoaiGia_Id, LoaiGia_Id), eq(lists.TrangThai, 'DaPhatHanh'));
}

/** What changes which list holds when is done one after the other for a price type; taken before the lists are locked. */
export async function lockType(tx: Tx, id: string): Promise<void> {
  await tx.db.execute(sql`
    select pg_advisory_xact_lock(hashtextextended('bang_gia:' || b.loai_gia_id, 0)) from main.bang_gia b where b.id = ${id}::uuid`);
}
