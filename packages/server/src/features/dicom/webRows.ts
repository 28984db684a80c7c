import { slipLineOf } from '@sen/domain/dicom/accession';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { pictureCount, seriesCount, sourceOf } from './archive.ts';
import { accessionOfLine, lineOfAccession, linesWithPlace } from './matching.ts';
import { anhTable, type CaRow, caTable, loatTable } from './tables.ts';

/** A study for DICOMweb: the accession number is that of its order, once it is of one. */
export type WebStudy = Pick<
  CaRow,
  | '_id'
  | 'StudyUID'
  | 'MaNguoiBenh'
  | 'TenNguoiBenh'
  | 'NgaySinh'
  | 'GioiTinh'
  | 'LoaiMay'
  | 'MoTa'
  | 'soLoat'
  | 'soAnh'
> &
  Pick<CaRow, 'DichVuYeuCau_Id' | 'NoiThucHien_Id'> & {
    AccessionNumber: string;
    /** Local day and time, 20261126 and 081530. */
    ngay: string | null;
    gio: string | null;
    BenhNhan_Id: string | null;
    /** Where its pictures are read. */
    Nguon: 'May' | 'KhoAnh';
  };

/** A picture for DICOMweb. */
export type WebPicture = {
  SeriesUID: string;
  SoLoat: number | null;
  LoaiMay: string;
  MoTa: string | null;
  SOPUID: string;
  LoaiSOP: string;
  CuPhap: string;
  SoAnh: number | null;
  SoDong: number | null;
  SoCot: number | null;
  SoKhung: number;
  sha256: string;
};

export type StudyFilter = {
  study?: string | undefined;
  accession?: string;
  patient?: string;
  /** The slip that they are of. */
  slip?: string;
};

const studiesMost = 100;

/** The studies that fit every part of a filter, the newest first. */
export async function webStudies(
  ctx: Ctx,
  { study, accession, patient, slip }: StudyFilter,
): Promise<WebStudy[]> {
  const line = accession && slipLineOf(accession) ? await lineOfAccession(ctx, accession) : null;
  const { rows } = await ctx.db.execute<
    WebStudy & { SoPhieuYeuCau: string | null; n: number | null; sent: string }
  >(sql`
    select k.id as "_id", k.study_uid as "StudyUID", k.ma_nguoi_benh as "MaNguoiBenh", k.ten_nguoi_benh as "TenNguoiBenh",
      k.ngay_sinh as "NgaySinh", k.gioi_tinh as "GioiTinh", k.loai_may as "LoaiMay", k.mo_ta as "MoTa", ${sourceOf} as "Nguon",
      ${seriesCount} as "soLoat", ${pictureCount} as "soAnh", k.dich_vu_yeu_cau_id as "DichVuYeuCau_Id", k.noi_thuc_hien_id as "NoiThucHien_Id",
      to_char(k.ngay_chup at time zone 'Asia/Ho_Chi_Minh', 'YYYYMMDD') as ngay,
      to_char(k.ngay_chup at time zone 'Asia/Ho_Chi_Minh', 'HH24MISS') as gio,
      l."SoPhieuYeuCau", l.n, l."BenhNhan_Id", k.so_truy_cap as sent
    from ${caTable} k
    left join lateral (
      select x.* from (${linesWithPlace(sql`s.id = k.dich_vu_yeu_cau_id`)}) x where x."ChiTiet_Id" = k.chi_tiet_id) l on true
    where ${study ? sql`k.study_uid = ${study}` : sql`true`}
      and ${accession ? sql`(k.chi_tiet_id = ${line?.ChiTiet_Id ?? null}::uuid or k.chi_tiet_id is null and k.so_truy_cap = ${accession})` : sql`true`}
      and ${slip ? sql`k.dich_vu_yeu_cau_id = ${slip}` : sql`true`}
      and ${patient ? sql`k.ma_nguoi_benh = ${patient}` : sql`true`}
    order by k.nhan_luc desc limit ${studiesMost}`);
  return rows.map(({ SoPhieuYeuCau, n, sent, ...row }) => ({
    ...row,
    AccessionNumber: SoPhieuYeuCau !== null && n !== null ? accessionOfLine({ SoPhieuYeuCau, n }) : sent,
  }));
}

/** The pictures of a study, of one series or one picture of it, in their order. One statement. */
export async function webPictures(
  ctx: Ctx,
  CaDICOM_Id: string,
  { series, instance }: { series?: string | undefined; instance?: string | undefined } = {},
): Promise<WebPicture[]> {
  const { rows } = await ctx.db.execute<WebPicture>(sql`
    select l.series_uid as "SeriesUID", l.so_loat as "SoLoat", l.loai_may as "LoaiMay", l.mo_ta as "MoTa", a.sop_uid as "SOPUID",
      a.loai_sop as "LoaiSOP", a.cu_phap as "CuPhap", a.so_anh as "SoAnh", a.so_dong as "SoDong", a.so_cot as "SoCot",
      a.so_khung as "SoKhung", f.sha256
    from ${loatTable} l join ${anhTable} a on a.loat_dicom_id = l.id join main.file f on f.id = a.tep_id
    where l.ca_dicom_id = ${CaDICOM_Id} and ${series ? sql`l.series_uid = ${series}` : sql`true`}
      and ${instance ? sql`a.sop_uid = ${instance}` : sql`true`}
    order by l.so_loat nulls last, l.series_uid, a.so_anh nulls last, a.sop_uid`);
  return rows;
}

/** Which of some slips have studies with pictures. One statement. */
export async function slipsWithStudies(ctx: Ctx, slips: readonly string[]): Promise<ReadonlySet<string>> {
  if (slips.length === 0) return new Set();
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select distinct k.dich_vu_yeu_cau_id as id from ${caTable} k
    where k.dich_vu_yeu_cau_id = any(${sql.param([...slips])}::uuid[]) and ${pictureCount} > 0`);
  return new Set(rows.map(({ id }) => id));
}
