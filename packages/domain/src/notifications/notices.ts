import type { Permission } from '../permissions/permissions.ts';

/** How soon a notice wants to be seen, the gravest first. */
export const mucThongBao = ['NguyHiem', 'CanChuY', 'ThongTin'] as const;
export type MucThongBao = (typeof mucThongBao)[number];

/** What notices tell of (notifications 1). */
export const loaiThongBao = [
  'KetQuaNguyHiem',
  'KetQuaBatThuong',
  'SoBoThuHoi',
  'MauTuChoi',
  'ChiDinhHuy',
  'ThuocSapHet',
  'GoiNgoaiLoi',
  'MoiHoiChan',
  'NguyHiemChuaXacNhan',
  'DonCanKeLai',
  'DeNghiMienGiam',
  'MienGiamDaXuLy',
  'CanhBaoSom',
  'CanhBaoQuaHan',
] as const;
export type LoaiThongBao = (typeof loaiThongBao)[number];

/** How grave each kind is. */
export const mucCua: Readonly<Record<LoaiThongBao, MucThongBao>> = {
  KetQuaNguyHiem: 'NguyHiem',
  KetQuaBatThuong: 'CanChuY',
  SoBoThuHoi: 'CanChuY',
  MauTuChoi: 'CanChuY',
  ChiDinhHuy: 'ThongTin',
  ThuocSapHet: 'CanChuY',
  GoiNgoaiLoi: 'CanChuY',
  MoiHoiChan: 'ThongTin',
  NguyHiemChuaXacNhan: 'NguyHiem',
  DonCanKeLai: 'CanChuY',
  DeNghiMienGiam: 'CanChuY',
  MienGiamDaXuLy: 'ThongTin',
  CanhBaoSom: 'NguyHiem',
  CanhBaoQuaHan: 'NguyHiem',
};

/** How long a notice is kept (notifications 6). */
export const daysKept = 90;

/** A call to outside is told of when it has failed this often (notifications 2.4). */
export const failuresTold = 3;

/** Whom a notice is for: one person, or all who hold a right at its place. */
export type NguoiNhan = { NhanVien_Id: string } | { Quyen: Permission };

/** What a result tells its orderer by the flags of its values: a critical one outweighs an abnormal one; null when all are normal. */
export function noticeOfFlags(
  flags: readonly (string | null)[],
): 'KetQuaNguyHiem' | 'KetQuaBatThuong' | null {
  if (flags.some((flag) => flag === 'LL' || flag === 'HH')) return 'KetQuaNguyHiem';
  return flags.some((flag) => flag === 'L' || flag === 'H') ? 'KetQuaBatThuong' : null;
}
