import { defineActs } from '../acts/acts.ts';
import type { ErrorCode } from '../errors/errors.ts';
import type { Permission } from '../permissions/permissions.ts';

/** What the acts on an import run decide on; a catalogue belongs to the whole site. */
export type NhapDanhMucFacts = {
  TrangThai: string;
  node: null;
  /** A step of it is under way; one whose server has stopped is not. */
  dangChay: boolean;
  /** Faults that the check found; null before there was one. */
  soLoi: number | null;
};

const idle = ({ dangChay }: NhapDanhMucFacts): ErrorCode | null => (dangChay ? 'IMPORT_BUSY' : null);

/** The acts on an import run, by the permission of what it fills: read, checked, written, given up. */
export const nhapDanhMucActs = (permission: Permission) =>
  defineActs<NhapDanhMucFacts>()({
    name: 'NhapDanhMuc',
    initial: 'DaDoc',
    states: {
      DaDoc: { vi: 'Đã đọc', en: 'Read' },
      DangKiemTra: { vi: 'Đang kiểm tra', en: 'Being checked' },
      DaKiemTra: { vi: 'Đã kiểm tra', en: 'Checked' },
      DangGhi: { vi: 'Đang ghi', en: 'Being written' },
      DaGhi: { vi: 'Đã ghi', en: 'Written' },
      Loi: { vi: 'Lỗi', en: 'Failed' },
      DaHuy: { vi: 'Đã hủy', en: 'Given up' },
    },
    acts: {
      chonCot: { permission, label: { vi: 'Chọn cột', en: 'Choose columns' }, refuse: idle },
      kiemTra: { permission, label: { vi: 'Kiểm tra', en: 'Check' }, refuse: idle },
      ghi: {
        permission,
        label: { vi: 'Ghi', en: 'Write' },
        move: {
          from: ['DaKiemTra'],
          to: 'DangGhi',
          wrong: (run) => idle(run) ?? 'IMPORT_NOT_CHECKED',
        },
        refuse: (run) => idle(run) ?? (run.soLoi === 0 ? null : 'IMPORT_NOT_CHECKED'),
      },
      // A step that is given up leads back to the one before it.
      huy: {
        permission,
        label: { vi: 'Hủy', en: 'Give up' },
        move: { from: ['DaDoc', 'DangKiemTra', 'DaKiemTra', 'DangGhi', 'Loi', 'DaHuy'] },
      },
    },
  });

export type NhapDanhMucAction = keyof ReturnType<typeof nhapDanhMucActs>['acts'];
