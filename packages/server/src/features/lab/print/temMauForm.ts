import type { Ctx } from '../../../engine/context.ts';
import { DomainError } from '../../../engine/errors.ts';
import { madeOfSlip, slipById } from '../../orders/queries.ts';
import { readingSlip } from '../../orders/readingRight.ts';
import { patientById } from '../../patients/queries.ts';
import type { PrintForm } from '../../printing/points.ts';
import { requireVisible } from '../../recordAccess/visible.ts';
import { resultOfSlip } from '../queries.ts';
import { filesTemMau, presentTemMau, type TemMau } from './TemMau.ts';

export const temMauForm: PrintForm<TemMau> = {
  code: 'TemMau',
  right: async (ctx, id) => readingSlip(ctx, await slipById(ctx, id)),
  patient: async (ctx, id) => (await slipById(ctx, id)).BenhNhan_Id,
  data: dataTemMau,
  present: presentTemMau,
  files: filesTemMau,
};

/** The labels of a slip's sample, by the slip's id. Errors: NOT_FOUND, also before the sample is taken. */
async function dataTemMau(ctx: Ctx, id: string): Promise<TemMau> {
  const { DichVuYeuCau: slip, loaiBenhPhams } = await resultOfSlip(ctx, id);
  await requireVisible(ctx, madeOfSlip(slip));
  if (!slip.SIDMau || !slip.NgayLayMau) throw new DomainError('NOT_FOUND', { entity: 'SIDMau' });
  const patient = await patientById(ctx, slip.BenhNhan_Id);
  return {
    SIDMau: slip.SIDMau,
    TenBenhNhan: patient.TenBenhNhan,
    MaYTe: patient.MaYTe,
    NamSinh: patient.NamSinh,
    GioiTinh: patient.GioiTinh,
    LaKhanCap: slip.LaKhanCap,
    LoaiBenhPhams: loaiBenhPhams,
    NgayLayMau: slip.NgayLayMau.toISOString(),
  };
}
