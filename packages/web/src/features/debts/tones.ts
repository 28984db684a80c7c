import type { CotTuoiNo } from '@sen/domain/debts/ageing';
import type { TinhTrangCuaNo } from '@sen/domain/debts/tinhTrangNo';
import type { Tone } from '../../ui/StateTag.tsx';

/** How debts look by the way they stand today. */
export const debtTones = {
  QuaHan: 'urgent',
  ConHan: 'waiting',
  ChoDuyet: 'progress',
  TatToan: 'done',
  DaXoaNo: 'cancelled',
  DaHuy: 'cancelled',
} as const satisfies Record<TinhTrangCuaNo, Tone>;

/** How a debt looks by its own state. */
export const stateTones = {
  ConNo: 'progress',
  TatToan: 'done',
  DaXoaNo: 'cancelled',
  DaHuy: 'cancelled',
} as const satisfies Record<string, Tone>;

/** How a request to write off looks. */
export const writeOffTones = {
  ChoDuyet: 'progress',
  DaDuyet: 'done',
  TuChoi: 'cancelled',
  DaRut: 'cancelled',
} as const satisfies Record<string, Tone>;

export const ages: readonly CotTuoiNo[] = [
  'ChuaDenHan',
  'Ngay1Den30',
  'Ngay31Den60',
  'Ngay61Den90',
  'TrenNgay90',
];
