import { and, desc, eq, ne } from 'drizzle-orm';
import { refLabel } from '../../engine/catalogue/queries.ts';
import { type Ctx, localDay } from '../../engine/context.ts';
import type { TimelineSource, ToldMoment } from '../patients/points.ts';
import { dischargeForm } from './facts.ts';
import {
  type BenhAnRow,
  raVienTable as discharges,
  type RaVienRow,
  benhAnTable as records,
} from './tables.ts';

/** Live outpatient records in the visits that opened them, and how they ended. */
export const medicalRecordTimeline: TimelineSource = {
  momentsOf: async (ctx, { BenhNhan_Id, visits }) => {
    if (!ctx.permissions.has('BENH_AN_XEM')) return [];
    const shown = new Set(visits.map((visit) => visit._id));
    const rows = await liveRecords(ctx, BenhNhan_Id);
    const those = rows.filter(({ record }) => shown.has(record.TiepNhan_Id));
    const visitOf = new Map(visits.map((visit) => [visit.Ngay, visit._id]));
    return (await Promise.all(those.map((row) => recordMoments(ctx, row, visitOf)))).flat();
  },
};

type Opened = { record: BenhAnRow; discharge: RaVienRow | null };

/** Each with the discharge that holds, if there is one. One statement. */
function liveRecords(ctx: Ctx, BenhNhan_Id: string): Promise<Opened[]> {
  return ctx.db
    .select({ record: records, discharge: discharges })
    .from(records)
    .leftJoin(discharges, and(eq(discharges.BenhAn_Id, records._id), eq(discharges.TrangThai, 'DangSuDung')))
    .where(and(eq(records.BenhNhan_Id, BenhNhan_Id), ne(records.TrangThai, 'DaHuy')))
    .orderBy(desc(records.ThoiGianVaoVien))
    .limit(100);
}

/** A record as it was opened, and its discharge: in the visit of that day (by day), in none where nobody came for it. */
async function recordMoments(
  ctx: Ctx,
  { record, discharge }: Opened,
  visitOf: ReadonlyMap<string, string>,
): Promise<ToldMoment[]> {
  const kind = (await refLabel(ctx, 'LoaiBenhAn', record.LoaiBenhAn_Id))?.ten ?? '';
  const within = { loai: 'GiayTo' as const, KhamBenh_Id: record.KhamBenh_Id };
  const opening: ToldMoment = {
    ...within,
    TiepNhan_Id: record.TiepNhan_Id,
    _id: record._id,
    at: record.ThoiGianVaoVien,
    ma: record.SoBenhAn,
    noiDung: `${kind}: ${record.ChanDoan ?? ''}`,
    TrangThai: record.TrangThai,
    MauIn: 'BenhAnNgoaiTru',
  };
  if (!discharge) return [opening];
  const end: ToldMoment = {
    ...within,
    TiepNhan_Id: visitOf.get(localDay(discharge.ThoiGianRaVien)) ?? null,
    _id: discharge._id,
    at: discharge.ThoiGianRaVien,
    ma: discharge.SoRaVien,
    noiDung: dischargeText[ctx.language](record.SoBenhAn, discharge.ChanDoan),
    TrangThai: discharge.TrangThai,
    MauIn: dischargeForm,
  };
  return [opening, end];
}

const dischargeText = {
  vi: (code: string, disease: string) => `Ra viện, kết thúc bệnh án ${code}: ${disease}`,
  en: (code: string, disease: string) => `Discharged, the record ${code} is ended: ${disease}`,
};
