import { type Quota, quotaOf, quotasFor } from '@sen/domain/supplyUse/suDungVatTu';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { logged } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { rowsById } from '../../engine/sql/rows.ts';
import type { DongVatTu, QueryTonVatTusArgs, VatTuTrongKho } from '../../gql/main.ts';
import type { UsedSupply } from '../cashier/points.ts';
import { madeOfSlip, slipById } from '../orders/queries.ts';
import { quotasOf } from '../orders/quotas.ts';
import { slipRows } from '../orders/sql.ts';
import { lotsTaken, searchStock, stocksOf } from '../pharmacy/stockQueries.ts';
import { type RoomStore, storesOfRoom } from '../prescriptions/queries.ts';
import { requireVisible } from '../recordAccess/visible.ts';
import { type Place, placeOf, placesOf } from './place.ts';
import {
  suDungVatTuChiTietTable as rowsTable,
  type SuDungVatTuRow,
  suDungVatTuTable as table,
  type VatTuRow,
} from './tables.ts';

/** What a performance used, or what the quotas propose for it while nothing is written. */
export type SupplyUse = {
  place: Place;
  row: SuDungVatTuRow | null;
  dongs: DongVatTu[];
  quotas: Quota[];
};

/** What the services of a slip used, or one session of it. The reading is logged. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY. */
export async function openSupplyUse(
  ctx: Ctx,
  DichVuYeuCau_Id: string,
  session: string | null,
): Promise<SupplyUse[]> {
  const slip = await slipById(ctx, DichVuYeuCau_Id);
  await requireVisible(ctx, madeOfSlip(slip));
  const { BenhNhan_Id } = slip;
  const read = placesOf(ctx, slip, session).then((places) => usesOf(ctx, slip._id, session, places));
  return logged(ctx, { entity: 'SuDungVatTu', entityId: slip._id, BenhNhan_Id }, read);
}

/** One record that must exist. Errors: NOT_FOUND. */
export async function supplyUseById(ctx: Ctx, id: string): Promise<SupplyUse> {
  const [row] = await rowsById(ctx.db, table, [id]);
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'SuDungVatTu' });
  const place = await placeOf(ctx, await slipById(ctx, row.DichVuYeuCau_Id), row);
  const [use] = await usesOf(ctx, row.DichVuYeuCau_Id, row.BuoiLieuTrinh_Id, [place]);
  if (!use) throw new DomainError('NOT_FOUND', { entity: 'SuDungVatTu' });
  return use;
}

/** What verified performances of a visit used, each with its amounts by `Duoc_Id`, in their order. One statement. */
export async function usedSupplies(ctx: Ctx, TiepNhan_Id: string): Promise<UsedSupply[]> {
  const { rows } = await ctx.db.execute<UsedSupply>(sql`
    select r.duoc_id as "Duoc_Id", u.id as use, sum(r.so_luong)::text as "SoLuong" from ${slipRows} s
      join main.su_dung_vat_tu u on u.dich_vu_yeu_cau_id = s.id and u.trang_thai = 'DaDuyet'
      join main.su_dung_vat_tu_chi_tiet r on r.su_dung_vat_tu_id = u.id
    where s.tiep_nhan_id = ${TiepNhan_Id} group by r.duoc_id, u.id order by r.duoc_id, u.id`);
  return rows;
}

/** The rows of records in their order: one statement. */
export function readRows(ctx: Ctx, ids: readonly string[]): Promise<VatTuRow[]> {
  return ctx.db
    .select()
    .from(rowsTable)
    .where(inArray(rowsTable.SuDungVatTu_Id, [...ids]))
    .orderBy(asc(rowsTable.ThuTu));
}

