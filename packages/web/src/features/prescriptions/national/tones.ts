import type { TrangThaiGuiDon } from '@sen/domain/prescriptions/lienThongActs';
import type { Tone } from '../../../ui/StateTag.tsx';

/** The colours of how a prescription stands with the national system. */
export const tones: Readonly<Record<TrangThaiGuiDon, Tone>> = {
  ChuaGui: 'waiting',
  Cho: 'progress',
  Loi: 'urgent',
  DaGui: 'done',
  DaHuy: 'cancelled',
  ChoThuHoi: 'progress',
  LoiThuHoi: 'urgent',
  DaThuHoi: 'cancelled',
};
