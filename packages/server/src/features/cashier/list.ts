import type { LoaiTiepNhan } from '@sen/domain/reception/loaiTiepNhan';
import { type SQL, sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { periodRows } from '../../engine/database/reporting.ts';
import type { GioiTinh } from '../../gql/main.ts';
import { patientRows } from '../patients/sql.ts';
import { queueNodeOf, standsFrom, ticketRows } from '../queues/sql.ts';
import { ofKind, receptionRows } from '../reception/sql.ts';
import { listedPlace } from '../recordAccess/visible.ts';
import { visitFits } from './visitFits.ts';

export const tabs = ['ChoThanhToan', 'DaKham', 'DaThu', 'ChuaHachToan'] as const;
export type Tab = (typeof tabs)[number];

export type ListInput = {
  tab: Tab;
  /** Days in Vietnam, both included; today when empty, with what earlier days left open. Old visits take them as bounds. */
  start?: string | null;
  end?: string | null;
  keyword?: string | null;
  /** Receptions of a kind only. */
  kind?: LoaiTiepNhan | null;
  /** The cashier's counter: visits of its facility only. */
  idNode?: string | null;
  /** In the order of the cashier's queue. */
  byQueue?: boolean;
  onlyPriority?: boolean;
  /** Visits whose fees are not completed. */
  onlyOpen?: boolean;
  /** Visits before today that still have money open; without days, whatever their day. */
  old?: boolean;
  page?: number | null;
  limit?: number | null;
};

/** A visit as the cashier's list shows it. */
export type VisitRow = {
  TiepNhan_Id: string;
  BenhNhan_Id: string;
  MaTiepNhan: string;
  NgayTiepNhan: string;
  MaYTe: string;
  TenBenhNhan: string;
  NamSinh: number;
  GioiTinh: GioiTinh;
  DoiTuong: string;
  UuTien: boolean;
  DaXacNhanChiPhi: boolean;
  BenhNhanTT: string;
  ConLai: string;
  ThuThua: string;
  DaThu: string;
  TamUngCon: string;
  CongNo: string;
  Ve_Id: string | null;
  KyHieu: string | null;
  TrangThaiVe: string | null;
};

export type VisitList = { data: VisitRow[]; counts: Record<Tab, number>; totalRows: number };

/** What each tab holds: due and not let go as a debt, all visits, paid in full, money that is not allocated. */
const conditions: Record<Tab, SQL> = {
  ChoThanhToan: sql`v."ConLai" > v."CongNo"`,
  DaKham: sql`true`,
  DaThu: sql`v."ConLai" = 0 and v."DaThu" > 0`,
  ChuaHachToan: sql`(v."TamUngCon" > 0 or v."ThuThua" > 0)`,
};

/** One tab of the cashier's visits with the counts of all tabs, those of facilities that the caller's lists show: one statement. */
export async function listVisits(ctx: Ctx, input: ListInput): Promise<VisitList> {
  const limit = Math.min(Math.max(input.limit ?? 200, 1), 500);
  const offset = (Math.max(input.page ?? 1, 1) - 1) * limit;
  const order = input.byQueue
    ? sql`(v."TrangThaiVe" = 'dang_goi') desc nulls last, (v."TrangThaiVe" = 'cho') desc nulls last, v.emergency desc nulls last, v.priority desc nulls last, v.ticket_day nulls last, v.place nulls last, v."NgayTiepNhan"`
    : sql`v."NgayTiepNhan" desc, v."TiepNhan_Id"`;
  const from = input.start ?? today(ctx);
  // old money is found by its index, however long ago it was
  const days = { from, to: input.old ? from : (input.end ?? from) };
  const statement = sql`
    with v as (${await visits(ctx, input)}),
    counts as (select ${sql.join(
      tabs.map(
        (tab) => sql`(count(*) filter (where ${conditions[tab]}))::int as ${sql.identifier(`n${tab}`)}`,
      ),
      sql`, `,
    )} from v),
    page as (select v.*, count(*) over ()::int as total, row_number() over (order by ${order}) as at from v where ${conditions[input.tab]})
    select counts.*, page.* ${input.byQueue ? sql`` : sql`, q.*`} from counts left join page on page.at > ${offset} and page.at <= ${offset + limit}
    ${input.byQueue ? sql`` : ticketOf(sql`page."TiepNhan_Id"`)} order by page.at`;
  const rows = await periodRows<VisitRow & Record<`n${Tab}`, number> & { total: number }>(
    ctx,
    days,
    statement,
  );
  const [first] = rows;
  return {
    data: rows.filter((row) => row.TiepNhan_Id !== null),
    counts: {
      ChoThanhToan: first?.nChoThanhToan ?? 0,
      DaKham: first?.nDaKham ?? 0,
      DaThu: first?.nDaThu ?? 0,
      ChuaHachToan: first?.nChuaHachToan ?? 0,
    },
    totalRows: first?.total ?? 0,
  };
}

/** The last ticket of a visit at the cashier, as a join. */
const ticketOf = (visit: SQL): SQL => sql`
  left join lateral (
    select h.id as "Ve_Id", h.ky_hieu as "KyHieu", h.trang_thai as "TrangThaiVe", h.is_emergency as emergency, h.is_priority as priority,
      h.vi_tri as place, h.ngay as ticket_day
    from ${ticketRows} h where h.tiep_nhan_id = ${visit} and h.hang_doi = 'VienPhi' order by h.id desc limit 1) q on true`;

async function visits(ctx: Ctx, input: ListInput): Promise<SQL> {
  const day = today(ctx);
  const days = input.old
    ? sql`t.ngay < ${day}::date and (a.con_lai > a.cong_no or a.tam_ung_con > 0 or a.thu_thua > 0)
        and (${input.start ?? null}::date is null or t.ngay >= ${input.start ?? null}::date)
        and (${input.end ?? null}::date is null or t.ngay <= ${input.end ?? null}::date)`
    : sql`(t.ngay between ${input.start ?? day}::date and ${input.end ?? input.start ?? day}::date
        ${(input.start ?? day) === day ? sql`or t.id = any(array(${leftOpen(ctx, input, day)}))` : sql``})`;
  return sql`
    select t.id as "TiepNhan_Id", t.benh_nhan_id as "BenhNhan_Id", t.ma_tiep_nhan as "MaTiepNhan", t.ngay_tiep_nhan as "NgayTiepNhan",
      p.ma_y_te as "MaYTe", p.ten_benh_nhan as "TenBenhNhan", p.nam_sinh as "NamSinh", p.gioi_tinh as "GioiTinh",
      d.ten_doi_tuong as "DoiTuong", t.uu_tien as "UuTien", t.da_xac_nhan_chi_phi as "DaXacNhanChiPhi",
      coalesce(a.benh_nhan_tt, 0)::numeric(18, 2) as "BenhNhanTT", coalesce(a.con_lai, 0)::numeric(18, 2) as "ConLai",
      coalesce(a.thu_thua, 0)::numeric(18, 2) as "ThuThua", coalesce(a.da_thu, 0)::numeric(18, 2) as "DaThu",
      coalesce(a.tam_ung_con, 0)::numeric(18, 2) as "TamUngCon", coalesce(a.cong_no, 0)::numeric(18, 2) as "CongNo"
      ${input.byQueue ? sql`, q.*` : sql``}
    from ${receptionRows} t
    join ${patientRows} p on p.id = t.benh_nhan_id
    join main.dm_doi_tuong d on d.id = t.doi_tuong_id
    left join main.vien_phi a on a.tiep_nhan_id = t.id
    ${input.byQueue ? ticketOf(sql`t.id`) : sql``}
    where t.trang_thai <> 'DaHuy' and ${days} and ${await listedPlace(ctx, sql`t.noi_tiep_nhan_id`)} and ${ofKind(input.kind)} and ${visitFits(input.keyword)} ${input.idNode ? sql`and ${sameFacility(input.idNode)}` : sql``}
      ${input.onlyPriority ? sql`and t.uu_tien` : sql``} ${input.onlyOpen ? sql`and not t.da_xac_nhan_chi_phi` : sql``}`;
}

/**
 * The visits of earlier days with money open that were not closed at the counter's facility, without a counter at the caller's: what waits
 * to be collected or given back stands in today's list until it is.
 */
function leftOpen(ctx: Ctx, input: ListInput, day: string): SQL {
  const counter = input.idNode ?? ctx.nodeId;
  const from = counter
    ? standsFrom('VienPhi', queueNodeOf('VienPhi', counter), { begun: false })
    : sql`'-infinity'::date`;
  return sql`select o.tiep_nhan_id from main.vien_phi o where o.ngay < ${day}::date and o.ngay >= ${from}
    and (o.con_lai > o.cong_no or o.tam_ung_con > 0 or o.thu_thua > 0)`;
}

/** The reception belongs to the facility of a counter. */
function sameFacility(idNode: string): SQL {
  return sql`t.noi_tiep_nhan_id in (
    with recursive above as (
      select id, parent_id, category from auth.node where id = ${idNode}
      union all select n.id, n.parent_id, n.category from auth.node n join above on n.id = above.parent_id
    ), under as (
      select id from above where category = 'HOSPITAL'
      union all select n.id from auth.node n join under on n.parent_id = under.id
    ) select id from under)`;
}
