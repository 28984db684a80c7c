import { refLabel } from '../../engine/catalogue/queries.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { loadSession } from '../examination/queries.ts';
import { patientById } from '../patients/queries.ts';
import { requireVisible } from '../recordAccess/visible.ts';
import { reportBegun } from './beginning.ts';
import { dutyOf, episodeOf, reportsOfSession } from './queries.ts';

/**
 * What a session asks for with a disease (its own main disease when none is given), its live report, and what a new one begins with;
 * null without a disease. Errors: RECORD_OF_ANOTHER_FACILITY, RECORD_NOT_IN_CARE.
 */
export async function workOfSession(ctx: Ctx, KhamBenh_Id: string, ICD_Id: string | null) {
  const session = await loadSession(ctx, KhamBenh_Id);
  const disease = ICD_Id ?? session?.ChanDoanICD_Id ?? null;
  if (!session || !disease) return null;
  const { BenhNhan_Id, PhongBan_Id } = session;
  await requireVisible(ctx, { node: PhongBan_Id, BenhNhan_Id });
  const duty = await dutyOf(ctx, session, disease);
  const live = (await reportsOfSession(ctx, KhamBenh_Id)).find(
    ({ TrangThai }) => TrangThai === 'Nhap' || TrangThai === 'DaGui',
  );
  const begun = await reportBegun(ctx, await patientById(ctx, BenhNhan_Id));
  return {
    TenBenh: duty?.TenBenh ?? null,
    Nhom: duty?.Nhom ?? null,
    SoGio: duty?.SoGio ?? null,
    HanBaoCao: duty?.HanBaoCao ?? null,
    CanCu: duty?.CanCu ?? null,
    trongDot: await episodeOf(ctx, session, disease, live?._id ?? null),
    BaoCao: live ?? null,
    NgheNghiep: begun.NgheNghiep ?? null,
    NoiLamViec: begun.NoiLamViec ?? null,
    SoDienThoai: begun.SoDienThoai ?? null,
    NguoiLienHe: begun.NguoiLienHe ?? null,
    NoiO: begun.NoiO ?? null,
    NguoiBaoCao: await refLabel(ctx, 'NhanVien', begun.NguoiBaoCao_Id ?? null),
    DienThoaiBaoCao: begun.DienThoaiBaoCao ?? null,
    NgayBaoCao: today(ctx),
  };
}
