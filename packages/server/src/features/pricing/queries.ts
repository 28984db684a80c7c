import { tenKhongDau } from '@sen/domain/names/key';
import type { BangGiaFacts } from '@sen/domain/pricing/bangGia';
import { type SQL, sql } from 'drizzle-orm';
import { type Ctx, localDay, today } from '../../engine/context.ts';
import { masterData } from '../../engine/events/masterData.ts';
import { loadOne } from '../../engine/loaders.ts';
import { itemPrices } from './items.ts';

/** The price of a service for a payer. Money as text, 2 decimals; `DonGiaBHYT` is '0.00' where the fund accepts none. */
export type Price = { LoaiGia_Id: string; BangGia_Id: string; DonGia: string; DonGiaBHYT: string };

export type PriceQuestion = {
  DichVu_Ids: readonly string[];
  /** The chosen price type, one of the payer's. Empty: the first type of the payer that has a price. */
  LoaiGia_Id?: string | null;
  DoiTuong_Id: string;
  /** When the service is ordered; now when empty. */
  at?: Date | null;
};

/** Prices in force by service. A service without a price under the types asked for is not in the map. Master data; one statement. */
export function priceOf(ctx: Ctx, question: PriceQuestion): Promise<Map<string, Price>> {
  const { DichVu_Ids, DoiTuong_Id, LoaiGia_Id, at } = question;
  const day = at ? localDay(at) : today(ctx);
  const name = `price ${DoiTuong_Id} ${LoaiGia_Id ?? ''} ${day}`;
  return masterData(ctx, name, DichVu_Ids, (missing) =>
    readPrices(ctx, { ...question, DichVu_Ids: missing }, day),
  );
}

async function readPrices(ctx: Ctx, question: PriceQuestion, day: string): Promise<Map<string, Price>> {
  const chosen = question.LoaiGia_Id ?? null;
  const types = sql`select t.id, t.at from main.dm_doi_tuong d, unnest(d.loai_gia_ids) with ordinality as t(id, at)
    where d.id = ${question.DoiTuong_Id} and (${chosen}::uuid is null or t.id = ${chosen}::uuid)`;
  const { rows } = await ctx.db.execute<Price & { DichVu_Id: string }>(sql`
    with types as (${types})
    select s.id as "DichVu_Id", chosen.loai_gia_id as "LoaiGia_Id", chosen.bang_gia_id as "BangGia_Id",
      chosen.don_gia as "DonGia", coalesce(insured.don_gia, 0)::numeric(18, 2) as "DonGiaBHYT"
    from unnest(${sql.param([...question.DichVu_Ids])}::uuid[]) as s(id)
    join lateral (
      select b.loai_gia_id, b.id as bang_gia_id, g.don_gia from main.gia_dich_vu g
      join main.bang_gia b on b.id = g.bang_gia_id and ${inForce(day)}
      join types t on t.id = b.loai_gia_id
      where g.dich_vu_id = s.id order by t.at limit 1
    ) chosen on true
    left join lateral (
      select g.don_gia from main.gia_dich_vu g
      join main.bang_gia b on b.id = g.bang_gia_id and ${inForce(day)}
      join main.loai_gia l on l.id = b.loai_gia_id and l.la_bhyt
      where g.dich_vu_id = s.id limit 1
    ) insured on true`);
  return new Map(rows.map(({ DichVu_Id, ...price }) => [DichVu_Id, price]));
}

/** The price types that a payer object may be charged by. Master data. */
export async function priceTypesOf(ctx: Ctx, DoiTuong_Id: string): Promise<readonly string[]> {
  const found = await masterData(ctx, 'price types of payer', [DoiTuong_Id], async (ids) => {
    const { rows } = await ctx.db.execute<{ id: string; types: string[] }>(sql`
      select id, to_json(loai_gia_ids) as types from main.dm_doi_tuong where id = any(${sql.param(ids)}::uuid[])`);
    return new Map(rows.map((row) => [row.id, row.types]));
  });
  return found.get(DoiTuong_Id) ?? [];
}

export type PayerPrice = { DichVu_Id: string; LoaiGia_Id: string; TenLoaiGia: string; DonGia: string };

