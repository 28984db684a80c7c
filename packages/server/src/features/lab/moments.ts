import { decimalComma } from '@sen/domain/lab/entry';
import { slipsOfVisits } from '../orders/queries.ts';
import type { TimelineSource, ToldMoment } from '../patients/points.ts';
import { resultSummaryOfSlips } from './queries.ts';

/** The returned results, each with its values. */
export const labTimeline: TimelineSource = {
  momentsOf: async (ctx, { visits }) => {
    if (!ctx.permissions.has('BENH_AN_XEM')) return [];
    const slips = await slipsOfVisits(
      ctx,
      visits.map((visit) => visit._id),
    );
    const returned = slips.filter((slip) => slip.Loai === 'XetNghiem');
    const summaries = await resultSummaryOfSlips(
      ctx,
      returned.flatMap((slip) => (slip.NgayKetQua ? [slip._id] : [])),
    );
    return returned.flatMap((slip): ToldMoment[] => {
      const values = summaries.get(slip._id) ?? [];
      if (!slip.NgayKetQua || values.length === 0) return [];
      return [
        {
          _id: slip._id,
          loai: 'KetQua',
          at: slip.NgayKetQua,
          ma: slip.SoPhieuYeuCau,
          noiDung: slip.KetLuan ?? '',
          chiTiets: values.map((value) => ({
            ten: value.TenChiSo,
            giaTri: [decimalComma(value.KetQua), value.DonViTinh].filter(Boolean).join(' '),
            CoKetQua: value.CoKetQua,
          })),
          TrangThai: slip.TrangThai,
          TiepNhan_Id: slip.TiepNhan_Id,
          KhamBenh_Id: slip.KhamBenh_Id,
          LoaiPhieu: slip.Loai,
          MauIn: 'KetQuaXetNghiem',
        },
      ];
    });
  },
};
