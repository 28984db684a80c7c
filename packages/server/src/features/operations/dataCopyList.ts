import { banDuLieuActs } from '@sen/domain/operations/banDuLieu';
import { sql } from 'drizzle-orm';
import { actionStates } from '../../engine/acts/acts.ts';
import type { Ctx } from '../../engine/context.ts';
import type { BanDuLieu, TongQuanBanDuLieu } from '../../gql/main.ts';
import { accountRows } from '../identity/sql.ts';
import { readSetting } from '../system/queries.ts';
import { copyFacts, copySite } from './dataCopies.ts';

type Row = Omit<BanDuLieu, 'hanhDongs'>;

const copiesMost = 50;

/** The databases beside the one in use, and the one in use when it was switched to, the newest first; one statement lists them. */
export async function dataCopiesOf(ctx: Ctx): Promise<TongQuanBanDuLieu> {
  const [rows, site, { name }] = await Promise.all([
    listed(ctx),
    copySite(ctx),
    readSetting(ctx, 'facility'),
  ]);
  return {
    data: rows.map((row) => ({
      ...row,
      hanhDongs: actionStates(ctx, banDuLieuActs, copyFacts(row, row.kichThuoc !== null, site)),
    })),
    tenCoSo: name,
    mayChuRieng: ctx.config.databaseUrl === undefined,
  };
}

async function listed(ctx: Ctx): Promise<Row[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select c.id as "_id", c.loai, c.trang_thai as "TrangThai", c.buoc, c.tien_do as "tienDo", c.ten_csdl as "tenCSDL",
      pg_database_size(d.oid)::float8 as "kichThuoc", c.du_lieu_luc as "duLieuLuc", c.so_bang as "soBang", c.so_dong::float8 as "soDong",
      coalesce(c.bang_khac, '[]') as "bangKhac", c.niem_phong as "niemPhong", c.ly_do as "LyDo", c.ngay_tao as "NgayTao",
      c.xong_luc as "xongLuc", c.loi, b.id as "SaoLuu_Id", b.ten_tep as "tenTep", coalesce(b.lam_luc, b.ngay_tao) as "saoLuuLuc",
      coalesce(s.ten_nhan_vien, u.username) as "nguoiTao"
    from main.ban_du_lieu c
    left join pg_database d on d.datname = c.ten_csdl left join main.sao_luu b on b.id = c.sao_luu_id
    left join ${accountRows} u on u.id = c.nguoi_tao_id left join main.nhan_vien s on s.id = u.nhan_vien_id
    where c.trang_thai <> 'DaXoa' order by c.ngay_tao desc, c.id desc limit ${copiesMost}`);
  return rows;
}
