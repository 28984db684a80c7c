import type { Label } from '../catalogue/catalogue.ts';

/**
 * How the sign-in at a system outside ended: signed in, refused by it, not answered, or not tried because the key that opens the kept
 * password is lost.
 */
export const ketQuaKiemTra = {
  Tot: { vi: 'Kết nối tốt', en: 'Connected' },
  TuChoi: { vi: 'Bị từ chối', en: 'Refused' },
  KhongKetNoi: { vi: 'Không kết nối được', en: 'Not reached' },
  MatKhoa: { vi: 'Mất khóa mã hóa', en: 'Key lost' },
} as const satisfies Record<string, Label>;

export type KetQuaKiemTra = keyof typeof ketQuaKiemTra;

/** What a list of connections says of all of them together: of the worst one, those that are off left out. */
export const trangThaiKetNoi = {
  ChuaCo: { vi: 'Chưa thiết lập', en: 'Not set up' },
  ChuaKiemTra: { vi: 'Chưa kiểm tra', en: 'Not checked' },
  Loi: { vi: 'Lần kiểm tra cuối có lỗi', en: 'Last check failed' },
  Tot: { vi: 'Kết nối tốt', en: 'Connected' },
} as const satisfies Record<string, Label>;

export type TrangThaiKetNoi = keyof typeof trangThaiKetNoi;

/** The state of connections by the result of each one's last check; null for one that was never checked. */
export function connectionState(checks: ReadonlyArray<KetQuaKiemTra | null>): TrangThaiKetNoi {
  if (checks.length === 0) return 'ChuaCo';
  if (checks.some((one) => one !== null && one !== 'Tot')) return 'Loi';
  return checks.includes(null) ? 'ChuaKiemTra' : 'Tot';
}
