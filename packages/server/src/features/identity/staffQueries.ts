import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import type { StaffWithoutAccount } from '../../gql/auth.ts';
import { freeUsernames } from './userNames.ts';

type Listed = Omit<StaffWithoutAccount, 'proposedUsername'>;

/** Staff that one list holds at most. */
const staffMost = 2000;

/** Staff in use without an account, by code, each with a free account name that no other one of the list is proposed. One statement. */
export async function staffWithoutAccount(ctx: Ctx): Promise<StaffWithoutAccount[]> {
  const { rows } = await ctx.db.execute<{ staff: Listed[]; taken: string[] }>(sql`
    select array(select username from auth.account) as taken, (select coalesce(json_agg(one), '[]'::json) from (
      select n.id as "_id", n.ma_nhan_vien as "MaNhanVien", n.ten_nhan_vien as "TenNhanVien", c.ten_chuc_vu as "TenChucVu",
        d.name as "TenPhongBan"
      from main.nhan_vien n left join main.dm_chuc_vu c on c.id = n.chuc_vu_id left join auth.node d on d.id = n.phong_ban_id
      where n.trang_thai = 'DangSuDung' and not n.tam_ngung
        and not exists (select 1 from auth.account a where a.nhan_vien_id = n.id)
      order by n.ma_nhan_vien, n.id limit ${staffMost}) one) as staff`);
  const [row] = rows;
  if (!row) throw new Error('a list without a row');
  const proposed = freeUsernames(
    row.staff.map((one) => one.TenNhanVien),
    new Set(row.taken),
  );
  return row.staff.map((one, at) => ({ ...one, proposedUsername: proposed[at] ?? '' }));
}
