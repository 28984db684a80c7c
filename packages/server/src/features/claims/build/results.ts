import { isRestricted, type ResultNames } from '@sen/domain/claims/restricted';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../engine/context.ts';
import { labValueRows } from '../../lab/sql.ts';
import { orderLineRows, slipRows } from '../../orders/sql.ts';
import { returnedReadings } from '../../readings/sql.ts';
import { ids, minuteOf, staffCode } from './sqlParts.ts';

/** One index of a test, or what somebody read of a service. */
export type ResultRow = {
  TiepNhan_Id: string;
  /** The line of the order. */
  ChiTiet_Id: string;
  /** The examination that ordered it. */
  KhamBenh_Id: string | null;
  TenDichVu: string;
  maChiSo: string | null;
  tenChiSo: string | null;
  giaTri: string | null;
  donVi: string | null;
  co: string | null;
  moTa: string | null;
  ketLuan: string | null;
  ngayKQ: string | null;
  bacSi: string | null;
};
type Read = ResultRow & { codes: ResultNames['codes'] };

/** The returned results of visits, restricted ones left out. One statement. */
export async function readResults(ctx: Ctx, visits: readonly string[]): Promise<ResultRow[]> {
  const { rows } = await ctx.db.execute<Read>(sql`
    with asked as (
      select s.tiep_nhan_id, s.kham_benh_id, l.id, l.ten_dich_vu, s.ngay_ket_qua, s.nguoi_duyet_id, s.ngay_yeu_cau, l.thu_tu,
        array[d.ma_dich_vu, d.ma_bhyt, d.ma_thong_tu] as codes
      from ${slipRows} s join ${orderLineRows} l on l.dich_vu_yeu_cau_id = s.id join main.dm_dich_vu d on d.id = l.dich_vu_id
      where s.tiep_nhan_id = any(${ids(visits)}) and s.trang_thai in ('CoKetQua', 'DaXemKetQua') and l.trang_thai <> 'DaHuy'),
    given as (
      select a.*, v.ma_chi_so as chi_so, v.ten_chi_so, v.ket_qua, v.don_vi_tinh, v.co_ket_qua as co, null as mo_ta, null as ket_luan, v.thu_tu as at
      from asked a join ${labValueRows} v on v.chi_tiet_id = a.id and v.ngay_ket_qua is not null
      union all
      select a.*, null, null, null, null, null, r.mo_ta, r.ket_luan, 0
      from asked a join ${returnedReadings()} r on r.chi_tiet_id = a.id where r.mo_ta is not null or r.ket_luan is not null)
    select tiep_nhan_id as "TiepNhan_Id", id as "ChiTiet_Id", kham_benh_id as "KhamBenh_Id", ten_dich_vu as "TenDichVu", codes, chi_so as "maChiSo", ten_chi_so as "tenChiSo",
      ket_qua as "giaTri", don_vi_tinh as "donVi", co, mo_ta as "moTa", ket_luan as "ketLuan", ${minuteOf(sql`ngay_ket_qua`)} as "ngayKQ",
      ${staffCode(sql`nguoi_duyet_id`)} as "bacSi"
    from given order by ngay_yeu_cau, id, thu_tu, at`);
  return rows.filter(
    ({ codes, TenDichVu, maChiSo, tenChiSo }) =>
      !isRestricted({ codes: [...codes, maChiSo], names: [TenDichVu, tenChiSo] }),
  );
}
