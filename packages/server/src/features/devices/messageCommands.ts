import { tinThietBiActs } from '@sen/domain/devices/results';
import { eq } from 'drizzle-orm';
import { requireAct } from '../../engine/acts/acts.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { lockRow } from '../../engine/sql/rows.ts';
import { linkById, settleMany } from './settle.ts';
import { tinThietBiTable as table } from './tables.ts';

/**
 * Says how raw messages that were not understood were settled: they wait no more. Errors: NOT_FOUND, FORBIDDEN, NODE_NOT_GRANTED,
 * STATE_CHANGED, BAD_INPUT at `LyDo`.
 */
export async function settleMessages(ctx: Ctx, ids: readonly string[], LyDo: string): Promise<void> {
  await settleMany(ctx, ids, LyDo, async (tx, id) => {
    const row = await lockRow(tx, table, id);
    const link = row && (await linkById(tx, row.KetNoi_Id));
    if (!row || !link) throw new DomainError('NOT_FOUND', { entity: 'TinThietBi' });
    requireAct(tx, tinThietBiActs, 'xem', { TrangThai: row.KetQua, node: link.NoiThucHien_Id });
    const set = { KetQua: 'DaXem', CachXuLy: LyDo.trim() } as const;
    await tx.db
      .update(table)
      .set({ ...set, version: row.version + 1, NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) })
      .where(eq(table._id, id));
    await audit(tx, {
      action: 'UPDATE',
      entity: 'TinThietBi',
      entityId: id,
      before: { KetQua: row.KetQua, Loi: row.Loi },
      after: { ...set, Loi: row.Loi },
    });
    return link;
  });
}
