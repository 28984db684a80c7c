import { typedForms } from '@sen/domain/names/searchKey';
import { type SQL, sql } from 'drizzle-orm';
import { anyBegins, keyHolds } from '../../engine/catalogue/words.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { sortOf } from '../../engine/sql/sortOf.ts';
import type {
  LoTrongKho,
  QuerySearchStockModelArgs,
  QueryTonKhoArgs,
  StockModel,
  TonKhoList,
} from '../../gql/pharmacy.ts';
import { requireStore } from './stores.ts';

/** Lots within this many days of their last day carry a sign. */
export const nearExpiryDays = 60;

/** What may be promised of drugs in a store: id to decimal text; expired lots do not count. */
export async function available(
  ctx: Ctx,
  { Kho_Id, Duoc_Ids }: { Kho_Id: string; Duoc_Ids: readonly string[] },
): Promise<Map<string, string>> {
  if (Duoc_Ids.length === 0) return new Map();
  const { rows } = await ctx.db.execute<{ id: string; free: string }>(sql`
    select t.duoc_id as id, sum(t.so_luong - t.so_luong_giu)::text as free
    from pharmacy.ton_kho t join pharmacy.lo l on l.id = t.lo_id
    where t.kho_id = ${Kho_Id} and t.duoc_id = any(${uuids(Duoc_Ids)}) and l.han_dung >= ${today(ctx)}
    group by t.duoc_id`);
  return new Map(Duoc_Ids.map((id) => [id, rows.find((row) => row.id === id)?.free ?? '0.000']));
}

/** What may be promised of drugs in all stores at some nodes: id to decimal text; expired lots do not count. One statement. */
export async function availableAt(
  ctx: Ctx,
  nodes: readonly string[],
  Duoc_Ids: readonly string[],
): Promise<Map<string, string>> {
  if (Duoc_Ids.length === 0) return new Map();
  const { rows } = await ctx.db.execute<{ id: string; free: string }>(sql`
    select t.duoc_id as id, sum(t.so_luong - t.so_luong_giu)::text as free
    from pharmacy.ton_kho t join pharmacy.lo l on l.id = t.lo_id join pharmacy.kho k on k.id = t.kho_id
    where k.node_id = any(${uuids(nodes)}) and t.duoc_id = any(${uuids(Duoc_Ids)}) and l.han_dung >= ${today(ctx)}
    group by t.duoc_id`);
  return new Map(rows.map((row) => [row.id, row.free]));
}

function stockColumns(day: string): SQL {
  return sql`
    d.id as "Duoc_Id", d.ma_duoc as "MaDuoc", d.ten_duoc as "TenDuoc", d.ham_luong as "HamLuong", d.so_dang_ky as "SoDangKy",
    d.loai_hang as "LoaiHang", d.loai_kiem_soat as "LoaiKiemSoat", d.khong_chia_nho as "KhongChiaNho", d.hoi_chan as "HoiChan", d.la_bhyt as "LaBHYT",
    coalesce(d.ty_le_bhyt, 100)::int as "TyLeBHYT", d.duong_dung_id as "DuongDung_Id", u.ten_don_vi_tinh as "DonViTinh",
    coalesce((select string_agg(h.ten_hoat_chat, ', ' order by h.ten_hoat_chat) from pharmacy.hoat_chat h
      where h.id = any(d.hoat_chat_ids)), '') as "HoatChat",
    d.gia_ban::text as "GiaBan", d.gia_bhyt::text as "GiaBHYT",
    k.id as "Kho_Id", k.ten_kho as "TenKho", coalesce(s.all_there, 0)::text as "SoLuong", coalesce(s.free, 0)::text as "SoLuongKhaDung",
    s.first_day::text as "HanDung", coalesce(s.first_day <= ${day}::date + ${nearExpiryDays}::int, false) as "sapHetHan"`;
}

function stockJoins(day: string, stores: SQL): SQL {
  return sql`
    left join main.don_vi_tinh u on u.id = d.don_vi_tinh_id
    left join lateral (
      select t.kho_id, sum(t.so_luong) as all_there, sum(t.so_luong - t.so_luong_giu) filter (where l.han_dung >= ${day}) as free,
        min(l.han_dung) filter (where l.han_dung >= ${day} and t.so_luong > t.so_luong_giu) as first_day
      from pharmacy.ton_kho t join pharmacy.lo l on l.id = t.lo_id
      where t.duoc_id = d.id and t.so_luong > 0 and ${stores} group by t.kho_id
    ) s on true
    left join pharmacy.kho k on k.id = s.kho_id`;
}

