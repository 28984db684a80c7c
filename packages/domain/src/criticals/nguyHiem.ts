import { defineActs } from '../acts/acts.ts';

/** What the acts on a critical finding decide on: the place that ordered. */
export type NguyHiemFacts = { TrangThai: string; node: string | null };

/**
 * The life of a critical finding of a result that was given out: it waits until a doctor of the place that ordered acknowledges it, or is
 * withdrawn with the result.
 */
export const nguyHiemActs = defineActs<NguyHiemFacts>()({
  name: 'KetQuaNguyHiem',
  initial: 'ChoXacNhan',
  states: {
    ChoXacNhan: { vi: 'Chờ xác nhận', en: 'Not acknowledged' },
    DaXacNhan: { vi: 'Đã xác nhận', en: 'Acknowledged' },
    DaThu: { vi: 'Đã thu hồi', en: 'Withdrawn' },
  },
  acts: {
    xacNhan: {
      permission: 'KHAM_BENH',
      label: { vi: 'Xác nhận đã nhận', en: 'Acknowledge' },
      move: { from: ['ChoXacNhan'], to: 'DaXacNhan', wrong: 'CRITICAL_ANSWERED' },
    },
    thuHoi: {
      permission: 'KHAM_BENH',
      label: { vi: 'Thu hồi', en: 'Withdraw' },
      move: { from: ['ChoXacNhan', 'DaXacNhan'], to: 'DaThu' },
    },
  },
});

/** Whom a finding that nobody has acknowledged is told to, one after the other, each after the minutes of the facility. */
export const capBaoLai = ['NoiChiDinh', 'NoiThucHien'] as const;

/**
 * How often a finding should have been told of again after so many ms: none before the first interval is over, then once an interval until
 * everybody was told.
 */
export function timesToTell(waited: number, minutes: number): number {
  const due = Math.floor(waited / (minutes * 60_000));
  return Math.min(Math.max(due, 0), capBaoLai.length);
}
