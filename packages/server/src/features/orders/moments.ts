import type { Ctx } from '../../engine/context.ts';
import type { TimelineSource, ToldMoment } from '../patients/points.ts';
import { linesOfSlip, slipsOfVisits } from './queries.ts';
import type { SlipRow } from './tables.ts';

/** The order slips, each with its services; the order of an examination is told by the examination itself. */
export const ordersTimeline: TimelineSource = {
  momentsOf: async (ctx, { visits }) => {
    const slips = await slipsOfVisits(
      ctx,
      visits.map((visit) => visit._id),
    );
    return Promise.all(slips.filter((slip) => slip.Loai !== 'KhamBenh').map((slip) => momentOf(ctx, slip)));
  },
};

async function momentOf(ctx: Ctx, slip: SlipRow): Promise<ToldMoment> {
  const lines = await linesOfSlip(ctx, slip._id);
  return {
    _id: slip._id,
    loai: 'DichVuYeuCau',
    at: slip.NgayYeuCau,
    ma: slip.SoPhieuYeuCau,
    noiDung: lines.map((line) => line.TenDichVu).join(', '),
    TrangThai: slip.TrangThai,
    TiepNhan_Id: slip.TiepNhan_Id,
    KhamBenh_Id: slip.KhamBenh_Id,
    LoaiPhieu: slip.Loai,
    MauIn: ctx.permissions.has('BENH_AN_XEM') && slip.TrangThai !== 'DaHuy' ? 'PhieuChiDinh' : null,
  };
}
