import type { Ctx } from '../../engine/context.ts';
import { today } from '../../engine/context.ts';
import type { BenhNhanRow } from '../patients/tables.ts';
import { letterhead, nameOf } from '../printing/paperData.ts';
import type { BaoCaoRow } from './tables.ts';

/** What a report begins with: what the patient's record says, who writes it, and the phone of the facility. */
export async function reportBegun(ctx: Ctx, patient: BenhNhanRow): Promise<Partial<BaoCaoRow>> {
  const { TenNguoiLienHe, QuanHeNguoiLienHe, SoDienThoaiNguoiLienHe } = patient;
  const contact = [TenNguoiLienHe, QuanHeNguoiLienHe, SoDienThoaiNguoiLienHe].filter(Boolean).join(', ');
  return {
    NgheNghiep: (await nameOf(ctx, 'NgheNghiep', patient.NgheNghiep_Id)) || null,
    NoiLamViec: patient.DonVi,
    SoDienThoai: patient.SoDienThoai,
    NguoiLienHe: contact || null,
    NoiO: patient.fullAddress,
    NguoiBaoCao_Id: ctx.user?.NhanVien_Id ?? null,
    DienThoaiBaoCao: (await letterhead(ctx)).SoDienThoai,
    NgayBaoCao: today(ctx),
  };
}
