import { daysKept, type LoaiThongBao, type MucThongBao } from '@sen/domain/notifications/notices';
import type { Permission } from '@sen/domain/permissions/permissions';
import { type SQL, sql } from 'drizzle-orm';
import { rightsOf } from '../../engine/acts/acts.ts';
import { type Ctx, requireUser } from '../../engine/context.ts';
import { patientRows } from '../patients/sql.ts';
import { askedRights } from './rights.ts';

export type NoticeRow = {
  _id: string;
  Loai: LoaiThongBao;
  Muc: MucThongBao;
  NgayTao: string;
  NgayDoc: string | null;
  BanGhi_Id: string | null;
  BenhNhan_Id: string | null;
  KhamBenh_Id: string | null;
  MaYTe: string | null;
  TenBenhNhan: string | null;
  TenNode: string | null;
  NoiDung: string[];
};

export type NoticeList = { soChuaDoc: number; soNguyHiem: number; dongs: NoticeRow[] };

/**
 * The notices that are for the caller where they work, unread and grave ones first, with how many are unread: one statement. A
 * patient's name is only told to who may see patients at the notice's place.
 */
export async function noticesOf(
  ctx: Ctx,
  { chuaDoc, limit }: { chuaDoc: boolean; limit: number },
): Promise<NoticeList> {
  const me = requireUser(ctx)._id;
  const named = sql`n.node_id = any(${uuids(placesOf(ctx, 'BENH_NHAN_XEM'))})`;
  const { rows } = await ctx.db.execute<{
    soChuaDoc: number;
    soNguyHiem: number;
    dongs: NoticeRow[] | null;
  }>(sql`
    with mine as materialized (
      select n.*, d.ngay_doc from main.thong_bao n
      left join main.thong_bao_da_doc d on d.thong_bao_id = n.id and d.tai_khoan_id = ${me}
      where n.ngay_tao > ${ctx.now()}::timestamptz - make_interval(days => ${daysKept}) and ${forCaller(ctx)}),
    shown as (
      select * from mine ${chuaDoc ? sql`where ngay_doc is null` : sql``}
      order by ngay_doc is not null, case when ngay_doc is null then array_position(${severity}, muc) end, ngay_tao desc
      limit ${limit})
    select (select count(*)::int from mine where ngay_doc is null) as "soChuaDoc",
      (select count(*)::int from mine where ngay_doc is null and muc = 'NguyHiem') as "soNguyHiem",
      (select json_agg(json_build_object('_id', n.id, 'Loai', n.loai, 'Muc', n.muc, 'NgayTao', n.ngay_tao, 'NgayDoc', n.ngay_doc,
        'BanGhi_Id', n.ban_ghi_id, 'BenhNhan_Id', n.benh_nhan_id, 'KhamBenh_Id', n.kham_benh_id, 'NoiDung', n.noi_dung,
        'TenNode', o.name, 'MaYTe', p.ma_y_te, 'TenBenhNhan', p.ten_benh_nhan)
        order by n.ngay_doc is not null, case when n.ngay_doc is null then array_position(${severity}, n.muc) end, n.ngay_tao desc)
      from shown n left join auth.node o on o.id = n.node_id
      left join ${patientRows} p on p.id = n.benh_nhan_id and ${named}) as dongs`);
  const [found] = rows;
  if (!found) throw new Error('a list without a row');
  return { ...found, dongs: found.dongs ?? [] };
}

const severity = sql`array['NguyHiem', 'CanChuY', 'ThongTin']`;

/** Whether a notice `n` is for the caller: as the person, at a place where they work or at none, or as a holder of its right there. */
export function forCaller(ctx: Ctx): SQL {
  const { NhanVien_Id } = requireUser(ctx);
  const conditions = askedRights.map((right) => {
    const places = sql`n.node_id = any(${uuids(placesOf(ctx, right))})`;
    const anywhere = ctx.permissions.has(right) ? sql`n.node_id is null` : sql`false`;
    return sql`(n.quyen = ${right} and (${places} or ${anywhere}))`;
  });
  const own = sql`(n.nhan_vien_id = ${NhanVien_Id}::uuid and (n.node_id is null or n.node_id = any(${uuids([...ctx.nodeIds])})))`;
  return sql`(${sql.join(NhanVien_Id ? [own, ...conditions] : conditions, sql` or `)})`;
}

/** The places of the caller, and the facilities that they lie in, at which a right is held. */
function placesOf(ctx: Ctx, right: Permission): string[] {
  const rights = rightsOf(ctx);
  return [...ctx.nodeIds, ...ctx.grants.facilityIds].filter((node) => rights.has(right, node));
}

function uuids(ids: readonly string[]): SQL {
  return sql`${sql.param([...ids])}::uuid[]`;
}
