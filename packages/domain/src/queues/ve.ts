import { defineWorkflow } from '../workflow/workflow.ts';

export type VeState = 'cho' | 'dang_goi' | 'dang_phuc_vu' | 'xong' | 'vang' | 'huy' | 'chuyen';

/** A queue ticket as its workflow sees it. */
export type Ve = { TrangThai: string };

/** The life of a queue ticket (domain 10): it waits, is called, is served; side ways: absent, cancelled, moved. */
export const veWorkflow = defineWorkflow<Ve>()({
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
  transitions: {
    goi: { from: ['cho', 'vang'], to: 'dang_goi', permission: 'HANG_DOI', label: { vi: 'Gọi', en: 'Call' } },
    goiLai: {
      from: ['dang_goi'],
      to: 'dang_goi',
      permission: 'HANG_DOI',
      label: { vi: 'Gọi lại', en: 'Call again' },
    },
    batDau: {
      from: ['cho', 'dang_goi', 'vang'],
      to: 'dang_phuc_vu',
      permission: 'HANG_DOI',
      label: { vi: 'Bắt đầu phục vụ', en: 'Start serving' },
    },
    xong: {
      from: ['cho', 'dang_goi', 'dang_phuc_vu'],
      to: 'xong',
      permission: 'HANG_DOI',
      label: { vi: 'Xong', en: 'Finish' },
    },
    vang: { from: ['dang_goi'], to: 'vang', permission: 'HANG_DOI', label: { vi: 'Bỏ qua', en: 'Skip' } },
    quayLai: {
      from: ['vang'],
      to: 'cho',
      permission: 'HANG_DOI',
      label: { vi: 'Quay lại hàng đợi', en: 'Put back' },
    },
    // A session that was opened by mistake and cancelled puts its ticket back.
    moLai: {
      from: ['dang_phuc_vu', 'xong'],
      to: 'cho',
      permission: 'HANG_DOI',
      label: { vi: 'Chờ lại', en: 'Wait again' },
    },
    huy: {
      from: ['cho', 'dang_goi', 'dang_phuc_vu', 'vang'],
      to: 'huy',
      permission: 'HANG_DOI',
      label: { vi: 'Hủy số', en: 'Cancel' },
    },
    chuyen: {
      from: ['cho', 'dang_goi', 'dang_phuc_vu', 'vang'],
      to: 'chuyen',
      permission: 'HANG_DOI',
      label: { vi: 'Chuyển', en: 'Move' },
    },
  },
});

export type VeAction = keyof typeof veWorkflow.transitions;
