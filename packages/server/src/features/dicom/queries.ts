import { accessionOf, slipLineOf } from '@sen/domain/dicom/accession';
import { nameOfDicom } from '@sen/domain/dicom/personName';
import { eq, type SQL, sql } from 'drizzle-orm';
import { auditView } from '../../engine/audit/audit.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { requireRight } from '../../engine/http/doors.ts';
import { loadOne } from '../../engine/loaders.ts';
import type { PhieuChoCaDICOM } from '../../gql/main.ts';
import { madeOfSlip, slipById } from '../orders/queries.ts';
import { readingSlip } from '../orders/readingRight.ts';
import { orderLineRows, slipRows } from '../orders/sql.ts';
import { personFits } from '../patients/personFits.ts';
import { patientRows } from '../patients/sql.ts';
import { requireVisible } from '../recordAccess/visible.ts';
import { pictureCount, seriesCount, sourceOf } from './archive.ts';
import { pictureKinds } from './matching.ts';
import { isFirst, noteView } from './opening.ts';
import { rightToStudy } from './pictureFiles.ts';
import { anhDeRiengTable, type CaRow, caTable } from './tables.ts';

/** A study as the API tells it. */
export type Study = Pick<
  CaRow,
  | '_id'
  | 'version'
  | 'StudyUID'
  | 'MayDICOM_Id'
  | 'MaNguoiBenh'
  | 'TenNguoiBenh'
  | 'NgaySinh'
  | 'GioiTinh'
  | 'SoTruyCap'
  | 'LoaiMay'
  | 'MoTa'
  | 'soLoat'
  | 'soAnh'
  | 'DungLuong'
  | 'TrangThai'
  | 'LyDoChua'
  | 'DichVuYeuCau_Id'
  | 'ChiTiet_Id'
  | 'LyDo'
> & {
  TenMayDICOM: string | null;
  Nguon: 'May' | 'KhoAnh';
  NgayChup: string | null;
  NhanLuc: string;
  CuoiLuc: string;
  soDeRieng: number;
  SoPhieuYeuCau: string | null;
  TenDichVu: string | null;
  BenhNhan_Id: string | null;
  MaYTe: string | null;
  TenBenhNhan: string | null;
  node: string;
};

const studyFields = sql`
  k.id as "_id", k.version, k.study_uid as "StudyUID", k.may_dicom_id as "MayDICOM_Id", m.ten_may_dicom as "TenMayDICOM",
  k.ma_nguoi_benh as "MaNguoiBenh", k.ten_nguoi_benh as "TenNguoiBenh", k.ngay_sinh as "NgaySinh", k.gioi_tinh as "GioiTinh",
  k.so_truy_cap as "SoTruyCap", k.loai_may as "LoaiMay", k.mo_ta as "MoTa", k.ngay_chup as "NgayChup", ${sourceOf} as "Nguon",
  ${seriesCount} as "soLoat", ${pictureCount} as "soAnh", k.dung_luong::float8 as "DungLuong", k.nhan_luc as "NhanLuc", k.cuoi_luc as "CuoiLuc",
  k.trang_thai as "TrangThai", k.ly_do_chua as "LyDoChua", k.dich_vu_yeu_cau_id as "DichVuYeuCau_Id", k.chi_tiet_id as "ChiTiet_Id",
  k.ly_do as "LyDo", k.noi_thuc_hien_id as node, s.so_phieu_yeu_cau as "SoPhieuYeuCau", c.ten_dich_vu as "TenDichVu",
  s.benh_nhan_id as "BenhNhan_Id", p.ma_y_te as "MaYTe", p.ten_benh_nhan as "TenBenhNhan",
  (select count(*)::int from ${anhDeRiengTable} a where a.ca_dicom_id = k.id) as "soDeRieng"`;

const studyFrom = sql`
  from ${caTable} k left join main.may_dicom m on m.id = k.may_dicom_id
  left join ${slipRows} s on s.id = k.dich_vu_yeu_cau_id left join ${orderLineRows} c on c.id = k.chi_tiet_id
  left join ${patientRows} p on p.id = s.benh_nhan_id`;

const withReadableName = ({ TenNguoiBenh, ...study }: Study): Study => ({
  ...study,
  TenNguoiBenh: nameOfDicom(TenNguoiBenh),
});

export type StudyListArgs = {
  trangThai?: 'ChuaGhep' | 'DaGhep' | null | undefined;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  keyword?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
};

