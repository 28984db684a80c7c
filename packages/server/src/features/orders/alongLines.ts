import { sql } from 'drizzle-orm';
import type { Tx } from '../../engine/context.ts';

/** Another live line of the same visit whose service needs the line `c` as well. */
const otherMain = (ids: readonly string[]) => sql`
  select m.id from main.dich_vu_yeu_cau_chi_tiet m
  join main.dich_vu_yeu_cau ms on ms.id = m.dich_vu_yeu_cau_id and ms.tiep_nhan_id = s.tiep_nhan_id
  join main.dm_dich_vu d on d.id = m.dich_vu_id and c.dich_vu_id = any(d.dich_vu_kem_theo_ids)
  where m.trang_thai <> 'DaHuy' and m.id <> c.id and m.id <> all(${sql.param([...ids])}::uuid[])
  order by m.id limit 1`;

/** The lines of the packages that these lines are part of: a package is removed as a whole. One statement. */
export async function wholePackages(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.db.execute<{ _id: string }>(sql`
    select c.id as "_id" from main.dich_vu_yeu_cau_chi_tiet c
    where c.trang_thai <> 'DaHuy' and c.id <> all(${sql.param([...ids])}::uuid[]) and c.lan_goi_id in (
      select lan_goi_id from main.dich_vu_yeu_cau_chi_tiet
      where id = any(${sql.param([...ids])}::uuid[]) and lan_goi_id is not null)
    order by c.id`);
  return rows.map((row) => row._id);
}

/**
 * The lines that go with removed ones because they came along with them: what is neither paid nor begun, and what no other service of
 * the visit needs. One that another needs comes along with that one from now on.
 */
export async function removedAlong(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.db.execute<{ _id: string; other: string | null }>(sql`
    select c.id as "_id", (${otherMain(ids)}) as other
    from main.dich_vu_yeu_cau_chi_tiet c join main.dich_vu_yeu_cau s on s.id = c.dich_vu_yeu_cau_id
    where c.kem_theo_id = any(${sql.param([...ids])}::uuid[]) and c.id <> all(${sql.param([...ids])}::uuid[])
      and c.trang_thai in ('Nhap', 'SanSang') and not c.da_thu_tien
    order by c.id`);
  for (const { _id, other } of rows)
    if (other)
      await tx.db.execute(sql`
        update main.dich_vu_yeu_cau_chi_tiet set kem_theo_id = ${other}, version = version + 1 where id = ${_id}`);
  return rows.filter((row) => row.other === null).map((row) => row._id);
}
