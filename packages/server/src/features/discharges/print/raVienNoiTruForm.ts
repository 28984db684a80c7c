import { localDay } from '../../../engine/context.ts';
import { wholeRecordOfStay } from '../../medicalRecords/ofStay.ts';
import { diagnosisText, diseaseTexts } from '../../medicalRecords/print/ofRecord.ts';
import { patientById } from '../../patients/queries.ts';
import { letterhead, nameOf, patientOnPaper } from '../../printing/paperData.ts';
import { discharge } from '../paper.ts';
import { filesRaVienNoiTru, presentRaVienNoiTru, type RaVienNoiTru } from './RaVienNoiTru.ts';

export const raVienNoiTruForm = discharge.printForm<RaVienNoiTru>({
  present: presentRaVienNoiTru,
  files: filesRaVienNoiTru,
  eventDay: ({ ThoiGianRaVien }) => localDay(ThoiGianRaVien),
  signed: { ChuKyBacSi: { act: 'KyRaVien', signer: (row) => row.BacSi_Id } },
  data: async (ctx, one, stay) => {
    const patient = await patientById(ctx, one.BenhNhan_Id);
    const record = await wholeRecordOfStay(ctx, stay._id);
    return {
      CoSo: await letterhead(ctx, stay.Khoa_Id ?? stay.KhoaNhapVien_Id),
      Khoa: await nameOf(ctx, 'Node', stay.Khoa_Id),
      BenhNhan: await patientOnPaper(ctx, one.BenhNhan_Id, one.TiepNhan_Id),
      DanToc: await nameOf(ctx, 'DanToc', patient.DanToc_Id),
      NgheNghiep: await nameOf(ctx, 'NgheNghiep', patient.NgheNghiep_Id),
      NguoiGiamHo: one.NguoiGiamHo,
      SoRaVien: one.SoRaVien,
      PhienBan: one.PhienBan,
      SoBenhAn: record.SoBenhAn,
      VaoLuc: stay.ThoiGianVaoVien.toISOString(),
      RaLuc: one.ThoiGianRaVien.toISOString(),
      ChanDoan: await diagnosisText(ctx, one.ChanDoan, one.ChanDoanICD_Id),
      BenhKem: await diseaseTexts(ctx, one.ChanDoanPhuICD_Ids),
      PhuongPhapDieuTri: one.PhuongPhapDieuTri ?? '',
      KetQuaDieuTri: one.KetQuaDieuTri,
      LoaiRaVien: one.LoaiRaVien,
      TuVongLuc: one.ThoiGianTuVong?.toISOString() ?? null,
      NguyenNhanTuVong: one.NguyenNhanTuVong,
      HuongDieuTri: one.HuongDieuTri,
      LoiDan: one.LoiDan,
      NgayTaiKham: one.NgayTaiKham,
      GhiChu: one.GhiChu,
      BacSi: await nameOf(ctx, 'NhanVien', one.BacSi_Id),
      ChuKyBacSi: null,
    };
  },
});
