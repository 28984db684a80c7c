import { cardAddress, unitKey } from '@sen/domain/scan/address';
import { sql } from 'drizzle-orm';
import { tokens } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';

export type FoundAddress = {
  SoNha: string;
  DiaChi_Id: string | null;
  DiaChi: { _id: string; ma: string; ten: string } | null;
};

type Commune = { _id: string; ma: string; ten: string; province: string };

/** The commune that the address of a card names, when exactly one in use has this name in this province; else none. One statement. */
export async function findCardAddress(ctx: Ctx, text: string): Promise<FoundAddress> {
  const parts = cardAddress(text);
  if (!parts) return { SoNha: text.trim(), DiaChi_Id: null, DiaChi: null };
  const words = tokens(parts.commune).map((word) => sql`and c.search_key ilike ${`% ${word}%`}`);
  const { rows } = await ctx.db.execute<Commune>(sql`
    select c.id as "_id", c.ma_don_vi as ma, c.ten_don_vi as ten, p.ten_don_vi as province
    from main.don_vi_hanh_chinh c join main.don_vi_hanh_chinh p on p.id = c.cha_id
    where c.cap = 2 and c.trang_thai = 'DangSuDung' and not c.tam_ngung ${sql.join(words, sql` `)} limit 200`);
  const named = rows.filter(
    (row) => unitKey(row.ten) === parts.commune && unitKey(row.province) === parts.province,
  );
  const [commune] = named.length === 1 ? named : [];
  return {
    SoNha: parts.house,
    DiaChi_Id: commune?._id ?? null,
    DiaChi: commune ? { _id: commune._id, ma: commune.ma, ten: `${commune.ten}, ${commune.province}` } : null,
  };
}
