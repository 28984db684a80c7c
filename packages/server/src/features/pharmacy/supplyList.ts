import { type SQL, sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import type { QueryDanhSachCapPhatArgs } from '../../gql/pharmacy.ts';
import { chargeRows } from '../cashier/sql.ts';
import { sessionRows } from '../examination/sql.ts';
import { personFits } from '../patients/personFits.ts';
import { patientRows } from '../patients/sql.ts';
import { prescriptionLineRows, prescriptionRows } from '../prescriptions/sql.ts';
import { ticketsOf } from '../queues/queries.ts';
import { beginOf, standsFrom, ticketRows } from '../queues/sql.ts';
import { readSetting } from '../system/queries.ts';
import { requireStore } from './stores.ts';
import { isSettled } from './supplyFacts.ts';

export type SupplyTab = 'ChoThanhToan' | 'ChoDuyet' | 'ChoCap' | 'DaCap' | 'DaHuy';

export type SupplyRow = {
  _id: string;
  MaDonThuoc: string;
  LoaiToa: string;
  TrangThai: string;
  BenhNhan_Id: string;
  TenBenhNhan: string;
  MaYTe: string;
  NgayKe: string;
  soDong: number;
  tab: SupplyTab;
  Ve_Id: string | null;
  KyHieu: string | null;
  TrangThaiVe: string | null;
  isEmergency: boolean;
  isPriority: boolean;
};

export type SupplyCounts = Record<SupplyTab, number>;
export type SupplyList = { data: SupplyRow[]; counts: SupplyCounts };

/**
 * The prescriptions that a store hands out, between two days (today when empty), with the counts of all tabs; a paid or insured one
 * waits from the end of its examination on, first for its approval where the site asks for it. In today's list stands what earlier days
 * left, too, until it is done or closed. One statement, beside those of the queue in whose calling order the waiting ones stand. A word is looked for in the patient's name and code and in the
 * code of the prescription. Errors: NOT_FOUND, NODE_NOT_GRANTED.
 */
export async function supplyList(ctx: Ctx, args: QueryDanhSachCapPhatArgs): Promise<SupplyList> {
  const nodeId = await requireStore(ctx, args.idStore);
  const [found, queue] = await Promise.all([
    readList(ctx, args, nodeId),
    ticketsOf(ctx, { hangDoi: 'CapPhatThuoc', nodeId }),
  ]);
  if ((args.tab ?? 'ChoCap') !== 'ChoCap') return found;
  // At the counter first, then those to call, then those without a number, then those who did not come.
  const places = [...queue.dangGoi, ...queue.dangPhucVu, ...queue.cho].map((ticket) => ticket._id);
  const placeOf = ({ Ve_Id, TrangThaiVe }: SupplyRow) => {
    if (TrangThaiVe === 'vang') return places.length + 1;
    const place = Ve_Id === null ? -1 : places.indexOf(Ve_Id);
    return place === -1 ? places.length : place;
  };
  return { ...found, data: found.data.sort((a, b) => placeOf(a) - placeOf(b)) };
}

async function readList(ctx: Ctx, args: QueryDanhSachCapPhatArgs, nodeId: string): Promise<SupplyList> {
  const from = args.startDate ?? today(ctx);
  const to = args.endDate ?? from;
  const now = sql`${today(ctx)}::date`;
  const earlier =
    from === today(ctx)
      ? sql`or (t.trang_thai in ('DaKe', 'YeuCauThanhToan') and t.ngay_ke < ${beginOf(now)}
        and t.ngay_ke >= ${beginOf(standsFrom('CapPhatThuoc', sql`${nodeId}::uuid`, { begun: false }))})`
      : sql``;
  const { duyetCapPhat } = await readSetting(ctx, 'facility');
  const approvedFirst = duyetCapPhat ? sql`t.ngay_duyet_cap is null` : sql`false`;
  const { rows } = await ctx.db.execute<{
    data: SupplyRow[] | null;
    counts: Partial<SupplyCounts> | null;
  }>(sql`
    with found as (
      select t.id as "_id", t.ma_don_thuoc as "MaDonThuoc", t.loai_toa as "LoaiToa", t.trang_thai as "TrangThai",
        t.benh_nhan_id as "BenhNhan_Id", b.ten_benh_nhan as "TenBenhNhan", b.ma_y_te as "MaYTe", t.ngay_ke as "NgayKe",
        s.lines as "soDong", q.id as "Ve_Id", q.ky_hieu as "KyHieu", q.trang_thai as "TrangThaiVe",
        coalesce(q.is_emergency, false) as "isEmergency", coalesce(q.is_priority, false) as "isPriority",
        case when t.trang_thai in ('DaCap', 'DaHuy') then t.trang_thai
          when t.loai_toa <> 'BHYT' and not s.paid then 'ChoThanhToan'
          when e.trang_thai = 'DaKham' then case when ${approvedFirst} then 'ChoDuyet' else 'ChoCap' end end as tab
      from ${prescriptionRows} t join ${patientRows} b on b.id = t.benh_nhan_id join ${sessionRows} e on e.id = t.kham_benh_id
      join lateral (
        select count(*)::int as lines, bool_and(${isSettled}) as paid,
          bool_or(c.kho_id is null or c.kho_id = ${args.idStore}) as here
        from ${prescriptionLineRows} c left join ${chargeRows} v on v.source_id = c.id and v.trang_thai = 'DangSuDung'
        where c.toa_thuoc_id = t.id and (c.trang_thai = 'DangSuDung' or t.trang_thai = 'DaHuy')
      ) s on s.here
      left join lateral (
        select * from ${ticketRows} h where h.source_id = t.id and h.hang_doi = 'CapPhatThuoc' and h.node_id = ${nodeId}
          and h.trang_thai not in ('huy', 'chuyen') and (h.ngay = ${now} or h.trang_thai <> 'xong') order by h.ngay_tao desc limit 1
      ) q on true
      where t.trang_thai <> 'Nhap' and t.loai_toa <> 'MuaNgoai'
        and ((t.ngay_ke >= ${beginOf(sql`${from}::date`)} and t.ngay_ke < ${beginOf(sql`${to}::date + 1`)}) ${earlier})
        and ${keywordFits(args.keyword ?? '')}
    )
    select (select json_agg(f) from (select * from found where tab = ${args.tab ?? 'ChoCap'} order by "NgayKe", "_id" limit 500) f) as data,
      (select json_object_agg(tab, n) from (select tab, count(*)::int as n from found where tab is not null group by tab) c) as counts`);
  const empty: SupplyCounts = { ChoThanhToan: 0, ChoDuyet: 0, ChoCap: 0, DaCap: 0, DaHuy: 0 };
  return { data: rows[0]?.data ?? [], counts: { ...empty, ...rows[0]?.counts } };
}

function keywordFits(keyword: string): SQL {
  const whole = keyword.trim();
  if (whole === '') return sql`true`;
  return sql`(${whole} in (t.ma_don_thuoc, b.ma_y_te, t.id::text) or ${personFits(whole, 'b')})`;
}
