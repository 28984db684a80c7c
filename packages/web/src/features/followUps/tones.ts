import type { Tone } from '../../ui/StateTag.tsx';
import type { PhieuHenFragment } from './followUps.main.gen.ts';
import type { DongTaiKhamFragment } from './list.main.gen.ts';

/** The colours of how an appointment stands. */
export const tones: Readonly<Record<DongTaiKhamFragment['TinhTrang'], Tone>> = {
  ChoDen: 'waiting',
  QuaHen: 'urgent',
  DaDen: 'done',
  DaHuy: 'cancelled',
};

/** The colours of the states of a slip. */
export const slipTones: Readonly<Record<PhieuHenFragment['TrangThai'], Tone>> = {
  HieuLuc: 'done',
  DaDung: 'waiting',
  BiThayThe: 'cancelled',
  DaHuy: 'cancelled',
};
