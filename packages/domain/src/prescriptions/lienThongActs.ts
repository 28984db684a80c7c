import { defineActs } from '../acts/acts.ts';

/** How a prescription stands with the national system: never told, waiting, failed, told, given up by the operator; one that was taken back after it was told: its withdrawal waits, failed, arrived. */
export const trangThaiGuiDon = {
  ChuaGui: { vi: 'Chưa gửi', en: 'Not sent' },
  Cho: { vi: 'Chờ gửi', en: 'Waiting' },
  Loi: { vi: 'Gửi lỗi', en: 'Failed' },
  DaGui: { vi: 'Đã gửi', en: 'Sent' },
  DaHuy: { vi: 'Đã bỏ gửi', en: 'Given up' },
  ChoThuHoi: { vi: 'Chờ thu hồi', en: 'To be withdrawn' },
  LoiThuHoi: { vi: 'Thu hồi lỗi', en: 'Not withdrawn' },
  DaThuHoi: { vi: 'Đã thu hồi', en: 'Withdrawn' },
} as const;

export type TrangThaiGuiDon = keyof typeof trangThaiGuiDon;

/** What sending a prescription decides on; the node is the room that prescribed it. */
export type LienThongFacts = { TrangThai: string; node: string | null };

/** The acts on a prescription that is to be told to the national system, or taken back there. */
export const lienThongActs = defineActs<LienThongFacts>()({
  name: 'ToaThuoc',
  states: trangThaiGuiDon,
  acts: {
    guiLienThong: {
      permission: 'LIEN_THONG_DON_THUOC',
      label: { vi: 'Gửi đơn lên hệ thống quốc gia', en: 'Send to the national system' },
      move: { from: ['ChuaGui', 'Cho', 'Loi'], wrong: 'PRESCRIPTION_SENT' },
    },
    thuHoiLienThong: {
      permission: 'LIEN_THONG_DON_THUOC',
      label: { vi: 'Thu hồi đơn trên hệ thống quốc gia', en: 'Withdraw from the national system' },
      move: { from: ['ChoThuHoi', 'LoiThuHoi'], wrong: 'PRESCRIPTION_NOT_TO_WITHDRAW' },
    },
  },
});
