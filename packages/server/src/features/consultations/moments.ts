import type { TimelineSource } from '../patients/points.ts';
import { minutesOfVisits } from './queries.ts';

/** Consultations that were not cancelled, at the time when they were held. */
export const consultationTimeline: TimelineSource = {
  momentsOf: async (ctx, { visits }) => {
    if (!ctx.permissions.has('BENH_AN_XEM')) return [];
    const minutes = await minutesOfVisits(
      ctx,
      visits.map((visit) => visit._id),
    );
    return minutes.map((one) => ({
      _id: one._id,
      loai: 'GiayTo',
      at: one.NgayHoiChan,
      ma: one.MaBienBanHoiChan,
      noiDung: `${noiDung[ctx.language]}: ${one.KetLuan ?? one.ChanDoan}`,
      TrangThai: one.TrangThai,
      TiepNhan_Id: one.TiepNhan_Id,
      KhamBenh_Id: one.KhamBenh_Id,
      MauIn: 'BienBanHoiChan',
    }));
  },
};

const noiDung = { vi: 'Hội chẩn', en: 'Consultation' };
