import { defineActs } from '../acts/acts.ts';
import type { Issue } from '../catalogue/validate.ts';

/** Papers of one customer at most, and megabytes of one. */
export const gppPapersMost = 20;
export const gppPaperMegabytes = 5;

/** The kinds of files that a paper may be. */
export const gppPaperKinds = ['application/pdf', 'image/png', 'image/jpeg'] as const;

/** What the acts on a paper decide on; a customer belongs to no facility. */
export type ChungTuGPPFacts = {
  TrangThai: string;
  node: null;
  /** The record of the customer is cancelled. */
  daHuyHoSo: boolean;
};

/** The life of a paper of a business customer: kept, or removed with a reason; what was removed stays readable to who may change. */
export const chungTuGPPActs = defineActs<ChungTuGPPFacts>()({
  name: 'ChungTuGPP',
  initial: 'DangSuDung',
  states: {
    DangSuDung: { vi: 'Đang sử dụng', en: 'In use' },
    DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
  },
  acts: {
    huy: {
      permission: 'BENH_NHAN_SUA',
      label: { vi: 'Bỏ chứng từ', en: 'Remove the paper' },
      move: { from: ['DangSuDung'], to: 'DaHuy' },
      refuse: ({ daHuyHoSo }) => (daHuyHoSo ? 'PATIENT_CANCELLED' : null),
    },
  },
});

/** What is wrong with a file as a paper, by its kind and bytes. */
export function gppPaperIssue(type: string | null, bytes: number): Issue | null {
  if (!gppPaperKinds.some((kind) => kind === type)) return { path: 'ChungTuGPPs', code: 'PAPER_KIND' };
  return bytes > gppPaperMegabytes * 1024 * 1024
    ? { path: 'ChungTuGPPs', code: 'FILE_TOO_LARGE', details: { max: gppPaperMegabytes } }
    : null;
}
