import type { Label } from '@sen/domain/catalogue/catalogue';
import { taiKhoanHoaDonFields } from '@sen/domain/invoices/taiKhoanHoaDon';
import { lienThongFields } from '@sen/domain/prescriptions/lienThong';

const forms = { ...taiKhoanHoaDonFields, ...lienThongFields };

/** What the fields of connections to systems outside are called: as on their forms, and what a check leaves. */
export const connectionLabels: Readonly<Record<string, Label>> = {
  ...Object.fromEntries(Object.entries(forms).map(([name, { label }]) => [name, label])),
  doiMatKhau: { vi: 'Đổi mật khẩu', en: 'Password changed' },
  DuyNhat: { vi: 'Duy nhất', en: 'The only one' },
  KiemTraLuc: { vi: 'Kiểm tra lúc', en: 'Checked at' },
  KetQuaKiemTra: { vi: 'Kết quả kiểm tra', en: 'Result of the check' },
  MatKhau: { vi: 'Mật khẩu', en: 'Password' },
  ThongBaoKiemTra: { vi: 'Thông báo khi kiểm tra', en: 'Answer to the check' },
};
