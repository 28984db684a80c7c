import { slipsOfVisits } from '../orders/queries.ts';
import type { TimelineSource, ToldMoment } from '../patients/points.ts';
import { conclusionsOfSlips } from './queries.ts';
import type { Reading } from './reading.ts';

/** The returned results of a kind, each with what it concludes of its services. */
export const readingTimeline = (reading: Reading): TimelineSource => ({
  momentsOf: async (ctx, { visits }) => {
    if (!ctx.permissions.has('BENH_AN_XEM')) return [];
    const slips = await slipsOfVisits(
      ctx,
      visits.map((visit) => visit._id),
    );
    const conclusions = await conclusionsOfSlips(ctx, reading, slips);
    return slips.flatMap((slip): ToldMoment[] => {
      const found = conclusions.get(slip._id);
      if (!found || !slip.NgayKetQua) return [];
      return [
        {
          _id: slip._id,
          loai: 'KetQua',
          at: slip.NgayKetQua,
          ma: slip.SoPhieuYeuCau,
          noiDung: '',
          chiTiets: found.map((one) => ({ ten: one.TenDichVu, giaTri: one.KetLuan, CoKetQua: null })),
          TrangThai: slip.TrangThai,
          TiepNhan_Id: slip.TiepNhan_Id,
          KhamBenh_Id: slip.KhamBenh_Id,
          LoaiPhieu: slip.Loai,
          MauIn: reading.entity,
        },
      ];
    });
  },
});
