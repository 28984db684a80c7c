import { slipsOfVisits } from '../orders/queries.ts';
import type { SlipRow } from '../orders/tables.ts';
import type { TimelineSource, ToldMoment } from '../patients/points.ts';
import { givenOut, type LineResult, type ReadingResult, resultsOf } from './queries.ts';
import { isReturned, mayBeGiven, type Reading } from './reading.ts';

/** The results of a kind that are given out, each with what it concludes of its services, and preliminary ones that were taken back. */
export const readingTimeline = (reading: Reading): TimelineSource => ({
  momentsOf: async (ctx, { visits }) => {
    if (!ctx.permissions.has('BENH_AN_XEM')) return [];
    const slips = await slipsOfVisits(
      ctx,
      visits.map((visit) => visit._id),
    );
    const given = slips.filter((slip) => mayBeGiven(reading, slip));
    if (given.length === 0) return [];
    const results = await resultsOf(ctx, reading, given);
    return results.flatMap((result) => [...withdrawn(result), ...standing(reading, result)]);
  },
});

/** What is given out of a slip now: its result, or a preliminary one. */
function standing(reading: Reading, result: ReadingResult): ToldMoment[] {
  const slip = result.DichVuYeuCau;
  if (isReturned(reading, slip))
    return slip.NgayKetQua
      ? [
          {
            ...common(slip, slip.NgayKetQua),
            chiTiets: conclusions(result.ketQuas),
            TrangThai: slip.TrangThai,
            MauIn: reading.entity,
          },
        ]
      : [];
  const given = givenOut(reading, result);
  const at = given?.phienBans[0]?.NgayTra;
  if (!given || !at) return [];
  const chiTiets = conclusions(given.ketQuas);
  return [{ ...common(slip, at), chiTiets, TrangThai: 'SoBo', MauIn: reading.entity }];
}

/** Preliminary results that were taken back, each with why; what they said is told no more. */
function withdrawn({ DichVuYeuCau: slip, phienBans }: ReadingResult): ToldMoment[] {
  return phienBans.flatMap(({ LaSoBo, NgayHuy, LyDoHuy }) =>
    LaSoBo && NgayHuy ? [{ ...common(slip, NgayHuy), noiDung: LyDoHuy ?? '', TrangThai: 'SoBoThuHoi' }] : [],
  );
}

function common(slip: SlipRow, at: Date) {
  return {
    _id: slip._id,
    loai: 'KetQua' as const,
    at,
    ma: slip.SoPhieuYeuCau,
    noiDung: '',
    TiepNhan_Id: slip.TiepNhan_Id,
    KhamBenh_Id: slip.KhamBenh_Id,
    LoaiPhieu: slip.Loai,
  };
}

function conclusions(lines: readonly LineResult[]) {
  return lines.flatMap(({ TenDichVu, KetLuan }) =>
    KetLuan ? [{ ten: TenDichVu, giaTri: KetLuan, CoKetQua: null }] : [],
  );
}
