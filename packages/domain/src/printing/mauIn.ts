import { defineWorkflow } from '../workflow/workflow.ts';

export type MauInState = 'Nhap' | 'DaPhatHanh' | 'DaHuy';

/** A site's version of a print form as its workflow sees it. */
export type MauInFacts = { TrangThai: string };

/** The life of a version of a print form: drafted, released from a day on, withdrawn. A released one never changes. */
export const mauInWorkflow = defineWorkflow<MauInFacts>()({
  name: 'MauIn',
  initial: 'Nhap',
  states: {
    Nhap: { vi: 'Bản nháp', en: 'Draft' },
    DaPhatHanh: { vi: 'Đã phát hành', en: 'Released' },
    DaHuy: { vi: 'Đã hủy', en: 'Withdrawn' },
  },
  transitions: {
    phatHanh: {
      from: ['Nhap'],
      to: 'DaPhatHanh',
      permission: 'MAU_IN_SUA',
      label: { vi: 'Phát hành', en: 'Release' },
    },
    // Withdrawing a released version brings the one before it back; withdrawing a draft discards it.
    huy: {
      from: ['Nhap', 'DaPhatHanh'],
      to: 'DaHuy',
      permission: 'MAU_IN_SUA',
      label: { vi: 'Hủy', en: 'Withdraw' },
    },
  },
});

export type MauInAction = keyof typeof mauInWorkflow.transitions;
