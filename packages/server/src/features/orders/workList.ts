import { orderKinds, type SlipKind } from '@sen/domain/orders/orderKinds';
import { type SQL, sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { rowsAsked } from '../../engine/sql/rowsAsked.ts';
import type { TrangThaiDichVuYeuCau } from '../../gql/main.ts';
import { personFits } from '../patients/personFits.ts';
import { patientRows } from '../patients/sql.ts';
import { beginOf, standsFrom, ticketRows } from '../queues/sql.ts';
import { orderLineRows, slipRows } from './sql.ts';

/** Where a slip stands for the desk that performs it: ready, called and not there, in work, returned. */
export type WorkTab = 'Cho' | 'KhongDen' | 'DangLam' | 'DaTra';

/** A slip in the work list of a desk. */
export type WorkLine = {
  DichVuYeuCau_Id: string;
  SoPhieuYeuCau: string;
  TrangThai: TrangThaiDichVuYeuCau;
  SIDMau: string | null;
  BenhNhan_Id: string;
  TiepNhan_Id: string;
  dichVus: string[];
  TenNoiYeuCau: string | null;
  Ve_Id: string | null;
  KyHieu: string | null;
  TrangThaiVe: string | null;
  isPriority: boolean;
  isEmergency: boolean;
  soLanGoi: number;
  duocPhepThucHien: boolean;
  DangCho: string;
};

export type WorkList<L extends WorkLine> = Record<WorkTab, number> & { dongs: L[] };

export type WorkListArgs = {
  idRoom: string;
  tab: WorkTab;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  keyword?: string | null | undefined;
  /** How many of the returned, 50 where nothing is asked. */
  limit?: number | null | undefined;
};

/** What a list asks of its kinds. */
export type WorkListOf = {
  kinds: readonly SlipKind[];
  /** A select of one row beside a slip `s`, whose columns its line has too. */
  details: SQL;
  /** Slips `s` with it are left out. */
  except?: SQL;
  /** Without a range, slips of so many days back that were returned today stand in the list too. */
  daysBack?: number;
};

/**
 * One tab of a desk's list of some kinds of slips with the counts of all four, of what is searched for: one statement. The waiting stand in calling order, the
 * returned newest first. Without a range, what earlier days left undone stands in it until it is done or closed.
 */
export async function workListOf<L extends WorkLine>(
  ctx: Ctx,
  args: WorkListArgs,
  { kinds, details, except, daysBack = usualDaysBack }: WorkListOf,
): Promise<WorkList<L>> {
  const from = args.startDate ?? today(ctx);
  const to = args.endDate ?? (args.startDate ? from : today(ctx));
  const isToday = from === today(ctx);
  const since = sql`(${from}::date)::timestamp at time zone 'Asia/Ho_Chi_Minh'`;
  const ofDesk = sql`s.noi_thuc_hien_id = ${args.idRoom} and s.loai = any(${sql.param([...kinds])}::text[])
    ${except ? sql`and not (${except})` : sql``}`;
  const ordered = sql`s.ngay_yeu_cau < (${to}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'`;
  const asked: Asked = {
    // each has an index of its own, which does not grow with the others
    open: sql`${ofDesk} and ${ordered} and ${isToday ? unfinished(kinds, sql`${args.idRoom}::uuid`) : sql`s.trang_thai in ('SanSang', 'ChuaKetQua') and s.ngay_yeu_cau >= ${since}`}`,
    returned: returnedOf(ofDesk, { from, to, daysBack: isToday ? daysBack : 0 }),
    found: foundBy(args.keyword ?? ''),
    limit: rowsAsked(args.limit),
    details,
  };
  const dongs = args.tab === 'DaTra' ? returnedLines(asked) : openLines(args.tab, asked);
  const [ofDays, earlier] = asked.returned;
  const { rows } = await ctx.db.execute<WorkList<L>>(sql`
    with open as materialized (${standing(sql`(select * from ${slipRows} s where ${asked.open} and ${ofFound(asked.found)})`)})
    select count(*) filter (where tab = 'Cho')::int as "Cho", count(*) filter (where tab = 'DangLam')::int as "DangLam",
      (select count(*)::int from ${slipRows} s where ${ofDays} and ${ofFound(asked.found)})
        + (select count(*)::int from ${slipRows} s where ${earlier} and ${ofFound(asked.found)}) as "DaTra",
      count(*) filter (where tab = 'KhongDen')::int as "KhongDen", (${dongs}) as dongs
    from open`);
  const found = rows[0];
  if (!found) throw new Error('a count answers one row');
  return found;
}

/** So many days before today a slip may have been ordered that is returned today. */
const usualDaysBack = 7;

/**
 * Conditions on a slip s: those ordered between two days that have a result, and those ordered in so many days before whose result came since.
 * No slip fits both.
 */
function returnedOf(
  ofDesk: SQL,
  { from, to, daysBack }: { from: string; to: string; daysBack: number },
): readonly [SQL, SQL] {
  const since = beginOf(sql`${from}::date`);
  const given = sql`${ofDesk} and s.trang_thai in ('CoKetQua', 'DaXemKetQua')`;
  return [
    sql`${given} and s.ngay_yeu_cau >= ${since} and s.ngay_yeu_cau < ${beginOf(sql`${to}::date + 1`)}`,
    sql`${given} and s.ngay_yeu_cau >= ${since} - make_interval(days => ${daysBack}::int) and s.ngay_yeu_cau < ${since}
      and s.ngay_ket_qua >= ${since}`,
  ];
}

/** The slips of a kind of a room that stand as returned in its list of a day, for figures that agree with the list. */
export function returnedIn(
  kind: SlipKind,
  room: string,
  { day, isToday }: { day: string; isToday: boolean },
): SQL {
  const ofDesk = sql`s.noi_thuc_hien_id = ${room} and s.loai = ${kind}`;
  const [ofDay, earlier] = returnedOf(ofDesk, { from: day, to: day, daysBack: isToday ? usualDaysBack : 0 });
  return sql`select * from ${slipRows} s where ${ofDay} union all select * from ${slipRows} s where ${earlier}`;
}

/** The slips of some kinds that are not done in a room, of today and of the days whose work was not closed there, each with its tab. */
export const standingIn = (kinds: readonly SlipKind[], room: SQL, day: string): SQL =>
  standing(sql`(select * from ${slipRows} s where s.noi_thuc_hien_id = ${room} and s.loai = any(${sql.param([...kinds])}::text[])
    and s.ngay_yeu_cau < ${beginOf(sql`${day}::date + 1`)} and ${unfinished(kinds, room)})`);

/** That a slip s of some kinds for a room is not done, and of a day whose work was not closed there. */
function unfinished(kinds: readonly SlipKind[], room: SQL): SQL {
  const queue = kinds.flatMap((kind) => orderKinds.get(kind)?.queue ?? [])[0];
  const from = (begun: boolean) =>
    queue ? beginOf(standsFrom(queue, room, { begun })) : sql`'-infinity'::timestamptz`;
  return sql`((s.trang_thai = 'SanSang' and s.ngay_yeu_cau >= ${from(false)}) or (s.trang_thai = 'ChuaKetQua' and s.ngay_yeu_cau >= ${from(true)}))`;
}

/** Conditions on a slip s; the returned are those of the days and, behind them, those that were returned since. */
type Asked = { open: SQL; returned: readonly [SQL, SQL]; found: SQL | null; limit: number; details: SQL };

/** What a text names among the rows of a slip s and its patient p: a code, or what `personFits` reads. Null for no text. */
function foundBy(keyword: string): SQL | null {
  if (keyword.trim() === '') return null;
  const code = keyword.trim().toUpperCase();
  return sql`(s.sid_mau = ${code} or s.so_phieu_yeu_cau = ${code} or p.ma_y_te = ${code} or ${personFits(keyword, 'p')})`;
}

/** Whether a slip s is found; nobody's record is read where nothing is looked for. */
const ofFound = (found: SQL | null) =>
  found ? sql`exists (select 1 from ${patientRows} p where p.id = s.benh_nhan_id and ${found})` : sql`true`;

/** Slips with their ticket, and the tab in which they stand. */
const standing = (slips: SQL) => sql`
  select s.*, v.id as ticket_id, v.ky_hieu, v.trang_thai as ticket_state, v.vi_tri, v.ngay as ticket_day, coalesce(v.is_priority, false) as is_priority,
    s.la_khan_cap or coalesce(v.is_emergency, false) as is_emergency, coalesce(v.so_lan_goi, 0) as so_lan_goi,
    case when s.trang_thai = 'ChuaKetQua' then 'DangLam' when s.trang_thai in ('CoKetQua', 'DaXemKetQua') then 'DaTra'
      when coalesce(v.trang_thai = 'vang', exists (select 1 from ${orderLineRows} c where c.dich_vu_yeu_cau_id = s.id and c.trang_thai <> 'DaHuy'
        and c.khong_den)) then 'KhongDen' else 'Cho' end as tab
  from ${slips} s
  left join lateral (select * from ${ticketRows} t where t.source_id = s.id and t.trang_thai not in ('chuyen', 'huy')
    order by t.ngay_tao desc limit 1) v on true`;

/** No list is longer: beyond it, words narrow it. */
const openMost = 500;

/** The lines of a tab that is not over, in calling order: who waits from an earlier day before those of today. */
const openLines = (tab: WorkTab, { details }: Asked) => sql`
  select coalesce(json_agg(shown), '[]') from (${linesOf(sql`open`, sql`s.tab = ${tab}`, details)}
    order by (s.ticket_state = 'dang_goi' and s.tab = 'Cho') desc nulls last, s.is_emergency desc, s.is_priority desc, s.ticket_day nulls last, s.vi_tri nulls last,
      "DangCho" limit ${openMost}) shown`;

/** So many of those that were returned last; the others follow when more are asked for. */
function returnedLines({ returned: [ofDays, earlier], found, limit, details }: Asked): SQL {
  const newest = sql`(select s.* from (select * from ${slipRows} s where ${ofDays} union all select * from ${slipRows} s where ${earlier}) s
    where ${ofFound(found)} order by s.ngay_ket_qua desc nulls last, s.id desc limit ${limit})`;
  return sql`
    select coalesce(json_agg(shown), '[]') from (${linesOf(sql`(${standing(newest)})`, sql`true`, details)}
      order by s.ngay_ket_qua desc nulls last, s.id desc) shown`;
}

/** What the list shows of slips that stand somewhere, those of them that a condition on slip s and patient p leaves. */
const linesOf = (slips: SQL, where: SQL, details: SQL) => sql`
  select s.id as "DichVuYeuCau_Id", s.so_phieu_yeu_cau as "SoPhieuYeuCau", s.trang_thai as "TrangThai", s.sid_mau as "SIDMau",
    s.benh_nhan_id as "BenhNhan_Id", s.tiep_nhan_id as "TiepNhan_Id", n.name as "TenNoiYeuCau", s.ticket_id as "Ve_Id", s.ky_hieu as "KyHieu",
    s.ticket_state as "TrangThaiVe", s.is_priority as "isPriority", s.is_emergency as "isEmergency", s.so_lan_goi as "soLanGoi",
    o.names as "dichVus", o.allowed as "duocPhepThucHien", d.*,
    case when s.tab = 'DaTra' then s.ngay_ket_qua
      when s.tab = 'DangLam' then coalesce(s.ngay_lay_mau, s.ngay_thuc_hien, s.ngay_yeu_cau) else s.ngay_yeu_cau end as "DangCho"
  from ${slips} s
  join ${patientRows} p on p.id = s.benh_nhan_id
  left join auth.node n on n.id = s.noi_yeu_cau_id
  cross join lateral (
    select coalesce(json_agg(c.ten_dich_vu order by c.thu_tu), '[]') as names, coalesce(bool_and(c.duoc_phep_thuc_hien), true) as allowed
    from ${orderLineRows} c where c.dich_vu_yeu_cau_id = s.id and c.trang_thai <> 'DaHuy') o
  cross join lateral (${details}) d
  where ${where}`;