/** Studies of the caller's rooms, the newest first, with the count of those of no order. One statement. */
export async function studyList(
  ctx: Ctx,
  args: StudyListArgs,
): Promise<{ data: Study[]; totalRows: number; chuaGhep: number }> {
  const limit = Math.min(Math.max(args.limit ?? 50, 1), 200);
  const offset = (Math.max(args.page ?? 1, 1) - 1) * limit;
  const nodes = sql.param([...ctx.nodeIds]);
  const { rows } = await ctx.db.execute<{ waiting: number; total: number; data: Study[] | null }>(sql`
    with found as (
      select k.id, k.nhan_luc, count(*) over () as total ${studyFrom}
      where k.noi_thuc_hien_id = any(${nodes}::uuid[]) and ${args.trangThai ? sql`k.trang_thai = ${args.trangThai}` : sql`true`}
        and ${cameIn(ctx, args)} and ${wordsIn(args.keyword)}
      order by k.nhan_luc desc, k.id desc limit ${limit} offset ${offset})
    select (select count(*)::int from ${caTable} w
        where w.noi_thuc_hien_id = any(${nodes}::uuid[]) and w.trang_thai = 'ChuaGhep') as waiting,
      coalesce((select max(total)::int from found), 0) as total,
      (select json_agg(x order by x."NhanLuc" desc, x."_id" desc)
        from (select ${studyFields} ${studyFrom} where k.id in (select id from found)) x) as data`);
  const row = rows[0];
  return {
    data: (row?.data ?? []).map(withReadableName),
    totalRows: row?.total ?? 0,
    chuaGhep: row?.waiting ?? 0,
  };
}

/** The days on which they came; what is of no order is never forgotten for its day. */
function cameIn(ctx: Ctx, { trangThai, startDate, endDate }: StudyListArgs): SQL {
  if (trangThai === 'ChuaGhep' && !startDate) return sql`true`;
  const from = startDate ?? today(ctx);
  const midnight = (day: string) => sql`(${day}::date)::timestamp at time zone 'Asia/Ho_Chi_Minh'`;
  return sql`k.nhan_luc >= ${midnight(from)} and k.nhan_luc < ${midnight(endDate ?? from)} + interval '1 day'`;
}

function wordsIn(keyword: string | null | undefined): SQL {
  const code = (keyword ?? '').trim().toUpperCase();
  if (code === '') return sql`true`;
  const slip = slipLineOf(code)?.SoPhieuYeuCau ?? code;
  return sql`(upper(k.so_truy_cap) = ${code} or s.so_phieu_yeu_cau = ${slip} or upper(k.ma_nguoi_benh) = ${code}
    or upper(p.ma_y_te) = ${code} or replace(upper(k.ten_nguoi_benh), '^', ' ') like ${`%${code.replace(/[%_\\]/g, '')}%`}
    or (p.id is not null and ${personFits(code, 'p')}))`;
}

/** One study as the API tells it. Errors: NOT_FOUND. */
export async function studyById(ctx: Ctx, id: string): Promise<Study> {
  const { rows } = await ctx.db.execute<Study>(sql`select ${studyFields} ${studyFrom} where k.id = ${id}`);
  const [study] = rows;
  if (!study) throw new DomainError('NOT_FOUND', { entity: 'CaDICOM' });
  return withReadableName(study);
}

/** A study for who may read it, by its UID; the opening is logged. Errors: NOT_FOUND, FORBIDDEN, NODE_NOT_GRANTED. */
export async function studyByUid(ctx: Ctx, StudyUID: string): Promise<Study> {
  const [row] = await ctx.db.select().from(caTable).where(eq(caTable.StudyUID, StudyUID));
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'CaDICOM' });
  await requireRight(ctx, await rightToStudy(ctx, row));
  const study = await studyById(ctx, row._id);
  if (isFirst(ctx, study._id)) await noteView(ctx, study);
  return study;
}

/** The studies of a slip for a screen, the first one first; the reading is logged. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY. */
export async function studiesOfSlip(ctx: Ctx, slipId: string): Promise<Study[]> {
  const slip = await slipById(ctx, slipId);
  await requireVisible(ctx, madeOfSlip(slip));
  const found = await loadOne(ctx, 'dicom:studies of slip', slipId, async (of, ids) => {
    const { rows } = await of.db.execute<Study>(sql`
      select ${studyFields} ${studyFrom} where k.dich_vu_yeu_cau_id = any(${sql.param([...ids])}::uuid[]) order by k.nhan_luc`);
    return new Map(
      ids.map((id) => [id, rows.filter((row) => row.DichVuYeuCau_Id === id).map(withReadableName)]),
    );
  });
  const studies = found ?? [];
  if (studies.length > 0)
    await auditView(ctx, { entity: 'CaDICOM', entityId: slipId, BenhNhan_Id: slip.BenhNhan_Id });
  return studies;
}

