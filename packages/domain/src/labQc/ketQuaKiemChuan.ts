import { type ActFacts, defineActs } from '../acts/acts.ts';
import type { Issue } from '../catalogue/validate.ts';
import { readMeasured } from '../lab/measured.ts';
import { inForce } from '../records/commonFields.ts';
import type { DanhGiaKiemChuan } from './westgard.ts';

/** What the acts on a control result decide on. */
export type KetQuaKiemChuanFacts = ActFacts & {
  /** The laboratory. */
  node: string;
  DanhGia?: DanhGiaKiemChuan;
};

/** A control result: it counts until it is taken out as a wrong entry; what was rejected is corrected. */
export const ketQuaKiemChuanActs = defineActs<KetQuaKiemChuanFacts>()({
  name: 'KetQuaKiemChuan',
  initial: 'HieuLuc',
  states: inForce,
  acts: {
    khacPhuc: {
      permission: 'XET_NGHIEM',
      label: { vi: 'Ghi hành động khắc phục', en: 'Write the corrective action' },
      move: { from: ['HieuLuc'] },
      refuse: ({ DanhGia }) => (DanhGia === 'LoaiBo' ? null : 'QC_NOT_REJECTED'),
    },
    huy: {
      permission: 'XET_NGHIEM',
      label: { vi: 'Hủy kết quả nhập sai', en: 'Take a wrong entry out' },
      move: { from: ['HieuLuc'], to: 'DaHuy' },
    },
  },
});

/** Characters that a cause, an action, a reason or a note may have. */
export const kiemChuanTextMost = 1000;

/** Days for which a result may be entered later than it was measured. */
export const kiemChuanLateDays = 30;

/** What is wrong with a control result as it is typed. */
export function ketQuaKiemChuanIssues(GiaTri: string, GhiChu: string): Issue[] {
  const value = GiaTri.trim();
  return [
    ...(value === ''
      ? [{ path: 'GiaTri', code: 'REQUIRED' }]
      : readMeasured(value)?.sign !== '' || value.length > 15
        ? [{ path: 'GiaTri', code: 'NOT_A_NUMBER' }]
        : []),
    ...tooLong('GhiChu', GhiChu),
  ];
}

/** What is wrong with a corrective action. */
export function khacPhucIssues(values: Readonly<Record<'NguyenNhan' | 'KhacPhuc', string>>): Issue[] {
  return (['NguyenNhan', 'KhacPhuc'] as const).flatMap((path) => needed(path, values[path]));
}

/** A text that must be there. */
export function needed(path: string, text: string): Issue[] {
  return text.trim() ? tooLong(path, text) : [{ path, code: 'REQUIRED' }];
}

function tooLong(path: string, text: string): Issue[] {
  return text.length > kiemChuanTextMost
    ? [{ path, code: 'TOO_LONG', details: { max: kiemChuanTextMost } }]
    : [];
}
