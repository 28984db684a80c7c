import { refLabel } from '../../../engine/catalogue/queries.ts';
import { type Ctx, localDay } from '../../../engine/context.ts';
import { DomainError } from '../../../engine/errors.ts';
import { madeOfSession, sessionById } from '../../examination/queries.ts';
import { letterhead, nameOf, patientOnPaper } from '../../printing/paperData.ts';
import type { PrintForm } from '../../printing/points.ts';
import { readingRecord } from '../../recordAccess/readingRight.ts';
import { requireVisible } from '../../recordAccess/visible.ts';
import { admissionById } from '../queries.ts';
import { filesPhieuKhamVaoVien, type PhieuKhamVaoVien, presentPhieuKhamVaoVien } from './PhieuKhamVaoVien.ts';

export const phieuKhamVaoVienForm: PrintForm<PhieuKhamVaoVien> = {
  code: 'PhieuKhamVaoVien',
  right: async (ctx, id) => {
    const order = await admissionById(ctx, id);
    const made = madeOfSession(await sessionById(ctx, order.KhamBenh_Id));
    return readingRecord(ctx, ['BENH_AN_XEM'], made, made.node, order.KhoaNhapVien_Id);
  },
  patient: async (ctx, id) => (await admissionById(ctx, id)).BenhNhan_Id,
  data: dataPhieuKhamVaoVien,
  present: presentPhieuKhamVaoVien,
  files: filesPhieuKhamVaoVien,
  signing: {
    places: {
      ChuKyBacSi: {
        act: 'ChiDinhNhapVien',
        signer: async (ctx, id) => (await admissionById(ctx, id)).BacSiChiDinh_Id,
      },
    },
  },
};

/** A live order. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY, STATE_CHANGED when it was cancelled. */
async function dataPhieuKhamVaoVien(ctx: Ctx, id: string): Promise<PhieuKhamVaoVien> {
  const { KhoaNhapVien_Id, LoaiBenhAn_Id, BacSiChiDinh_Id, ...one } = await admissionById(ctx, id);
  const session = await sessionById(ctx, one.KhamBenh_Id);
  await requireVisible(ctx, madeOfSession(session));
  if (one.TrangThai === 'DaHuy') throw new DomainError('STATE_CHANGED', { state: one.TrangThai });
  const disease = await refLabel(ctx, 'ICD', one.ChanDoanICD_Id);
  return {
    CoSo: await letterhead(ctx, session.PhongBan_Id),
    BenhNhan: await patientOnPaper(ctx, one.BenhNhan_Id, one.TiepNhan_Id),
    MaNhapVien: one.MaNhapVien,
    NoiKham: await nameOf(ctx, 'Node', session.PhongBan_Id),
    ThoiGianVaoVien: one.ThoiGianVaoVien.toISOString(),
    Ngay: localDay(one.NgayTao),
    KhoaNhapVien: await nameOf(ctx, 'Node', KhoaNhapVien_Id),
    LoaiBenhAn: await nameOf(ctx, 'LoaiBenhAn', LoaiBenhAn_Id),
    ChanDoan:
      session.ChanDoan && session.ChanDoanICD_Id === one.ChanDoanICD_Id
        ? session.ChanDoan
        : (disease?.ten ?? ''),
    MaICD: disease?.ma ?? '',
    LyDoVaoVien: one.LyDoVaoVien,
    QuaTrinhBenhLy: one.QuaTrinhBenhLy,
    TienSuBanThan: one.TienSuBanThan,
    TienSuGiaDinh: one.TienSuGiaDinh,
    KhamToanThan: one.KhamToanThan,
    KhamBoPhan: one.KhamBoPhan,
    TomTatCanLamSang: one.TomTatCanLamSang,
    DaXuLy: one.DaXuLy,
    Mach: one.Mach,
    NhietDo: one.NhietDo,
    HuyetApCao: one.HuyetApCao,
    HuyetApThap: one.HuyetApThap,
    NhipTho: one.NhipTho,
    SpO2: one.SpO2,
    CanNang: one.CanNang,
    ChieuCao: one.ChieuCao,
    BacSi: await nameOf(ctx, 'NhanVien', BacSiChiDinh_Id),
    ChuKyBacSi: null,
  };
}
