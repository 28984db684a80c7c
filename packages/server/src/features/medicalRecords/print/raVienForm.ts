import { type Ctx, localDay } from '../../../engine/context.ts';
import { DomainError } from '../../../engine/errors.ts';
import { patientById } from '../../patients/queries.ts';
import { letterhead, nameOf, patientOnPaper } from '../../printing/paperData.ts';
import type { PrintForm } from '../../printing/points.ts';
import { requireVisible } from '../../recordAccess/visible.ts';
import { dischargeForm } from '../facts.ts';
import { dischargeById, madeOfRecord, recordById } from '../queries.ts';
import { diagnosisText, diseaseTexts, readingPaper } from './ofRecord.ts';
import { filesRaVien, presentRaVien, type RaVien } from './RaVien.ts';

export const raVienForm: PrintForm<RaVien> = {
  code: dischargeForm,
  right: async (ctx, id) =>
    readingPaper(ctx, await recordById(ctx, (await dischargeById(ctx, id)).BenhAn_Id)),
  patient: async (ctx, id) => (await dischargeById(ctx, id)).BenhNhan_Id,
  eventDay: async (ctx, id) => localDay((await dischargeById(ctx, id)).ThoiGianRaVien),
  data: dataRaVien,
  present: presentRaVien,
  files: filesRaVien,
  signing: {
    places: {
      ChuKyBacSi: { act: 'KyRaVien', signer: async (ctx, id) => (await dischargeById(ctx, id)).BacSi_Id },
    },
  },
};

/** A discharge in use. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY, STATE_CHANGED when it was replaced or taken back. */
async function dataRaVien(ctx: Ctx, id: string): Promise<RaVien> {
  const one = await dischargeById(ctx, id);
  const record = await recordById(ctx, one.BenhAn_Id);
  await requireVisible(ctx, madeOfRecord(record));
  if (one.TrangThai !== 'DangSuDung') throw new DomainError('STATE_CHANGED', { state: one.TrangThai });
  const patient = await patientById(ctx, one.BenhNhan_Id);
  return {
    CoSo: await letterhead(ctx, record.PhongBan_Id),
    Khoa: await nameOf(ctx, 'ChuyenKhoa', record.ChuyenKhoa_Id),
    BenhNhan: await patientOnPaper(ctx, one.BenhNhan_Id, record.TiepNhan_Id),
    DanToc: await nameOf(ctx, 'DanToc', patient.DanToc_Id),
    NgheNghiep: await nameOf(ctx, 'NgheNghiep', patient.NgheNghiep_Id),
    NguoiGiamHo: one.NguoiGiamHo,
    SoRaVien: one.SoRaVien,
    PhienBan: one.PhienBan,
    SoBenhAn: record.SoBenhAn,
    VaoLuc: record.ThoiGianVaoVien.toISOString(),
    RaLuc: one.ThoiGianRaVien.toISOString(),
    ChanDoan: await diagnosisText(ctx, one.ChanDoan, one.ChanDoanICD_Id),
    BenhKem: await diseaseTexts(ctx, one.ChanDoanPhuICD_Ids),
    PhuongPhapDieuTri: one.PhuongPhapDieuTri,
    KetQuaDieuTri: one.KetQuaDieuTri,
    LoaiRaVien: one.LoaiRaVien,
    LoiDan: one.LoiDan,
    GhiChu: one.GhiChu,
    BacSi: await nameOf(ctx, 'NhanVien', one.BacSi_Id),
    ChuKyBacSi: null,
  };
}
