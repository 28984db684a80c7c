import { type Field, type Label, suspendedField } from '../catalogue/catalogue.ts';
import { type Issue, validateField } from '../catalogue/validate.ts';
import { outsideAddressIssues } from '../connections/outsideAddress.ts';
import { passwordIssues } from '../connections/password.ts';
import { isCashRegister, mauSoHoaDon, serialWords } from './serial.ts';

/** The providers that Sen speaks with. */
export const nhaCungCapHoaDon = {
  Viettel: { vi: 'Viettel S-Invoice V2', en: 'Viettel S-Invoice V2' },
  VNPT: { vi: 'VNPT Invoice', en: 'VNPT Invoice' },
  MISA: { vi: 'MISA meInvoice', en: 'MISA meInvoice' },
} as const satisfies Record<string, Label>;

/** Where each provider is asked when the contract names no other address; VNPT gives every customer one of its own, to be typed in its place. */
export const diaChiNhaCungCap: Readonly<Record<keyof typeof nhaCungCapHoaDon, string>> = {
  Viettel: 'https://api-vinvoice.viettel.vn',
  VNPT: 'https://tt78admin.vnpt-invoice.com.vn',
  MISA: 'https://api.meinvoice.vn',
};

/** Whether a provider wants the account that issues (Account, ACpass) beside the one that calls its services (username, password). */
export function hasIssuer(nhaCungCap: unknown): boolean {
  return nhaCungCap === 'VNPT';
}

/** Whether a provider wants an AppID of its own beside the account. */
export function hasAppId(nhaCungCap: unknown): boolean {
  return nhaCungCap === 'MISA';
}

/** Whether a provider names the layouts of its invoices; MISA knows them by their serial. */
export function hasLayout(nhaCungCap: unknown): boolean {
  return nhaCungCap !== 'MISA';
}

/** The fields of an account at a provider of electronic invoices, in the order of its form; its password is apart. */
export const taiKhoanHoaDonFields = {
  Ten: { kind: 'text', label: { vi: 'Tên gọi', en: 'Name' }, required: true, max: 100 },
  NhaCungCap: {
    kind: 'enum',
    type: 'NhaCungCapHoaDon',
    label: { vi: 'Nhà cung cấp', en: 'Provider' },
    required: true,
    values: nhaCungCapHoaDon,
  },
  DiaChi: { kind: 'text', label: { vi: 'Địa chỉ kết nối', en: 'Address' }, required: true, max: 200 },
  MaSoThue: {
    kind: 'text',
    label: { vi: 'Mã số thuế', en: 'Tax code' },
    required: true,
    max: 14,
    pattern: 'taxCode',
  },
  TenDangNhap: { kind: 'text', label: { vi: 'Tên đăng nhập', en: 'User name' }, required: true, max: 100 },
  TenPhatHanh: { kind: 'text', label: { vi: 'Tài khoản phát hành', en: 'Issuing account' }, max: 100 },
  MaUngDung: { kind: 'text', label: { vi: 'Mã ứng dụng (AppID)', en: 'AppID' }, max: 100 },
  MauSo: {
    kind: 'enum',
    type: 'MauSoHoaDon',
    label: { vi: 'Mẫu số', en: 'Form' },
    required: true,
    values: mauSoHoaDon,
  },
  KyHieu: { kind: 'text', label: { vi: 'Ký hiệu', en: 'Serial' }, required: true, max: 6 },
  MaMau: {
    kind: 'text',
    label: { vi: 'Mã mẫu hóa đơn (để trống: 1/001)', en: 'Layout code (empty: 1/001)' },
    max: 20,
  },
  Node_Ids: { kind: 'refs', to: 'Node', label: { vi: 'Quầy thu dùng', en: 'Used at' } },
  NhanVien_Ids: { kind: 'refs', to: 'NhanVien', label: { vi: 'Người thu dùng', en: 'Used by' } },
  TuNgay: { kind: 'date', label: { vi: 'Dùng từ ngày', en: 'In use from' }, required: true },
  TamNgung: suspendedField,
} as const satisfies Record<string, Field>;

/** Which passwords an account must be given because none is kept that still counts. */
export type MatKhauCan = { matKhau: boolean; phatHanh: boolean };

/** What is wrong with an account, by its fields. */
export function taiKhoanHoaDonIssues(values: Readonly<Record<string, unknown>>, can: MatKhauCan): Issue[] {
  const issues = Object.entries(taiKhoanHoaDonFields).flatMap(([path, field]) =>
    validateField(path, field, values[path]),
  );
  const faulty = new Set(issues.map(({ path }) => path));
  if (!faulty.has('DiaChi')) issues.push(...outsideAddressIssues('DiaChi', String(values['DiaChi'] ?? '')));
  if (!faulty.has('KyHieu') && !serialWords(String(values['KyHieu'])))
    issues.push({ path: 'KyHieu', code: 'NOT_A_SERIAL' });
  // VNPT issues those of a cash register by operations that Sen does not know
  else if (values['NhaCungCap'] === 'VNPT' && isCashRegister(String(values['KyHieu'])))
    issues.push({ path: 'KyHieu', code: 'SERIAL_NOT_HERE' });
  if (hasIssuer(values['NhaCungCap']) && !values['TenPhatHanh'])
    issues.push({ path: 'TenPhatHanh', code: 'REQUIRED' });
  if (hasAppId(values['NhaCungCap']) && !values['MaUngDung'])
    issues.push({ path: 'MaUngDung', code: 'REQUIRED' });
  const issuer = passwordIssues(values['MatKhauPhatHanh'], can.phatHanh);
  return [
    ...issues,
    ...passwordIssues(values['MatKhau'], can.matKhau),
    ...issuer.map((issue) => ({ ...issue, path: 'MatKhauPhatHanh' })),
  ];
}

/**
 * Which kept passwords must be given anew: each belongs to the account it was typed for, and never travels to another address or under
 * another name.
 */
export function needsPassword(
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>>,
): MatKhauCan {
  const other = (paths: readonly string[]) =>
    before === null || paths.some((path) => before[path] !== after[path]);
  return {
    matKhau: other(['NhaCungCap', 'DiaChi', 'TenDangNhap']),
    phatHanh: hasIssuer(after['NhaCungCap']) && other(['NhaCungCap', 'DiaChi', 'TenPhatHanh']),
  };
}
