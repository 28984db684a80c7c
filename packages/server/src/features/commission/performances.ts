import {
  commissionDaysMost,
  commissionOf,
  type HoaHongCuaLan,
  type LanThucHien,
} from '@sen/domain/commission/hoaHong';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { reportRows } from '../../engine/database/reporting.ts';
import { refuseIssues } from '../../engine/errors.ts';
import type { HoaHongInput } from '../../gql/main.ts';
import { chargeRows } from '../cashier/sql.ts';
import { courseSlip } from '../orders/courses.ts';
import { dayStart } from '../orders/queries.ts';
import { orderLineRows, slipRows } from '../orders/sql.ts';
import { facilityOf, nodesOfFacility } from '../organisation/facility.ts';
import { teamRows } from '../procedures/sql.ts';
import { sessionReportRows, sessionRows } from '../spa/sql.ts';

/** Performances of one report at most. */
export const performancesMost = 20_000;

/** A performance that counts, and what is due of it. */
export type Performance = {
  _id: string;
  SoPhieuYeuCau: string;
  Ngay: Date;
  DichVu_Id: string;
  TenDichVu: string;
  Lan: number | null;
  NoiThucHien_Id: string;
  PhanTramThucHien: string | null;
} & HoaHongCuaLan;

type Read = Omit<LanThucHien, 'Lan'> &
  Pick<Performance, '_id' | 'SoPhieuYeuCau' | 'DichVu_Id' | 'TenDichVu' | 'Lan' | 'NoiThucHien_Id'> & {
    Ngay: string;
  };

const dayMs = 86_400_000;

/**
 * The performances of the caller's facility that count in some days, the newest first, each with what is due of it. An operation counts
 * on the day on which its report is returned; a session on that of its report, or of itself where nothing is written of it. Nothing of
 * what is cancelled, owed, given back or taken back counts. One statement. Errors: BAD_INPUT at `tuNgay`, `denNgay`.
 */
export async function performances(
  ctx: Ctx,
  input: HoaHongInput,
): Promise<{ found: Performance[]; conNua: boolean }> {
  requireDays(input);
  const facility = await facilityOf(ctx, ctx.nodeId);
  if (!facility) return { found: [], conNua: false };
  const of = await nodesOfFacility(ctx, facility);
  const rooms = input.NoiThucHien_Id ? of.filter((one) => one === input.NoiThucHien_Id) : of;
  const rows = await reportRows<Read>(ctx, statement(input, rooms));
  const found = rows.slice(0, performancesMost).map(toldOf);
  const { NhanVien_Id } = input;
  return {
    found: NhanVien_Id ? found.flatMap((one) => partOf(one, NhanVien_Id)) : found,
    conNua: rows.length > performancesMost,
  };
}

function toldOf({ Ngay, Kip, ...row }: Read): Performance {
  const { _id, SoPhieuYeuCau, DichVu_Id, TenDichVu, Lan, NoiThucHien_Id, PhanTramThucHien } = row;
  const due = commissionOf({ ...row, Kip, Lan: Lan ?? 1 });
  const shown = { _id, SoPhieuYeuCau, DichVu_Id, TenDichVu, Lan, NoiThucHien_Id, PhanTramThucHien };
  return { ...shown, Ngay: new Date(Ngay), ...due };
}

/** A performance with the part of one person only; none where they have none. */
function partOf(one: Performance, NhanVien_Id: string): Performance[] {
  const phans = one.phans.filter((part) => part.NhanVien_Id === NhanVien_Id);
  return phans.length > 0 ? [{ ...one, phans }] : [];
}

function requireDays({ tuNgay, denNgay }: HoaHongInput): void {
  const days = (Date.parse(denNgay) - Date.parse(tuNgay)) / dayMs + 1;
  const max = commissionDaysMost;
  refuseIssues([
    ...(days < 1 ? [{ path: 'denNgay', code: 'RANGE_REVERSED' }] : []),
    ...(days > max ? [{ path: 'tuNgay', code: 'TOO_MANY_DAYS', details: { max } }] : []),
  ]);
}