/**
 * Drugs for a prescription: found without accents by name, code or registration number, and by ingredient when asked; one row a
 * drug and store, those in stock first. One statement.
 */
export async function searchStock(ctx: Ctx, args: QuerySearchStockModelArgs): Promise<StockModel[]> {
  const day = today(ctx);
  const words = typedForms(args.keyword ?? '');
  const stores = args.idStoreExport?.length ? sql`t.kho_id = any(${uuids(args.idStoreExport)})` : sql`true`;
  const only = args.getOnlyStockHasCount && !args.isSpecifyExceedInventory;
  const conditions = [
    ...words.map((forms) => wordFits(forms, args)),
    args.isHealthInsuranceDrug === null || args.isHealthInsuranceDrug === undefined
      ? null
      : sql`d.la_bhyt = ${args.isHealthInsuranceDrug}`,
    args.hasHisPrice ? sql`coalesce(d.gia_ban, 0) > 0` : null,
    args.getOnlyStockHasPrice ? sql`(coalesce(d.gia_ban, 0) > 0 or coalesce(d.gia_bhyt, 0) > 0)` : null,
    args.productGroups?.length ? sql`d.nhom_duoc_id = any(${uuids(args.productGroups)})` : null,
    only ? sql`s.free > 0` : null,
    args.exactSearch ? sql`${args.keyword?.trim() ?? ''} in (d.ma_duoc, d.so_dang_ky, d.ten_duoc)` : null,
  ].filter((one): one is SQL => one !== null);
  const asked = args.idDefaults?.length ? sql`d.id = any(${uuids(args.idDefaults)})` : sql`false`;
  const cost = args.idStoreCostByImport ? sql`and t.kho_id = ${args.idStoreCostByImport}` : sql``;
  const { rows } = await ctx.db.execute<StockModel>(sql`
    select ${stockColumns(day)},
      coalesce((select l.gia_von from pharmacy.ton_kho t join pharmacy.lo l on l.id = t.lo_id
        where t.duoc_id = d.id ${cost} order by t.ngay_tao desc, l.id desc limit 1), 0)::text as "GiaVon"
    from pharmacy.duoc d ${stockJoins(day, stores)}
    where d.trang_thai = 'DangSuDung' and not d.tam_ngung and (${asked} or (${sql.join([sql`true`, ...conditions], sql` and `)}))
    order by (${asked}) is true desc, coalesce(s.free, 0) > 0 desc, ${closeness(words)}, d.ten_duoc, d.id,
      ${ofOtherPayers(args.laBHYT)}, k.ma_kho limit 100`);
  return rows;
}

/**
 * How near a drug is to what was typed: its name begins so, before it only holds the words, before only its ingredient does; in each
 * of these a single substance before combinations.
 */
function closeness([forms]: ReadonlyArray<readonly string[]>): SQL {
  const combined = sql`coalesce(cardinality(d.hoat_chat_ids), 0) > 1`;
  const first = forms?.[0];
  if (first === undefined) return combined;
  // the key begins with the code, which is one word, and goes on with the name
  return sql`case when split_part(ltrim(d.search_key), ' ', 2) like ${`${first}%`} then 0 when d.search_key like ${`% ${first}%`} then 1 else 2 end, ${combined}`;
}

/** Stores that give to patients of the payer come before those for all, and these before those for others. */
function ofOtherPayers(laBHYT: boolean | null | undefined): SQL {
  if (laBHYT === null || laBHYT === undefined) return sql`k.cap_cho_doi_tuong is not null`;
  const own = laBHYT ? 'BHYT' : 'NgoaiBHYT';
  return sql`case k.cap_cho_doi_tuong when ${own} then 0 else case when k.cap_cho_doi_tuong is null then 1 else 2 end end`;
}

function wordFits(
  forms: readonly string[],
  { searchBy, isSearchIngredient }: QuerySearchStockModelArgs,
): SQL {
  const ingredient = sql`exists (select 1 from pharmacy.hoat_chat h where h.id = any(d.hoat_chat_ids) and ${anyBegins(sql`h.search_key`, forms)})`;
  if (searchBy === 'HoatChat') return ingredient;
  if (searchBy === 'Ma') return sql`d.ma_duoc ilike ${`${forms[0] ?? ''}%`}`;
  const own = anyBegins(sql`d.search_key`, forms);
  return isSearchIngredient ? sql`(${own} or ${ingredient})` : own;
}

