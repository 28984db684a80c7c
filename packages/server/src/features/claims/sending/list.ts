import { claimDeadline, gioGuiHoSo } from '@sen/domain/claims/sending/deadline';
import { type TinhTrangHoSo, tinhTrangHoSo } from '@sen/domain/claims/sending/tinhTrang';
import { findThamSo, type ThamSo } from '@sen/domain/insurance/parameters';
import { type SQL, sql } from 'drizzle-orm';
import { type Ctx, localDay } from '../../../engine/context.ts';
import { refuseIssues } from '../../../engine/errors.ts';
import type { QueryDanhSachHoSoBHYTArgs, QueryDongTraBHYTsArgs } from '../../../gql/main.ts';
import { within } from '../../accounting/days.ts';
import { personFits } from '../../patients/personFits.ts';
import { patientRows } from '../../patients/sql.ts';
import { listedPlace, visibleRecords } from '../../recordAccess/visible.ts';
import { readThamSo } from '../../system/queries.ts';
import { type DongTraBHYTRow, dongTraBHYTTable, hoSoBHYTTable } from '../tables.ts';
import { endedVisits } from './ended.ts';
import { instantOf } from './versions.ts';

/** A visit that owes a claim, and how that stands. Money as decimal text, null while nothing was sent. */
export type ClaimVisit = {
  TiepNhan_Id: string;
  MaTiepNhan: string;
  BenhNhan_Id: string;
  MaYTe: string;
  TenBenhNhan: string;
  SoTheBHYT: string | null;
  NgayKetThuc: Date;
  HanGui: Date;
  TinhTrang: TinhTrangHoSo;
  DaDoi: boolean;
  HoSo_Id: string | null;
  PhienBan: number | null;
  TrangThai: (typeof hoSoBHYTTable.$inferSelect)['TrangThai'] | null;
  TongChiBV: string | null;
  BHChiTra: string | null;
  MaGiaoDich: string | null;
  LoiThongBao: string | null;
};

/** The conditions of the tabs, over a visit that the statement calls v. */
const states: Record<TinhTrangHoSo, SQL> = {
  ChuaGui: sql`v.claim is null`,
  CanSua: sql`(v.claim_state in ('TuChoi', 'BiTra') or (v.changed and v.claim_state in ('DaNhan', 'HopLe')))`,
  DangGui: sql`v.claim_state in ('ChoGui', 'DangGui', 'KhongRo')`,
  DaNhan: sql`(v.claim_state = 'DaNhan' and not v.changed)`,
  HopLe: sql`(v.claim_state = 'HopLe' and not v.changed)`,
};
const names = Object.keys(tinhTrangHoSo) as TinhTrangHoSo[]; // its keys

export type ClaimList = { data: ClaimVisit[]; totalRows: number; QuaHan: number; BHChiTra: string } & Record<
  TinhTrangHoSo,
  number
>;

