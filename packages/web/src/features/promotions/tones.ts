import type { Tone } from '../../ui/StateTag.tsx';

/** The colours of the states of programmes and vouchers. */
export const releaseTones = {
  ChuaPhatHanh: 'waiting',
  DaPhatHanh: 'done',
  DaKetThuc: 'result',
  DaHuy: 'cancelled',
} as const satisfies Record<string, Tone>;
