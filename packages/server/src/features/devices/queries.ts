import { linkState, type TinhTrangThietBi } from '@sen/domain/devices/mapping';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { rightsOf } from '../../engine/acts/acts.ts';
import { auditView } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { today } from '../../engine/context.ts';
import { queryPrepared } from '../../engine/database/database.ts';
import { DomainError } from '../../engine/errors.ts';
import { loadOne } from '../../engine/loaders.ts';
import type { BangMaMay, GiaTriThietBi } from '../../gql/main.ts';
import { slipRows } from '../orders/sql.ts';
import { patientRows } from '../patients/sql.ts';
import {
  type KetNoiRow,
  type KetQuaThietBiRow,
  ketNoiTable,
  type MaMayRow,
  maMayTable,
  tinThietBiTable as messages,
  ketQuaThietBiTable as results,
  type TinRow,
} from './tables.ts';

/** A link with how it stands and its counts of today. */
export type Link = KetNoiRow & {
  TrangThai: TinhTrangThietBi;
  tinHomNay: number;
  ketQuaHomNay: number;
  hongHomNay: number;
  choGhep: number;
  choXem: number;
};

/** The nodes whose devices the caller may see. */
const seenNodes = (ctx: Ctx) => {
  const { has } = rightsOf(ctx);
  const nodes = [...ctx.nodeIds].filter(
    (node) => has('KET_QUA_THIET_BI', node) || has('THIET_BI_KET_NOI', node),
  );
  return sql`any(${sql.param(nodes)}::uuid[])`;
};

/** The links at the nodes of the caller, or one of them, by device. One statement. */
export async function links(ctx: Ctx, id: string | null = null): Promise<Link[]> {
  // a select of one table leaves its name out, which these rows inside need
  const [own, device] = [sql.raw('ket_noi_thiet_bi.id'), sql.raw('ket_noi_thiet_bi.thiet_bi_id')];
  const start = sql`(${today(ctx)}::date)::timestamp at time zone 'Asia/Ho_Chi_Minh'`;
  const ofDay = sql`from ${messages} t where t.ket_noi_id = ${own} and t.luc >= ${start} and t.chieu = 'Vao'`;
  const rows = await ctx.db
    .select({
      link: ketNoiTable,
      tinHomNay: sql<number>`(select count(*)::int ${ofDay})`,
      hongHomNay: sql<number>`(select count(*)::int ${ofDay} and t.ket_qua in ('Hong', 'ChoXem', 'DaXem'))`,
      ketQuaHomNay: sql<number>`(select count(*)::int from ${results} r
        where r.ket_noi_id = ${own} and r.luc >= ${start})`,
      choGhep: sql<number>`(select count(*)::int from ${results} r
        where r.ket_noi_id = ${own} and r.trang_thai = 'ChoGhep')`,
      choXem: sql<number>`(select count(*)::int from ${messages} t
        where t.ket_noi_id = ${own} and t.ket_qua = 'ChoXem')`,
    })
    .from(ketNoiTable)
    .where(
      sql`${ketNoiTable.NoiThucHien_Id} = ${seenNodes(ctx)} and ${id === null ? sql`true` : eq(ketNoiTable._id, id)}`,
    )
    .orderBy(sql`(select d.ten_thiet_bi from main.thiet_bi d where d.id = ${device})`);
  return rows.map(({ link, ...counts }) => ({
    ...link,
    ...counts,
    TrangThai: linkState(link, ctx.now()),
  }));
}

/** One link as the API tells it. Errors: NOT_FOUND. */
export async function linkById(ctx: Ctx, id: string): Promise<Link> {
  const [link] = await links(ctx, id);
  if (!link) throw new DomainError('NOT_FOUND', { entity: 'KetNoiThietBi' });
  return link;
}

/** A link's row, for who holds a permission where it stands. Errors: NOT_FOUND, NODE_NOT_GRANTED. */
export async function linkAt(
  ctx: Ctx,
  id: string,
  permission: 'KET_QUA_THIET_BI' | 'THIET_BI_KET_NOI',
): Promise<KetNoiRow> {
  const [link] = await ctx.db.select().from(ketNoiTable).where(eq(ketNoiTable._id, id));
  if (!link) throw new DomainError('NOT_FOUND', { entity: 'KetNoiThietBi' });
  requireAt(ctx, permission, link.NoiThucHien_Id);
  return link;
}

/** Throws NODE_NOT_GRANTED unless the caller holds a permission at a node. */
export function requireAt(
  ctx: Ctx,
  permission: 'KET_QUA_THIET_BI' | 'THIET_BI_KET_NOI',
  nodeId: string,
): void {
  if (!rightsOf(ctx).has(permission, nodeId)) throw new DomainError('NODE_NOT_GRANTED', { nodeId });
}

/** A meaning as the API tells it. */
export type Meaning = MaMayRow & { TenChiSo: string | null };

