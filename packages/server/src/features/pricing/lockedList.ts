import { type BangGiaAction, bangGiaActs } from '@sen/domain/pricing/bangGia';
import { and, eq, ne, sql } from 'drizzle-orm';
import { requireAct } from '../../engine/acts/acts.ts';
import { type AuditAction, audit } from '../../engine/audit/audit.ts';
import type { Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { bangGiaFacts, countPrices } from './queries.ts';
import { type BangGiaRow, bangGiaTable as lists } from './tables.ts';

/** Records an act on a price list and tells the screens. */
export async function auditAndAnnounce(
  tx: Tx,
  action: AuditAction,
  id: string,
  after: unknown,
  before?: unknown,
): Promise<void> {
  await audit(tx, { action, entity: 'BangGia', entityId: id, before, after });
  await emit(tx, { module: 'DanhMuc', process: 'update', data: { name: 'BangGia', id } });
}

/** A list that was not removed, locked, with which an act is allowed. Errors: NOT_FOUND, those of the act. */
export async function lockList(tx: Tx, id: string, action: BangGiaAction): Promise<BangGiaRow> {
  const [row] = await tx.db
    .select()
    .from(lists)
    .where(and(eq(lists._id, id), ne(lists.TrangThai, 'DaHuy')))
    .for('update');
  if (!row) throw new DomainError('NOT_FOUND', { entity: bangGiaActs.name });
  requireAct(tx, bangGiaActs, action, bangGiaFacts(tx, row, await countPrices(tx, id)));
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
