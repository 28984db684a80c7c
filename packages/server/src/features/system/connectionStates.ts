import { connectionState, type TrangThaiKetNoi } from '@sen/domain/connections/check';
import type { Ctx } from '../../engine/context.ts';
import { archiveChecks } from '../dicom/archive.ts';
import { invoiceChecks } from '../invoices/queries.ts';
import { linkChecks } from '../prescriptionLink/queries.ts';
import { queueSystemChecks } from '../queueSystem/queries.ts';

/** How the connections of the settings stand, each kind by its worst; one that is off is not set up. One statement a kind. */
export async function connectionStates(ctx: Ctx): Promise<{
  hoaDon: TrangThaiKetNoi;
  donThuoc: TrangThaiKetNoi;
  goiSo: TrangThaiKetNoi;
  khoAnh: TrangThaiKetNoi;
}> {
  const [invoices, link, queues, archive] = await Promise.all([
    invoiceChecks(ctx),
    linkChecks(ctx),
    queueSystemChecks(ctx),
    archiveChecks(ctx),
  ]);
  return {
    hoaDon: connectionState(invoices),
    donThuoc: connectionState(link),
    goiSo: connectionState(queues),
    khoAnh: connectionState(archive),
  };
}
