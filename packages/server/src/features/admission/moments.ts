import { refLabel } from '../../engine/catalogue/queries.ts';
import type { TimelineSource } from '../patients/points.ts';
import { admissionsOfVisits } from './queries.ts';

/** Live orders to admit, each with its department. */
export const admissionTimeline: TimelineSource = {
  momentsOf: async (ctx, { visits }) => {
    if (!ctx.permissions.has('BENH_AN_XEM')) return [];
    const orders = await admissionsOfVisits(
      ctx,
      visits.map((visit) => visit._id),
    );
    return Promise.all(
      orders.map(async (one) => ({
        _id: one._id,
        loai: 'GiayTo' as const,
        at: one.NgayTao,
        ma: one.MaNhapVien,
        noiDung: noiDung[ctx.language]((await refLabel(ctx, 'Node', one.KhoaNhapVien_Id))?.ten ?? ''),
        TrangThai: one.TrangThai,
        TiepNhan_Id: one.TiepNhan_Id,
        KhamBenh_Id: one.KhamBenh_Id,
        MauIn: 'PhieuKhamVaoVien',
      })),
    );
  },
};

const noiDung = {
  vi: (ward: string) => `Chỉ định nhập viện: ${ward}`,
  en: (ward: string) => `Order to admit: ${ward}`,
};
