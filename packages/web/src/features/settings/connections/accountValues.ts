import { diaChiNhaCungCap } from '@sen/domain/invoices/taiKhoanHoaDon';
import { today } from '../../../ui/dateText.ts';
import type { InvoiceAccountFragment, TaiKhoanHoaDonInput } from './connections.main.gen.ts';

/** The form of an account: text that is not typed yet is null. */
export type AccountValues = {
  [F in keyof Omit<TaiKhoanHoaDonInput, 'version' | 'MatKhau' | 'MatKhauPhatHanh'>]:
    | TaiKhoanHoaDonInput[F]
    | null;
} & { MatKhau?: string | null; MatKhauPhatHanh?: string | null };

/** What the form begins with: the account, or what most new ones have. */
export function accountValues(account: InvoiceAccountFragment | null): AccountValues {
  return {
    Ten: account?.Ten ?? null,
    NhaCungCap: account?.NhaCungCap ?? 'Viettel',
    DiaChi: account?.DiaChi ?? diaChiNhaCungCap.Viettel,
    MaSoThue: account?.MaSoThue ?? null,
    TenDangNhap: account?.TenDangNhap ?? null,
    TenPhatHanh: account?.TenPhatHanh ?? null,
    MaUngDung: account?.MaUngDung ?? null,
    MaMau: account?.MaMau || null,
    MauSo: account?.MauSo ?? '1',
    KyHieu: account?.KyHieu ?? null,
    Node_Ids: account?.Node_Ids ?? [],
    NhanVien_Ids: account?.NhanVien_Ids ?? [],
    TuNgay: account?.TuNgay ?? today(),
    TamNgung: account?.TamNgung ?? false,
  };
}

/** What is sent of a form that has no issues; null while something is missing. */
export function accountInput(values: AccountValues): TaiKhoanHoaDonInput | null {
  const { Ten, NhaCungCap, DiaChi, MaSoThue, TenDangNhap, MauSo, KyHieu, TuNgay } = values;
  if (!Ten || !NhaCungCap || !DiaChi || !MaSoThue || !TenDangNhap || !MauSo || !KyHieu || !TuNgay)
    return null;
  return {
    Ten,
    NhaCungCap,
    DiaChi,
    MaSoThue,
    TenDangNhap,
    MauSo,
    KyHieu,
    TuNgay,
    Node_Ids: values.Node_Ids ?? [],
    NhanVien_Ids: values.NhanVien_Ids ?? [],
    TamNgung: values.TamNgung ?? false,
    MaMau: values.MaMau ?? '',
    MaUngDung: values.MaUngDung ?? null,
    MatKhau: values.MatKhau || null,
    TenPhatHanh: values.TenPhatHanh ?? null,
    MatKhauPhatHanh: values.MatKhauPhatHanh || null,
  };
}
