import { resultKinds, slipKinds } from '@sen/domain/orders/orderKinds';
import { isOneEach } from '@sen/domain/orders/quantity';
import type { LieuTrinhFacts } from '@sen/domain/spa/lieuTrinh';
import { isVerified } from '@sen/domain/spa/tuongTrinhSpa';
import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { logged } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { madeOfSlip } from '../orders/queries.ts';
import { orderLineRows, slipRows } from '../orders/sql.ts';
import { facilityOf } from '../organisation/facility.ts';
import { requireVisible, visibleRecords } from '../recordAccess/visible.ts';
import type { PerformedSession } from '../supplyUse/points.ts';
import {
  type BuoiRow,
  tuongTrinhSpaTable as reports,
  type TuongTrinhSpaRow,
  buoiLieuTrinhTable as table,
} from './tables.ts';

/**
 * A service of an order that is performed in several sessions, with those that were done. The price of a course that does not divide
 * into whole dong has its service in two lines: they are one here, by the first of them.
 */
export type CourseRow = {
  _id: string;
  /** How many lines of the order it is. */
  soDong: number;
  DichVuYeuCau_Id: string;
  BenhNhan_Id: string;
  TenDichVu: string;
  MaLieuTrinh: string | null;
  TenLieuTrinh: string | null;
  LieuTrinh_Id: string | null;
  SoBuoi: number;
  soNgayCach: number | null;
  NgayYeuCau: Date;
  NoiYeuCau_Id: string;
  NoiThucHien_Id: string | null;
  KhamBenh_Id: string | null;
  SoPhieuYeuCau: string;
  TrangThai: string;
  DuocPhepThucHien: boolean;
  DichVu_Id: string;
  /** Its sessions that stand, the last one first. */
  buois: Session[];
};

/** A session of a course that stands. */
export type Session = BuoiRow & {
  /** The state of its report; null while nothing is written. */
  TrangThaiTuongTrinh: TuongTrinhSpaRow['TrangThai'] | null;
  /** The room of its course. */
  noi: string;
};

/** A course as its statement answers it. */
type Read = Omit<CourseRow, 'buois' | 'NgayYeuCau'> & { NgayYeuCau: string };

const shownMax = 50;

/** Kinds of orders whose lines may be performed several times: of the others each is a line of its own. */
const inSessions = slipKinds.filter((kind) => !isOneEach(kind));

/** Kinds that no desk of their own answers: each of their services is a course, be it of one session. */
const everyLine = inSessions.filter((kind) => !resultKinds.has(kind));

/** The courses of a customer that may be seen here, those with sessions left first. Two statements. */
export async function coursesOfPatient(ctx: Ctx, BenhNhan_Id: string): Promise<CourseRow[]> {
  const rows = await readCourses(ctx, sql`s.benh_nhan_id = ${BenhNhan_Id}`);
  return visibleRecords(ctx, rows, madeOfSlip);
}

/** One course that must exist, by the first line of its order. Errors: NOT_FOUND. */
export async function courseOfLine(ctx: Ctx, line: string): Promise<CourseRow> {
  const rows = await readCourses(
    ctx,
    sql`s.id = (select o.dich_vu_yeu_cau_id from ${orderLineRows} o where o.id = ${line})`,
  );
  const row = rows.find((one) => one._id === line);
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'DichVuYeuCauChiTiet' });
  return row;
}

/** One course, for whoever performs it; the reading is logged. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY, RECORD_NOT_IN_CARE. */
export async function openCourse(ctx: Ctx, line: string): Promise<CourseRow> {
  const row = await courseOfLine(ctx, line);
  const { BenhNhan_Id } = row;
  const seen = requireVisible(ctx, madeOfSlip(row)).then(() => row);
  return logged(ctx, { entity: 'BuoiLieuTrinh', entityId: line, BenhNhan_Id }, seen);
}

/** The courses of a slip. */
export function coursesOfSlip(ctx: Ctx, slip: string): Promise<CourseRow[]> {
  return readCourses(ctx, sql`s.id = ${slip}`);
}

async function readCourses(ctx: Ctx, which: SQL): Promise<CourseRow[]> {
  const { rows } = await ctx.db.execute<Read>(sql`
    select * from (${courseSelect(which)}) c
    order by c."TrangThai" = 'DaXemKetQua', c."NgayYeuCau" desc, c."_id" limit ${shownMax}`);
  return withSessions(ctx, rows);
}