/** A page of the visits of some days that owe a claim, with the counts of every state and of what is late. One statement. */
export async function claimList(ctx: Ctx, args: QueryDanhSachHoSoBHYTArgs): Promise<ClaimList> {
  if (args.denNgay < args.tuNgay) refuseIssues([{ path: 'denNgay', code: 'RANGE_REVERSED' }]);
  const limit = Math.min(Math.max(args.limit ?? 50, 1), 1000);
  const offset = (Math.max(args.page ?? 1, 1) - 1) * limit;
  const parameters = await readThamSo(ctx);
  const late = sql`(v.claim is null and v.ended < ${lateSince(ctx, parameters)})`;
  const shown = args.QuaHan ? late : args.TinhTrang ? states[args.TinhTrang] : sql`true`;
  const insured =
    args.CoBHYT === null || args.CoBHYT === undefined
      ? sql`true`
      : sql`(t.so_the_bhyt is not null) = ${args.CoBHYT}`;
  const counts = names.map(
    (name) => sql`(count(*) filter (where ${states[name]}))::int as ${sql.identifier(name)}`,
  );
  const found = endedVisits(
    sql`t.ngay between ${args.tuNgay} and ${args.denNgay} and ${insured} and ${await listedPlace(ctx, sql`t.noi_tiep_nhan_id`)}`,
  );
  type Row = Omit<ClaimList, 'data'> & { data: Array<ClaimVisit & { node: string | null }> };
  const { rows } = await ctx.db.execute<Row>(sql`
    with found as materialized (
      select v.*, b.ma_y_te, b.ten_benh_nhan from ${found} v join ${patientRows} b on b.id = v.benh_nhan_id
      where ${fits(args.keyword ?? '')}),
    page as (select * from found v where ${shown} order by v.ended, v.id limit ${limit} offset ${offset})
    select ${sql.join(counts, sql`, `)}, (count(*) filter (where ${late}))::int as "QuaHan",
      (count(*) filter (where ${shown}))::int as "totalRows",
      coalesce(sum(s.bh_chi_tra) filter (where ${shown}), 0)::numeric(18, 2) as "BHChiTra",
      coalesce((select json_agg(json_build_object('TiepNhan_Id', p.id, 'MaTiepNhan', p.ma_tiep_nhan, 'BenhNhan_Id', p.benh_nhan_id,
          'MaYTe', p.ma_y_te, 'TenBenhNhan', p.ten_benh_nhan, 'SoTheBHYT', p.so_the_bhyt, 'NgayKetThuc', p.ended, 'node', p.noi_tiep_nhan_id,
          'HanGui', p.han_gui, 'DaDoi', p.changed, 'TinhTrang', (${tabOf}), 'HoSo_Id', h.id, 'PhienBan', h.phien_ban,
          'TrangThai', h.trang_thai, 'TongChiBV', h.tong_chi_bv::text, 'BHChiTra', h.bh_chi_tra::text, 'MaGiaoDich', h.ma_giao_dich,
          'LoiThongBao', h.loi_thong_bao) order by p.ended, p.id)
        from page p left join ${hoSoBHYTTable} h on h.id = p.claim), '[]'::json) as data
    from found v left join ${hoSoBHYTTable} s on s.id = v.claim`);
  const [one] = rows;
  if (!one) throw new Error('a page has one row');
  const visible = await visibleRecords(ctx, one.data, ({ node, BenhNhan_Id }) => ({ node, BenhNhan_Id }));
  return { ...one, data: visible.map(({ node: _place, ...row }) => dated(row, parameters)) };
}

/** The tab of a visit that the statement calls p. */
const tabOf = sql`case when p.claim is null then 'ChuaGui' when p.claim_state in ('TuChoi', 'BiTra') then 'CanSua'
  when p.claim_state in ('ChoGui', 'DangGui', 'KhongRo') then 'DangGui' when p.changed then 'CanSua'
  else p.claim_state end`;

function dated(row: ClaimVisit, parameters: readonly ThamSo[]): ClaimVisit {
  const ended = new Date(row.NgayKetThuc);
  const HanGui = row.HanGui ? new Date(row.HanGui) : instantOf(claimDeadline(localMinute(ended), parameters));
  return { ...row, NgayKetThuc: ended, HanGui };
}

/** 'YYYY-MM-DDTHH:mm' of Viet Nam's clock. */
export function localMinute(at: Date): string {
  return new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 16);
}

/** Visits that ended before this and were not sent are late. */
function lateSince(ctx: Ctx, parameters: readonly ThamSo[]): Date {
  const now = localMinute(ctx.now());
  const hours = Number(findThamSo(parameters, gioGuiHoSo, now) ?? 0);
  if (hours > 0) return new Date(ctx.now().getTime() - hours * 3_600_000);
  for (let back = 0; back < 60; back += 1) {
    const day = localDay(new Date(ctx.now().getTime() - back * 86_400_000));
    // one that ended on this day is late: so is everything before the next
    if (claimDeadline(`${day}T00:00`, parameters) < now)
      return new Date(Date.parse(`${day}T00:00:00+07:00`) + 86_400_000);
  }
  return new Date(0);
}

const likePart = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

function fits(keyword: string): SQL {
  const whole = keyword.trim();
  if (whole === '') return sql`true`;
  return sql`(v.ma_tiep_nhan ilike ${likePart(whole)} or v.so_the_bhyt = ${whole.toUpperCase()} or b.ma_y_te = ${whole.toUpperCase()}
    or ${personFits(whole, 'b')})`;
}

/** A returned line with the claim that it is of. */
export type ReturnedRow = DongTraBHYTRow & {
  MaLienKet: string;
  TiepNhan_Id: string;
  MaYTe: string;
  TenBenhNhan: string;
};

