import { defineActs } from '../acts/acts.ts';

export type MauInState = 'Nhap' | 'DaPhatHanh' | 'DaHuy';

/** What the acts on a site's version of a print form decide on. */
export type MauInFacts = { TrangThai: string; node: null };

/** The life of a version of a print form: drafted, released from a day on, withdrawn. A released one never changes. */
export const mauInActs = defineActs<MauInFacts>()({
  name: 'MauIn',
  initial: 'Nhap',
  states: {
    Nhap: { vi: 'Bản nháp', en: 'Draft' },
    DaPhatHanh: { vi: 'Đã phát hành', en: 'Released' },
    DaHuy: { vi: 'Đã hủy', en: 'Withdrawn' },
  },
  acts: {
    sua: {
      permission: 'MAU_IN_SUA',
      label: { vi: 'Sửa', en: 'Change' },
      move: { from: ['Nhap'], wrong: 'PRINT_FORM_RELEASED' },
    },
    phatHanh: {
      permission: 'MAU_IN_SUA',
      label: { vi: 'Phát hành', en: 'Release' },
      move: { from: ['Nhap'], to: 'DaPhatHanh', wrong: 'PRINT_FORM_RELEASED' },
    },
    // A draft that nobody prints is thrown away.
    xoa: {
      permission: 'MAU_IN_SUA',
      label: { vi: 'Xóa bản nháp', en: 'Discard' },
      move: { from: ['Nhap'], to: 'DaHuy', wrong: 'PRINT_FORM_RELEASED' },
    },
    // Withdrawing a released version brings the one before it back; withdrawing a draft discards it.
    huy: {
      permission: 'MAU_IN_SUA',
      label: { vi: 'Hủy', en: 'Withdraw' },
      move: { from: ['Nhap', 'DaPhatHanh'], to: 'DaHuy' },
    },
  },
});

export type MauInAction = keyof typeof mauInActs.acts;
