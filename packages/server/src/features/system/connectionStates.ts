import { connectionState, type TrangThaiKetNoi } from '@sen/domain/connections/check';
import type { Ctx } from '../../engine/context.ts';
import { invoiceChecks } from '../invoices/queries.ts';
import { linkChecks } from '../prescriptionLink/queries.ts';

/** How the connections of the settings stand, each kind by its worst; one that is off is not set up. One statement a kind. */
export async function connectionStates(
  ctx: Ctx,
): Promise<{ hoaDon: TrangThaiKetNoi; donThuoc: TrangThaiKetNoi }> {
  const [invoices, link] = await Promise.all([invoiceChecks(ctx), linkChecks(ctx)]);
  return { hoaDon: connectionState(invoices), donThuoc: connectionState(link) };
}
