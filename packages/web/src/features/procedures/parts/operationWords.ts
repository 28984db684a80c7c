import { type TrangThaiTuongTrinh, tuongTrinhActs } from '@sen/domain/procedures/tuongTrinh';
import { currentLanguage } from '../../../session/i18n.ts';
import { formatTime } from '../../../ui/dateText.ts';
import type { Tone } from '../../../ui/StateTag.tsx';
import type { DayOperation } from '../dayPlan.ts';

/** The colours of the states of a report. */
export const toneOfReport: Readonly<Record<TrangThaiTuongTrinh, Tone>> = {
  DangSuDung: 'waiting',
  DangThucHien: 'progress',
  DaKhoa: 'result',
  DaTraKetQua: 'done',
  DaHuy: 'cancelled',
};

/** The states of operations on a day's list. */
export const shownStates = ['DangSuDung', 'DangThucHien', 'DaKhoa', 'DaTraKetQua'] as const;

export function stateText(state: TrangThaiTuongTrinh, language: 'vi' | 'en'): string {
  return tuongTrinhActs.states[state][language];
}

/** An operation in one line, for those who hear it and for those who point at it. */
export function operationName(operation: DayOperation, end: number, t: (key: string) => string): string {
  const { BatDau, TenBenhNhan, MaYTe, NamSinh, dichVus, NguoiThucHienChinh, TrangThai, LaKhanCap } =
    operation;
  return [
    `${formatTime(BatDau)}–${formatTime(new Date(end))}`,
    stateText(TrangThai, currentLanguage()),
    LaKhanCap ? t('day.urgent') : null,
    `${TenBenhNhan} (${[MaYTe, NamSinh].filter(Boolean).join(', ')})`,
    operation.SoPhieuYeuCau,
    dichVus.join(', '),
    NguoiThucHienChinh?.ten,
  ]
    .filter(Boolean)
    .join(' · ');
}
