import type { Label } from '../catalogue/catalogue.ts';
import { type Permission, permissions } from './permissions.ts';

/** What a permission lets a person do: the columns of the matrix, from looking to what is hard to take back. */
export const acts = {
  xem: { vi: 'Xem', en: 'See' },
  thucHien: { vi: 'Thực hiện', en: 'Perform' },
  sua: { vi: 'Sửa', en: 'Change' },
  duyet: { vi: 'Duyệt', en: 'Approve' },
  thu: { vi: 'Thu tiền', en: 'Collect' },
  hoan: { vi: 'Hoàn tiền', en: 'Refund' },
  huy: { vi: 'Hủy, xóa', en: 'Cancel' },
} as const satisfies Record<string, Label>;

export type Act = keyof typeof acts;

/** Parts of the house that areas stand in, in the order of a visit. */
export const areaGroups = {
  tiepNhan: { vi: 'Tiếp nhận', en: 'Reception' },
  khamBenh: { vi: 'Khám bệnh', en: 'Clinic' },
  canLamSang: { vi: 'Cận lâm sàng', en: 'Paraclinical' },
  vienPhi: { vi: 'Viện phí, bảo hiểm', en: 'Fees and insurance' },
  duoc: { vi: 'Dược', en: 'Pharmacy' },
  danhMuc: { vi: 'Danh mục', en: 'Catalogues' },
  heThong: { vi: 'Hệ thống', en: 'System' },
} as const satisfies Record<string, Label>;

export type AreaGroup = keyof typeof areaGroups;

type Area = { group: AreaGroup; label: Label; acts: Readonly<Partial<Record<Act, Permission>>> };

