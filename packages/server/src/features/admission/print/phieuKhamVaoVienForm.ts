import { refLabel } from '../../../engine/catalogue/queries.ts';
import { localDay } from '../../../engine/context.ts';
import { letterhead, nameOf, patientOnPaper } from '../../printing/paperData.ts';
import { order } from '../paper.ts';
import { filesPhieuKhamVaoVien, type PhieuKhamVaoVien, presentPhieuKhamVaoVien } from './PhieuKhamVaoVien.ts';

export const phieuKhamVaoVienForm = order.printForm<PhieuKhamVaoVien>({
  alsoAt: (row) => [row.KhoaNhapVien_Id],
  present: presentPhieuKhamVaoVien,
  files: filesPhieuKhamVaoVien,
  signed: { ChuKyBacSi: { act: 'ChiDinhNhapVien', signer: (row) => row.BacSiChiDinh_Id } },
  data: async (ctx, { KhoaNhapVien_Id, LoaiBenhAn_Id, BacSiChiDinh_Id, ...one }, session) => {
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
  },
});
