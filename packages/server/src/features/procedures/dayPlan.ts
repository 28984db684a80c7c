import { benchLookBack, type SlipKind } from '@sen/domain/orders/orderKinds';
import { sql } from 'drizzle-orm';
import type { RefLabel } from '../../engine/catalogue/queries.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { courseSlip } from '../orders/courses.ts';
import { dayStart } from '../orders/queries.ts';
import { orderLineRows, slipRows, stillInWork, stillWaits } from '../orders/sql.ts';
import { facilityOf, nodesOfFacility } from '../organisation/facility.ts';
import { patientRows } from '../patients/sql.ts';
import { procedureReading as reading } from './procedureReading.ts';
import { tuongTrinhTable } from './tables.ts';

/** An operation as it stands on its room's day. */
export type DayOperation = {
  DichVuYeuCau_Id: string;
  SoPhieuYeuCau: string;
  Loai: SlipKind;
  LaKhanCap: boolean;
  Phong: RefLabel;
  TenBenhNhan: string;
  MaYTe: string;
  NamSinh: number | null;
  dichVus: string[];
  slipState: string;
  isLocked: boolean;
  BatDau: Date;
  KetThuc: Date | null;
  phutToiThieu: number;
  NguoiThucHienChinh_Id: string | null;
};

const most = 500;

/**
 * The operations of a day in the rooms of the caller's facility, by room and start: when the report says, else when the work began, else
 * when it was ordered for; today's hold what earlier days left undone. One statement over orders of so many days back.
 */
export async function operationsOfDay(ctx: Ctx, day: string | null | undefined): Promise<DayOperation[]> {
  const facility = await facilityOf(ctx, ctx.nodeId);
  if (!facility) return [];
  const from = dayStart(day ?? today(ctx));
  const left =
    (day ?? today(ctx)) === today(ctx)
      ? sql`or b.start < ${from}::timestamptz and t.ket_thuc is null and (${stillWaits} or ${stillInWork})`
      : sql``;
  const rooms = await nodesOfFacility(ctx, facility);
  const until = sql`${from}::timestamptz + interval '1 day'`;
  const { rows } = await ctx.db.execute<
    Omit<DayOperation, 'BatDau' | 'KetThuc'> & { BatDau: string; KetThuc: string | null }
  >(sql`
    select s.id as "DichVuYeuCau_Id", s.so_phieu_yeu_cau as "SoPhieuYeuCau", s.loai as "Loai", s.la_khan_cap as "LaKhanCap",
      jsonb_build_object('_id', n.id, 'ma', n.code, 'ten', n.name) as "Phong", p.ten_benh_nhan as "TenBenhNhan", p.ma_y_te as "MaYTe",
      p.nam_sinh as "NamSinh", o.names as "dichVus", o.minutes as "phutToiThieu", s.trang_thai as "slipState",
      t.ngay_khoa is not null as "isLocked", b.start as "BatDau", t.ket_thuc as "KetThuc",
      (select k ->> 'NhanVien_Id' from jsonb_array_elements(t.kip) k where k ->> 'VaiTro' = 'PhauThuatVienChinh' limit 1)
        as "NguoiThucHienChinh_Id"
    from ${slipRows} s
    join auth.node n on n.id = s.noi_thuc_hien_id
    join ${patientRows} p on p.id = s.benh_nhan_id
    left join lateral (select * from ${tuongTrinhTable} r where r.dich_vu_yeu_cau_id = s.id order by r.phien_ban desc limit 1) t on true
    cross join lateral (select coalesce(t.bat_dau, s.ngay_thuc_hien, s.ngay_yeu_cau) as start) b
    cross join lateral (
      select coalesce(json_agg(c.ten_dich_vu order by c.thu_tu, c.id), '[]') as names,
        coalesce(sum(d.thoi_gian_thuc_hien_toi_thieu), 0)::int as minutes
      from ${orderLineRows} c join main.dm_dich_vu d on d.id = c.dich_vu_id
      where c.dich_vu_yeu_cau_id = s.id and c.trang_thai <> 'DaHuy') o
    where s.noi_thuc_hien_id = any(${sql.param([...rooms])}::uuid[]) and s.loai = any(${sql.param([...reading.kinds])}::text[])
      and s.trang_thai not in ('Nhap', 'DaHuy') and not (${courseSlip})
      and (s.ngay_yeu_cau >= ${from}::timestamptz - make_interval(days => ${benchLookBack}) or s.trang_thai in ('SanSang', 'ChuaKetQua'))
      and s.ngay_yeu_cau < ${until} and (b.start >= ${from} and b.start < ${until} ${left})
    order by n.code, b.start, s.id limit ${most}`);
  return rows.map((row) => ({
    ...row,
    BatDau: new Date(row.BatDau),
    KetThuc: row.KetThuc === null ? null : new Date(row.KetThuc),
  }));
}