/** The rows of the matrix: each area with the permission of each act that it has. Every permission stands exactly once. */
export const areas = {
  tiepNhan: {
    group: 'tiepNhan',
    label: { vi: 'Tiếp nhận', en: 'Receptions' },
    acts: { xem: 'TIEP_NHAN_XEM', thucHien: 'TIEP_NHAN' },
  },
  benhNhan: {
    group: 'tiepNhan',
    label: { vi: 'Người bệnh', en: 'Patients' },
    acts: { xem: 'BENH_NHAN_XEM', sua: 'BENH_NHAN_SUA', huy: 'BENH_NHAN_XOA' },
  },
  hangDoi: {
    group: 'tiepNhan',
    label: { vi: 'Hàng đợi', en: 'Queue' },
    acts: { thucHien: 'HANG_DOI' },
  },
  khamBenh: {
    group: 'khamBenh',
    label: { vi: 'Khám bệnh', en: 'Examinations' },
    acts: { xem: 'BENH_AN_XEM', thucHien: 'KHAM_BENH', huy: 'KHAM_BENH_HUY' },
  },
  sinhTon: {
    group: 'khamBenh',
    label: { vi: 'Dấu hiệu sinh tồn', en: 'Vital signs' },
    acts: { thucHien: 'DAU_HIEU_SINH_TON' },
  },
  chiDinh: {
    group: 'khamBenh',
    label: { vi: 'Chỉ định dịch vụ', en: 'Service orders' },
    acts: { thucHien: 'CHI_DINH' },
  },
  toaThuoc: {
    group: 'khamBenh',
    label: { vi: 'Toa thuốc', en: 'Prescriptions' },
    acts: { thucHien: 'KE_DON' },
  },
  xetNghiem: {
    group: 'canLamSang',
    label: { vi: 'Xét nghiệm', en: 'Laboratory' },
    acts: { thucHien: 'XET_NGHIEM', duyet: 'XET_NGHIEM_DUYET', huy: 'XET_NGHIEM_HUY' },
  },
  vienPhi: {
    group: 'vienPhi',
    label: { vi: 'Viện phí', en: 'Fees' },
    acts: {
      xem: 'VIEN_PHI_XEM',
      sua: 'VIEN_PHI_SUA',
      thu: 'VIEN_PHI_THU',
      hoan: 'VIEN_PHI_HOAN',
      huy: 'VIEN_PHI_HUY',
    },
  },
  mienGiam: {
    group: 'vienPhi',
    label: { vi: 'Miễn giảm', en: 'Exemptions' },
    acts: { duyet: 'VIEN_PHI_MIEN_GIAM' },
  },
  chiPhiBHYT: {
    group: 'vienPhi',
    label: { vi: 'Chi phí BHYT', en: 'Insured costs' },
    acts: { duyet: 'XAC_NHAN_BHYT', huy: 'XAC_NHAN_BHYT_HUY' },
  },
  kho: { group: 'duoc', label: { vi: 'Tồn kho', en: 'Stock' }, acts: { xem: 'KHO_XEM' } },
  capPhat: {
    group: 'duoc',
    label: { vi: 'Cấp phát thuốc', en: 'Supply of medicine' },
    acts: { thucHien: 'CAP_PHAT_THUOC' },
  },
  danhMucToChuc: {
    group: 'danhMuc',
    label: { vi: 'Danh mục tổ chức', en: 'Organisation' },
    acts: { sua: 'DANH_MUC_TO_CHUC' },
  },
  danhMucNhanSu: {
    group: 'danhMuc',
    label: { vi: 'Danh mục nhân sự', en: 'Staff' },
    acts: { sua: 'DANH_MUC_NHAN_SU' },
  },
  danhMucBenhNhan: {
    group: 'danhMuc',
    label: { vi: 'Danh mục người bệnh', en: 'Patient lists' },
    acts: { sua: 'DANH_MUC_BENH_NHAN' },
  },
  danhMucDichVu: {
    group: 'danhMuc',
    label: { vi: 'Danh mục dịch vụ', en: 'Services' },
    acts: { sua: 'DANH_MUC_DICH_VU' },
  },
  danhMucDuoc: {
    group: 'danhMuc',
    label: { vi: 'Danh mục dược', en: 'Pharmacy lists' },
    acts: { sua: 'DANH_MUC_DUOC' },
  },
  danhMucChanDoan: {
    group: 'danhMuc',
    label: { vi: 'Danh mục chẩn đoán', en: 'Diagnoses' },
    acts: { sua: 'DANH_MUC_CHAN_DOAN' },
  },
  danhMucVienPhi: {
    group: 'danhMuc',
    label: { vi: 'Danh mục viện phí', en: 'Fee lists' },
    acts: { sua: 'DANH_MUC_VIEN_PHI' },
  },
  danhMucKhac: {
    group: 'danhMuc',
    label: { vi: 'Danh mục khác', en: 'Other lists' },
    acts: { sua: 'DANH_MUC_KHAC' },
  },
  inAn: {
    group: 'heThong',
    label: { vi: 'Phiếu in và mẫu in', en: 'Printed forms' },
    acts: { thucHien: 'IN_AN', sua: 'MAU_IN_SUA' },
  },
  tep: { group: 'heThong', label: { vi: 'Tệp đính kèm', en: 'Files' }, acts: { thucHien: 'TAI_TEP' } },
  nhatKy: {
    group: 'heThong',
    label: { vi: 'Nhật ký thao tác', en: 'Operation log' },
    acts: { xem: 'NHAT_KY_XEM' },
  },
  heThong: {
    group: 'heThong',
    label: { vi: 'Quản trị hệ thống', en: 'Administration' },
    acts: { sua: 'QUAN_TRI' },
  },
  tichHop: {
    group: 'heThong',
    label: { vi: 'Tích hợp: truy vấn tự do', en: 'Integration: free queries' },
    acts: { thucHien: 'TICH_HOP' },
  },
} as const satisfies Record<string, Area>;

export type AreaName = keyof typeof areas;
export type AreaRow = Area & { name: AreaName };

/** The rows of the matrix in order. */
export const areaRows: readonly AreaRow[] = Object.entries(areas).map(
  ([name, area]) => ({ ...area, name: name as AreaName }), // the keys of areas
);

/** The permissions of an area in the order of the acts. */
export function permissionsOfArea(area: Pick<AreaRow, 'acts'>): Permission[] {
  return Object.keys(acts).flatMap((act) => area.acts[act as Act] ?? []); // the keys of acts
}

/** Whether a text names a permission. */
export function isPermission(text: string): text is Permission {
  return Object.hasOwn(permissions, text);
}