/** The courses of slips `s`, one a row, without their sessions. */
export const courseSelect = (which: SQL): SQL => sql`
    select (array_agg(c.id order by c.thu_tu, c.id))[1] as "_id", count(*)::int as "soDong", s.id as "DichVuYeuCau_Id",
      c.dich_vu_id as "DichVu_Id", s.benh_nhan_id as "BenhNhan_Id", min(c.ten_dich_vu) as "TenDichVu",
      l.id as "LieuTrinh_Id", l.ma_lieu_trinh as "MaLieuTrinh", l.ten_lieu_trinh as "TenLieuTrinh",
      sum(coalesce(c.so_lan_thuc_hien, 1))::int as "SoBuoi", case when l.khoang_cach_co_dinh then l.so_ngay_cach::int end as "soNgayCach",
      min(c.ngay_yeu_cau) as "NgayYeuCau", s.noi_yeu_cau_id as "NoiYeuCau_Id", s.noi_thuc_hien_id as "NoiThucHien_Id",
      s.kham_benh_id as "KhamBenh_Id", s.so_phieu_yeu_cau as "SoPhieuYeuCau",
      s.trang_thai as "TrangThai", bool_and(c.duoc_phep_thuc_hien) as "DuocPhepThucHien"
    from ${slipRows} s
    join ${orderLineRows} c on c.dich_vu_yeu_cau_id = s.id
    left join main.lieu_trinh l on l.id = c.goi_id
    where ${which} and (c.so_lan_thuc_hien > 1 or l.id is not null or s.loai = any(${sql.param(everyLine)}::text[]))
      and c.trang_thai not in ('Nhap', 'DaHuy') and s.loai = any(${sql.param(inSessions)}::text[])
    group by s.id, s.benh_nhan_id, s.noi_yeu_cau_id, s.noi_thuc_hien_id, s.kham_benh_id, s.so_phieu_yeu_cau, s.trang_thai, l.id,
      coalesce(c.lan_goi_id, c.id), c.dich_vu_id`;

async function withSessions(ctx: Ctx, rows: readonly Read[]): Promise<CourseRow[]> {
  const done = await sessionsOf(
    ctx,
    rows.map((row) => row._id),
  );
  return rows.map((row) => ({
    ...row,
    NgayYeuCau: new Date(row.NgayYeuCau),
    buois: done
      .filter((one) => one.DichVuYeuCauChiTiet_Id === row._id)
      .map((one) => ({ ...one, noi: row.NoiThucHien_Id ?? row.NoiYeuCau_Id })),
  }));
}

async function sessionsOf(ctx: Ctx, lines: readonly string[]): Promise<Array<Omit<Session, 'noi'>>> {
  if (lines.length === 0) return [];
  return ctx.db
    .select({
      ...getTableColumns(table),
      TrangThaiTuongTrinh: reports.TrangThai,
    })
    .from(table)
    .leftJoin(reports, and(eq(reports.BuoiLieuTrinh_Id, table._id), sql`${reports.TrangThai} <> 'DaHuy'`))
    .where(and(inArray(table.DichVuYeuCauChiTiet_Id, [...lines]), sql`${table.TrangThai} <> 'DaHuy'`))
    .orderBy(desc(table.Lan));
}

/** What the acts on its sessions decide on: any desk of the facility does them, as whoever treats on the day. */
export async function courseFacts(ctx: Ctx, row: CourseRow): Promise<LieuTrinhFacts> {
  return {
    TrangThai: row.TrangThai,
    node: await facilityOf(ctx, row.NoiThucHien_Id ?? row.NoiYeuCau_Id),
    duocPhepThucHien: row.DuocPhepThucHien,
    ...countsOf(row),
    daDuyet: isVerified(row.buois[0]?.TrangThaiTuongTrinh),
  };
}

/** How many sessions were ordered, how many of them are done, and whether one is being treated. */
export function countsOf({ SoBuoi, buois }: CourseRow) {
  const daLam = buois.filter((one) => one.TrangThai === 'DaLam').length;
  return { soBuoi: SoBuoi, daLam, dangLam: buois.length > daLam };
}

/** The session that was done last. */
export function lastDone({ buois }: CourseRow): Session | null {
  return buois.find((one) => one.TrangThai === 'DaLam') ?? null;
}

/** A session as the supplies that it used decide on it: whoever writes them holds its slip. */
export async function sessionOfSupplies(ctx: Ctx, id: string): Promise<PerformedSession | null> {
  const { rows } = await ctx.db.execute<PerformedSession>(sql`
    select b.dich_vu_yeu_cau_chi_tiet_id as "DichVuYeuCauChiTiet_Id", b.trang_thai <> 'DaHuy' as "daBatDau",
      coalesce(b.noi_thuc_hien_id, s.noi_thuc_hien_id, s.noi_yeu_cau_id) as noi,
      exists (select 1 from main.tuong_trinh_spa t where t.buoi_lieu_trinh_id = b.id and t.trang_thai = 'DaTraKetQua') as "daTra"
    from main.buoi_lieu_trinh b join ${slipRows} s on s.id = b.dich_vu_yeu_cau_id where b.id = ${id}`);
  return rows[0] ?? null;
}
