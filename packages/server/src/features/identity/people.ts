import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { loadOne } from '../../engine/loaders.ts';

/** The name of a member of staff, by the id of the person or of the account; the account's name for one that belongs to nobody. */
export function personName(ctx: Ctx, id: string): Promise<string | null> {
  return loadOne(ctx, 'name of a person', id, async (of, ids) => {
    const all = sql`${sql.param([...ids])}::uuid[]`;
    const { rows } = await of.db.execute<{ id: string; ten: string }>(sql`
      select id, ten_nhan_vien as ten from main.nhan_vien where id = any(${all}) union all
      select a.id, coalesce(s.ten_nhan_vien, a.username) from auth.account a left join main.nhan_vien s on s.id = a.nhan_vien_id
      where a.id = any(${all})`);
    return new Map(rows.map((row) => [row.id, row.ten]));
  });
}
