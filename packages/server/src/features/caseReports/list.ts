import { deadlineState } from '@sen/domain/caseReports/baoCaoCaBenh';
import { type SQL, sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { periodRows } from '../../engine/database/reporting.ts';
import type { DanhSachCaBenh, DongCaBenh, QueryDanhSachCaBenhArgs } from '../../gql/main.ts';
import { sessionRows } from '../examination/sql.ts';
import { personFits } from '../patients/personFits.ts';
import { patientRows } from '../patients/sql.ts';
import { listedPlace, visibleRecords } from '../recordAccess/visible.ts';
import { dutyOn, notifiableRows, reportsOfEpisode } from './sql.ts';

type Row = Omit<DongCaBenh, 'NgayKham' | 'HanBaoCao' | 'NgayGui' | 'Han'> & {
  NgayKham: string;
  HanBaoCao: string | null;
  NgayGui: string | null;
  PhongBan_Id: string;
};
type Found = Omit<DanhSachCaBenh, 'data'> & { data: Row[] };

/** A session whose case nobody reported stands in the list of today for so many days; a report that was begun does until it is sent. */
const waitsDays = 90;

/**
 * Cases of the sessions between two days (today when empty): reports, and sessions whose main disease asks for one that nobody has
 * begun, those with the nearest deadline first; with the counts of every state. A list up to today holds what earlier days left unsent, too. One statement beside what decides who sees them.
 */
export async function caseList(ctx: Ctx, args: QueryDanhSachCaBenhArgs): Promise<DanhSachCaBenh> {
  const from = args.tuNgay ?? today(ctx);
  const to = args.denNgay ?? from;
  const limit = Math.min(Math.max(args.limit ?? 50, 1), 500);
  const offset = (Math.max(args.page ?? 1, 1) - 1) * limit;
  const place = await listedPlace(ctx, sql`e.phong_ban_id`);
  const late = sql`"TrangThai" in ('ChuaLap', 'Nhap') and "HanBaoCao" < ${ctx.now().toISOString()}::timestamptz`;
  const reachesToday = to >= today(ctx);
  const unsent = sql`(e.ngay < ${from}::date and (e.ngay >= ${today(ctx)}::date - ${waitsDays}::int
    or e.id in (select kham_benh_id from main.bao_cao_ca_benh where trang_thai = 'Nhap')))`;
  const state = args.TrangThai ? sql`"TrangThai" = ${args.TrangThai}` : sql`true`;
  const asked = sql`${state} and ${args.quaHan ? late : sql`true`}`;
  const rows = await periodRows<Found>(
    ctx,
    { from, to },
    sql`
    with seen as (
      select e.id, e.tiep_nhan_id, e.benh_nhan_id, e.phong_ban_id, e.ngay_kham, e.ngay, e.chan_doan_icd_id, e.trang_thai
      from ${sessionRows} e
      where (e.ngay between ${from}::date and ${to}::date or ${reachesToday ? unsent : sql`false`})
        and e.chan_doan_icd_id is not null and ${place}
    ), sick as (
      select e.*, c.id as report, coalesce(c.chan_doan_icd_id, e.chan_doan_icd_id) as icd
      from seen e left join main.bao_cao_ca_benh c on c.kham_benh_id = e.id
    ), duties as materialized (${notifiableRows(sql`i.id in (select icd from sick)`)}
    ), cases as (
      select coalesce(c.id, e.id) as "_id", c.id as "BaoCao_Id", coalesce(c.trang_thai, 'ChuaLap') as "TrangThai",
        c.so_bao_cao as "SoBaoCao", e.id as "KhamBenh_Id", e.tiep_nhan_id as "TiepNhan_Id", e.benh_nhan_id as "BenhNhan_Id",
        e.phong_ban_id as "PhongBan_Id", e.ngay_kham as "NgayKham", i.ma_icd as "MaICD", i.ten_icd as "TenICD", i.id as "ICD_Id",
        n.nhom as "Nhom", c.phan_loai_ca as "PhanLoaiCa",
        case when c.id is null then e.ngay_kham + make_interval(hours => n.so_gio) else c.han_bao_cao end as "HanBaoCao",
        c.ngay_gui as "NgayGui", c.noi_nhan as "NoiNhan", c.so_tham_chieu as "SoThamChieu"
      from sick e left join main.bao_cao_ca_benh c on c.id = e.report
      join main.icd i on i.id = e.icd
      left join lateral (${dutyOn(sql`duties`, sql`e.icd`, sql`e.ngay`)}) n on true
      where (e.report is not null or e.icd = any(array(select icd from duties))) and (c.id is not null
        or (n.so_gio is not null and e.trang_thai <> 'DaHuy' and not exists (${reportsOfEpisode({
          patient: sql`e.benh_nhan_id`,
          code: sql`i.ma_icd`,
          day: sql`e.ngay`,
          except: sql`true`,
        })})))
        and (e.ngay >= ${from}::date or coalesce(c.trang_thai, 'ChuaLap') in ('ChuaLap', 'Nhap'))
    ), found as materialized (
      select s.*, b.ma_y_te as "MaYTe", b.ten_benh_nhan as "TenBenhNhan"
      from cases s join ${patientRows} b on b.id = s."BenhNhan_Id"
      where ${args.ICD_Id ? sql`s."ICD_Id" = ${args.ICD_Id}` : sql`true`} and ${keywordFits(args.keyword ?? '')}
    )
    select (select count(*)::int from found where ${asked}) as "totalRows",
      (select count(*)::int from found where "TrangThai" = 'ChuaLap') as "ChuaLap",
      (select count(*)::int from found where "TrangThai" = 'Nhap') as "Nhap",
      (select count(*)::int from found where "TrangThai" = 'DaGui') as "DaGui",
      (select count(*)::int from found where "TrangThai" = 'BiThayThe') as "BiThayThe",
      (select count(*)::int from found where "TrangThai" = 'DaHuy') as "DaHuy",
      (select count(*)::int from found where ${late}) as "QuaHan",
      (select coalesce(json_agg(f), '[]'::json) from (select * from found where ${asked}
        order by "TrangThai" not in ('ChuaLap', 'Nhap'), "HanBaoCao", "NgayKham", "_id" limit ${limit} offset ${offset}) f) as data`,
  );
  const [found] = rows;
  if (!found) throw new Error('a page has one row');
  const visible = await visibleRecords(ctx, found.data, (row) => ({
    node: row.PhongBan_Id,
    BenhNhan_Id: row.BenhNhan_Id,
  }));
  return { ...found, data: visible.map((row) => rowOf(row, ctx.now())) };
}

function rowOf(row: Row, now: Date): DongCaBenh {
  const HanBaoCao = row.HanBaoCao ? new Date(row.HanBaoCao) : null;
  const NgayGui = row.NgayGui ? new Date(row.NgayGui) : null;
  const inForce = row.TrangThai !== 'BiThayThe' && row.TrangThai !== 'DaHuy';
  return {
    ...row,
    NgayKham: new Date(row.NgayKham),
    HanBaoCao,
    NgayGui,
    Han: HanBaoCao && inForce ? deadlineState(HanBaoCao, NgayGui, now) : null,
  };
}

function keywordFits(keyword: string): SQL {
  const whole = keyword.trim();
  if (whole === '') return sql`true`;
  return sql`(${whole.toUpperCase()} in (s."SoBaoCao", b.ma_y_te, upper(s."MaICD")) or ${personFits(whole, 'b')})`;
}
