import { decimalComma } from '@sen/domain/lab/entry';
import { rejectionText } from '@sen/domain/lab/sampleRejection';
import type { Ctx } from '../../engine/context.ts';
import { slipsOfVisits } from '../orders/queries.ts';
import type { SlipRow } from '../orders/tables.ts';
import type { TimelineSource, ToldMoment } from '../patients/points.ts';
import { resultSummaryOfSlips } from './queries.ts';
import { rejectionsOf } from './rejection.ts';

/** The returned results, each with its values, and the samples that were rejected. */
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
    return [...(await rejected(ctx, returned)), ...resultMoments(returned, summaries)];
  },
};

/** Returned results with their values. */
function resultMoments(
  returned: readonly SlipRow[],
  summaries: Awaited<ReturnType<typeof resultSummaryOfSlips>>,
) {
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
}

/** The samples that were rejected, each with why. */
async function rejected(ctx: Ctx, slips: readonly SlipRow[]): Promise<ToldMoment[]> {
  const found = await Promise.all(slips.map((slip) => rejectionsOf(ctx, slip._id)));
  return slips.flatMap((slip, at) =>
    (found[at] ?? []).map((row) => ({
      _id: slip._id,
      loai: 'KetQua',
      at: row.NgayTuChoi,
      ma: slip.SoPhieuYeuCau,
      noiDung: `${row.SIDMau}: ${rejectionText(row.LyDo, row.GhiChu, 'vi')}`,
      TrangThai: 'MauTuChoi',
      TiepNhan_Id: slip.TiepNhan_Id,
      KhamBenh_Id: slip.KhamBenh_Id,
      LoaiPhieu: slip.Loai,
    })),
  );
}
