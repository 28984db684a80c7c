import { tuyenDen } from '@sen/domain/estimates/duToan';
import { dec, toMoney } from '@sen/domain/money/decimal';
import { stepText } from '@sen/domain/promotions/steps';
import type { Ctx } from '../../../engine/context.ts';
import { readingRight } from '../../organisation/readingRight.ts';
import { patientById } from '../../patients/queries.ts';
import { letterhead, nameOf } from '../../printing/paperData.ts';
import type { PrintForm } from '../../printing/points.ts';
import { estimateById } from '../queries.ts';
import { type DuToanTrenGiay, filesDuToan, presentDuToan } from './DuToan.ts';

export const duToanForm: PrintForm<DuToanTrenGiay> = {
  code: 'DuToanChiPhi',
  right: async (ctx, id) => readingRight(ctx, ['DU_TOAN_XEM'], (await estimateById(ctx, id)).Noi_Id),
  patient: async (ctx, id) => (await estimateById(ctx, id)).BenhNhan_Id,
  data: dataDuToan,
  present: presentDuToan,
  files: filesDuToan,
};

/** An estimate by its id. Errors: NOT_FOUND. */
async function dataDuToan(ctx: Ctx, id: string): Promise<DuToanTrenGiay> {
  const row = await estimateById(ctx, id);
  const patient = row.BenhNhan_Id ? await patientById(ctx, row.BenhNhan_Id) : null;
  return {
    CoSo: await letterhead(ctx, row.Noi_Id),
    SoDuToan: row.SoDuToan,
    Ngay: row.Ngay,
    HieuLucDen: row.HieuLucDen,
    TenNguoiHoi: row.TenNguoiHoi,
    SoDienThoai: row.SoDienThoai ?? '',
    MaYTe: patient?.MaYTe ?? '',
    DoiTuong: await nameOf(ctx, 'DM_DoiTuong', row.DoiTuong_Id),
    SoTheBHYT: row.SoTheBHYT ?? '',
    TuyenDen: row.TuyenDen ? tuyenDen[row.TuyenDen] : null,
    PhanTramHuong: row.PhanTramHuong,
    // what the patient would pay of each line, so that the column adds up to what is told below
    Dongs: row.Dongs.map((line) => ({
      ...line,
      BenhNhanTT: toMoney(dec(line.BenhNhanTT).minus(line.KhuyenMai)),
    })),
    Tong: {
      ThanhTien: row.ThanhTien,
      BHChiTra: row.BHChiTra,
      KhuyenMai: row.KhuyenMai,
      BenhNhanTT: toMoney(dec(row.BenhNhanTT).minus(row.KhuyenMai)),
    },
    MienGiam: row.MienGiam,
    PhaiTra: row.PhaiTra,
    KhuyenMais: [...new Set(row.Buocs.map((step) => stepText(step, ctx.language)))],
    GhiChu: row.GhiChu ?? '',
    NguoiLap: await nameOf(ctx, 'NhanVien', row.NguoiLap_Id),
    DaHuy: row.TrangThai === 'DaHuy' ? { LyDoHuy: row.LyDoHuy ?? '' } : null,
  };
}