/** Every price in force today of services under the price types of a payer, in the payer's order. One statement. */
export async function pricesOfPayer(
  ctx: Ctx,
  DichVu_Ids: readonly string[],
  DoiTuong_Id: string,
): Promise<PayerPrice[]> {
  const { rows } = await ctx.db.execute<PayerPrice>(sql`
    select g.dich_vu_id as "DichVu_Id", l.id as "LoaiGia_Id", l.ten_loai_gia as "TenLoaiGia", g.don_gia as "DonGia"
    from main.dm_doi_tuong d, unnest(d.loai_gia_ids) with ordinality as t(id, at)
    join main.loai_gia l on l.id = t.id
    join main.bang_gia b on b.loai_gia_id = l.id and ${inForce(today(ctx))}
    join main.gia_dich_vu g on g.bang_gia_id = b.id and g.dich_vu_id = any(${sql.param([...DichVu_Ids])}::uuid[])
    where d.id = ${DoiTuong_Id} order by g.dich_vu_id, t.at`);
  return rows;
}

/** The prices in force today of treatment courses under the first price type of a payer that has one. One statement. */
export async function coursePricesOfPayer(
  ctx: Ctx,
  LieuTrinh_Ids: readonly string[],
  DoiTuong_Id: string,
): Promise<Map<string, string>> {
  if (LieuTrinh_Ids.length === 0) return new Map();
  const { rows } = await ctx.db.execute<{ id: string; DonGia: string }>(sql`
    select distinct on (g.lieu_trinh_id) g.lieu_trinh_id as id, g.don_gia as "DonGia"
    from main.dm_doi_tuong d, unnest(d.loai_gia_ids) with ordinality as t(id, at)
    join main.bang_gia b on b.loai_gia_id = t.id and ${inForce(today(ctx))}
    join main.gia_lieu_trinh g on g.bang_gia_id = b.id and g.lieu_trinh_id = any(${sql.param([...LieuTrinh_Ids])}::uuid[])
    where d.id = ${DoiTuong_Id} order by g.lieu_trinh_id, t.at`);
  return new Map(rows.map((row) => [row.id, row.DonGia]));
}

/** A price list as the API answers it. */
export type BangGia = {
  _id: string;
  version: number;
  LoaiGia_Id: string;
  TenBangGia: string;
  LoaiBangGia: string;
  TrangThai: 'ChuaPhatHanh' | 'DaPhatHanh' | 'HienHanh' | 'DaHuy';
  NgayPhatHanh: string | null;
  TuNgay: string;
  DenNgay: string | null;
  SoQuyetDinh: string | null;
  GhiChu: string | null;
};

/** Price lists that fit a text and a price type, the newest first. */
export async function searchBangGia(
  ctx: Ctx,
  text: string,
  LoaiGia_Id: string | null = null,
): Promise<BangGia[]> {
  const lists = await readLists(ctx, sql`${LoaiGia_Id}::uuid is null or b.loai_gia_id = ${LoaiGia_Id}::uuid`);
  const words = tenKhongDau(text).split(' ');
  return lists.filter(({ TenBangGia }) => words.every((word) => tenKhongDau(TenBangGia).includes(word)));
}

/** One price list; null when there is none. */
export async function bangGiaById(ctx: Ctx, id: string): Promise<BangGia | null> {
  return (await readLists(ctx, sql`b.id = ${id}`))[0] ?? null;
}

/** The list of a price type that is in force today; null when none is. */
export async function bangGiaHienHanh(ctx: Ctx, LoaiGia_Id: string): Promise<BangGia | null> {
  return (await readLists(ctx, sql`b.loai_gia_id = ${LoaiGia_Id} and ${inForce(today(ctx))}`))[0] ?? null;
}

export type GiaDichVu = { DichVu_Id: string; MaDichVu: string; TenDichVu: string; DonGia: string };

/** The prices of a list, by service code. */
export async function pricesOfList(ctx: Ctx, BangGia_Id: string): Promise<GiaDichVu[]> {
  const { rows } = await ctx.db.execute<GiaDichVu>(sql`
    select g.dich_vu_id as "DichVu_Id", d.ma_dich_vu as "MaDichVu", d.ten_dich_vu as "TenDichVu", g.don_gia as "DonGia"
    from main.gia_dich_vu g join main.dm_dich_vu d on d.id = g.dich_vu_id
    where g.bang_gia_id = ${BangGia_Id} order by d.ma_dich_vu`);
  return rows;
}