const othersMost = 50;

/** The other studies of the patient of a study that the caller may read, the newest first. One statement. Errors: NOT_FOUND, those of rightToStudy. */
export async function otherStudies(ctx: Ctx, id: string): Promise<Study[]> {
  const study = await studyById(ctx, id);
  await requireRight(ctx, await rightToStudy(ctx, { ...study, NoiThucHien_Id: study.node }));
  if (study.BenhNhan_Id === null) return [];
  const { rows } = await ctx.db.execute<Study & { ordered: string; BenhNhan_Id: string }>(sql`
    select ${studyFields}, s.noi_yeu_cau_id as ordered ${studyFrom}
    where s.benh_nhan_id = ${study.BenhNhan_Id} and k.id <> ${id}
    order by coalesce(k.ngay_chup, k.nhan_luc) desc, k.id desc limit ${othersMost}`);
  const readable = await Promise.all(rows.map((row) => isReadable(ctx, row)));
  return rows.filter((_, at) => readable[at]).map(withReadableName);
}

/** Whether the caller may read a study of a slip, as its own door would say. */
async function isReadable(
  ctx: Ctx,
  { ordered, node, BenhNhan_Id }: { ordered: string; node: string; BenhNhan_Id: string },
): Promise<boolean> {
  try {
    await requireRight(ctx, readingSlip(ctx, { NoiYeuCau_Id: ordered, NoiThucHien_Id: node, BenhNhan_Id }));
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

const ordersMost = 50;
const daysBack = 90;

type OrderChoice = Omit<PhieuChoCaDICOM, 'SoTruyCap'> & { SoPhieuYeuCau: string; n: number };

/** Lines of imaging of the caller's rooms that a study may be of, the newest first. One statement after the study's own. */
export async function ordersForStudy(
  ctx: Ctx,
  id: string,
  keyword: string | null | undefined,
): Promise<PhieuChoCaDICOM[]> {
  const study = await studyById(ctx, id);
  if (!ctx.nodeIds.has(study.node)) throw new DomainError('NODE_NOT_GRANTED', { nodeId: study.node });
  const asked = (keyword ?? '').trim();
  const sent = study.MaNguoiBenh.trim().toUpperCase();
  const code = (asked || sent).toUpperCase();
  const named = slipLineOf(code);
  const byName = asked === '' ? sql`false` : personFits(asked, 'p');
  const { rows } = await ctx.db.execute<OrderChoice>(sql`
    select c.id as "ChiTiet_Id", s.id as "DichVuYeuCau_Id", s.so_phieu_yeu_cau as "SoPhieuYeuCau", c.n, c.ten_dich_vu as "TenDichVu",
      s.ngay_yeu_cau as "NgayYeuCau", (select r.name from auth.node r where r.id = s.noi_thuc_hien_id) as "TenPhong",
      p.ma_y_te as "MaYTe", p.ten_benh_nhan as "TenBenhNhan", p.nam_sinh as "NamSinh", upper(p.ma_y_te) = ${sent} as "dungMa"
    from ${slipRows} s
    cross join lateral (
      select l.*, (row_number() over (order by l.id))::int as n from ${orderLineRows} l where l.dich_vu_yeu_cau_id = s.id) c
    join ${patientRows} p on p.id = s.benh_nhan_id
    where s.noi_thuc_hien_id = any(${sql.param([...ctx.nodeIds])}::uuid[]) and s.loai = any(${sql.param([...pictureKinds])}::text[])
      and s.ngay_yeu_cau > ${ctx.now().toISOString()}::timestamptz - make_interval(days => ${daysBack})
      and s.trang_thai not in ('Nhap', 'DaHuy') and c.trang_thai <> 'DaHuy'
      and (s.so_phieu_yeu_cau = ${named?.SoPhieuYeuCau ?? code} or upper(p.ma_y_te) = ${code} or ${byName})
      and ${named?.line ? sql`c.n = ${named.line}` : sql`true`}
    order by s.ngay_yeu_cau desc, c.id limit ${ordersMost}`);
  return rows.map(({ SoPhieuYeuCau, n, ...row }) => ({ ...row, SoTruyCap: accessionOf(SoPhieuYeuCau, n) }));
}
