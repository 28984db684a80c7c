import { and, eq, inArray } from 'drizzle-orm';
import type { TimelineSource } from '../patients/points.ts';
import { summaryForm } from './queries.ts';
import { tomTatTable as table } from './tables.ts';

/** The summaries in force of the visits. */
export const recordSummaryTimeline: TimelineSource = {
  momentsOf: async (ctx, { visits }) => {
    if (!ctx.permissions.has('BENH_AN_XEM') || visits.length === 0) return [];
    const ids = visits.map((visit) => visit._id);
    const rows = await ctx.db
      .select()
      .from(table)
      .where(and(inArray(table.TiepNhan_Id, ids), eq(table.TrangThai, 'DaCap')));
    return rows.map((one) => ({
      _id: one._id,
      loai: 'GiayTo',
      at: one.NgayTao,
      ma: one.SoTomTat,
      noiDung: noiDung[ctx.language](one.ChanDoan),
      TrangThai: one.TrangThai,
      TiepNhan_Id: one.TiepNhan_Id,
      KhamBenh_Id: one.KhamBenh_Id,
      MauIn: summaryForm,
    }));
  },
};

const noiDung = {
  vi: (disease: string) => `Tóm tắt hồ sơ bệnh án: ${disease}`,
  en: (disease: string) => `Summary of the record: ${disease}`,
};