/** What services cost by the price lists under which they were ordered, by `ListedKey`; released lists do not change. One statement. */
export async function listedPrices(
  ctx: Ctx,
  asked: ReadonlyArray<{ BangGia_Id: string | null; DichVu_Id: string | null }>,
): Promise<Map<ListedKey, string>> {
  const lists = [...new Set(asked.flatMap((one) => one.BangGia_Id ?? []))];
  const services = [...new Set(asked.flatMap((one) => one.DichVu_Id ?? []))];
  if (lists.length === 0 || services.length === 0) return new Map();
  const { rows } = await ctx.db.execute<{ BangGia_Id: string; DichVu_Id: string; DonGia: string }>(sql`
    select g.bang_gia_id as "BangGia_Id", g.dich_vu_id as "DichVu_Id", g.don_gia as "DonGia" from main.gia_dich_vu g
    where g.bang_gia_id = any(${sql.param(lists)}::uuid[]) and g.dich_vu_id = any(${sql.param(services)}::uuid[])`);
  return new Map(rows.map((row) => [listedKey(row), row.DonGia]));
}

/** The price lists in force by price type and day, by `listOn`. Master data. */
export async function listsInForce(
  ctx: Ctx,
  asked: ReadonlyArray<{ LoaiGia_Id: string; day: string }>,
): Promise<Map<string, string>> {
  const found = await masterData(ctx, 'price list in force', asked.map(listOn), async (keys) => {
    const [types, days] = [
      keys.map((key) => key.split(' ')[0] ?? ''),
      keys.map((key) => key.split(' ')[1] ?? ''),
    ];
    const { rows } = await ctx.db.execute<{ LoaiGia_Id: string; day: string; id: string }>(sql`
      select a.type as "LoaiGia_Id", a.day::text as day, b.id
      from unnest(${sql.param(types)}::uuid[], ${sql.param(days)}::date[]) as a(type, day)
      join main.bang_gia b on b.loai_gia_id = a.type and b.trang_thai = 'DaPhatHanh' and b.tu_ngay <= a.day
        and (b.den_ngay is null or b.den_ngay >= a.day)`);
    return new Map(rows.map((row) => [listOn(row), { id: row.id }]));
  });
  return new Map([...found].map(([key, { id }]) => [key, id]));
}

export function listOn({ LoaiGia_Id, day }: { LoaiGia_Id: string; day: string }): string {
  return `${LoaiGia_Id} ${day}`;
}

/** A service in a price list. */
export type ListedKey = `${string} ${string}`;

export function listedKey(of: { BangGia_Id: string | null; DichVu_Id: string | null }): ListedKey {
  return `${of.BangGia_Id ?? ''} ${of.DichVu_Id ?? ''}`;
}

export type GiaLieuTrinh = {
  LieuTrinh_Id: string;
  MaLieuTrinh: string;
  TenLieuTrinh: string;
  DonGia: string;
};

/** The prices of treatment courses of a list, by their code. */
export async function coursePricesOfList(ctx: Ctx, BangGia_Id: string): Promise<GiaLieuTrinh[]> {
  const { rows } = await ctx.db.execute<GiaLieuTrinh>(sql`
    select g.lieu_trinh_id as "LieuTrinh_Id", l.ma_lieu_trinh as "MaLieuTrinh", l.ten_lieu_trinh as "TenLieuTrinh", g.don_gia as "DonGia"
    from main.gia_lieu_trinh g join main.lieu_trinh l on l.id = g.lieu_trinh_id
    where g.bang_gia_id = ${BangGia_Id} order by l.ma_lieu_trinh`);
  return rows;
}

/** What the acts on a list decide on; a list in force is a released one. */
export function bangGiaFacts(
  ctx: Ctx,
  { TrangThai, TuNgay }: Pick<BangGia, 'TrangThai' | 'TuNgay'>,
  soMuc: number,
): BangGiaFacts {
  return {
    TrangThai: TrangThai === 'HienHanh' ? 'DaPhatHanh' : TrangThai,
    node: null,
    TuNgay,
    homNay: today(ctx),
    coGia: soMuc > 0,
  };
}

