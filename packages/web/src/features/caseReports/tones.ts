import type { Tone } from '../../ui/StateTag.tsx';
import type { DongCaFragment } from './list.main.gen.ts';

/** The colours of the states of cases. */
export const stateTones: Readonly<Record<DongCaFragment['TrangThai'], Tone>> = {
  ChuaLap: 'waiting',
  Nhap: 'progress',
  DaGui: 'done',
  BiThayThe: 'waiting',
  DaHuy: 'cancelled',
};

/** How a case stands to its deadline. */
export const deadlineTones: Readonly<Record<NonNullable<DongCaFragment['Han']>, Tone>> = {
  DungHan: 'done',
  GuiTre: 'progress',
  SapDenHan: 'waiting',
  QuaHan: 'urgent',
};
