import type { Tone } from '../../../ui/StateTag.tsx';
import type { LeavingStayFragment } from './discharges.main.gen.ts';

/** The colours of the states of a stay. */
export const leavingTones: Readonly<Record<LeavingStayFragment['TrangThai'], Tone>> = {
  MoiVaoVien: 'waiting',
  KhoaTraLai: 'urgent',
  DangDieuTri: 'progress',
  ChiDinhRaVien: 'called',
  ChoThanhToan: 'waiting',
  DaRaVien: 'done',
  DaHuy: 'cancelled',
};