/** How many services and treatment courses a list prices: as it stands now in a transaction, else read together for a request. */
export async function countPrices(ctx: Ctx, BangGia_Id: string): Promise<number> {
  const count = ctx.tx
    ? (await readCounts(ctx, [BangGia_Id])).get(BangGia_Id)
    : await loadOne(ctx, 'bangGia:soDichVu', BangGia_Id, readCounts);
  return count ?? 0;
}

async function readCounts(ctx: Ctx, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await ctx.db.execute<{ id: string; count: number }>(sql`
    select g.bang_gia_id as id, count(*)::int as count from ${itemPrices} g
    where g.bang_gia_id = any(${sql.param([...ids])}::uuid[]) group by g.bang_gia_id`);
  return new Map(rows.map((row) => [row.id, row.count]));
}

export type GiaTheoThoiGian = BangGia & { DonGia: string };

/** Every released price of a service or treatment course, the newest first: its history, or what holds on a day of it (`onDay`). */
export async function pricesOfService(
  ctx: Ctx,
  DichVu_Id: string,
  options: { LoaiGia_Ids?: readonly string[] | null; onDay?: string } = {},
): Promise<GiaTheoThoiGian[]> {
  const types = options.LoaiGia_Ids?.length
    ? sql`and b.loai_gia_id = any(${sql.param([...options.LoaiGia_Ids])}::uuid[])`
    : sql``;
  const day = options.onDay ? sql`and ${inForce(options.onDay)}` : sql``;
  const { rows } = await ctx.db.execute<GiaTheoThoiGian>(sql`
    select ${listColumns(today(ctx))}, g.don_gia as "DonGia" from ${itemPrices} g
    join main.bang_gia b on b.id = g.bang_gia_id
    where g.muc_id = ${DichVu_Id} and b.trang_thai = 'DaPhatHanh' ${types} ${day}
    order by b.tu_ngay desc, b.loai_gia_id`);
  return rows;
}

async function readLists(ctx: Ctx, where: SQL): Promise<BangGia[]> {
  const { rows } = await ctx.db.execute<BangGia>(sql`
    select ${listColumns(today(ctx))} from main.bang_gia b
    where b.trang_thai <> 'DaHuy' and (${where}) order by b.tu_ngay desc, b.ten_bang_gia limit 1000`);
  return rows;
}

/** A released list is in force by its dates; the state says so on the day of asking. */
function listColumns(day: string): SQL {
  return sql`b.id as "_id", b.version, b.loai_gia_id as "LoaiGia_Id", b.ten_bang_gia as "TenBangGia",
    b.loai_bang_gia as "LoaiBangGia", case when ${inForce(day)} then 'HienHanh' else b.trang_thai end as "TrangThai",
    b.ngay_phat_hanh as "NgayPhatHanh", b.tu_ngay as "TuNgay", b.den_ngay as "DenNgay",
    b.so_quyet_dinh as "SoQuyetDinh", b.ghi_chu as "GhiChu"`;
}

function inForce(day: string): SQL {
  return sql`(b.trang_thai = 'DaPhatHanh' and b.tu_ngay <= ${day}::date and (b.den_ngay is null or b.den_ngay >= ${day}::date))`;
}

/** The lowest price in force today of services, price types of the insurance left out; a service without one is not in the map. One statement. */
export async function lowestPrices(ctx: Ctx, DichVu_Ids: readonly string[]): Promise<Map<string, string>> {
  if (DichVu_Ids.length === 0) return new Map();
  const { rows } = await ctx.db.execute<{ id: string; DonGia: string }>(sql`
    select g.dich_vu_id as id, min(g.don_gia)::text as "DonGia" from main.gia_dich_vu g
    join main.bang_gia b on b.id = g.bang_gia_id and ${inForce(today(ctx))}
    join main.loai_gia l on l.id = b.loai_gia_id and not coalesce(l.la_bhyt, false)
    where g.dich_vu_id = any(${sql.param([...DichVu_Ids])}::uuid[]) group by g.dich_vu_id`);
  return new Map(rows.map((row) => [row.id, row.DonGia]));
}
