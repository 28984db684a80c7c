import { sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { personFits } from '../patients/personFits.ts';
import { patientRows } from '../patients/sql.ts';
import { queueNodeOf, standsFrom, ticketRows } from '../queues/sql.ts';
import { listedPlace, visibleRecords } from '../recordAccess/visible.ts';
import { loadReception, madeOfVisit, type TiepNhan } from './queries.ts';

export type ReceptionTab = 'TatCa' | 'ChoKham' | 'DangKham' | 'DaKham' | 'ChuaXacMinhThe' | 'DaHuy';

export type ListArgs = {
  ngay?: string | null;
  denNgay?: string | null;
  idNode?: string | null;
  DoiTuong_Id?: string | null;
  keyword?: string | null;
  tab?: ReceptionTab | null;
  limit?: number | null;
  /** From 1. */
  page?: number | null;
};

export type ReceptionCounts = Record<ReceptionTab, number>;
export type ReceptionList = { data: TiepNhan[]; counts: ReceptionCounts };

type ListRow = ReceptionCounts & { ids: string[] | null };

/**
 * The receptions of a day (today when empty) or of some days, with the counts of all tabs: one statement for ids and counts, and
 * one for the rows, beside master data. Today's list holds those of earlier days whose patient still waits or is being examined, and
 * whose card is not verified, too. A visit waits, is examined or is done as its newest examination ticket says. Visits of other
 * facilities are listed for the right to the records of every facility alone.
 */
export async function listReceptions(ctx: Ctx, args: ListArgs): Promise<ReceptionList> {
  const from = args.ngay ?? today(ctx);
  const to = args.denNgay ?? from;
  const open = from === today(ctx) ? sql`or t.id = any(array(${leftOpen(ctx, from)}))` : sql``;
  const limit = Math.min(Math.max(args.limit ?? 200, 1), 500);
  const tab = args.tab ?? 'TatCa';
  const { rows } = await ctx.db.execute<ListRow>(sql`
    with visits as (
      select t.id, t.ngay_tiep_nhan, t.trang_thai,
        case when t.trang_thai = 'DaHuy' then 'DaHuy'
          when v.trang_thai = 'xong' then 'DaKham'
          when v.trang_thai = 'dang_phuc_vu' then 'DangKham'
          when v.trang_thai is not null then 'ChoKham' end as stage,
        t.so_the_bhyt is not null and not t.the_da_xac_minh and t.trang_thai = 'DaTiepNhan' as unverified
      from main.tiep_nhan t
      join ${patientRows} b on b.id = t.benh_nhan_id
      left join lateral (
        select ve.trang_thai from ${ticketRows} ve
        where ve.tiep_nhan_id = t.id and ve.hang_doi = 'KhamBenh' and ve.trang_thai not in ('chuyen', 'huy')
        order by ve.ngay_tao desc limit 1
      ) v on true
      where (t.ngay between ${from} and ${to} ${open}) ${condition(args)} and ${await listedPlace(ctx, sql`t.noi_tiep_nhan_id`)}
    ), page as (
      select id from visits
      where case ${tab} when 'TatCa' then trang_thai <> 'DaHuy' when 'ChuaXacMinhThe' then unverified else stage = ${tab} end
      order by ngay_tiep_nhan desc, id desc limit ${limit} offset ${(Math.max(args.page ?? 1, 1) - 1) * limit}
    )
    select (select array_agg(id) from page) as ids,
      count(*) filter (where trang_thai <> 'DaHuy')::int as "TatCa",
      count(*) filter (where stage = 'ChoKham')::int as "ChoKham",
      count(*) filter (where stage = 'DangKham')::int as "DangKham",
      count(*) filter (where stage = 'DaKham')::int as "DaKham",
      count(*) filter (where unverified)::int as "ChuaXacMinhThe",
      count(*) filter (where stage = 'DaHuy')::int as "DaHuy"
    from visits`);
  const [row] = rows;
  if (!row) throw new Error('the list of receptions answered no row');
  const { ids, ...counts } = row;
  const data = await Promise.all((ids ?? []).map((id) => loadReception(ctx, id)));
  const found = data.filter((one) => one !== null);
  return { data: await visibleRecords(ctx, found, madeOfVisit), counts };
}

/** The visits of earlier days with which the desks of the caller's facility are not done. */
const leftOpen = (ctx: Ctx, day: string) => sql`
  select v.tiep_nhan_id from ${ticketRows} v where v.hang_doi = 'KhamBenh' and v.ngay < ${day}::date and v.tiep_nhan_id is not null
    and v.trang_thai in ('cho', 'dang_goi', 'dang_phuc_vu', 'vang')
  union select o.id from main.tiep_nhan o where o.ngay < ${day}::date and not o.the_da_xac_minh and o.so_the_bhyt is not null
    and o.trang_thai = 'DaTiepNhan' and o.ngay >= ${ctx.nodeId ? standsFrom('TiepNhan', queueNodeOf('TiepNhan', ctx.nodeId), { begun: false }) : sql`${day}::date`}`;

/** Desk, payer and what was typed: what is said of a patient, a code or a card. */
function condition(args: ListArgs) {
  const parts = [
    args.idNode ? sql`and t.noi_tiep_nhan_id = ${args.idNode}` : sql``,
    args.DoiTuong_Id ? sql`and t.doi_tuong_id = ${args.DoiTuong_Id}` : sql``,
  ];
  const text = args.keyword?.trim() ?? '';
  if (text !== '') {
    const code = `${text.replace(/[\\%_]/g, '\\$&')}%`;
    parts.push(sql`and (${personFits(text, 'b')} or b.ma_y_te like ${code} or t.ma_tiep_nhan ilike ${code}
      or t.so_the_bhyt ilike ${code} or b.cmnd_hoac_ho_chieu like ${code})`);
  }
  return sql.join(parts, sql` `);
}
