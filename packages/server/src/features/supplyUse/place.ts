import type { SuDungVatTuFacts } from '@sen/domain/supplyUse/suDungVatTu';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import type { SlipRow } from '../orders/tables.ts';
import { facilityOf } from '../organisation/facility.ts';
import { type ReadService, servicesOfSlip } from '../readings/services.ts';
import { performedSession } from './points.ts';

/** Where supplies are used: a service of a slip, in the session where it has them. */
export type Place = {
  slip: SlipRow;
  service: ReadService;
  BuoiLieuTrinh_Id: string | null;
  /** The room that performs, whose stores give. */
  room: string;
  /** How many times the quota of one performance. */
  lan: string;
  /** Whose right is asked where, and whether something may be used now. */
  facts: Omit<SuDungVatTuFacts, 'TrangThai'>;
};

/** The places of a slip, or that of one of its sessions. Errors: NOT_FOUND. */
export async function placesOf(ctx: Ctx, slip: SlipRow, BuoiLieuTrinh_Id: string | null): Promise<Place[]> {
  const services = await servicesOfSlip(ctx, slip._id);
  const ordered = slip.NoiThucHien_Id ?? slip.NoiYeuCau_Id;
  if (BuoiLieuTrinh_Id === null) {
    const { TrangThai } = slip;
    const daTra = TrangThai === 'CoKetQua' || TrangThai === 'DaXemKetQua';
    const facts = { node: ordered, daBatDau: daTra || TrangThai === 'ChuaKetQua', daTra };
    return services.map((service) => ({
      slip,
      service,
      BuoiLieuTrinh_Id,
      room: ordered,
      lan: String(service.SoLuong),
      facts,
    }));
  }
  const [read] = performedSession.all();
  const session = (await read?.(ctx, BuoiLieuTrinh_Id)) ?? null;
  const service = services.find((one) => one.ChiTiet_Id === session?.DichVuYeuCauChiTiet_Id);
  if (!session || !service) throw new DomainError('NOT_FOUND', { entity: 'BuoiLieuTrinh' });
  const { noi, daBatDau, daTra } = session;
  // a course is its facility's: any of its rooms may do the next session
  const facts = { node: await facilityOf(ctx, ordered), daBatDau, daTra };
  return [{ slip, service, BuoiLieuTrinh_Id, room: noi, lan: '1', facts }];
}

/** The place of one service of a slip. Errors: NOT_FOUND. */
export async function placeOf(
  ctx: Ctx,
  slip: SlipRow,
  of: { DichVuYeuCauChiTiet_Id: string; BuoiLieuTrinh_Id: string | null },
): Promise<Place> {
  const places = await placesOf(ctx, slip, of.BuoiLieuTrinh_Id);
  const place = places.find((one) => one.service.ChiTiet_Id === of.DichVuYeuCauChiTiet_Id);
  if (!place) throw new DomainError('NOT_FOUND', { entity: 'DichVuYeuCauChiTiet' });
  return place;
}
