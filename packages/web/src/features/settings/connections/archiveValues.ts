import { archiveIssues, type XacThucKho } from '@sen/domain/dicom/archive';
import type { ArchiveFragment } from './connections.main.gen.ts';

/** The form of the connection. */
export type ArchiveFormValues = {
  Bat: boolean;
  DiaChi: string | null;
  XacThuc: XacThucKho | null;
  TenDangNhap: string | null;
  HanGiay: string | null;
  MatKhau?: string | null;
};

/** What the form begins with. */
export function archiveValues(archive: ArchiveFragment): ArchiveFormValues {
  const { Bat, DiaChi, XacThuc, TenDangNhap, HanGiay } = archive;
  return { Bat, DiaChi, XacThuc, TenDangNhap, HanGiay: String(HanGiay) };
}

/** What is sent of a form. */
export function archiveInput(values: ArchiveFormValues) {
  const XacThuc = values.XacThuc ?? 'Khong';
  return {
    Bat: values.Bat,
    DiaChi: values.DiaChi ?? '',
    XacThuc,
    TenDangNhap: XacThuc === 'MatKhau' ? (values.TenDangNhap ?? '') : '',
    HanGiay: Number(values.HanGiay ?? Number.NaN),
    MatKhau: XacThuc === 'Khong' ? null : values.MatKhau || null,
  };
}

/** Whether the kept password or token still counts: it belongs to one address, one way and one user name. */
export function keepsSecret(archive: ArchiveFragment, values: ArchiveFormValues): boolean {
  const { DiaChi, XacThuc, TenDangNhap } = archiveInput(values);
  return (
    archive.coMatKhau &&
    archive.DiaChi === DiaChi &&
    archive.XacThuc === XacThuc &&
    archive.TenDangNhap === TenDangNhap
  );
}

/** What is wrong with a form. */
export const archiveFormIssues = (archive: ArchiveFragment, values: ArchiveFormValues) =>
  archiveIssues(archiveInput(values), keepsSecret(archive, values));
