import type { Field, Label } from '../catalogue/catalogue.ts';
import { type Issue, validateField } from '../catalogue/validate.ts';
import { passwordIssues } from '../connections/password.ts';

/** Who tells of transfers, and how it proves that it does. */
export const loaiThongBao = {
  SePay: { vi: 'SePay', en: 'SePay' },
  ChuKy: { vi: 'Hệ thống khác, có chữ ký HMAC', en: 'Another system, with an HMAC signature' },
} as const satisfies Record<string, Label>;

export type LoaiThongBao = keyof typeof loaiThongBao;

/** The fields of the connection by which transfers are told; its key is apart. */
export const bankLinkFields = {
  Bat: { kind: 'bool', label: { vi: 'Nhận thông báo giao dịch', en: 'Take notices of transfers' } },
  Loai: {
    kind: 'enum',
    type: 'LoaiThongBaoNganHang',
    label: { vi: 'Bên gửi thông báo', en: 'Who sends them' },
    required: true,
    values: loaiThongBao,
  },
} as const satisfies Record<string, Field>;

const keyLeast = 16;

/** What is wrong with the connection: once it is on it needs a key that nobody guesses. */
export function bankLinkIssues(
  values: { Bat: boolean; Loai: string; MatKhau?: string | null | undefined },
  coMatKhau: boolean,
): Issue[] {
  const { MatKhau } = values;
  const short = typeof MatKhau === 'string' && MatKhau !== '' && MatKhau.length < keyLeast;
  return [
    ...validateField('Loai', bankLinkFields.Loai, values.Loai),
    ...passwordIssues(MatKhau, values.Bat && !coMatKhau),
    ...(short ? [{ path: 'MatKhau', code: 'TOO_SHORT', details: { min: String(keyLeast) } }] : []),
  ];
}
