import { defineActs } from '../acts/acts.ts';

/** What the acts on a price list decide on; lists hold for the whole site. Days as YYYY-MM-DD. */
export type BangGiaFacts = {
  TrangThai: string;
  node: null;
  TuNgay: string;
  homNay: string;
  /** It prices something. */
  coGia: boolean;
};

/** The life of a price list: drafted, released from a day on, taken back. A released one never changes. */
export const bangGiaActs = defineActs<BangGiaFacts>()({
  name: 'BangGia',
  initial: 'ChuaPhatHanh',
  states: {
    ChuaPhatHanh: { vi: 'Chưa phát hành', en: 'Draft' },
    DaPhatHanh: { vi: 'Đã phát hành', en: 'Released' },
    DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
  },
  acts: {
    sua: {
      permission: 'DANH_MUC_VIEN_PHI',
      label: { vi: 'Sửa', en: 'Change' },
      move: { from: ['ChuaPhatHanh'], wrong: 'PRICE_LIST_RELEASED' },
    },
    phatHanh: {
      permission: 'DANH_MUC_VIEN_PHI',
      label: { vi: 'Phát hành', en: 'Release' },
      move: { from: ['ChuaPhatHanh'], to: 'DaPhatHanh', wrong: 'PRICE_LIST_RELEASED' },
      refuse: ({ coGia }) => (coGia ? null : 'PRICE_LIST_EMPTY'),
    },
    // The list before it gets its end back, so days that have begun keep the prices that they had.
    thuHoi: {
      permission: 'DANH_MUC_VIEN_PHI',
      label: { vi: 'Thu hồi', en: 'Take back' },
      move: { from: ['DaPhatHanh'], to: 'ChuaPhatHanh' },
      refuse: ({ TuNgay, homNay }) =>
        TuNgay <= homNay ? { code: 'PRICE_LIST_BEGUN', details: { TuNgay } } : null,
    },
    xoa: {
      permission: 'DANH_MUC_VIEN_PHI',
      label: { vi: 'Xóa', en: 'Remove' },
      move: { from: ['ChuaPhatHanh'], to: 'DaHuy', wrong: 'PRICE_LIST_RELEASED' },
    },
    saoChep: {
      permission: 'DANH_MUC_VIEN_PHI',
      label: { vi: 'Sao chép', en: 'Copy' },
      move: { from: ['ChuaPhatHanh', 'DaPhatHanh'] },
    },
  },
});

export type BangGiaAction = keyof typeof bangGiaActs.acts;
