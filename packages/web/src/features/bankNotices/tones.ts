import type { Tone } from '../../ui/StateTag.tsx';

/** The colours of the states of a transfer. */
export const noticeTones = {
  ChoXuLy: 'progress',
  DaThuTien: 'done',
  BoQua: 'cancelled',
  DaHuy: 'cancelled',
} as const satisfies Record<string, Tone>;
