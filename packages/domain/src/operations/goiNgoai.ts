import { defineActs } from '../acts/acts.ts';

/** What the acts on a call to an outside system decide on; calls belong to the installation. */
export type GoiNgoaiFacts = { TrangThai: string; node: null };

/** The states of a call that is still to be sent. */
export const chuaGui = ['Cho', 'Loi'] as const;

/** The life of a call to an outside system: it waits, failed and waits again, was sent, or is given up. */
export const goiNgoaiActs = defineActs<GoiNgoaiFacts>()({
  name: 'GoiNgoai',
  initial: 'Cho',
  states: {
    Cho: { vi: 'Chờ gửi', en: 'Waiting' },
    Loi: { vi: 'Lỗi, sẽ thử lại', en: 'Failed, to be tried again' },
    DaGui: { vi: 'Đã gửi', en: 'Sent' },
    DaHuy: { vi: 'Đã bỏ', en: 'Given up' },
  },
  acts: {
    thuLai: {
      permission: 'QUAN_TRI',
      label: { vi: 'Thử lại', en: 'Try again' },
      move: { from: chuaGui, wrong: 'CALL_DONE' },
    },
    bo: {
      permission: 'QUAN_TRI',
      label: { vi: 'Bỏ', en: 'Give up' },
      move: { from: chuaGui, to: 'DaHuy', wrong: 'CALL_DONE' },
    },
  },
});

export type GoiNgoaiAction = keyof typeof goiNgoaiActs.acts;
