import type { TrangThaiPhieuKho } from '@sen/domain/stock/phieuKho';
import type { Tone } from '../../ui/StateTag.tsx';

/** The colour of each state of a paper. */
export const stateTones: Readonly<Record<TrangThaiPhieuKho, Tone>> = {
  Nhap: 'waiting',
  DaXacNhan: 'done',
  DangChuyen: 'progress',
  DaNhan: 'done',
  DaTuChoi: 'urgent',
  DaHuy: 'cancelled',
};
