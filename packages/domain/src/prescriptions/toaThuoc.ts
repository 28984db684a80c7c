import { defineActs } from '../acts/acts.ts';
import type { ErrorCode } from '../errors/errors.ts';

/** What the acts on a prescription decide on. */
export type ToaThuocFacts = {
  TrangThai: string;
  /** The room that prescribed it. */
  node: string | null;
  /** Its drugs are bought outside. */
  muaNgoai: boolean;
  /** A line is paid. */
  daThuTien: boolean;
  /** The pharmacy has approved that it is handed out. */
  daDuyetCap: boolean;
};

/** The life of a prescription: draft, prescribed, asked to pay, supplied, cancelled. */
export const toaThuocActs = defineActs<ToaThuocFacts>()({
  name: 'ToaThuoc',
  initial: 'Nhap',
  states: {
    Nhap: { vi: 'Nháp', en: 'Draft' },
    DaKe: { vi: 'Đã kê', en: 'Prescribed' },
    YeuCauThanhToan: { vi: 'Yêu cầu thanh toán', en: 'Payment asked' },
    DaCap: { vi: 'Đã cấp', en: 'Supplied' },
    DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
  },
  acts: {
    ke: {
      permission: 'KE_DON',
      label: { vi: 'Kê đơn', en: 'Prescribe' },
      move: { from: ['Nhap'], to: 'DaKe' },
    },
    // The whole prescription is replaced; what the cashier or the counter has it for is not written anew.
    sua: {
      permission: 'KE_DON',
      label: { vi: 'Sửa đơn', en: 'Change' },
      move: { from: ['DaKe'], wrong: 'PRESCRIPTION_ISSUED' },
      refuse: approved,
    },
    yeuCauThanhToan: {
      permission: 'KE_DON',
      label: { vi: 'Yêu cầu thanh toán', en: 'Ask for payment' },
      move: { from: ['DaKe'], to: 'YeuCauThanhToan' },
      refuse: (toa) => (toa.muaNgoai ? 'PRESCRIPTION_OUTSIDE' : null),
    },
    huyYeuCauThanhToan: {
      permission: 'KE_DON',
      label: { vi: 'Hủy yêu cầu thanh toán', en: 'Take the request back' },
      move: { from: ['YeuCauThanhToan'], to: 'DaKe' },
      refuse: (toa) => (toa.daThuTien ? 'PRESCRIPTION_ISSUED' : null),
    },
    cap: {
      permission: 'CAP_PHAT_THUOC',
      label: { vi: 'Cấp thuốc', en: 'Supply' },
      move: { from: ['DaKe', 'YeuCauThanhToan'], to: 'DaCap' },
    },
    huyCap: {
      permission: 'CAP_PHAT_THUOC',
      label: { vi: 'Hủy cấp', en: 'Take the supply back' },
      move: { from: ['DaCap'], to: 'DaKe' },
    },
    huy: {
      permission: 'KE_DON',
      label: { vi: 'Hủy đơn', en: 'Cancel' },
      move: { from: ['Nhap', 'DaKe'], to: 'DaHuy', wrong: 'PRESCRIPTION_ISSUED' },
      refuse: (toa) => (toa.daThuTien ? 'PRESCRIPTION_ISSUED' : approved(toa)),
    },
  },
});

/** What the pharmacy has looked at stays as it is until the approval is taken back. */
function approved({ daDuyetCap }: ToaThuocFacts): ErrorCode | null {
  return daDuyetCap ? 'PRESCRIPTION_APPROVED' : null;
}

export type ToaThuocAction = keyof typeof toaThuocActs.acts;
export type ToaThuocState = keyof typeof toaThuocActs.states;

/** The letter that ends a prescription's code (domain 5.2): n with an addictive drug, h psychotropic or precursor, else c. */
export function letterOf(control: string | null): 'n' | 'h' | 'c' {
  if (control === 'GayNghien') return 'n';
  return control === 'HuongThan' || control === 'TienChat' ? 'h' : 'c';
}

const digits = '0123456789abcdefghijklmnopqrstuvwxyz';

/** A prescription code: 5 characters of the facility, 7 random ones, a dash, the letter; 14 in all. `random` in [0, 1). */
export function maDonThuoc(dauMa: string, letter: 'n' | 'h' | 'c', random: () => number): string {
  const own = Array.from({ length: 7 }, () => digits[Math.floor(random() * digits.length)]).join('');
  return `${dauMa}${own}-${letter}`;
}

/** What the days of a prescription depend on: the diseases of the session, and whether its doctor calls the illness chronic. */
export type CourseFacts = { longCourse: boolean; lastingPain: boolean; chronic: boolean };

/** The most days of one prescription (domain 5.4), and the code that says why more is refused. */
export function daysLimit(
  letter: 'n' | 'h' | 'c',
  { longCourse, lastingPain, chronic }: CourseFacts,
): { max: number; code: ErrorCode } {
  if (letter === 'n' && !lastingPain) return { max: 7, code: 'DRUG_DAYS_NARCOTIC' };
  if (letter === 'h' && !chronic && !longCourse) return { max: 10, code: 'DRUG_DAYS_PSYCHOTROPIC' };
  if (letter === 'c' && longCourse) return { max: 90, code: 'DRUG_DAYS_TOO_MANY' };
  return letter === 'c' ? { max: 30, code: 'DRUG_DAYS_NOT_LISTED' } : { max: 30, code: 'DRUG_DAYS_TOO_MANY' };
}
