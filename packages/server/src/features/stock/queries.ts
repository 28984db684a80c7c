import { type LoaiPhieuKho, phieuKhoActs } from '@sen/domain/stock/phieuKho';
import { type SQL, sql } from 'drizzle-orm';
import { actionStates } from '../../engine/acts/acts.ts';
import { tokens } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import type { DongPhieuKho, PhieuKhoDong, PhieuKhoList, QueryPhieuKhosArgs } from '../../gql/pharmacy.ts';
import { shelfRows } from '../pharmacy/sql.ts';
import { nodeOfStore, requireStore } from '../pharmacy/stores.ts';
import { paperById, phieuKhoFacts } from './facts.ts';
import type { PhieuKhoRow } from './tables.ts';

type Answer = { data: PhieuKhoDong[] | null; counts: Record<LoaiPhieuKho, number> | null; total: string };

/**
 * The papers of a store in which the user works, newest first: its own, and the transfers that were sent to it. A word is looked for
 * in the number, the invoice, the tender and the supplier. One statement with the counts of all kinds. Errors: NOT_FOUND,
 * NODE_NOT_GRANTED.
 */
export async function papersOfStore(ctx: Ctx, args: QueryPhieuKhosArgs): Promise<PhieuKhoList> {
  await requireStore(ctx, args.idStore);
  const limit = Math.min(Math.max(args.limit ?? 200, 1), 500);
  const { rows } = await ctx.db.execute<Answer>(sql`
    with found as materialized (
      select p.*, n.ten_nha_cung_cap, k.ten_kho, r.ten_kho as ten_kho_nhan from pharmacy.phieu_kho p
      join pharmacy.kho k on k.id = p.kho_id
      left join pharmacy.kho r on r.id = p.kho_nhan_id
      left join pharmacy.nha_cung_cap n on n.id = p.nha_cung_cap_id
      where (p.kho_id = ${args.idStore} or (p.kho_nhan_id = ${args.idStore} and p.trang_thai in ('DangChuyen', 'DaNhan', 'DaTuChoi')))
        and ${sql.join([sql`true`, ...conditions(args)], sql` and `)}
    ), kind as (select * from found where ${args.loai ?? null}::text is null or loai_phieu = ${args.loai ?? null})
    select (select jsonb_agg(one) from (
        select id as "_id", so_phieu as "SoPhieu", loai_phieu as "LoaiPhieu", ngay::text as "Ngay", trang_thai as "TrangThai",
          ten_kho as "TenKho", ten_kho_nhan as "TenKhoNhan", ten_nha_cung_cap as "TenNhaCungCap", so_hoa_don as "SoHoaDon",
          tong_tien::text as "TongTien", kho_id <> ${args.idStore} as "laNhan",
          (select count(*)::int from pharmacy.phieu_kho_chi_tiet c where c.phieu_kho_id = kind.id) as "soDong"
        from kind order by ngay desc, kind.id desc limit ${limit} offset ${(Math.max(args.page ?? 1, 1) - 1) * limit}) one) as data,
      (select jsonb_object_agg(loai_phieu, n) from (select loai_phieu, count(*)::int as n from found group by 1) c) as counts,
      (select count(*) from kind) as total`);
  const [answer] = rows;
  return {
    data: answer?.data ?? [],
    totalRows: Number(answer?.total ?? 0),
    counts: { NhapMua: 0, TonDau: 0, ChuyenKho: 0, KiemKe: 0, ...answer?.counts },
  };
}

function conditions({ trangThai, startDate, endDate, keyword }: QueryPhieuKhosArgs): SQL[] {
  const words = tokens(keyword ?? '').map(
    (
      word,
    ) => sql`(lower(concat_ws(' ', p.so_phieu, p.so_hoa_don, p.goi_thau, p.quyet_dinh_thau)) like ${`%${word}%`}
      or n.search_key ilike ${`% ${word}%`})`,
  );
  return [
    ...(trangThai ? [sql`p.trang_thai = ${trangThai}`] : []),
    ...(startDate ? [sql`p.ngay >= ${startDate}`] : []),
    ...(endDate ? [sql`p.ngay <= ${endDate}`] : []),
    ...words,
  ];
}

/** A paper of a store in which the user works, or that was sent to one. Errors: NOT_FOUND, NODE_NOT_GRANTED. */
export async function readablePaper(ctx: Ctx, id: string): Promise<PhieuKhoRow> {
  const row = await paperById(ctx, id);
  const sent = row.TrangThai !== phieuKhoActs.initial ? row.KhoNhan_Id : null;
  const nodes = await Promise.all([nodeOfStore(ctx, row.Kho_Id), nodeOfStore(ctx, sent)]);
  const [node] = nodes;
  if (!nodes.some((one) => one !== null && ctx.nodeIds.has(one)))
    throw new DomainError('NODE_NOT_GRANTED', { nodeId: node });
  return row;
}

/** What may be done with a paper now. */
export async function actsOnPaper(ctx: Ctx, row: PhieuKhoRow) {
  return actionStates(ctx, phieuKhoActs, await phieuKhoFacts(ctx, row));
}

/** The lines of a paper in order, with the drug and what of the lot is free in the paper's store. One statement. */
export async function linesOfPaper(ctx: Ctx, { _id, Kho_Id }: PhieuKhoRow): Promise<DongPhieuKho[]> {
  const { rows } = await ctx.db.execute<DongPhieuKho>(sql`
    select c.id as "_id", c.duoc_id as "Duoc_Id", d.ma_duoc as "MaDuoc", d.ten_duoc as "TenDuoc", d.ham_luong as "HamLuong",
      u.ten_don_vi_tinh as "DonViTinh", c.lo_id as "Lo_Id", c.so_lo as "SoLo", c.han_dung::text as "HanDung",
      c.quy_cach::text as "QuyCach", c.so_luong_goi::text as "SoLuongGoi", c.so_luong::text as "SoLuong",
      c.so_luong_so::text as "SoLuongSo", c.so_luong_nhan::text as "SoLuongNhan", c.don_gia::text as "DonGia", c.vat::text as "VAT", c.ly_do as "LyDo",
      d.gia_ban::text as "GiaBan", (t.so_luong - t.so_luong_giu)::text as "SoLuongKhaDung"
    from pharmacy.phieu_kho_chi_tiet c
    left join pharmacy.duoc d on d.id = c.duoc_id
    left join main.don_vi_tinh u on u.id = d.don_vi_tinh_id
    left join ${shelfRows} t on t.lo_id = c.lo_id and t.kho_id = ${Kho_Id}
    where c.phieu_kho_id = ${_id} order by c.thu_tu`);
  return rows;
}
