import { daysKept } from '@sen/domain/notifications/notices';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { audit } from '../../engine/audit/audit.ts';
import { type Ctx, requireUser } from '../../engine/context.ts';
import type { Db } from '../../engine/database/database.ts';
import { emit } from '../../engine/events/events.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { forCaller } from './queries.ts';

/** Marks notices of the caller as read, all of them without ids; answers how many were unread. Those of others are passed over. */
export async function readNotices(ctx: Ctx, ids: readonly string[] | null): Promise<number> {
  const me = requireUser(ctx)._id;
  const wanted = ids ? sql`n.id = any(${sql.param([...ids])}::uuid[])` : sql`true`;
  return inTransaction(ctx, async (tx) => {
    const { rows } = await tx.db.execute<{ _id: string }>(sql`
      select n.id as "_id" from main.thong_bao n where ${wanted} and ${forCaller(tx)} and not exists (
        select 1 from main.thong_bao_da_doc d where d.thong_bao_id = n.id and d.tai_khoan_id = ${me})`);
    if (rows.length === 0) return 0;
    const read = rows.map(({ _id }) => ({ _id: v7(), ThongBao_Id: _id }));
    const { rows: written } = await tx.db.execute<{ ThongBao_Id: string }>(sql`
      insert into main.thong_bao_da_doc (id, thong_bao_id, tai_khoan_id, ngay_doc, nguoi_tao_id)
      select (r->>'_id')::uuid, (r->>'ThongBao_Id')::uuid, ${me}, ${tx.now()}, ${me} from json_array_elements(${JSON.stringify(read)}::json) r
      on conflict do nothing returning thong_bao_id as "ThongBao_Id"`);
    for (const { ThongBao_Id } of written)
      await audit(tx, { action: 'UPDATE', entity: 'ThongBao', entityId: ThongBao_Id, after: { daDoc: 1 } });
    await emit(tx, { module: 'ThongBao', process: 'update', idNode: tx.nodeId, data: { TaiKhoan_Id: me } });
    return written.length;
  });
}

/** Takes away what is older than notices are kept (notifications 6). */
export async function forgetOldNotices(db: Db): Promise<void> {
  await db.execute(
    sql`delete from main.thong_bao where ngay_tao < now() - make_interval(days => ${daysKept})`,
  );
}
