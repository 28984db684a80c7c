import { sql } from 'drizzle-orm';
import { andKeyHolds } from '../../engine/catalogue/words.ts';
import type { Ctx } from '../../engine/context.ts';
import { priceOf } from '../pricing/queries.ts';
import { receptionById } from '../reception/queries.ts';
import { type Package, searchCourses, searchPackages } from './packages.ts';
import { type ServiceFacts, serviceFacts } from './serviceFacts.ts';

export type FoundService = ServiceFacts & {
  LoaiGia_Id: string | null;
  DonGia: string | null;
  DonGiaBHYT: string | null;
  LaGoi: boolean;
};

/** Services by words of their code or name, an exact code first, with the price for a visit's payer. Examinations are the reception's. */
export async function searchServices(
  ctx: Ctx,
  args: { text: string; TiepNhan_Id: string; NoiYeuCau_Id: string; limit: number },
): Promise<FoundService[]> {
  const visit = await receptionById(ctx, args.TiepNhan_Id);
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select d.id from main.dm_dich_vu d
    left join main.nhom_dich_vu n on n.id = d.nhom_dich_vu_id
    left join main.loai_dich_vu t on t.id = n.loai_dich_vu_id
    where d.trang_thai = 'DangSuDung' and not d.tam_ngung and coalesce(t.loai, '') not in ('KhamBenh', 'NgayGiuong', 'Mau')
      ${andKeyHolds(sql`d.search_key`, args.text)}
    order by lower(d.ma_dich_vu) = lower(${args.text.trim()}) desc, t.thu_tu, d.thu_tu, d.ma_dich_vu
    limit ${Math.min(Math.max(args.limit, 1), 100)}`);
  const ids = rows.map((row) => row.id);
  const found = await servicesAtPrices(ctx, ids, { ...args, DoiTuong_Id: visit.DoiTuong_Id });
  const services = ids.flatMap((id) => found.get(id) ?? []);
  const packages =
    args.text.trim() === ''
      ? []
      : [
          ...(await searchPackages(ctx, args.text, 10)),
          ...(await searchCourses(ctx, args.text, visit.DoiTuong_Id, 10)),
        ];
  return [...services, ...packages.map(asFound)];
}

/** A package as it is found among services: it has no room of its own, and the fund pays nothing of it. */
function asFound({ _id, MaGoi, TenGoi, GiaGoi }: Package): FoundService {
  return {
    _id,
    MaDichVu: MaGoi,
    TenDichVu: TenGoi,
    Loai: 'Khac',
    TenNhomDichVu: null,
    ThucHienNgoai: false,
    NoiThucHien_Id: null,
    NoiThucHien_Ids: [],
    DichVuKemTheo_Ids: [],
    MaBHYT: null,
    LaGoiDichVu: true,
    TheoLieuTrinh: false,
    LoaiGia_Id: null,
    DonGia: GiaGoi,
    DonGiaBHYT: null,
    LaGoi: true,
  };
}

/** Services that may be ordered at a node, by id, with today's price for a payer. Two statements. */
export async function servicesAtPrices(
  ctx: Ctx,
  ids: readonly string[],
  { NoiYeuCau_Id, DoiTuong_Id }: { NoiYeuCau_Id: string; DoiTuong_Id: string },
): Promise<Map<string, FoundService>> {
  const [facts, prices] = await Promise.all([
    serviceFacts(ctx, ids, NoiYeuCau_Id),
    priceOf(ctx, { DichVu_Ids: ids, DoiTuong_Id }),
  ]);
  return new Map(
    [...facts].map(([id, fact]) => {
      const { LoaiGia_Id = null, DonGia = null, DonGiaBHYT = null } = prices.get(id) ?? {};
      const LaGoi = fact.LaGoiDichVu && fact.DichVuKemTheo_Ids.length > 0;
      return [id, { ...fact, LoaiGia_Id, DonGia, DonGiaBHYT, LaGoi }];
    }),
  );
}
