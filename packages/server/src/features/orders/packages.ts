import { dec, sum } from '@sen/domain/money/decimal';
import { type PackagePart, packageParts, soldOn } from '@sen/domain/orders/packages';
import { isOneEach } from '@sen/domain/orders/quantity';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { andKeyHolds } from '../../engine/catalogue/words.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { coursePricesOfPayer, type Price } from '../pricing/queries.ts';
import type { ServiceFacts } from './serviceFacts.ts';

/** A package of services that is sold as a whole; without a price of its own it costs what its parts cost. */
export type Package = {
  _id: string;
  MaGoi: string;
  TenGoi: string;
  GiaGoi: string | null;
  parts: Array<{ DichVu_Id: string; SoLuong: string; DonGia: string | null }>;
  /** Its parts are performed piece by piece, one in a session. */
  laLieuTrinh: boolean;
};

type Row = {
  _id: string;
  MaGoi: string;
  TenGoi: string;
  GiaGoi: string | null;
  NgayBatDau: string | null;
  NgayKetThuc: string | null;
  ChiTiets: Array<{ DichVu_Id: string; SoLuong: string | number; DonGia?: string | number | null }>;
};

const columns = sql`g.id as "_id", g.ma_goi_dich_vu as "MaGoi", g.ten_goi_dich_vu as "TenGoi", g.gia_goi as "GiaGoi",
  g.ngay_bat_dau::text as "NgayBatDau", g.ngay_ket_thuc::text as "NgayKetThuc", g.chi_tiets as "ChiTiets"`;

