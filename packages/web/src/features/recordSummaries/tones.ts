import type { Tone } from '../../ui/StateTag.tsx';
import type { DongYeuCauFragment } from './list.main.gen.ts';
import type { TomTatFragment } from './recordSummaries.main.gen.ts';

/** The colours of the states of requests. */
export const requestTones: Readonly<Record<DongYeuCauFragment['TrangThai'], Tone>> = {
  DaYeuCau: 'waiting',
  DaLap: 'progress',
  DaGiao: 'done',
  TuChoi: 'cancelled',
};

/** The colours of the states of summaries. */
export const summaryTones: Readonly<Record<TomTatFragment['TrangThai'], Tone>> = {
  DaCap: 'done',
  BiThayThe: 'waiting',
  DaHuy: 'cancelled',
};