/** One meaning as the API tells it. Errors: NOT_FOUND. */
export async function meaningById(ctx: Ctx, id: string): Promise<Meaning> {
  const [row] = await ctx.db
    .select({
      row: maMayTable,
      TenChiSo: sql<string | null>`(select min(g.ten_chi_so) from main.gia_tri_tham_chieu g
        where g.ma_chi_so = ma_may_chi_so.ma_chi_so and g.trang_thai = 'DangSuDung')`,
    })
    .from(maMayTable)
    .where(eq(maMayTable._id, id));
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'MaMayChiSo' });
  return { ...row.row, TenChiSo: row.TenChiSo };
}

/** What the codes of a device mean, those that wait for a meaning with an index that resembles them, and the indices. Errors: NOT_FOUND, NODE_NOT_GRANTED. */
export async function codesOfLink(ctx: Ctx, KetNoi_Id: string): Promise<BangMaMay & { maMays: Meaning[] }> {
  await linkAt(ctx, KetNoi_Id, 'KET_QUA_THIET_BI');
  const [maMays, unknown, chiSos] = await Promise.all([
    ctx.db
      .select()
      .from(maMayTable)
      .where(eq(maMayTable.KetNoi_Id, KetNoi_Id))
      .orderBy(asc(maMayTable.MaMay)),
    queryPrepared<Omit<BangMaMay['maLas'][number], 'goiY'> & { total: number }>(
      ctx.db,
      'sen_device_unknown',
      unknownCodes,
      [KetNoi_Id],
    ),
    queryPrepared<BangMaMay['chiSos'][number] & { MaLienKet: string | null }>(
      ctx.db,
      'sen_device_indices',
      everyIndex,
      [],
    ),
  ]);
  const names = new Map(chiSos.rows.map((one) => [one.MaChiSo, one.TenChiSo]));
  return {
    maMays: maMays.map((row) => ({ ...row, TenChiSo: names.get(row.MaChiSo ?? '') ?? null })),
    tongMaLa: unknown.rows[0]?.total ?? 0,
    maLas: unknown.rows.map(({ total: _total, ...row }) => ({
      ...row,
      goiY: resembling(row.MaMay, chiSos.rows),
    })),
    chiSos: chiSos.rows,
  };
}

const unknownCodes = `
  select ma_may as "MaMay", count(*)::int as "soKetQua", max(luc) as "LucCuoi",
    (array_agg(gia_tri order by luc desc))[1] as "GiaTri", (array_agg(don_vi order by luc desc))[1] as "DonVi",
    (count(*) over ())::int as total
  from main.ket_qua_thiet_bi where ket_noi_id = $1 and trang_thai = 'ChoGhep' and ly_do_cho = 'KhongMa' and ma_may <> ''
  group by ma_may order by count(*) desc, ma_may limit 200`;

const everyIndex = `
  select distinct on (ma_chi_so) ma_chi_so as "MaChiSo", ten_chi_so as "TenChiSo", don_vi_tinh as "DonViTinh",
    ma_lien_ket as "MaLienKet"
  from main.gia_tri_tham_chieu where trang_thai = 'DangSuDung' and not tam_ngung order by ma_chi_so, thu_tu`;

/** The index that a code most likely means: the same letters, else one begins with the other. */
function resembling(
  code: string,
  indices: ReadonlyArray<{ MaChiSo: string; MaLienKet: string | null }>,
): string | null {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const wanted = plain(code);
  if (wanted.length < 2) return null;
  const among = indices.map(({ MaChiSo, MaLienKet }) => ({
    MaChiSo,
    names: [plain(MaChiSo), plain(MaLienKet ?? '')],
  }));
  const same = among.find(({ names }) => names.includes(wanted));
  const near = among.find(({ names }) =>
    names.some((name) => name.length > 1 && (name.startsWith(wanted) || wanted.startsWith(name))),
  );
  return (same ?? near)?.MaChiSo ?? null;
}

type Page = { page?: number | null | undefined; limit?: number | null | undefined };

const pageOf = ({ page, limit }: Page) => {
  const size = Math.min(Math.max(limit ?? 50, 1), 200);
  return { size, offset: (Math.max(page ?? 1, 1) - 1) * size };
};

/** A raw message as the API tells it. */
export type RawMessage = TinRow & { node: string };

/** Raw messages of a device, those that wait for a person before the others, the newest first; the reading is logged. Errors: NOT_FOUND, NODE_NOT_GRANTED. */
export async function messagesOf(
  ctx: Ctx,
  args: Page & { KetNoi_Id: string },
): Promise<{ data: RawMessage[]; totalRows: number }> {
  const link = await linkAt(ctx, args.KetNoi_Id, 'KET_QUA_THIET_BI');
  const { size, offset } = pageOf(args);
  const [data] = await Promise.all([
    ctx.db
      .select({ row: messages, total: sql<number>`(count(*) over ())::int` })
      .from(messages)
      .where(eq(messages.KetNoi_Id, link._id))
      .orderBy(desc(sql`${messages.KetQua} = 'ChoXem'`), desc(messages.Luc), desc(messages._id))
      .limit(size)
      .offset(offset),
    auditView(ctx, { entity: 'TinThietBi', entityId: link._id }),
  ]);
  return {
    data: data.map(({ row }) => ({ ...row, node: link.NoiThucHien_Id })),
    totalRows: data[0]?.total ?? 0,
  };
}

