import { sql } from 'drizzle-orm';
import { logged } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { orderLineRows, slipRows } from '../orders/sql.ts';
import { visibleRecords } from '../recordAccess/visible.ts';
import type { KetQuaRow } from './tables.ts';

/** A returned value of a patient, with where it was ordered and made. */
export type CourseRow = Pick<
  KetQuaRow,
  | '_id'
  | 'MaChiSo'
  | 'TenChiSo'
  | 'KieuDuLieu'
  | 'KetQua'
  | 'DonViTinh'
  | 'Min'
  | 'Max'
  | 'MucBinhThuong'
  | 'CoKetQua'
  | 'GhiChu'
> & {
  NgayKetQua: Date;
  Ngay: string;
  DichVuYeuCau_Id: string;
  SoPhieuYeuCau: string;
  TenNhomDichVu: string | null;
  NoiYeuCau_Id: string;
  NoiThucHien_Id: string | null;
};

const returnsShown = 120;

export type CoursePage = { ketQuas: CourseRow[]; truoc: Date | null };

/**
 * The returned values of a patient over all visits, the newest first: those of a year, up to the last one before `truoc`, and of no more
 * than 120 returns. `truoc` of the answer asks for the earlier ones. One statement; the reading is logged.
 */
export function courseOf(
  ctx: Ctx,
  { BenhNhan_Id, truoc }: { BenhNhan_Id: string; truoc?: Date | null },
): Promise<CoursePage> {
  const entry = { entity: 'KetQuaXetNghiem', entityId: BenhNhan_Id, BenhNhan_Id };
  return logged(ctx, entry, readPage(ctx, BenhNhan_Id, truoc ?? null));
}

type Row = Omit<CourseRow, 'NgayKetQua'> & { at: number; since: number; coTruoc: boolean };

async function readPage(ctx: Ctx, BenhNhan_Id: string, truoc: Date | null): Promise<CoursePage> {
  const earlier = truoc ? sql`k.ngay_ket_qua < ${truoc.toISOString()}::timestamptz` : sql`true`;
  const { rows } = await ctx.db.execute<Row>(sql`
    with returns as (
        select distinct k.ngay_ket_qua as at from main.xet_nghiem_ket_qua k
        where k.benh_nhan_id = ${BenhNhan_Id} and k.ngay_ket_qua is not null and ${earlier}
        order by at desc limit ${returnsShown}),
      page as (select greatest(max(at) - interval '1 year', min(at)) as since from returns)
    select k.id as "_id", k.ma_chi_so as "MaChiSo", k.ten_chi_so as "TenChiSo", k.kieu_du_lieu as "KieuDuLieu",
      k.ket_qua as "KetQua", k.don_vi_tinh as "DonViTinh", k.min as "Min", k.max as "Max",
      k.muc_binh_thuong as "MucBinhThuong", k.co_ket_qua as "CoKetQua", k.ghi_chu as "GhiChu",
      ${milliseconds('k.ngay_ket_qua')} as at, to_char(k.ngay_ket_qua at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD') as "Ngay",
      s.id as "DichVuYeuCau_Id", s.so_phieu_yeu_cau as "SoPhieuYeuCau", s.noi_yeu_cau_id as "NoiYeuCau_Id",
      s.noi_thuc_hien_id as "NoiThucHien_Id", n.ten_nhom_dich_vu as "TenNhomDichVu", ${milliseconds('p.since')} as since,
      exists (select from main.xet_nghiem_ket_qua e
        where e.benh_nhan_id = ${BenhNhan_Id} and e.ngay_ket_qua < p.since) as "coTruoc"
    from page p
    join main.xet_nghiem_ket_qua k on k.benh_nhan_id = ${BenhNhan_Id} and k.ngay_ket_qua >= p.since and ${earlier}
    join ${slipRows} s on s.id = k.dich_vu_yeu_cau_id
    join ${orderLineRows} c on c.id = k.chi_tiet_id
    left join main.dm_dich_vu d on d.id = c.dich_vu_id
    left join main.nhom_dich_vu n on n.id = d.nhom_dich_vu_id
    order by k.ngay_ket_qua desc, k.thu_tu, k.id`);
  const shown = await visibleRecords(ctx, rows, (row) => ({ node: row.NoiYeuCau_Id, BenhNhan_Id }));
  const [first] = rows;
  return {
    ketQuas: shown.map(({ at, since: _page, coTruoc: _more, ...row }) => ({
      ...row,
      NgayKetQua: new Date(at),
    })),
    truoc: first?.coTruoc ? new Date(first.since) : null,
  };
}

const milliseconds = (instant: 'k.ngay_ket_qua' | 'p.since') =>
  sql.raw(`(extract(epoch from ${instant}) * 1000)::float8`);
