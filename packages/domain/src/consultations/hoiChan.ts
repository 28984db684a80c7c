import { defineActs } from '../acts/acts.ts';
import type { Issue } from '../catalogue/validate.ts';

/**
 * What the acts on minutes decide on: the room of their session or the ward of their stay, whether they say what was concluded, and whether
 * the record of the stay is locked.
 */
export type HoiChanFacts = { TrangThai: string; node: string | null; coKetLuan: boolean; daKhoa?: boolean };

const locked = ({ daKhoa }: HoiChanFacts) => (daKhoa ? 'MEDICAL_RECORD_LOCKED' : null);

/** Among whom a consultation is held. */
export const hinhThucHoiChan = {
  Khoa: { vi: 'Hội chẩn khoa', en: 'Within the department' },
  LienKhoa: { vi: 'Hội chẩn liên khoa', en: 'Between departments' },
  ToanVien: { vi: 'Hội chẩn toàn viện', en: 'Whole hospital' },
  LienVien: { vi: 'Hội chẩn liên viện', en: 'Between hospitals' },
  TuXa: { vi: 'Hội chẩn từ xa', en: 'Remote' },
} as const;

export type HinhThucHoiChan = keyof typeof hinhThucHoiChan;

/** What somebody is in a consultation (spec 3). */
export const viTriHoiChan = {
  ChuToa: { vi: 'Chủ tọa', en: 'Chair' },
  ThuKy: { vi: 'Thư ký', en: 'Secretary' },
  ThanhVien: { vi: 'Thành viên', en: 'Member' },
  HoTro: { vi: 'Hỗ trợ', en: 'Support' },
} as const;

export type ViTriHoiChan = keyof typeof viTriHoiChan;

export type NguoiThamGia = { NhanVien_Id: string; ViTri: ViTriHoiChan };

/** The life of minutes: being written (the invitation as well), completed with a conclusion, cancelled. Completed ones are never edited. */
export const hoiChanActs = defineActs<HoiChanFacts>()({
  name: 'BienBanHoiChan',
  initial: 'DangSoan',
  states: {
    DangSoan: { vi: 'Đang soạn', en: 'Being written' },
    HoanTat: { vi: 'Đã hoàn tất', en: 'Completed' },
    DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
  },
  acts: {
    sua: {
      permission: 'HOI_CHAN',
      label: { vi: 'Sửa biên bản', en: 'Change' },
      move: { from: ['DangSoan'], to: 'DangSoan', wrong: 'CONSULTATION_CLOSED' },
      refuse: locked,
    },
    hoanTat: {
      permission: 'HOI_CHAN',
      label: { vi: 'Hoàn tất', en: 'Complete' },
      move: { from: ['DangSoan'], to: 'HoanTat', wrong: 'CONSULTATION_CLOSED' },
      refuse: (one) => locked(one) ?? (one.coKetLuan ? null : 'CONSULTATION_WITHOUT_CONCLUSION'),
    },
    xoa: {
      permission: 'HOI_CHAN',
      label: { vi: 'Xóa biên bản', en: 'Remove' },
      move: { from: ['DangSoan'], to: 'DaHuy', wrong: 'CONSULTATION_CLOSED' },
      refuse: locked,
    },
    huy: {
      permission: 'HOI_CHAN',
      label: { vi: 'Hủy biên bản', en: 'Cancel' },
      move: { from: ['HoanTat'], to: 'DaHuy' },
      refuse: locked,
    },
  },
});

export type HoiChan = {
  BacSiDeNghi_Id?: string | null | undefined;
  /** ISO text of an instant. */
  NgayHoiChan?: string | null | undefined;
  DiaDiem?: string | null | undefined;
  ChanDoan?: string | null | undefined;
  DoiNguThamGia: ReadonlyArray<{ NhanVien_Id?: string | null | undefined; ViTri: ViTriHoiChan }>;
};

/**
 * What minutes lack or have wrong: proposing doctor, place, time and the names of those who take part (spec 6); exactly one chair and
 * one secretary, nobody twice. Faults of the people stand at `DoiNguThamGia.<position>`.
 */
export function consultationIssues(one: HoiChan): Issue[] {
  const issues: Issue[] = [];
  for (const path of ['BacSiDeNghi_Id', 'NgayHoiChan', 'DiaDiem', 'ChanDoan'] as const)
    if (!one[path]) issues.push({ path, code: 'REQUIRED' });
  return [...issues, ...peopleIssues(one.DoiNguThamGia)];
}

function peopleIssues(people: HoiChan['DoiNguThamGia']): Issue[] {
  const issues: Issue[] = [];
  for (const ViTri of ['ChuToa', 'ThuKy'] as const) {
    const count = people.filter((one) => one.ViTri === ViTri).length;
    if (count === 0) issues.push({ path: `DoiNguThamGia.${ViTri}`, code: 'REQUIRED' });
    if (count > 1) issues.push({ path: `DoiNguThamGia.${ViTri}`, code: 'CONSULTATION_ONE_OF_A_KIND' });
  }
  const seen = new Set<string>();
  const twice = new Set<ViTriHoiChan>();
  for (const { NhanVien_Id, ViTri } of people) {
    if (!NhanVien_Id) issues.push({ path: `DoiNguThamGia.${ViTri}`, code: 'REQUIRED' });
    else if (seen.has(NhanVien_Id)) twice.add(ViTri);
    else seen.add(NhanVien_Id);
  }
  for (const ViTri of twice) issues.push({ path: `DoiNguThamGia.${ViTri}`, code: 'CONSULTATION_TWICE' });
  return issues;
}
