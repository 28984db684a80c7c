import { defineActs } from '../acts/acts.ts';

/** What the acts on a case report decide on: its state, and the room of its session. */
export type BaoCaoFacts = { TrangThai: string; node: string | null };

/**
 * The life of a case report: written, sent (a person writes down the day, to whom and under which number), replaced by a new version,
 * cancelled. What was sent is never edited.
 */
export const baoCaoActs = defineActs<BaoCaoFacts>()({
  name: 'BaoCaoCaBenh',
  initial: 'Nhap',
  states: {
    Nhap: { vi: 'Đang soạn', en: 'Draft' },
    DaGui: { vi: 'Đã gửi', en: 'Sent' },
    BiThayThe: { vi: 'Đã có bản mới', en: 'Replaced' },
    DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
  },
  acts: {
    sua: {
      permission: 'BAO_CAO_CA_BENH',
      label: { vi: 'Sửa', en: 'Change' },
      move: { from: ['Nhap'], to: 'Nhap', wrong: 'CASE_REPORT_SENT' },
    },
    gui: {
      permission: 'BAO_CAO_CA_BENH',
      label: { vi: 'Ghi nhận đã gửi', en: 'Record as sent' },
      move: { from: ['Nhap'], to: 'DaGui' },
    },
    lapLai: {
      permission: 'BAO_CAO_CA_BENH',
      label: { vi: 'Lập bản mới', en: 'New version' },
      move: { from: ['DaGui'], to: 'BiThayThe' },
    },
    huy: {
      permission: 'BAO_CAO_CA_BENH',
      label: { vi: 'Hủy báo cáo', en: 'Cancel' },
      move: { from: ['Nhap', 'DaGui'], to: 'DaHuy' },
    },
  },
});
