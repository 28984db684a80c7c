import { defineActs } from '../acts/acts.ts';

/** How a prescription stands with the national system: never told, waiting, failed, told, given up by the operator. */
export const trangThaiGuiDon = {
  ChuaGui: { vi: 'Chưa gửi', en: 'Not sent' },
  Cho: { vi: 'Chờ gửi', en: 'Waiting' },
  Loi: { vi: 'Gửi lỗi', en: 'Failed' },
  DaGui: { vi: 'Đã gửi', en: 'Sent' },
  DaHuy: { vi: 'Đã bỏ gửi', en: 'Given up' },
} as const;

export type TrangThaiGuiDon = keyof typeof trangThaiGuiDon;

/** What sending a prescription decides on; the node is the room that prescribed it. */
export type LienThongFacts = { TrangThai: string; node: string | null };

/** The act on a prescription that is to be told to the national system. */
export const lienThongActs = defineActs<LienThongFacts>()({
  name: 'ToaThuoc',
  states: trangThaiGuiDon,
  acts: {
    guiLienThong: {
      permission: 'LIEN_THONG_DON_THUOC',
      label: { vi: 'Gửi đơn lên hệ thống quốc gia', en: 'Send to the national system' },
      move: { from: ['ChuaGui', 'Cho', 'Loi'], wrong: 'PRESCRIPTION_SENT' },
    },
  },
});
