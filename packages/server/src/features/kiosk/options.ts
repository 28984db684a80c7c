import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import type { LoaiKiosk } from '../../gql/main.ts';
import { receptionServices, type ServicePrice, type ServiceRoom } from '../reception/options.ts';
import { readSetting } from '../system/queries.ts';
import { requireKiosk } from './place.ts';

export type Offered = {
  DichVu_Id: string;
  ten: string;
  LoaiGia_Id: string;
  DonGia: string;
  phongs: ServiceRoom[];
};

/** The payer of a kind of kiosk: the first of the insurance, or of services on request, else the usual one. Null when a site has none. */
export async function payerOfKiosk(ctx: Ctx, loai: LoaiKiosk): Promise<string | null> {
  const insured = loai === 'BHYT';
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select d.id from main.dm_doi_tuong d join main.nhom_doi_tuong n on n.id = d.nhom_doi_tuong_id
    where d.trang_thai = 'DangSuDung' and not d.tam_ngung and d.pham_vi_ap_dung <> 'NoiTru'
      and ${insured ? sql`n.ma_nhom_doi_tuong = 'BaoHiemYTe'` : sql`(n.ma_nhom_doi_tuong = 'DichVu' or d.mac_dinh)`}
    order by n.ma_nhom_doi_tuong = 'DichVu' desc, d.mac_dinh desc, d.ma_doi_tuong limit 1`);
  return rows[0]?.id ?? null;
}

/**
 * What a kiosk offers: the examinations of the desk in the rooms that the settings name, each at the price that its payer pays first.
 */
export async function offered(ctx: Ctx, loai: LoaiKiosk): Promise<Offered[]> {
  const idNode = requireKiosk(ctx);
  const DoiTuong_Id = await payerOfKiosk(ctx, loai);
  if (!DoiTuong_Id) return [];
  const [services, { phongs }] = await Promise.all([
    receptionServices(ctx, { DoiTuong_Id, idNode }),
    readSetting(ctx, 'kiosk'),
  ]);
  const codes = new Set(
    phongs
      .split(/[\s,;]+/)
      .filter((code) => code !== '')
      .map((code) => code.toUpperCase()),
  );
  return services.flatMap((service) => {
    const price = priceAt(service.gias, loai);
    const rooms = service.phongs.filter(({ ma }) => codes.size === 0 || codes.has(ma.toUpperCase()));
    if (!price || rooms.length === 0) return [];
    const { LoaiGia_Id, DonGia } = price;
    return [{ DichVu_Id: service.DichVu_Id, ten: service.TenDichVu, LoaiGia_Id, DonGia, phongs: rooms }];
  });
}

/** The insurance pays by its own price alone; others by the first of the payer. */
function priceAt(prices: readonly ServicePrice[], loai: LoaiKiosk): ServicePrice | undefined {
  return loai === 'BHYT' ? prices.find(({ LaBHYT }) => LaBHYT) : prices[0];
}

/** A service in a room, as the kiosk offers it now. Errors: KIOSK_NOT_OFFERED. */
export async function offeredAt(
  ctx: Ctx,
  loai: LoaiKiosk,
  { DichVu_Id, Phong_Id }: { DichVu_Id: string; Phong_Id: string },
): Promise<Offered> {
  const service = (await offered(ctx, loai)).find((one) => one.DichVu_Id === DichVu_Id);
  if (!service?.phongs.some((room) => room._id === Phong_Id)) throw new DomainError('KIOSK_NOT_OFFERED');
  return service;
}
