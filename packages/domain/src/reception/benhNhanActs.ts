import { defineActs } from '../acts/acts.ts';

/** What the acts on a patient's record decide on; a patient belongs to no facility. */
export type BenhNhanFacts = {
  TrangThai: string;
  node: null;
  TuVong: boolean;
  /** Receptions that stand. */
  soTiepNhan: number;
};

/** The life of a patient's record: kept, or cancelled when it was made by mistake. */
export const benhNhanActs = defineActs<BenhNhanFacts>()({
  name: 'BenhNhan',
  initial: 'DangSuDung',
  states: {
    DangSuDung: { vi: 'Đang sử dụng', en: 'In use' },
    DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
  },
  acts: {
    sua: {
      permission: 'BENH_NHAN_SUA',
      label: { vi: 'Sửa hồ sơ', en: 'Change the record' },
      move: { from: ['DangSuDung'], wrong: 'PATIENT_CANCELLED' },
    },
    tiepNhan: {
      permission: 'TIEP_NHAN',
      label: { vi: 'Tiếp nhận', en: 'Receive' },
      move: { from: ['DangSuDung'], wrong: 'PATIENT_CANCELLED' },
      refuse: ({ TuVong }) => (TuVong ? 'PATIENT_DIED' : null),
    },
    huy: {
      permission: 'BENH_NHAN_XOA',
      label: { vi: 'Hủy hồ sơ', en: 'Cancel the record' },
      move: { from: ['DangSuDung'], to: 'DaHuy', wrong: 'PATIENT_CANCELLED' },
      refuse: ({ soTiepNhan }) =>
        soTiepNhan > 0 ? { code: 'PATIENT_HAS_VISITS', details: { count: soTiepNhan } } : null,
    },
  },
});

export type BenhNhanAction = keyof typeof benhNhanActs.acts;
