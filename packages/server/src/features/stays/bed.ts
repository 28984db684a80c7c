import type { BedNow, CachLyGiuong, GioiTinhGiuong } from '@sen/domain/stays/beds';
import type { LoaiTinhTrangGiuong } from '@sen/domain/stays/tinhTrangGiuong';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../engine/context.ts';
import { stayRows } from '../admission/sql.ts';

/** A bed as it is decided on, with the ward that it stands in, its service and the places that are held. */
export type Bed = BedNow & { Khoa_Id: string | null; DichVu_Id: string | null; held: number[] };

type Row = {
  Giuong_Id: string;
  dungDuoc: boolean;
  Khoa_Id: string | null;
  DichVu_Id: string | null;
  GioiTinh: GioiTinhGiuong | null;
  CachLy: CachLyGiuong | null;
};

/**
 * Locks a bed until the transaction ends, so that its places are given one after the other, and reads how it is for somebody who comes to
 * a ward at a moment: who lies there then or later. Null when there is no such bed.
 */
export async function lockBed(tx: Tx, id: string, ward: string | null, at: Date): Promise<Bed | null> {
  const { rows } = await tx.db.execute<Row>(sql`
    select g.id as "Giuong_Id", g.trang_thai = 'DangSuDung' and not g.tam_ngung as "dungDuoc", g.dich_vu_id as "DichVu_Id",
      g.gioi_tinh as "GioiTinh", g.cach_ly as "CachLy",
      (select case when n.category = 'DEPARTMENT' then n.id else n.parent_id end from auth.node n where n.id = g.phong_ban_id) as "Khoa_Id"
    from main.giuong_benh g where g.id = ${id} for no key update of g`);
  const bed = rows[0];
  if (!bed) return null;
  // what was committed while this waited for the bed is seen
  const now = await tx.db.execute<{
    danhDau: BedNow['danhDau'];
    nguoi: { cho: number; cachLy: CachLyGiuong | null }[] | null;
  }>(sql`
    select (select json_build_object('Loai', t.loai, 'NhapVien_Id', t.nhap_vien_id, 'het', coalesce(t.du_kien_den <= ${tx.now()}, false))
        from main.tinh_trang_giuong t where t.giuong_id = ${id} and t.trang_thai = 'DangApDung') as "danhDau",
      (select json_agg(json_build_object('cho', d.cho, 'cachLy', n.cach_ly)) from main.dot_giuong d join ${stayRows} n on n.id = d.nhap_vien_id
        where d.giuong_id = ${id} and not d.da_huy and (d.den_luc is null or d.den_luc > ${at})) as nguoi`);
  const { danhDau = null, nguoi } = now.rows[0] ?? {};
  return {
    ...bed,
    thuocKhoa: ward !== null && bed.Khoa_Id === ward,
    danhDau: danhDau ? { ...danhDau, Loai: danhDau.Loai as LoaiTinhTrangGiuong } : null,
    nguoiNam: (nguoi ?? []).map(({ cachLy }) => cachLy),
    held: (nguoi ?? []).map(({ cho }) => cho),
  };
}
