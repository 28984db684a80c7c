import type { Refusal } from '../acts/acts.ts';

/** What may ask for a position in the house: signatures on papers, the chair of a consultation, orders. */
export const hanhViChucVu = {
  ChuToaHoiChan: { vi: 'Chủ tọa hội chẩn', en: 'Chair a consultation' },
  ThuKyHoiChan: { vi: 'Thư ký hội chẩn', en: 'Secretary of a consultation' },
  ChiDinhNhapVien: { vi: 'Chỉ định nhập viện', en: 'Order an admission' },
  LapChuyenVien: { vi: 'Lập giấy chuyển viện', en: 'Write a referral' },
  CapGiayNghi: { vi: 'Cấp giấy nghỉ hưởng BHXH', en: 'Issue a sick-leave certificate' },
  KyDonThuoc: { vi: 'Ký đơn thuốc', en: 'Sign a prescription' },
  KyPhieuHen: { vi: 'Ký phiếu hẹn khám lại', en: 'Sign an appointment slip' },
  KyGiayNghi: { vi: 'Ký giấy nghỉ hưởng BHXH', en: 'Sign a sick-leave certificate' },
  KyKetQua: { vi: 'Ký người thực hiện kết quả', en: 'Sign a result as who performed it' },
  DuyetKetQua: { vi: 'Ký duyệt kết quả', en: 'Sign a result as who approved it' },
  KyRaVien: { vi: 'Ký giấy ra viện', en: 'Sign a discharge' },
  KyTomTat: { vi: 'Ký tóm tắt hồ sơ bệnh án', en: 'Sign the summary of a record' },
} as const;

export type HanhViChucVu = keyof typeof hanhViChucVu;

/** A position as the catalogue has it. */
export type ChucVu = { _id: string; ma: string; ten: string };

/**
 * Why somebody with this position may not do what the given positions are allowed to, or null; where a site allows none by name,
 * everybody may who has the right. The refusal names the positions.
 */
export function positionRefusal(allowed: readonly ChucVu[], held: string | null): Refusal | null {
  if (allowed.length === 0 || allowed.some(({ _id }) => _id === held)) return null;
  const positions = allowed.map(({ ma, ten }) => `${ten} (${ma})`).join(', ');
  return { code: 'POSITION_NOT_ALLOWED', details: { positions } };
}
