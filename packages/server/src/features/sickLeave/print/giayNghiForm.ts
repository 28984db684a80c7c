import { daysOfLeave } from '@sen/domain/sickLeave/giayNghi';
import { refLabel } from '../../../engine/catalogue/queries.ts';
import type { Ctx } from '../../../engine/context.ts';
import { DomainError } from '../../../engine/errors.ts';
import { madeOfSession, sessionById } from '../../examination/queries.ts';
import { letterhead, nameOf, patientOnPaper } from '../../printing/paperData.ts';
import type { PrintForm } from '../../printing/points.ts';
import { readingRecord } from '../../recordAccess/readingRight.ts';
import { requireVisible } from '../../recordAccess/visible.ts';
import { formCode, leaveById } from '../queries.ts';
import { filesGiayNghi, type GiayNghi, presentGiayNghi } from './GiayNghi.ts';

export const giayNghiForm: PrintForm<GiayNghi> = {
  code: formCode,
  right: async (ctx, id) => {
    const made = madeOfSession(await sessionById(ctx, (await leaveById(ctx, id)).KhamBenh_Id));
    return readingRecord(ctx, ['BENH_AN_XEM'], made, made.node);
  },
  patient: async (ctx, id) => (await leaveById(ctx, id)).BenhNhan_Id,
  eventDay: async (ctx, id) => (await leaveById(ctx, id)).NgayCap,
  data: dataGiayNghi,
  present: presentGiayNghi,
  files: filesGiayNghi,
  signing: {
    places: {
      ChuKyBacSi: { act: 'KyGiayNghi', signer: async (ctx, id) => (await leaveById(ctx, id)).BacSi_Id },
    },
  },
};

/** A certificate in use. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY, STATE_CHANGED when it was replaced or cancelled. */
async function dataGiayNghi(ctx: Ctx, id: string): Promise<GiayNghi> {
  const one = await leaveById(ctx, id);
  const session = await sessionById(ctx, one.KhamBenh_Id);
  await requireVisible(ctx, madeOfSession(session));
  if (one.TrangThai !== 'DangSuDung') throw new DomainError('STATE_CHANGED', { state: one.TrangThai });
  const disease = await refLabel(ctx, 'ICD', one.ChanDoanICD_Id);
  return {
    CoSo: await letterhead(ctx, session.PhongBan_Id),
    BenhNhan: await patientOnPaper(ctx, one.BenhNhan_Id, one.TiepNhan_Id),
    SoKCB: one.SoKCB,
    SoSeri: one.SoSeri,
    MaSoBHXH: one.MaSoBHXH,
    DonViLamViec: one.DonViLamViec,
    ChanDoan: one.ChanDoan,
    MaICD: disease?.ma ?? '',
    PhuongPhapDieuTri: one.PhuongPhapDieuTri,
    TuoiThai: one.TuoiThai,
    NguyenNhanDinhChi: one.NguyenNhanDinhChi,
    SoNgay: daysOfLeave(one.TuNgay, one.DenNgay),
    TuNgay: one.TuNgay,
    DenNgay: one.DenNgay,
    HoTenCha: one.HoTenCha,
    HoTenMe: one.HoTenMe,
    CapLai: one.ThayTheCho_Id !== null,
    NgayCap: one.NgayCap,
    BacSi: await nameOf(ctx, 'NhanVien', one.BacSi_Id),
    ChuKyBacSi: null,
  };
}
