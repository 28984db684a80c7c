import type { TinhTrangDuToan } from '@sen/domain/estimates/duToan';

/** How states of estimates look. */
export const tones = {
  HieuLuc: 'progress',
  DaChuyen: 'done',
  HetHan: 'waiting',
  DaHuy: 'cancelled',
} as const satisfies Record<TinhTrangDuToan, string>;