/** A page of the lines that came back in some days, those with the nearest deadline first. One statement. */
export async function returnedList(ctx: Ctx, args: QueryDongTraBHYTsArgs) {
  if (args.denNgay < args.tuNgay) refuseIssues([{ path: 'denNgay', code: 'RANGE_REVERSED' }]);
  const limit = Math.min(Math.max(args.limit ?? 50, 1), 1000);
  const offset = (Math.max(args.page ?? 1, 1) - 1) * limit;
  const shown = args.TrangThai ? sql`d.trang_thai = ${args.TrangThai}` : sql`d.trang_thai <> 'DaRut'`;
  type Line = ReturnedRow & { node: string | null };
  const { rows } = await ctx.db.execute<{
    data: Line[];
    totalRows: number;
    SoTienTuChoi: string;
    ChoXuLy: number;
    DaGiaiTrinh: number;
    ChapNhan: number;
    DaSua: number;
  }>(sql`
    with found as materialized (
      select d.*, v.ma_lien_ket as ma_tiep_nhan, v.tiep_nhan_id, v.noi_tiep_nhan_id, b.ma_y_te, b.ten_benh_nhan, null::text as so_the_bhyt
      from ${dongTraBHYTTable} d join ${hoSoBHYTTable} v on v.id = d.ho_so_id join ${patientRows} b on b.id = v.benh_nhan_id
      where ${within(sql`d.ngay_tao`, { from: args.tuNgay, to: args.denNgay })} and ${await listedPlace(ctx, sql`v.noi_tiep_nhan_id`)}
        and ${returnedFits(args.keyword ?? '')}),
    page as (select * from found d where ${shown} order by d.han_tra_loi nulls last, d.id limit ${limit} offset ${offset})
    select (count(*) filter (where ${shown}))::int as "totalRows",
      coalesce(sum(d.so_tien_tu_choi) filter (where ${shown}), 0)::numeric(18, 2) as "SoTienTuChoi",
      (count(*) filter (where d.trang_thai = 'ChoXuLy'))::int as "ChoXuLy", (count(*) filter (where d.trang_thai = 'DaGiaiTrinh'))::int as "DaGiaiTrinh",
      (count(*) filter (where d.trang_thai = 'ChapNhan'))::int as "ChapNhan", (count(*) filter (where d.trang_thai = 'DaSua'))::int as "DaSua",
      coalesce((select json_agg(json_build_object('_id', p.id, 'version', p.version, 'HoSo_Id', p.ho_so_id, 'BenhNhan_Id', p.benh_nhan_id,
          'Nguon', p.nguon, 'Bang', p.bang, 'STT', p.stt, 'Ma', p.ma, 'Ten', p.ten, 'MaLoi', p.ma_loi, 'NoiDung', p.noi_dung,
          'SoTienTuChoi', p.so_tien_tu_choi::text, 'HanTraLoi', p.han_tra_loi, 'GiaiTrinh', p.giai_trinh, 'TrangThai', p.trang_thai,
          'MaLienKet', p.ma_tiep_nhan, 'TiepNhan_Id', p.tiep_nhan_id, 'MaYTe', p.ma_y_te, 'TenBenhNhan', p.ten_benh_nhan,
          'node', p.noi_tiep_nhan_id) order by p.han_tra_loi nulls last, p.id) from page p), '[]'::json) as data
    from found d`);
  const [one] = rows;
  if (!one) throw new Error('a page has one row');
  const visible = await visibleRecords(ctx, one.data, ({ node, BenhNhan_Id }) => ({ node, BenhNhan_Id }));
  return {
    ...one,
    data: visible.map(({ node: _place, ...row }) => ({
      ...row,
      HanTraLoi: row.HanTraLoi && new Date(row.HanTraLoi),
    })),
  };
}

function returnedFits(keyword: string): SQL {
  const whole = keyword.trim();
  if (whole === '') return sql`true`;
  return sql`(v.ma_lien_ket ilike ${likePart(whole)} or d.ten ilike ${likePart(whole)} or d.ma = ${whole} or b.ma_y_te = ${whole.toUpperCase()}
    or ${personFits(whole, 'b')})`;
}
