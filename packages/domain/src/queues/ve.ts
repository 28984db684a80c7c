import { defineActs } from '../acts/acts.ts';

export type VeState = 'cho' | 'dang_goi' | 'dang_phuc_vu' | 'xong' | 'vang' | 'huy' | 'chuyen';

/** What the acts on a queue ticket decide on: its state, and the room, store or facility of its queue. */
export type VeFacts = { TrangThai: string; node: string | null };

/** The life of a queue ticket (domain 10): it waits, is called, is served; side ways: absent, cancelled, moved. */
export const veActs = defineActs<VeFacts>()({
  name: 'VeHangDoi',
  initial: 'cho',
  states: {
    cho: { vi: 'Chờ', en: 'Waiting' },
    dang_goi: { vi: 'Đang gọi', en: 'Called' },
    dang_phuc_vu: { vi: 'Đang phục vụ', en: 'Being served' },
    xong: { vi: 'Xong', en: 'Done' },
    vang: { vi: 'Vắng', en: 'Absent' },
    huy: { vi: 'Đã hủy', en: 'Cancelled' },
    chuyen: { vi: 'Đã chuyển', en: 'Moved' },
  },
  acts: {
    goi: {
      permission: 'HANG_DOI',
      label: { vi: 'Gọi', en: 'Call' },
      move: { from: ['cho', 'vang'], to: 'dang_goi' },
    },
    goiLai: {
      permission: 'HANG_DOI',
      label: { vi: 'Gọi lại', en: 'Call again' },
      move: { from: ['dang_goi'], to: 'dang_goi' },
    },
    batDau: {
      permission: 'HANG_DOI',
      label: { vi: 'Bắt đầu phục vụ', en: 'Start serving' },
      move: { from: ['cho', 'dang_goi', 'vang'], to: 'dang_phuc_vu' },
    },
    xong: {
      permission: 'HANG_DOI',
      label: { vi: 'Xong', en: 'Finish' },
      move: { from: ['cho', 'dang_goi', 'dang_phuc_vu'], to: 'xong' },
    },
    vang: {
      permission: 'HANG_DOI',
      label: { vi: 'Bỏ qua', en: 'Skip' },
      move: { from: ['dang_goi'], to: 'vang' },
    },
    quayLai: {
      permission: 'HANG_DOI',
      label: { vi: 'Quay lại hàng đợi', en: 'Put back' },
      move: { from: ['vang'], to: 'cho' },
    },
    // A session that was opened by mistake and cancelled puts its ticket back.
    moLai: {
      permission: 'HANG_DOI',
      label: { vi: 'Chờ lại', en: 'Wait again' },
      move: { from: ['dang_phuc_vu', 'xong'], to: 'cho' },
    },
    huy: {
      permission: 'HANG_DOI',
      label: { vi: 'Hủy số', en: 'Cancel' },
      move: { from: ['cho', 'dang_goi', 'dang_phuc_vu', 'vang'], to: 'huy' },
    },
    chuyen: {
      permission: 'HANG_DOI',
      label: { vi: 'Chuyển', en: 'Move' },
      move: { from: ['cho', 'dang_goi', 'dang_phuc_vu', 'vang'], to: 'chuyen' },
    },
  },
});

export type VeAction = keyof typeof veActs.acts;
