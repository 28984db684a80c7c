import { type SQL, sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { rowsAsked } from '../../engine/sql/rowsAsked.ts';
import { type Abnormal, abnormalOfSlip } from '../orders/abnormal.ts';
import { orderLineRows, slipRows } from '../orders/sql.ts';
import { personFits } from '../patients/personFits.ts';
import { patientRows } from '../patients/sql.ts';
import { beginOf, standsFrom, ticketRows } from '../queues/sql.ts';
import { requireVisiblePlace } from '../recordAccess/visible.ts';

export type Tab = 'ChoKham' | 'DangKham' | 'DaKham' | 'KhongDen';

/** A patient in the work list of a room: the exam order, its ticket, its session. */
export type WorkLine = {
  DichVuYeuCau_Id: string;
  SoPhieuYeuCau: string;
  BenhNhan_Id: string;
  TiepNhan_Id: string;
  KhamBenh_Id: string | null;
  Ve_Id: string | null;
  KyHieu: string | null;
  TrangThaiVe: string | null;
  isPriority: boolean;
  isEmergency: boolean;
  /** Why the ticket has priority: a key of the legal reasons, or words. */
  LyDoUuTien: string | null;
  soLanGoi: number;
  duocPhepThucHien: boolean;
  /** Results of the session that the doctor has not seen. */
  soKetQuaMoi: number;
  /** What lies outside the normal range in those; null without one. */
  ketQuaBatThuong: Abnormal | null;
  soChoKetQua: number;
  DangCho: string;
};

export type WorkList = {
  dongs: WorkLine[];
  ChoKham: number;
  DangKham: number;
  DaKham: number;
  KhongDen: number;
};

type WorkListArgs = {
  idRoom: string;
  tab: Tab;
  ngay?: string | null | undefined;
  keyword?: string | null | undefined;
  /** How many of the finished, 50 where nothing is asked. */
  limit?: number | null | undefined;
};

/** The rows of a phone's screens; its list is narrowed by words rather than scrolled further. */
const phoneRows = 50;

/** The same for a phone: no more rows than it shows. Errors: BAD_INPUT for a limit beyond 1 to 100. */
export async function phoneList(ctx: Ctx, args: WorkListArgs): Promise<WorkList> {
  const limit = rowsAsked(args.limit, { usual: phoneRows, most: 100 });
  const list = await workList(ctx, { ...args, limit });
  return { ...list, dongs: list.dongs.slice(0, limit) };
}

/**
 * One tab of a room's work list with the counts of all four, of whom is searched for: one statement. The waiting stand in calling order, the finished newest first.
 * In today's list stands what earlier days left undone, until it is done or closed.
 */
export async function workList(ctx: Ctx, args: WorkListArgs): Promise<WorkList> {
  await requireVisiblePlace(ctx, args.idRoom);
  const asked = {
    room: args.idRoom,
    day: args.ngay ?? today(ctx),
    isToday: (args.ngay ?? today(ctx)) === today(ctx),
    found: foundBy(args.keyword?.trim() ?? ''),
    limit: rowsAsked(args.limit),
  };
  const dongs = args.tab === 'DaKham' ? finishedLines(asked) : openLines(args.tab);
  const { rows } = await ctx.db.execute<Record<Tab, number> & { dongs: WorkLine[] }>(sql`
    with open as materialized (${standing(sql`(select * from ${slipRows} s where ${unfinished(asked)} and ${ofFound(asked.found)})`)})
    select count(*) filter (where tab = 'ChoKham')::int as "ChoKham", count(*) filter (where tab = 'DangKham')::int as "DangKham",
      (select count(*)::int from ${slipRows} s where ${finished(asked)} and ${ofFound(asked.found)}) as "DaKham",
      count(*) filter (where tab = 'KhongDen')::int as "KhongDen", (${dongs}) as dongs
    from open`);
  const [list] = rows;
  if (!list) throw new Error('a count answers one row');
  return list;
}

type Asked = { room: string; day: string; isToday: boolean; found: SQL | null; limit: number };

/** The exam orders of a room that are not done: of the day, or for today of every day whose work was not closed. By their own index. */
function unfinished(asked: Asked): SQL {
  if (!asked.isToday) return sql`${ofRoom(asked)} and s.trang_thai in ('SanSang', 'ChuaKetQua')`;
  const { room, day } = asked;
  const from = (begun: boolean) => beginOf(standsFrom('KhamBenh', sql`${room}::uuid`, { begun }));
  return sql`s.loai = 'KhamBenh' and s.noi_thuc_hien_id = ${room} and s.ngay_yeu_cau < ${beginOf(sql`${day}::date + 1`)}
    and ((s.trang_thai = 'SanSang' and s.ngay_yeu_cau >= ${from(false)}) or (s.trang_thai = 'ChuaKetQua' and s.ngay_yeu_cau >= ${from(true)}))`;
}

/** The exam orders of a room on a day. */
const ofRoom = ({ room, day }: Asked) => sql`
  s.loai = 'KhamBenh' and s.noi_thuc_hien_id = ${room}
  and s.ngay_yeu_cau >= (${day}::date)::timestamp at time zone 'Asia/Ho_Chi_Minh'
  and s.ngay_yeu_cau < (${day}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'`;
const finished = (asked: Asked) => sql`${ofRoom(asked)} and s.trang_thai in ('CoKetQua', 'DaXemKetQua')`;

/** Whom a text names among the rows of a patient p: by the code, or by what `personFits` reads. Null for no text. */
function foundBy(text: string): SQL | null {
  if (text === '') return null;
  return sql`(p.ma_y_te = ${text} or ${personFits(text, 'p')})`;
}

/** Slips with their ticket and session, and the tab in which they stand. */
const standing = (slips: SQL) => sql`
  select s.*, k.id as session_id, k.ngay_kham, v.id as ticket_id, v.ky_hieu, v.trang_thai as ticket_state, v.vi_tri, v.ngay as ticket_day,
    coalesce(v.is_priority, false) as is_priority, coalesce(v.is_emergency, s.la_khan_cap) as is_emergency, v.ly_do_uu_tien,
    coalesce(v.so_lan_goi, 0) as so_lan_goi,
    case when k.trang_thai is not null then k.trang_thai
      when coalesce(v.trang_thai = 'vang', exists (select 1 from ${orderLineRows} c where c.dich_vu_yeu_cau_id = s.id and c.khong_den)) then 'KhongDen'
      else 'ChoKham' end as tab
  from ${slips} s
  left join main.kham_benh k on k.dich_vu_yeu_cau_id = s.id and k.trang_thai <> 'DaHuy'
  left join ${ticketRows} v on v.source_id = s.id and v.trang_thai not in ('chuyen', 'huy')
    and not exists (select 1 from ${ticketRows} w where w.source_id = s.id and w.trang_thai not in ('chuyen', 'huy')
      and (w.ngay_tao, w.id) > (v.ngay_tao, v.id))`;

/** No list is longer: beyond it, words narrow it. */
const openMost = 500;

/** The lines of a tab whose examination is not over, in calling order: who waits from an earlier day before those of today. */
const openLines = (tab: Tab) => sql`
  select coalesce(json_agg(lines), '[]') from (${linesOf(sql`open`, sql`s.tab = ${tab}`)}
    order by (s.ticket_state = 'dang_goi') desc nulls last, s.is_emergency desc, s.is_priority desc, s.ticket_day nulls last, s.vi_tri nulls last,
      "DangCho" limit ${openMost}) lines`;

/** Whether the patient of a slip s is found; nobody's record is read where nothing is looked for. */
const ofFound = (found: SQL | null) =>
  found ? sql`exists (select 1 from ${patientRows} p where p.id = s.benh_nhan_id and ${found})` : sql`true`;

/** So many of those whose examination began last; the others follow when more are asked for. */
function finishedLines(asked: Asked): SQL {
  const newest = sql`(select s.* from ${slipRows} s where ${finished(asked)}
    and ${ofFound(asked.found)} order by s.ngay_thuc_hien desc nulls last, s.id desc limit ${asked.limit})`;
  return sql`
    select coalesce(json_agg(lines order by began desc nulls last, "DichVuYeuCau_Id" desc), '[]')
    from (${linesOf(sql`(${standing(newest)})`, sql`true`)}) lines`;
}

/** What the list shows of slips that stand somewhere, those of them that a condition on slip s and patient p leaves. */
const linesOf = (slips: SQL, where: SQL) => sql`
  select s.id as "DichVuYeuCau_Id", s.so_phieu_yeu_cau as "SoPhieuYeuCau", s.benh_nhan_id as "BenhNhan_Id", s.tiep_nhan_id as "TiepNhan_Id",
    s.session_id as "KhamBenh_Id", s.ticket_id as "Ve_Id", s.ky_hieu as "KyHieu", s.ticket_state as "TrangThaiVe",
    s.is_priority as "isPriority", s.is_emergency as "isEmergency", s.ly_do_uu_tien as "LyDoUuTien", s.so_lan_goi as "soLanGoi",
    not exists (select 1 from ${orderLineRows} c where c.dich_vu_yeu_cau_id = s.id and c.trang_thai <> 'DaHuy'
      and not c.duoc_phep_thuc_hien) as "duocPhepThucHien",
    (select count(*)::int from ${slipRows} o where o.kham_benh_id = s.session_id and o.trang_thai = 'CoKetQua') as "soKetQuaMoi",
    (select json_build_object('cao', sum(b.cao), 'thap', sum(b.thap), 'nguyHiem', sum(b.nguy_hiem)) from ${slipRows} o
      cross join lateral (${abnormalOfSlip(sql`o.id`)}) b
      where o.kham_benh_id = s.session_id and o.trang_thai = 'CoKetQua' having count(*) > 0) as "ketQuaBatThuong",
    (select count(*)::int from ${slipRows} o where o.kham_benh_id = s.session_id and o.trang_thai in ('SanSang', 'ChuaKetQua')) as "soChoKetQua",
    coalesce(s.ngay_kham, s.ngay_yeu_cau) as "DangCho", s.vi_tri, s.ngay_thuc_hien as began
  from ${slips} s join ${patientRows} p on p.id = s.benh_nhan_id where ${where}`;
