import { sql } from 'drizzle-orm';
import { isOffered, isOwn } from '../../engine/catalogue/offered.ts';
import type { Ctx } from '../../engine/context.ts';
import type { MauVanBan } from '../../gql/main.ts';

/** The texts that the caller may put into a session: examination templates and advice, own ones first. One statement. */
export async function textTemplates(ctx: Ctx): Promise<MauVanBan[]> {
  const { rows } = await ctx.db.execute<MauVanBan>(sql`
    select e.id as "_id", coalesce(e.dung_cho, 'TrieuChungLamSang') as "Muc", e.ma_loai_mau_kham as "Ma",
      e.ten_loai_mau_kham as "Ten", e.noi_dung as "NoiDung", ${isOwn(ctx)} as "cuaToi"
    from main.loai_mau_kham e where ${isOffered(ctx)}
    union all
    select e.id, 'LoiDan', e.ma, e.ten, e.noi_dung, ${isOwn(ctx)} from main.dm_loi_dan e where ${isOffered(ctx)}
    order by "cuaToi" desc, "Ten", "_id" limit 1000`);
  return rows;
}
