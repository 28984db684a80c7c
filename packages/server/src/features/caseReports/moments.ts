import { baoCaoActs } from '@sen/domain/caseReports/baoCaoActs';
import { and, inArray } from 'drizzle-orm';
import type { TimelineSource } from '../patients/points.ts';
import { baoCaoTable as table } from './tables.ts';

/** The live case reports of the visits, each with its state. */
export const caseReportTimeline: TimelineSource = {
  momentsOf: async (ctx, { visits }) => {
    if (!ctx.permissions.has('BENH_AN_XEM') || visits.length === 0) return [];
    const ids = visits.map((visit) => visit._id);
    const rows = await ctx.db
      .select()
      .from(table)
      .where(and(inArray(table.TiepNhan_Id, ids), inArray(table.TrangThai, ['Nhap', 'DaGui'])));
    return rows.map((one) => ({
      _id: one._id,
      loai: 'GiayTo',
      at: one.NgayTao,
      ma: one.SoBaoCao,
      noiDung: noiDung[ctx.language](one.ChanDoan, baoCaoActs.states[one.TrangThai][ctx.language]),
      TrangThai: one.TrangThai,
      TiepNhan_Id: one.TiepNhan_Id,
      KhamBenh_Id: one.KhamBenh_Id,
    }));
  },
};

const noiDung = {
  vi: (disease: string, state: string) => `Báo cáo ca bệnh: ${disease}, ${state.toLowerCase()}`,
  en: (disease: string, state: string) => `Case report: ${disease}, ${state.toLowerCase()}`,
};
