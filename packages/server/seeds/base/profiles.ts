import type { Permission } from '@sen/domain/permissions/permissions';
import type { fullMenu } from '@sen/domain/permissions/profile';
import type { MenuId } from '@sen/domain/permissions/screens';

export type ProfileSeed = {
  code: string;
  name: string;
  role: string;
  permissions: readonly Permission[];
  /** Screens of the menu; `full` opens every screen. */
  menus: ReadonlyArray<MenuId | typeof fullMenu>;
};

const read = ['BENH_NHAN_XEM', 'TIEP_NHAN_XEM', 'IN_AN', 'TAI_TEP'] as const;

/** Ready profiles, one a role; a site changes them on the screen. */
export const profileSeeds: readonly ProfileSeed[] = [
  {
    code: 'ADMINISTRATOR',
    name: 'Quản trị hệ thống',
    role: 'ADMINISTRATOR',
    permissions: [
      ...read,
      'QUAN_TRI',
      'NHAT_KY_XEM',
      'MAU_IN_SUA',
      'BENH_NHAN_SUA',
      'BENH_NHAN_XOA',
      'BENH_AN_XEM',
      'VIEN_PHI_XEM',
      'KHO_XEM',
      'DANH_MUC_TO_CHUC',
      'DANH_MUC_NHAN_SU',
      'DANH_MUC_BENH_NHAN',
      'DANH_MUC_DICH_VU',
      'DANH_MUC_DUOC',
      'DANH_MUC_CHAN_DOAN',
      'DANH_MUC_VIEN_PHI',
      'DANH_MUC_KHAC',
      'TIEP_NHAN',
      'HANG_DOI',
    ],
    menus: ['full'],
  },
  {
    code: 'RECEPTION',
    name: 'Tiếp đón',
    role: 'NURSE',
    permissions: [...read, 'TIEP_NHAN', 'BENH_NHAN_SUA', 'HANG_DOI', 'VIEN_PHI_XEM'],
    menus: ['tiep-nhan-ngoai-tru', 'benh-nhan'],
  },
  {
    code: 'NURSE',
    name: 'Điều dưỡng phòng khám',
    role: 'NURSE',
    permissions: [
      ...read,
      'TIEP_NHAN',
      'BENH_NHAN_SUA',
      'HANG_DOI',
      'BENH_AN_XEM',
      'DAU_HIEU_SINH_TON',
      'VIEN_PHI_XEM',
    ],
    menus: ['tiep-nhan-ngoai-tru', 'benh-nhan', 'kham-benh-ngoai-tru'],
  },
  {
    code: 'DOCTOR',
    name: 'Bác sĩ',
    role: 'DOCTOR',
    permissions: [
      ...read,
      'BENH_AN_XEM',
      'HANG_DOI',
      'KHAM_BENH',
      'KHAM_BENH_HUY',
      'DAU_HIEU_SINH_TON',
      'CHI_DINH',
      'KE_DON',
      'KHO_XEM',
      'VIEN_PHI_XEM',
    ],
    menus: ['kham-benh-ngoai-tru', 'benh-nhan'],
  },
  {
    code: 'OUTSIDE_DOCTOR',
    name: 'Bác sĩ cộng tác',
    role: 'OUTSIDE_DOCTOR',
    permissions: [...read, 'BENH_AN_XEM', 'HANG_DOI', 'KHAM_BENH', 'DAU_HIEU_SINH_TON', 'CHI_DINH', 'KE_DON'],
    menus: ['kham-benh-ngoai-tru'],
  },
  {
    code: 'TECHNICIAN',
    name: 'Kỹ thuật viên',
    role: 'TECHNICIAN',
    permissions: [...read, 'HANG_DOI', 'BENH_AN_XEM', 'XET_NGHIEM', 'XET_NGHIEM_DUYET', 'XET_NGHIEM_HUY'],
    menus: ['xet-nghiem', 'benh-nhan'],
  },
  {
    code: 'CASHIER',
    name: 'Thu ngân',
    role: 'CASHIER',
    permissions: [
      ...read,
      'HANG_DOI',
      'VIEN_PHI_XEM',
      'VIEN_PHI_THU',
      'VIEN_PHI_HUY',
      'VIEN_PHI_HOAN',
      'XAC_NHAN_BHYT',
    ],
    menus: ['vien-phi-ngoai-tru', 'benh-nhan'],
  },
  {
    code: 'ACCOUNTANT',
    name: 'Kế toán',
    role: 'ACCOUNTANT',
    permissions: [
      ...read,
      'VIEN_PHI_XEM',
      'VIEN_PHI_MIEN_GIAM',
      'VIEN_PHI_SUA',
      'XAC_NHAN_BHYT',
      'XAC_NHAN_BHYT_HUY',
      'VIEN_PHI_HUY',
      'KHO_XEM',
      'DANH_MUC_VIEN_PHI',
      'NHAT_KY_XEM',
    ],
    menus: ['vien-phi-ngoai-tru', 'benh-nhan', 'he-thong-danh-muc', 'gia-dich-vu', 'lich-su-thao-tac'],
  },
  {
    code: 'PHARMACIST',
    name: 'Dược sĩ cấp phát',
    role: 'TECHNICIAN',
    permissions: [...read, 'HANG_DOI', 'CAP_PHAT_THUOC', 'KHO_XEM', 'DANH_MUC_DUOC'],
    menus: ['cap-phat-thuoc', 'benh-nhan'],
  },
];
