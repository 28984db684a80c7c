import { defineActs } from '../acts/acts.ts';
import type { Issue } from '../catalogue/validate.ts';
import { trangThaiGiuong } from './beds.ts';

const { DatTruoc, DonDep, Khoa } = trangThaiGiuong;

/** What a bed may be marked with. */
export const loaiTinhTrangGiuong = { DatTruoc, DonDep, Khoa } as const;

export type LoaiTinhTrangGiuong = keyof typeof loaiTinhTrangGiuong;

/** What the acts on the mark of a bed decide on; `node` is the ward of the bed. */
export type TinhTrangGiuongFacts = {
  TrangThai: string;
  node: string | null;
  /** Somebody lies in the bed. */
  dangNam?: boolean;
  Loai?: string;
};

/** A bed is marked as reserved, to be cleaned or blocked until the mark is taken off. */
export const tinhTrangGiuongActs = defineActs<TinhTrangGiuongFacts>()({
  name: 'TinhTrangGiuong',
  initial: 'DangApDung',
  states: {
    DangApDung: { vi: 'Đang áp dụng', en: 'In force' },
    DaKetThuc: { vi: 'Đã kết thúc', en: 'Ended' },
  },
  acts: {
    danhDau: {
      permission: 'GIUONG_BENH_XEP',
      label: { vi: 'Đánh dấu giường', en: 'Mark the bed' },
      refuse: (one) => (one.dangNam && one.Loai !== 'DatTruoc' ? 'BED_IN_USE' : null),
    },
    ketThuc: {
      permission: 'GIUONG_BENH_XEP',
      label: { vi: 'Kết thúc tình trạng giường', en: 'Take the mark off' },
      move: { from: ['DangApDung'], to: 'DaKetThuc' },
    },
  },
});

/** What the mark of a bed lacks or has wrong. */
export function tinhTrangGiuongIssues(
  one: { Loai?: string | null | undefined; DuKienDen?: Date | null | undefined; daDanhDau: boolean },
  now: Date,
): Issue[] {
  const issues: Issue[] = [];
  if (!one.Loai) issues.push({ path: 'Loai', code: 'REQUIRED' });
  if (one.Loai === 'DatTruoc' && !one.DuKienDen) issues.push({ path: 'DuKienDen', code: 'REQUIRED' });
  if (one.DuKienDen && one.DuKienDen.getTime() <= now.getTime())
    issues.push({ path: 'DuKienDen', code: 'BED_MARK_PAST' });
  if (one.daDanhDau) issues.push({ path: 'Giuong_Id', code: 'BED_MARKED' });
  return issues;
}
