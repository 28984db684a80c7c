import type { TimelineSource } from '../patients/points.ts';
import { receiptsOfPatient } from './queries.ts';

/** The receipts, each with its amount. */
export const cashierTimeline: TimelineSource = {
  momentsOf: async (ctx, { BenhNhan_Id }) => {
    if (!ctx.permissions.has('VIEN_PHI_XEM')) return [];
    return (await receiptsOfPatient(ctx, BenhNhan_Id)).map((receipt) => ({
      _id: receipt._id,
      loai: 'BienLai',
      at: receipt.NgayBienLai,
      ma: receipt.MaBienLai,
      noiDung: receipt.LyDoHuy ?? '',
      TrangThai: receipt.TrangThai,
      TiepNhan_Id: receipt.TiepNhan_Id,
      soTien: receipt.GiaTriBienLai,
      MauIn: receipt.TrangThai === 'ChuaThuTien' ? null : 'PhieuThu',
    }));
  },
};
