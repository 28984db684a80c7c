import { bool, choice, logOnly, text, time } from '../records/fields.ts';
import { ketQuaKiemTra } from './check.ts';

/** What the record of every connection to a system outside keeps: its password, and how its last check ended. */
export const checkFields = {
  MatKhau: text('Mật khẩu', 'Password'),
  KiemTraLuc: time('Kiểm tra lúc', 'Checked at'),
  KetQuaKiemTra: choice('Kết quả kiểm tra', 'Result of the check', ketQuaKiemTra),
  ThongBaoKiemTra: text('Thông báo khi kiểm tra', 'Answer to the check'),
  doiMatKhau: logOnly(bool('Đổi mật khẩu', 'Password changed')),
} as const;