/** Stock of drugs by id in every store that has some. */
export async function stocksOf(ctx: Ctx, Duoc_Ids: readonly string[]): Promise<StockModel[]> {
  if (Duoc_Ids.length === 0) return [];
  const day = today(ctx);
  const { rows } = await ctx.db.execute<StockModel>(sql`
    select ${stockColumns(day)}, '0' as "GiaVon" from pharmacy.duoc d ${stockJoins(day, sql`true`)}
    where d.id = any(${uuids(Duoc_Ids)}) order by d.ten_duoc, k.ma_kho`);
  return rows;
}

const sortable = {
  TenDuoc: sql`d.ten_duoc`,
  SoLo: sql`l.so_lo`,
  HanDung: sql`l.han_dung`,
  SoLuong: sql`t.so_luong`,
  SoLuongGiu: sql`t.so_luong_giu`,
  SoLuongKhaDung: sql`t.so_luong - t.so_luong_giu`,
};

/** What lies in a store, by drug and lot, first expired first: one statement with its total. Errors: NOT_FOUND, NODE_NOT_GRANTED, BAD_INPUT. */
export async function lotsInStore(ctx: Ctx, args: QueryTonKhoArgs): Promise<TonKhoList> {
  await requireStore(ctx, args.idStore);
  const day = today(ctx);
  const words = keyHolds(sql`d.search_key`, args.keyword ?? '');
  const limit = Math.min(Math.max(args.limit ?? 200, 1), 500);
  const soon = args.sapHetHan ? [sql`l.han_dung <= ${day}::date + ${nearExpiryDays}::int`] : [];
  const { rows } = await ctx.db.execute<LoTrongKho & { total: string }>(sql`
    select t.id as "_id", t.duoc_id as "Duoc_Id", t.lo_id as "Lo_Id", d.ma_duoc as "MaDuoc", d.ten_duoc as "TenDuoc",
      d.ham_luong as "HamLuong", u.ten_don_vi_tinh as "DonViTinh", l.so_lo as "SoLo", l.han_dung::text as "HanDung",
      t.so_luong::text as "SoLuong", t.so_luong_giu::text as "SoLuongGiu", (t.so_luong - t.so_luong_giu)::text as "SoLuongKhaDung",
      l.gia_von::text as "GiaVon", l.han_dung < ${day} as "hetHan",
      l.han_dung <= ${day}::date + ${nearExpiryDays}::int as "sapHetHan", count(*) over () as total
    from pharmacy.ton_kho t join pharmacy.lo l on l.id = t.lo_id join pharmacy.duoc d on d.id = t.duoc_id
      left join main.don_vi_tinh u on u.id = d.don_vi_tinh_id
    where t.kho_id = ${args.idStore} and t.so_luong > 0 and ${sql.join([sql`true`, ...words, ...soon], sql` and `)}
    order by ${sql.join([...sortOf(args.sortInput, sortable), sql`d.ten_duoc, d.id, l.han_dung, l.id`], sql`, `)}
    limit ${limit} offset ${(Math.max(args.page ?? 1, 1) - 1) * limit}`);
  return { data: rows, totalRows: Number(rows[0]?.total ?? 0) };
}

/** What a source took of lots and has not given back. */
export type LotTaken = { source_Id: string; Duoc_Id: string; SoLo: string; HanDung: string; SoLuong: string };

/** The lots that sources have taken out of stores, the first expired first: one statement. */
export async function lotsTaken(ctx: Ctx, sourceIds: readonly string[]): Promise<LotTaken[]> {
  if (sourceIds.length === 0) return [];
  const { rows } = await ctx.db.execute<LotTaken>(sql`
    select m.source_id as "source_Id", m.duoc_id as "Duoc_Id", l.so_lo as "SoLo", l.han_dung::text as "HanDung",
      (-sum(m.so_luong))::text as "SoLuong"
    from pharmacy.the_kho m join pharmacy.lo l on l.id = m.lo_id where m.source_id = any(${uuids(sourceIds)})
    group by m.source_id, m.duoc_id, l.id having sum(m.so_luong) < 0 order by l.han_dung, l.id`);
  return rows;
}

function uuids(ids: readonly string[]): SQL {
  return sql`${sql.param([...ids])}::uuid[]`;
}
