import type { Tone } from '../../ui/StateTag.tsx';
import type { BienBanFragment } from './consultations.main.gen.ts';

/** The colours of the states of minutes. */
export const stateTones: Readonly<Record<BienBanFragment['TrangThai'], Tone>> = {
  DangSoan: 'progress',
  HoanTat: 'done',
  DaHuy: 'cancelled',
};
