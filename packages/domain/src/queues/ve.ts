import { defineActs, type Refusal } from '../acts/acts.ts';

export type VeState = 'cho' | 'dang_goi' | 'dang_phuc_vu' | 'xong' | 'vang' | 'huy' | 'chuyen';

/** The states in which somebody still stands with a number, whatever its day: it ends when it is done or closed. */
export const unfinishedStates = [
  'cho',
  'dang_goi',
  'dang_phuc_vu',
  'vang',
] as const satisfies readonly VeState[];

/** Whether somebody still stands with a number in this state. */
export function isUnfinished(state: VeState): boolean {
  return unfinishedStates.some((one) => one === state);
}

/** What the acts on a queue ticket decide on. */
export type VeFacts = {
  TrangThai: string;
  /** The room, store or facility of its queue. */
  node: string | null;
  soLanGoi: number;
  /** How often somebody is called before they are passed over. */
  soLanGoiCan: number;
  /** Seconds since the last call; null when never called. */
  giayTuLucGoi: number | null;
};

/** Somebody who is called has this long to come before they are called again, in seconds. */
export const recallWait = 15;

const recallable = ({ giayTuLucGoi }: VeFacts): Refusal | null => {
  if (giayTuLucGoi === null || giayTuLucGoi >= recallWait) return null;
  return { code: 'RECALL_TOO_SOON', details: { seconds: Math.ceil(recallWait - giayTuLucGoi) } };
};

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
      refuse: recallable,
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
      refuse: ({ soLanGoi, soLanGoiCan }) =>
        soLanGoi < soLanGoiCan
          ? { code: 'TOO_FEW_CALLS', details: { calls: soLanGoi, needed: soLanGoiCan } }
          : null,
    },
    // Who does not come is not waited for, called or not.
    khongDen: {
      permission: 'HANG_DOI',
      label: { vi: 'Không đến', en: 'Did not come' },
      move: { from: ['cho', 'dang_goi'], to: 'vang' },
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
