import type { OrderWarning } from '@sen/domain/orders/limits';
import type { Ctx } from '../../engine/context.ts';
import { serviceAllergies } from './points.ts';
import type { ServiceFacts } from './serviceFacts.ts';

/** What the allergies of the patient of a visit say against services, once each. */
export async function allergyWarnings(
  ctx: Ctx,
  to: { BenhNhan_Id: string; TiepNhan_Id: string },
  services: ReadonlyArray<Pick<ServiceFacts, '_id' | 'TenDichVu'>>,
): Promise<OrderWarning[]> {
  const [known] = serviceAllergies.all();
  const once = [...new Map(services.map((one) => [one._id, one])).values()];
  if (!known || once.length === 0) return [];
  const asked = once.map(({ _id, TenDichVu }) => ({ DichVu_Id: _id, TenDichVu }));
  return known(ctx, { BenhNhan_Id: to.BenhNhan_Id, TiepNhan_Id: to.TiepNhan_Id }, asked);
}