function statement({ tuNgay, denNgay, DichVu_Id }: HoaHongInput, rooms: readonly string[]) {
  const from = dayStart(tuNgay);
  const until = sql`${dayStart(denNgay)}::timestamptz + interval '1 day'`;
  const inDays = (at: ReturnType<typeof sql>) => sql`${at} >= ${from} and ${at} < ${until}`;
  return sql`
    select w.id as "_id", s.so_phieu_yeu_cau as "SoPhieuYeuCau", w.ngay as "Ngay", d.id as "DichVu_Id", w.ten as "TenDichVu",
      w.lan as "Lan", w.so_buoi as "SoBuoi", w.noi as "NoiThucHien_Id", w.thanh_tien::text as "ThanhTien", w.kip as "Kip",
      d.phan_tram_thuc_hien::text as "PhanTramThucHien", d.phan_tram_hoa_hong::text as "PhanTramHoaHong",
      s.bac_si_chi_dinh_id as "NguoiChiDinh_Id", n.phan_tram_hoa_hong::text as "PhanTramRieng"
    from (
      select c.id, s.id as slip, c.dich_vu_id, c.ten_dich_vu as ten, s.ngay_ket_qua as ngay, s.noi_thuc_hien_id as noi,
        null::int as lan, 1 as so_buoi, v.thanh_tien - v.khuyen_mai - v.mien_giam as thanh_tien,
        coalesce(t.kip, case when s.nguoi_thuc_hien_id is null then '[]'
          else jsonb_build_array(jsonb_build_object('NhanVien_Id', s.nguoi_thuc_hien_id, 'TyLe', null)) end) as kip
      from ${slipRows} s
      join ${orderLineRows} c on c.dich_vu_yeu_cau_id = s.id and c.trang_thai <> 'DaHuy' and not c.khong_den
      join ${chargeRows} v on v.source_id = c.id and v.trang_thai = 'DangSuDung' and v.con_lai = 0
      left join lateral (select r.kip from ${teamRows} r where r.dich_vu_yeu_cau_id = s.id order by r.phien_ban desc limit 1) t on true
      where ${inDays(sql`s.ngay_ket_qua`)} and s.loai in ('PhauThuat', 'ThuThuat')
        and s.trang_thai in ('CoKetQua', 'DaXemKetQua') and not (${courseSlip})
      union all
      select b.id, s.id, f.dich_vu_id, f.ten_dich_vu, coalesce(t.ngay_tra, b.ngay_thuc_hien),
        coalesce(b.noi_thuc_hien_id, s.noi_thuc_hien_id, s.noi_yeu_cau_id), b.lan, g.so_buoi, g.thanh_tien,
        coalesce((select jsonb_agg(jsonb_build_object('NhanVien_Id', p.id, 'TyLe', null) order by p.at)
          from unnest(coalesce(nullif(t.nguoi_thuc_hien_ids, '{}'), array_remove(array[b.nguoi_thuc_hien_id], null))) with ordinality p (id, at)), '[]')
      from ${sessionRows} b
      join ${slipRows} s on s.id = b.dich_vu_yeu_cau_id
      join ${orderLineRows} f on f.id = b.dich_vu_yeu_cau_chi_tiet_id
      left join ${sessionReportRows} t on t.buoi_lieu_trinh_id = b.id and t.trang_thai <> 'DaHuy'
      cross join lateral (
        select sum(coalesce(c.so_lan_thuc_hien, 1))::int as so_buoi, sum(v.thanh_tien - v.khuyen_mai - v.mien_giam) as thanh_tien,
          bool_and(coalesce(v.con_lai = 0, false)) as paid
        from ${orderLineRows} c left join ${chargeRows} v on v.source_id = c.id and v.trang_thai = 'DangSuDung'
        where c.dich_vu_yeu_cau_id = f.dich_vu_yeu_cau_id and c.dich_vu_id = f.dich_vu_id and c.trang_thai <> 'DaHuy'
          and coalesce(c.lan_goi_id, c.id) = coalesce(f.lan_goi_id, f.id)) g
      where b.id in (
          select x.buoi_lieu_trinh_id from ${sessionReportRows} x where x.trang_thai = 'DaTraKetQua' and ${inDays(sql`x.ngay_tra`)}
          union all select x.id from ${sessionRows} x where ${inDays(sql`x.ngay_thuc_hien`)} and not exists (
            select 1 from ${sessionReportRows} y where y.buoi_lieu_trinh_id = x.id and y.trang_thai <> 'DaHuy'))
        and b.trang_thai = 'DaLam' and g.paid) w
    join ${slipRows} s on s.id = w.slip
    join main.dm_dich_vu d on d.id = w.dich_vu_id
    left join main.nhan_vien n on n.id = s.bac_si_chi_dinh_id
    where w.noi = any(${sql.param([...rooms])}::uuid[]) and ${DichVu_Id ? sql`w.dich_vu_id = ${DichVu_Id}` : sql`true`}
    order by w.ngay desc, w.id limit ${performancesMost + 1}`;
}
