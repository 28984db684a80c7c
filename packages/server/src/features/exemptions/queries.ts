import { owedOf } from '@sen/domain/exemptions/grants';
import type { TrangThaiMienGiam } from '@sen/domain/exemptions/yeuCauMienGiam';
import { desc, eq, sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { periodRows } from '../../engine/database/reporting.ts';
import { DomainError } from '../../engine/errors.ts';
import type { QueryDanhSachMienGiamArgs } from '../../gql/main.ts';
import { linesOfVisit } from '../cashier/queries.ts';
import { visitFits } from '../cashier/visitFits.ts';
import { patientRows } from '../patients/sql.ts';
import { kindOfVisit, ofKind, receptionRows } from '../reception/sql.ts';
import { listedPlace } from '../recordAccess/visible.ts';
import { grantsNow } from './facts.ts';
import { yeuCauMienGiamTable as table, type YeuCauMienGiamRow } from './tables.ts';

/** One request. Errors: NOT_FOUND. */
export async function requestById(ctx: Ctx, id: string): Promise<YeuCauMienGiamRow> {
  const [row] = await ctx.db.select().from(table).where(eq(table._id, id));
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'YeuCauMienGiam' });
  return row;
}

/** The requests of a visit, the newest first. */
export function requestsOfVisit(ctx: Ctx, TiepNhan_Id: string): Promise<YeuCauMienGiamRow[]> {
  return ctx.db.select().from(table).where(eq(table.TiepNhan_Id, TiepNhan_Id)).orderBy(desc(table._id));
}

/** A request as the desk lists it. */
export type ListedRequest = {
  _id: string;
  TiepNhan_Id: string;
  BenhNhan_Id: string;
  MaYeuCau: string;
  MaTiepNhan: string;
  MaYTe: string;
  TenBenhNhan: string;
  PhamVi: YeuCauMienGiamRow['PhamVi'];
  PhanTram: number | null;
  soDichVu: number;
  SoTienDeNghi: string;
  SoTienDuyet: string | null;
  LyDo: string;
  NgayDeNghi: Date;
  TenNguoiDeNghi: string | null;
  NgayDuyet: Date | null;
  TenNguoiDuyet: string | null;
  LyDoTuChoi: string | null;
  TrangThai: TrangThaiMienGiam;
};

type Counts = Record<TrangThaiMienGiam, number> & { totalRows: number };

/**
 * Requests of some days (today when empty) and all that wait, the newest first, with how many there are in each state: of visits at places
 * that the caller's lists show. One statement. Errors: BAD_INPUT.
 */
export async function requestList(ctx: Ctx, args: QueryDanhSachMienGiamArgs) {
  const from = args.tuNgay ?? today(ctx);
  const to = args.denNgay ?? from;
  const limit = Math.min(Math.max(args.limit ?? 50, 1), 200);
  const offset = (Math.max(args.page ?? 1, 1) - 1) * limit;
  const shown = args.TrangThai ? sql`f."TrangThai" = ${args.TrangThai}` : sql`true`;
  const code = (args.keyword ?? '').trim().toUpperCase();
  const rows = await periodRows<Counts & ListedRequest & { at: number | null }>(
    ctx,
    { from, to },
    sql`
    with found as materialized (
      select r.id as "_id", r.tiep_nhan_id as "TiepNhan_Id", r.benh_nhan_id as "BenhNhan_Id", r.ma_yeu_cau as "MaYeuCau",
        t.ma_tiep_nhan as "MaTiepNhan", p.ma_y_te as "MaYTe", p.ten_benh_nhan as "TenBenhNhan", r.pham_vi as "PhamVi",
        r.phan_tram as "PhanTram", jsonb_array_length(r.dongs) as "soDichVu", r.so_tien_de_nghi as "SoTienDeNghi",
        r.so_tien_duyet as "SoTienDuyet", r.ly_do as "LyDo", r.ngay_de_nghi as "NgayDeNghi", a.ten_nhan_vien as "TenNguoiDeNghi",
        r.ngay_duyet as "NgayDuyet", d.ten_nhan_vien as "TenNguoiDuyet", r.ly_do_tu_choi as "LyDoTuChoi", r.trang_thai as "TrangThai"
      from ${table} r
      join ${receptionRows} t on t.id = r.tiep_nhan_id
      join ${patientRows} p on p.id = r.benh_nhan_id
      left join main.nhan_vien a on a.id = r.nguoi_de_nghi_id
      left join main.nhan_vien d on d.id = r.nguoi_duyet_id
      where (r.trang_thai = 'ChoDuyet' or (r.ngay_de_nghi >= ${from}::date::timestamp at time zone 'Asia/Ho_Chi_Minh'
          and r.ngay_de_nghi < (${to}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'))
        and ${await listedPlace(ctx, sql`t.noi_tiep_nhan_id`)} and ${ofKind(kindOfVisit(args.LoaiTiepNhan))}
        and (r.ma_yeu_cau = ${code} or ${visitFits(args.keyword)})),
    counts as (select
      (count(*) filter (where f."TrangThai" = 'ChoDuyet'))::int as "ChoDuyet", (count(*) filter (where f."TrangThai" = 'DaDuyet'))::int as "DaDuyet",
      (count(*) filter (where f."TrangThai" = 'TuChoi'))::int as "TuChoi", (count(*) filter (where f."TrangThai" = 'DaRut'))::int as "DaRut",
      (count(*) filter (where ${shown}))::int as "totalRows" from found f),
    page as (select f.*, row_number() over (order by f."NgayDeNghi" desc, f._id desc) as at from found f where ${shown}
      order by f."NgayDeNghi" desc, f._id desc limit ${limit} offset ${offset})
    select counts.*, page.* from counts left join page on true order by page.at`,
  );
  const [first] = rows;
  if (!first) throw new Error('counts have one row');
  const { ChoDuyet, DaDuyet, TuChoi, DaRut, totalRows } = first;
  return { data: rows.filter((row) => row.at !== null), totalRows, ChoDuyet, DaDuyet, TuChoi, DaRut };
}

/** What a request does to a line: before, as the bill stands, and after it is granted. */
export type RequestedLine = {
  VienPhiDong_Id: string;
  TenDichVu: string;
  /** What the patient owes before exemptions. */
  PhaiTra: string;
  MienGiam: string;
  PhanTram: number | null;
  MienGiamMoi: string;
};

/** The lines of a request that waits, as the bill stands; of one that was decided, none. */
export async function linesOfRequest(ctx: Ctx, row: YeuCauMienGiamRow): Promise<RequestedLine[]> {
  if (row.TrangThai !== 'ChoDuyet') return [];
  const grants = await grantsNow(ctx, row);
  const lines = new Map((await linesOfVisit(ctx, row.TiepNhan_Id)).map((line) => [line._id, line]));
  return grants.flatMap(({ VienPhiDong_Id, PhanTram, SoTien }) => {
    const line = lines.get(VienPhiDong_Id);
    if (!line) return [];
    const { Ten: TenDichVu, MienGiam } = line;
    return [{ VienPhiDong_Id, TenDichVu, PhaiTra: owedOf(line), MienGiam, PhanTram, MienGiamMoi: SoTien }];
  });
}
