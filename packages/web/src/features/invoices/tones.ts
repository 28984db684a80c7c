import type { Tone } from '../../ui/StateTag.tsx';

/** How an invoice looks by its state. */
export const invoiceTones = {
  Nhap: 'waiting',
  ChoGui: 'progress',
  DangGui: 'progress',
  KhongRo: 'urgent',
  TuChoi: 'urgent',
  DaPhatHanh: 'done',
  DaDieuChinh: 'called',
  BiThayThe: 'cancelled',
  DaXoa: 'cancelled',
} as const satisfies Record<string, Tone>;

/** How an exchange with a provider looks by its outcome. */
export const exchangeTones = {
  Xong: 'done',
  Cho: 'progress',
  TuChoi: 'urgent',
  KhongRo: 'called',
  KhongCo: 'waiting',
} as const satisfies Record<string, Tone>;

/** How a notice of errors looks by its state. */
export const noticeTones = {
  DaLap: 'waiting',
  DaGui: 'progress',
  TiepNhan: 'done',
  KhongTiepNhan: 'urgent',
  DaHuy: 'cancelled',
} as const satisfies Record<string, Tone>;
