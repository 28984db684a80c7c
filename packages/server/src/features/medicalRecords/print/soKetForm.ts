import type { Ctx } from '../../../engine/context.ts';
import { DomainError } from '../../../engine/errors.ts';
import { letterhead, nameOf, patientOnPaper } from '../../printing/paperData.ts';
import type { PrintForm } from '../../printing/points.ts';
import { requireVisible } from '../../recordAccess/visible.ts';
import { madeOfRecord, recordById, summaryById } from '../queries.ts';
import { diagnosisText, readingPaper } from './ofRecord.ts';
import { filesSoKet, presentSoKet, type SoKet } from './SoKet.ts';

export const soKetForm: PrintForm<SoKet> = {
  code: 'PhieuSoKet',
  right: async (ctx, id) => readingPaper(ctx, await recordById(ctx, (await summaryById(ctx, id)).BenhAn_Id)),
  patient: async (ctx, id) => (await summaryById(ctx, id)).BenhNhan_Id,
  data: dataSoKet,
  present: presentSoKet,
  files: filesSoKet,
  signing: {
    places: { ChuKyBacSi: { signer: async (ctx, id) => (await summaryById(ctx, id)).BacSi_Id } },
  },
};

/** A summary in use. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY, STATE_CHANGED when it was removed. */
async function dataSoKet(ctx: Ctx, id: string): Promise<SoKet> {
  const one = await summaryById(ctx, id);
  const record = await recordById(ctx, one.BenhAn_Id);
  await requireVisible(ctx, madeOfRecord(record));
  if (one.TrangThai !== 'DangSuDung') throw new DomainError('STATE_CHANGED', { state: one.TrangThai });
  const { DienBienLamSang, XetNghiem, QuaTrinhDieuTri, DanhGiaKetQua, HuongDieuTri } = one;
  return {
    CoSo: await letterhead(ctx, record.PhongBan_Id),
    BenhNhan: await patientOnPaper(ctx, one.BenhNhan_Id, record.TiepNhan_Id),
    SoBenhAn: record.SoBenhAn,
    Khoa: await nameOf(ctx, 'ChuyenKhoa', record.ChuyenKhoa_Id),
    Luc: one.NgaySoKet.toISOString(),
    ChanDoan: await diagnosisText(ctx, record.ChanDoan, record.ChanDoanICD_Id),
    NoiDung: { DienBienLamSang, XetNghiem, QuaTrinhDieuTri, DanhGiaKetQua, HuongDieuTri },
    BacSi: await nameOf(ctx, 'NhanVien', one.BacSi_Id),
    ChuKyBacSi: null,
  };
}
