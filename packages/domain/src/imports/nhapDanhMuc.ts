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
  /** Cells were mended after the check. */
  daSua: boolean;
  /** A file that brings more than entries, such as a price list, is written as a whole or not at all. */
  nguyenVen: boolean;
  /** Entries that the file does not name are suspended: those of a refused line might be among them. */
  tamNgungThieu: boolean;
  /** Hours since it was written last; null when it is not, or was undone. */
  gioTuKhiGhi: number | null;
};

/** So many hours an import can be undone. */
export const undoHours = 24;

/** Why what the check found is not written: with faults only the lines without one are, where that makes sense. */
function unwritable({ soLoi, daSua, nguyenVen, tamNgungThieu }: NhapDanhMucFacts): ErrorCode | null {
  if (soLoi === null || daSua) return 'IMPORT_NOT_CHECKED';
  if (soLoi === 0) return null;
  if (nguyenVen) return 'IMPORT_WHOLE_ONLY';
  return tamNgungThieu ? 'IMPORT_PARTIAL_SUSPENDS' : null;
}

function tooLate({ gioTuKhiGhi }: NhapDanhMucFacts): ErrorCode | null {
  if (gioTuKhiGhi === null) return 'STATE_CHANGED';
  return gioTuKhiGhi < undoHours ? null : 'IMPORT_UNDO_LATE';
}

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
      DaHoanTac: { vi: 'Đã hoàn tác', en: 'Undone' },
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
        refuse: (run) => idle(run) ?? unwritable(run),
      },
      suaO: {
        permission,
        label: { vi: 'Sửa ô', en: 'Mend cells' },
        move: {
          from: ['DaKiemTra', 'DaGhi'],
          to: 'DaKiemTra',
          wrong: (run) => idle(run) ?? 'IMPORT_NOT_CHECKED',
        },
        refuse: idle,
      },
      // lines that resemble a record wait for somebody's decision, which is taken until the file is written
      quyetDinh: {
        permission,
        label: { vi: 'Quyết định dòng trùng', en: 'Decide lines that resemble records' },
        move: { from: ['DaKiemTra'], wrong: (run) => idle(run) ?? 'IMPORT_NOT_CHECKED' },
        refuse: idle,
      },
      hoanTac: {
        permission,
        label: { vi: 'Hoàn tác', en: 'Undo' },
        move: {
          from: ['DaDoc', 'DaKiemTra', 'DaGhi', 'Loi'],
          to: 'DaHoanTac',
          wrong: (run) => idle(run) ?? 'STATE_CHANGED',
        },
        refuse: (run) => idle(run) ?? (run.nguyenVen ? 'IMPORT_UNDO_WHOLE' : tooLate(run)),
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
