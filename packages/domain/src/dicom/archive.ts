import type { Field } from '../catalogue/catalogue.ts';
import { type Issue, validateField } from '../catalogue/validate.ts';
import { outsideAddressIssues } from '../connections/outsideAddress.ts';
import { passwordIssues } from '../connections/password.ts';

/** How Sen shows an archive who it is. */
export const xacThucKho = {
  Khong: { vi: 'Không', en: 'None' },
  MatKhau: { vi: 'Tên đăng nhập và mật khẩu', en: 'User name and password' },
  MaTruyCap: { vi: 'Mã truy cập (bearer token)', en: 'Bearer token' },
} as const;

export type XacThucKho = keyof typeof xacThucKho;

/** The fields of the connection to an archive of pictures, in the order of its form; its password or token is apart. */
export const archiveFields = {
  Bat: { kind: 'bool', label: { vi: 'Bật kết nối', en: 'Connection is on' } },
  DiaChi: { kind: 'text', label: { vi: 'Địa chỉ DICOMweb', en: 'DICOMweb address' }, max: 200 },
  XacThuc: {
    kind: 'enum',
    type: 'XacThucKho',
    label: { vi: 'Xác thực', en: 'Authentication' },
    required: true,
    values: xacThucKho,
  },
  TenDangNhap: { kind: 'text', label: { vi: 'Tên đăng nhập', en: 'User name' }, max: 100 },
  HanGiay: {
    kind: 'number',
    label: { vi: 'Chờ trả lời tối đa (giây)', en: 'Wait for an answer at most (seconds)' },
    required: true,
    min: '1',
    max: '60',
  },
} as const satisfies Record<string, Field>;

export type ArchiveValues = {
  Bat: boolean;
  DiaChi: string;
  XacThuc: XacThucKho;
  TenDangNhap: string;
  HanGiay: number;
  MatKhau?: string | null | undefined;
};

/** How long an archive that did not answer is left alone by searches, in seconds. */
export const archiveAgainAfter = 20;

/** What is wrong with the connection, by its fields; `coMatKhau` where a password or token is kept that still counts. */
export function archiveIssues(values: ArchiveValues, coMatKhau: boolean): Issue[] {
  const { Bat, DiaChi, XacThuc, TenDangNhap, HanGiay, MatKhau } = values;
  const plain = { Bat, DiaChi, XacThuc, TenDangNhap, HanGiay: String(HanGiay) };
  const missing = [
    ...(Bat && DiaChi === '' ? ['DiaChi'] : []),
    ...(Bat && XacThuc === 'MatKhau' && TenDangNhap === '' ? ['TenDangNhap'] : []),
  ];
  return [
    ...Object.entries(archiveFields).flatMap(
      ([path, field]: [string, Field]) =>
        validateField(path, field, plain[path as keyof typeof archiveFields]), // one of its keys
    ),
    ...missing.map((path) => ({ path, code: 'REQUIRED' })),
    // archives stand in the house and often speak plain http; the server asks them only where the operator has named their host
    ...outsideAddressIssues('DiaChi', DiaChi).filter(({ code }) => code !== 'NOT_HTTPS'),
    ...(XacThuc === 'Khong' ? [] : passwordIssues(MatKhau, Bat && !coMatKhau)),
  ];
}

/** Where the pictures of a study are read. */
export const nguonCa = {
  May: { vi: 'Máy gửi tới Sen', en: 'Sent to Sen' },
  KhoAnh: { vi: 'Kho ảnh', en: 'Archive' },
} as const;
