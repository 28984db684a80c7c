import { and, desc, eq, ne, notInArray, sql } from 'drizzle-orm';
import { isOffered, isOfPlace, isOwn, namesDisease, usedWithinDays } from '../../engine/catalogue/offered.ts';
import { refLabels } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import type { QueryGoiYChiDinhArgs } from '../../gql/main.ts';
import { receptionById } from '../reception/queries.ts';
import { visibleRecords } from '../recordAccess/visible.ts';
import { linesOfSlip, madeOfSlip } from './queries.ts';
import { type FoundService, servicesAtPrices } from './serviceSearch.ts';
import { type SlipRow, dichVuYeuCauTable as slips } from './tables.ts';

type Suggested = { dichVu: FoundService; SoLuong: string; soLan: number | null };
/** What is offered today, and the names of what is not any more. */
type Offered = { dichVus: Suggested[]; boDis: string[] };
type Wanted = { DichVu_Id: string; SoLuong: string | null; soLan?: number };
type OrderSet = {
  _id: string;
  MaBoChiDinh: string;
  TenBoChiDinh: string;
  /** The department that it belongs to. */
  TenNoi: string | null;
  cuaToi: boolean;
  theoChanDoan: boolean;
  ChiTiets: Wanted[];
};

/** The slips of a patient that are looked through for the last ones. */
const recent = 30;

/**
 * What a doctor may want to order: the order sets of the room, the own ones and those of the diagnosis first; the services that the
 * doctor orders most; those of the patient's last visit with orders. Each with today's price; services that are not offered any more
 * are only named. A set without services is none.
 */
export async function suggestOrders(ctx: Ctx, args: QueryGoiYChiDinhArgs) {
  const visit = await receptionById(ctx, args.TiepNhan_Id);
  const [sets, used, last] = await Promise.all([
    setsOf(ctx, args),
    usedServices(ctx),
    lastSlips(ctx, visit.BenhNhan_Id, args.TiepNhan_Id),
  ]);
  const again = (await Promise.all(last.map((slip) => linesOfSlip(ctx, slip._id))))
    .flat()
    .filter((line) => line.TrangThai !== 'DaHuy');
  const ids = [...sets.flatMap((set) => set.ChiTiets), ...used, ...again].map((line) => line.DichVu_Id);
  const known = await servicesAtPrices(ctx, [...new Set(ids)], {
    DoiTuong_Id: visit.DoiTuong_Id,
    NoiYeuCau_Id: args.NoiYeuCau_Id,
  });
  const gone = new Map(
    (
      await refLabels(
        ctx,
        'DM_DichVu',
        [...new Set(ids)].filter((id) => !known.has(id)),
      )
    ).map((one) => [one._id, one.ten]),
  );
  const offered = (wanted: readonly Wanted[]): Offered => {
    const each = [...new Map(wanted.map((one) => [one.DichVu_Id, one])).values()]; // a service is ordered once
    return {
      dichVus: each.flatMap(({ DichVu_Id, SoLuong, soLan = null }) => {
        const dichVu = known.get(DichVu_Id);
        return dichVu ? [{ dichVu, SoLuong: SoLuong ?? '1', soLan }] : [];
      }),
      boDis: each.flatMap((one) => gone.get(one.DichVu_Id) ?? []),
    };
  };
  const [first] = last;
  const lanTruoc = first ? { slip: first, ...offered(again) } : null;
  return {
    bos: sets
      .map(({ ChiTiets, ...set }) => ({ ...set, ...offered(ChiTiets) }))
      .filter((set) => set.dichVus.length > 0),
    hayDungs: offered(used).dichVus,
    lanTruoc: lanTruoc && lanTruoc.dichVus.length > 0 ? lanTruoc : null,
  };
}

export type OrderSuggestions = Awaited<ReturnType<typeof suggestOrders>>;

/** One statement. */
async function setsOf(ctx: Ctx, { NoiYeuCau_Id, ICD_Ids }: QueryGoiYChiDinhArgs): Promise<OrderSet[]> {
  const { rows } = await ctx.db.execute<OrderSet>(sql`
    select e.id as "_id", e.ma_bo_chi_dinh as "MaBoChiDinh", e.ten_bo_chi_dinh as "TenBoChiDinh", n.name as "TenNoi",
      ${isOwn(ctx)} as "cuaToi", ${namesDisease(ICD_Ids ?? [])} as "theoChanDoan", e.chi_tiets as "ChiTiets"
    from main.bo_chi_dinh e left join auth.node n on n.id = e.phong_ban_id
    where ${isOffered(ctx)} and ${isOfPlace(NoiYeuCau_Id)}
    order by "theoChanDoan" desc, "cuaToi" desc, e.thu_tu nulls last, e.ten_bo_chi_dinh, e.id limit 100`);
  return rows;
}

/** What the caller ordered most of late. One statement. */
async function usedServices(ctx: Ctx): Promise<Wanted[]> {
  const doctor = ctx.user?.NhanVien_Id;
  if (!doctor) return [];
  const since = new Date(ctx.now().getTime() - usedWithinDays * 86_400_000);
  const { rows } = await ctx.db.execute<Wanted>(sql`
    select c.dich_vu_id as "DichVu_Id", null as "SoLuong", count(*)::int as "soLan"
    from main.dich_vu_yeu_cau s join main.dich_vu_yeu_cau_chi_tiet c on c.dich_vu_yeu_cau_id = s.id
    where s.bac_si_chi_dinh_id = ${doctor} and s.ngay_yeu_cau >= ${since.toISOString()} and s.loai <> 'KhamBenh'
      and c.trang_thai <> 'DaHuy'
    group by 1 order by 3 desc, 1 limit 30`);
  return rows;
}

/** The slips of the patient's last other visit with orders, as far as they may be seen here; examinations aside. */
async function lastSlips(ctx: Ctx, BenhNhan_Id: string, TiepNhan_Id: string): Promise<SlipRow[]> {
  const found = await ctx.db
    .select()
    .from(slips)
    .where(
      and(
        eq(slips.BenhNhan_Id, BenhNhan_Id),
        ne(slips.TiepNhan_Id, TiepNhan_Id),
        ne(slips.Loai, 'KhamBenh'),
        notInArray(slips.TrangThai, ['DaHuy', 'Nhap']),
      ),
    )
    .orderBy(desc(slips.NgayYeuCau))
    .limit(recent);
  const seen = await visibleRecords(ctx, found, madeOfSlip);
  return seen.filter((slip) => slip.TiepNhan_Id === seen[0]?.TiepNhan_Id);
}