/** A waiting result as the API tells it. */
export type WaitingResult = KetQuaThietBiRow & {
  TenThietBi: string;
  TenBenhNhan: string | null;
  node: string;
};

/** Results that wait for a person at the nodes of the caller, the oldest first. One statement. */
export async function waitingResults(
  ctx: Ctx,
  args: Page & { KetNoi_Id?: string | null | undefined },
): Promise<{ data: WaitingResult[]; totalRows: number }> {
  const { size, offset } = pageOf(args);
  const rows = await ctx.db
    .select({ ...resultFields, total: sql<number>`(count(*) over ())::int` })
    .from(results)
    .innerJoin(ketNoiTable, eq(ketNoiTable._id, results.KetNoi_Id))
    .where(
      sql`${results.TrangThai} = 'ChoGhep' and ${ketNoiTable.NoiThucHien_Id} = ${seenNodes(ctx)}
        and ${args.KetNoi_Id ? eq(results.KetNoi_Id, args.KetNoi_Id) : sql`true`}`,
    )
    .orderBy(asc(results._id))
    .limit(size)
    .offset(offset);
  return { data: rows.map(flat), totalRows: rows[0]?.total ?? 0 };
}

/** One result as the API tells it. Errors: NOT_FOUND. */
export async function resultById(ctx: Ctx, id: string): Promise<WaitingResult> {
  const [row] = await ctx.db
    .select(resultFields)
    .from(results)
    .innerJoin(ketNoiTable, eq(ketNoiTable._id, results.KetNoi_Id))
    .where(eq(results._id, id));
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'KetQuaThietBi' });
  return flat(row);
}

const resultFields = {
  row: results,
  node: ketNoiTable.NoiThucHien_Id,
  TenBenhNhan: sql<
    string | null
  >`(select b.ten_benh_nhan from ${slipRows} s join ${patientRows} b on b.id = s.benh_nhan_id
    where s.id = ${results.DichVuYeuCau_Id})`,
  TenThietBi: sql<string>`(select d.ten_thiet_bi from main.thiet_bi d where d.id = ${ketNoiTable.ThietBi_Id})`,
};

type ResultRow = { row: KetQuaThietBiRow; node: string; TenThietBi: string; TenBenhNhan: string | null };

const flat = ({ row, node, TenThietBi, TenBenhNhan }: ResultRow): WaitingResult => ({
  ...row,
  node,
  TenThietBi,
  TenBenhNhan,
});

/** What devices have sent for the indices of a slip, the oldest first. One statement for all slips of a request. */
export async function valuesOfSlip(ctx: Ctx, slipId: string): Promise<GiaTriThietBi[]> {
  const found = await loadOne(ctx, 'devices:values of slip', slipId, async (of, ids) => {
    const { rows } = await queryPrepared<GiaTriThietBi & { slip: string }>(
      of.db,
      'sen_device_values',
      valuesOfSlips,
      [ids],
    );
    return new Map(ids.map((id) => [id, rows.filter(({ slip }) => slip === id)]));
  });
  return found ?? [];
}

/** The device that sent the value of each index of a slip, where one did; the last one of several. */
export async function devicesOfSlip(ctx: Ctx, slipId: string): Promise<Map<string, string>> {
  const rows = await ctx.db
    .select({ MaChiSo: results.MaChiSo, ThietBi_Id: ketNoiTable.ThietBi_Id })
    .from(results)
    .innerJoin(ketNoiTable, eq(ketNoiTable._id, results.KetNoi_Id))
    .where(and(eq(results.DichVuYeuCau_Id, slipId), eq(results.TrangThai, 'DaVao')))
    .orderBy(asc(results._id));
  return new Map(rows.flatMap(({ MaChiSo, ThietBi_Id }) => (MaChiSo ? [[MaChiSo, ThietBi_Id]] : [])));
}

const valuesOfSlips = `
  select r.dich_vu_yeu_cau_id as slip, r.id as "_id", r.ma_chi_so as "MaChiSo", r.ket_qua as "KetQua",
    coalesce(r.luc_chay, r.luc) as "Luc", r.dien_giai as "DienGiai", r.la_chay_lai as "LaChayLai", d.ten_thiet_bi as "TenThietBi",
    r.trang_thai = 'KhongDung' as "KhongDung"
  from main.ket_qua_thiet_bi r join main.ket_noi_thiet_bi k on k.id = r.ket_noi_id join main.thiet_bi d on d.id = k.thiet_bi_id
  where r.dich_vu_yeu_cau_id = any($1::uuid[]) and r.trang_thai in ('DaVao', 'ChoChon', 'KhongDung') and r.ket_qua is not null
    and r.ly_do_cho is distinct from 'MauTuChoi'
  order by r.id`;