/** The packages of the catalogue that are sold today, by id. One statement. */
export async function packagesById(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Package>> {
  if (ids.length === 0) return new Map();
  const { rows } = await ctx.db.execute<Row>(sql`
    select ${columns} from main.goi_dich_vu g
    where g.id = any(${sql.param([...ids])}::uuid[]) and g.trang_thai = 'DangSuDung' and not g.tam_ngung`);
  return new Map(sold(ctx, rows).map((one) => [one._id, one]));
}

/** Packages that are sold today, by words of their code or name. One statement. */
export async function searchPackages(ctx: Ctx, text: string, limit: number): Promise<Package[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select ${columns} from main.goi_dich_vu g
    where g.trang_thai = 'DangSuDung' and not g.tam_ngung ${andKeyHolds(sql`g.search_key`, text)}
    order by lower(g.ma_goi_dich_vu) = lower(${text.trim()}) desc, g.ma_goi_dich_vu limit ${limit}`);
  return sold(ctx, rows);
}

function sold(ctx: Ctx, rows: readonly Row[]): Package[] {
  const day = today(ctx);
  return rows
    .filter((row) => soldOn(day, row))
    .map(({ _id, MaGoi, TenGoi, GiaGoi, ChiTiets }) => ({
      _id,
      MaGoi,
      TenGoi,
      GiaGoi,
      laLieuTrinh: false,
      parts: ChiTiets.map(({ DichVu_Id, SoLuong, DonGia }) => ({
        DichVu_Id,
        SoLuong: String(SoLuong),
        DonGia: DonGia === null || DonGia === undefined ? null : String(DonGia),
      })),
    }));
}

type Course = { _id: string; MaGoi: string; TenGoi: string; SoBuoi: number; DichVu_Ids: string[] };

const courses = sql`
  select l.id as "_id", l.ma_lieu_trinh as "MaGoi", l.ten_lieu_trinh as "TenGoi", l.so_buoi::int as "SoBuoi",
    to_json(l.dich_vu_ids) as "DichVu_Ids"
  from main.lieu_trinh l where l.trang_thai = 'DangSuDung' and not l.tam_ngung`;

/** Treatment courses by id, with their price for a payer. Two statements. */
export async function coursesById(
  ctx: Ctx,
  ids: readonly string[],
  DoiTuong_Id: string,
): Promise<Map<string, Package>> {
  if (ids.length === 0) return new Map();
  const { rows } = await ctx.db.execute<Course>(
    sql`${courses} and l.id = any(${sql.param([...ids])}::uuid[])`,
  );
  return new Map((await asPackages(ctx, rows, DoiTuong_Id)).map((one) => [one._id, one]));
}

/** Treatment courses by words of their code or name, with their price for a payer. Two statements. */
export async function searchCourses(
  ctx: Ctx,
  text: string,
  DoiTuong_Id: string,
  limit: number,
): Promise<Package[]> {
  const { rows } = await ctx.db.execute<Course>(sql`
    ${courses} ${andKeyHolds(sql`l.search_key`, text)} order by l.ma_lieu_trinh limit ${limit}`);
  return asPackages(ctx, rows, DoiTuong_Id);
}

/** A course is each of its services once in every session. */
async function asPackages(ctx: Ctx, rows: readonly Course[], DoiTuong_Id: string): Promise<Package[]> {
  const prices = await coursePricesOfPayer(
    ctx,
    rows.map((row) => row._id),
    DoiTuong_Id,
  );
  return rows.map(({ SoBuoi, DichVu_Ids, ...course }) => ({
    ...course,
    GiaGoi: prices.get(course._id) ?? null,
    laLieuTrinh: true,
    parts: DichVu_Ids.map((DichVu_Id) => ({ DichVu_Id, SoLuong: String(SoBuoi), DonGia: null })),
  }));
}

/** A service of the catalogue that is itself a package: its attached services are the parts, its price the package's. */
export function packageOfService(service: ServiceFacts, price: Price | undefined): Package | null {
  if (!service.LaGoiDichVu || service.DichVuKemTheo_Ids.length === 0) return null;
  return {
    _id: service._id,
    MaGoi: service.MaDichVu,
    TenGoi: service.TenDichVu,
    GiaGoi: price?.DonGia ?? null,
    laLieuTrinh: false,
    parts: service.DichVuKemTheo_Ids.map((DichVu_Id) => ({ DichVu_Id, SoLuong: '1', DonGia: null })),
  };
}

/** A line of a package as it is ordered: which package, which of its orders. */
export type PackageLine = {
  DichVu_Id: string;
  SoLuong: string;
  SoLanThucHien: number;
  price: Price | undefined;
  /** Null for a course without a price of its own: its services are ordered as if they had been chosen. */
  goi: OfPackage | null;
};
export type OfPackage = {
  Goi_Id: string;
  LanGoi_Id: string;
  /** Its parts are performed piece by piece, one in a session. */
  laLieuTrinh: boolean;
};

/**
 * The lines of a package with their share of its price; the fund pays nothing of it. What has one result each is a line of its own. A
 * part without a price in force has none.
 */
export function linesOfPackage(
  { _id, GiaGoi, laLieuTrinh, parts }: Package,
  known: { facts: ReadonlyMap<string, ServiceFacts>; price: (DichVu_Id: string) => Price | undefined },
): PackageLine[] {
  const goi = { Goi_Id: _id, LanGoi_Id: v7(), laLieuTrinh };
  const each = parts.flatMap((part): PackagePart[] => {
    const one = { ...part, DonGia: part.DonGia ?? known.price(part.DichVu_Id)?.DonGia ?? '0' };
    const count = Number(part.SoLuong);
    return isOneEach(known.facts.get(part.DichVu_Id)?.Loai ?? 'Khac') && Number.isInteger(count)
      ? Array.from({ length: count }, () => ({ ...one, SoLuong: '1' }))
      : [one];
  });
  const executions = (SoLuong: string) => (laLieuTrinh ? Math.max(1, Math.floor(Number(SoLuong))) : 1);
  if (laLieuTrinh && GiaGoi === null)
    return each.map(({ DichVu_Id, SoLuong }) => ({
      DichVu_Id,
      SoLuong,
      SoLanThucHien: executions(SoLuong),
      price: known.price(DichVu_Id),
      goi: null,
    }));
  const whole = GiaGoi ?? sum(each.map((part) => dec(part.DonGia).times(part.SoLuong))).toFixed(2);
  return packageParts(whole, each).map(({ DichVu_Id, SoLuong, DonGia }) => {
    const price = known.price(DichVu_Id);
    const SoLanThucHien = executions(SoLuong);
    return {
      DichVu_Id,
      SoLuong,
      SoLanThucHien,
      goi,
      price: price && { ...price, DonGia, DonGiaBHYT: '0.00' },
    };
  });
}
