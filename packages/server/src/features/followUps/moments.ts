import { giayHenActs } from '@sen/domain/followUps/giayHen';
import type { TimelineSource } from '../patients/points.ts';
import { day } from '../printing/format.ts';
import { formCode, slipsOfVisits } from './queries.ts';

/** The appointment slips in force and those that were used, each with its day. */
export const followUpTimeline: TimelineSource = {
  momentsOf: async (ctx, { visits }) => {
    if (!ctx.permissions.has('BENH_AN_XEM')) return [];
    const slips = await slipsOfVisits(
      ctx,
      visits.map((visit) => visit._id),
    );
    return slips.map((one) => ({
      _id: one._id,
      loai: 'GiayTo',
      at: one.NgayTao,
      ma: one.SoGiayHen,
      noiDung: noiDung[ctx.language](
        day(one.NgayHen),
        giayHenActs.states[one.TrangThai][ctx.language].toLowerCase(),
      ),
      TrangThai: one.TrangThai,
      TiepNhan_Id: one.TiepNhan_Id,
      KhamBenh_Id: one.KhamBenh_Id,
      MauIn: formCode,
    }));
  },
};

const noiDung = {
  vi: (on: string, state: string) => `Phiếu hẹn khám lại ngày ${on}, ${state}`,
  en: (on: string, state: string) => `Appointment slip for ${on}, ${state}`,
};
