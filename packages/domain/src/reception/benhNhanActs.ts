import { defineActs } from '../acts/acts.ts';

/** What the acts on a patient's record decide on; a patient belongs to no facility. */
export type BenhNhanFacts = {
  TrangThai: string;
  node: null;
  TuVong: boolean;
  /** Receptions that stand. */
  soTiepNhan: number;
  /** Nobody knows yet who this is. */
  chuaRo: boolean;
  /** A man bears no child. */
  laNam: boolean;
  /** The death was recorded by itself, with its time and cause. */
  daGhiTuVong: boolean;
  /** An examination or a discharge tells the death: it is taken back there. */
  tuVongTheoLuot: boolean;
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
    xacDinh: {
      permission: 'BENH_NHAN_SUA',
      label: { vi: 'Xác định danh tính', en: 'Identify the patient' },
      move: { from: ['DangSuDung'], wrong: 'PATIENT_CANCELLED' },
      refuse: ({ chuaRo }) => (chuaRo ? null : 'PATIENT_IDENTIFIED'),
    },
    themCon: {
      permission: 'BENH_NHAN_SUA',
      label: { vi: 'Thêm trẻ sơ sinh', en: 'Receive a newborn' },
      move: { from: ['DangSuDung'], wrong: 'PATIENT_CANCELLED' },
      refuse: ({ laNam }) => (laNam ? 'NEWBORN_OF_A_MAN' : null),
    },
    ghiTuVong: {
      permission: 'TU_VONG_GHI',
      label: { vi: 'Ghi nhận tử vong', en: 'Record the death' },
      move: { from: ['DangSuDung'], wrong: 'PATIENT_CANCELLED' },
      refuse: ({ daGhiTuVong }) => (daGhiTuVong ? 'DEATH_RECORDED' : null),
    },
    thuHoiTuVong: {
      permission: 'TU_VONG_THU_HOI',
      label: { vi: 'Thu hồi ghi nhận tử vong', en: 'Take the death back' },
      move: { from: ['DangSuDung'], wrong: 'PATIENT_CANCELLED' },
      refuse: ({ TuVong, tuVongTheoLuot }) => {
        if (!TuVong) return 'DEATH_NOT_RECORDED';
        return tuVongTheoLuot ? 'DEATH_OF_VISIT' : null;
      },
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
