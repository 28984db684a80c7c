import { daysOfLeave } from '@sen/domain/sickLeave/giayNghi';
import type { TimelineSource } from '../patients/points.ts';
import { formCode, leavesOfVisits } from './queries.ts';

/** The certificates that are in use, each with its days. */
export const sickLeaveTimeline: TimelineSource = {
  momentsOf: async (ctx, { visits }) => {
    if (!ctx.permissions.has('BENH_AN_XEM')) return [];
    const leaves = await leavesOfVisits(
      ctx,
      visits.map((visit) => visit._id),
    );
    return leaves.map((one) => ({
      _id: one._id,
      loai: 'GiayTo',
      at: one.NgayTao,
      ma: one.SoSeri,
      noiDung: noiDung[ctx.language](one.SoKCB, daysOfLeave(one.TuNgay, one.DenNgay)),
      TrangThai: one.TrangThai,
      TiepNhan_Id: one.TiepNhan_Id,
      KhamBenh_Id: one.KhamBenh_Id,
      MauIn: formCode,
    }));
  },
};

const noiDung = {
  vi: (number: string, days: number) => `Giấy nghỉ hưởng BHXH số ${number}, ${days} ngày`,
  en: (number: string, days: number) =>
    `Sick-leave certificate ${number}, ${days === 1 ? '1 day' : `${days} days`}`,
};
