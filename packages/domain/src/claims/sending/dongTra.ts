import { defineActs } from '../../acts/acts.ts';

/** Who told of it: the portal's answer to the file, or a file of refused lines. */
export const nguonTra = {
  Cong: { vi: 'Cổng trả lời', en: 'Answer of the portal' },
  Tep: { vi: 'Tệp giám định', en: 'File of the auditors' },
} as const;

const states = {
  ChoXuLy: { vi: 'Chờ xử lý', en: 'Waiting' },
  DaGiaiTrinh: { vi: 'Đã giải trình', en: 'Explained' },
  ChapNhan: { vi: 'Chấp nhận xuất toán', en: 'Refusal accepted' },
  DaSua: { vi: 'Đã sửa, gửi lại', en: 'Corrected and sent again' },
  DaRut: { vi: 'Đã rút tệp', en: 'File taken back' },
} as const;

export type TrangThaiDongTra = keyof typeof states;

/** What is done with a line that came back (claims 19). */
export const dongTraActs = defineActs<{ TrangThai: string; node: string | null }>()({
  name: 'DongTraBHYT',
  initial: 'ChoXuLy',
  states,
  acts: {
    giaiTrinh: {
      permission: 'HO_SO_BHYT_GUI',
      label: { vi: 'Giải trình', en: 'Explain' },
      move: { from: ['ChoXuLy', 'DaGiaiTrinh'], to: 'DaGiaiTrinh' },
    },
    chapNhan: {
      permission: 'HO_SO_BHYT_GUI',
      label: { vi: 'Chấp nhận xuất toán', en: 'Accept the refusal' },
      move: { from: ['ChoXuLy', 'DaGiaiTrinh'], to: 'ChapNhan' },
    },
    moLai: {
      permission: 'HO_SO_BHYT_GUI',
      label: { vi: 'Mở lại', en: 'Open again' },
      move: { from: ['DaGiaiTrinh', 'ChapNhan'], to: 'ChoXuLy' },
    },
  },
});

/** What follows from a correction that is sent. */
export const dongTraSteps = defineActs<{ TrangThai: string; node: string | null }>()({
  name: 'DongTraBHYT',
  initial: 'ChoXuLy',
  states,
  acts: {
    daSua: {
      permission: 'HO_SO_BHYT_GUI',
      label: { vi: 'Đã sửa, gửi lại', en: 'Corrected and sent again' },
      move: { from: ['ChoXuLy', 'DaGiaiTrinh'], to: 'DaSua' },
    },
    huy: {
      permission: 'HO_SO_BHYT_GUI',
      label: { vi: 'Rút tệp', en: 'File taken back' },
      move: { from: ['ChoXuLy'], to: 'DaRut' },
    },
  },
});