async function usesOf(
  ctx: Ctx,
  slipId: string,
  session: string | null,
  places: readonly Place[],
): Promise<SupplyUse[]> {
  const services = [...new Set(places.map((one) => one.service.DichVu_Id))];
  const [known, allQuotas] = await Promise.all([
    ctx.db
      .select()
      .from(table)
      .where(
        and(
          eq(table.DichVuYeuCau_Id, slipId),
          session === null ? isNull(table.BuoiLieuTrinh_Id) : eq(table.BuoiLieuTrinh_Id, session),
        ),
      ),
    quotasOf(ctx, services),
  ]);
  const ids = known.map((one) => one._id);
  const [written, lots] = await Promise.all([readRows(ctx, ids), lotsTaken(ctx, ids)]);
  const uses = places.map((place) => {
    const row = known.find((one) => one.DichVuYeuCauChiTiet_Id === place.service.ChiTiet_Id) ?? null;
    const of = allQuotas.filter((one) => one.DichVu_Id === place.service.DichVu_Id);
    const quotas = quotasFor(of, place.lan);
    const rows = row
      ? written.filter((one) => one.SuDungVatTu_Id === row._id)
      : quotas.map(({ Duoc_Id, SoLuong }) => ({
          Duoc_Id,
          SoLuong,
          DinhMuc: SoLuong,
          LyDo: null,
          CanhBao: [],
        }));
    return { place, row, quotas, rows };
  });
  const drugs = await drugsById(
    ctx,
    uses.flatMap(({ rows }) => rows.map((one) => one.Duoc_Id)),
  );
  return uses.map(({ rows, ...use }) => ({
    ...use,
    dongs: rows.flatMap(({ Duoc_Id, SoLuong, DinhMuc, LyDo, CanhBao }) => {
      const drug = drugs.get(Duoc_Id);
      if (!drug) return [];
      const MucCanhBao = use.quotas.find((one) => one.Duoc_Id === Duoc_Id)?.MucCanhBao ?? null;
      const los = lots
        .filter((lot) => lot.source_Id === use.row?._id && lot.Duoc_Id === Duoc_Id)
        .map(({ SoLo, HanDung, SoLuong: so }) => ({ SoLo, HanDung, SoLuong: so }));
      // a draft is held to the quota of today, what is verified keeps the one that it was held to
      const limit = use.row?.TrangThai === 'DaDuyet' ? DinhMuc : quotaOf(use.quotas, Duoc_Id);
      return [{ ...drug, SoLuong, DinhMuc: limit, LyDo, MucCanhBao, canhBaoDaDuyets: CanhBao, los }];
    }),
  }));
}

type Drug = Pick<DongVatTu, 'Duoc_Id' | 'MaDuoc' | 'TenDuoc' | 'HamLuong' | 'DonViTinh'>;

/** Names and units of drugs and supplies. One statement. */
async function drugsById(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Drug>> {
  if (ids.length === 0) return new Map();
  const { rows } = await ctx.db.execute<Drug>(sql`
    select d.id as "Duoc_Id", d.ma_duoc as "MaDuoc", d.ten_duoc as "TenDuoc", d.ham_luong as "HamLuong", u.ten_don_vi_tinh as "DonViTinh"
    from pharmacy.duoc d left join main.don_vi_tinh u on u.id = d.don_vi_tinh_id
    where d.id = any(${sql.param([...new Set(ids)])}::uuid[])`);
  return new Map(rows.map((row) => [row.Duoc_Id, row]));
}

/** The stores that give to a place. */
export function storesOfPlace(ctx: Ctx, place: Pick<Place, 'room'>): Promise<RoomStore[]> {
  return storesOfRoom(ctx, place.room);
}

/** Refuses a store that does not supply the room. Errors: BAD_INPUT at Kho_Id. */
export async function requireStoreOf(ctx: Ctx, place: Pick<Place, 'room'>, Kho_Id: string): Promise<void> {
  const stores = await storesOfPlace(ctx, place);
  if (!stores.some((one) => one.Kho_Id === Kho_Id))
    refuseIssues([{ path: 'Kho_Id', code: 'SUPPLY_USE_STORE' }]);
}

/**
 * What a store that supplies the room has: of the drugs and supplies that are named, or of those that the words find, in stock alone.
 * Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY, BAD_INPUT at Kho_Id.
 */
export async function stockForUse(ctx: Ctx, args: QueryTonVatTusArgs): Promise<VatTuTrongKho[]> {
  const slip = await slipById(ctx, args.DichVuYeuCau_Id);
  await requireVisible(ctx, madeOfSlip(slip));
  const [place] = await placesOf(ctx, slip, args.BuoiLieuTrinh_Id ?? null);
  if (!place) return [];
  const { Kho_Id } = args;
  await requireStoreOf(ctx, place, Kho_Id);
  const found = args.Duoc_Ids
    ? await stocksOf(ctx, args.Duoc_Ids)
    : await searchStock(ctx, {
        keyword: args.keyword ?? '',
        idStoreExport: [Kho_Id],
        getOnlyStockHasCount: true,
      });
  return found.flatMap((one) => (one.Kho_Id === Kho_Id ? [stockOf(one)] : []));
}

function stockOf(one: Awaited<ReturnType<typeof stocksOf>>[number]): VatTuTrongKho {
  const { Duoc_Id, MaDuoc, TenDuoc, HamLuong, DonViTinh, SoLuongKhaDung, HanDung } = one;
  return {
    Duoc_Id,
    MaDuoc,
    TenDuoc,
    HamLuong: HamLuong ?? null,
    DonViTinh: DonViTinh ?? null,
    SoLuongKhaDung,
    HanDung: HanDung ?? null,
    sapHetHan: one.sapHetHan,
  };
}
