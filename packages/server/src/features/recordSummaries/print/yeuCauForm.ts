import type { Ctx } from '../../../engine/context.ts';
import { DomainError } from '../../../engine/errors.ts';
import { letterhead, patientOnPaper } from '../../printing/paperData.ts';
import type { PrintForm } from '../../printing/points.ts';
import { readingRecord } from '../../recordAccess/readingRight.ts';
import { requireVisible } from '../../recordAccess/visible.ts';
import { madeOf, requestById } from '../queries.ts';
import { targetOf } from '../target.ts';
import { filesYeuCau, presentYeuCau, type YeuCau } from './YeuCau.ts';

export const yeuCauForm: PrintForm<YeuCau> = {
  code: 'YeuCauTomTatHoSo',
  right: async (ctx, id) => {
    const made = madeOf(await requestById(ctx, id));
    return readingRecord(ctx, ['YEU_CAU_TOM_TAT'], made, made.node);
  },
  patient: async (ctx, id) => (await requestById(ctx, id)).BenhNhan_Id,
  eventDay: async (ctx, id) => (await requestById(ctx, id)).NgayYeuCau,
  data: dataYeuCau,
  present: presentYeuCau,
  files: filesYeuCau,
};

/** A request that was not refused. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY, STATE_CHANGED. */
async function dataYeuCau(ctx: Ctx, id: string): Promise<YeuCau> {
  const one = await requestById(ctx, id);
  await requireVisible(ctx, madeOf(one));
  if (one.TrangThai === 'TuChoi') throw new DomainError('STATE_CHANGED', { state: one.TrangThai });
  const { session, record } = await targetOf(ctx, one);
  return {
    CoSo: await letterhead(ctx, one.PhongBan_Id),
    BenhNhan: await patientOnPaper(ctx, one.BenhNhan_Id, one.TiepNhan_Id),
    SoYeuCau: one.SoYeuCau,
    SoHoSo: session ? session.MaKhamBenh : record.SoBenhAn,
    NguoiYeuCau: one.NguoiYeuCau,
    HoTenNguoiYeuCau: one.HoTenNguoiYeuCau,
    QuanHe: one.QuanHe,
    SoGiayTo: one.SoGiayTo,
    NgayCapGiayTo: one.NgayCapGiayTo,
    NoiCapGiayTo: one.NoiCapGiayTo,
    SoDienThoai: one.SoDienThoai,
    MucDich: one.MucDich,
    SoBan: one.SoBan,
    NgayYeuCau: one.NgayYeuCau,
    NgayHen: one.NgayHen,
    NguoiTiepNhan: ctx.user?.TenNhanVien ?? '',
  };
}
