import { defineActs, type Refusal } from '../acts/acts.ts';
import type { ErrorCode } from '../errors/errors.ts';
import { type Decimal, dec, toMoney } from '../money/decimal.ts';
import { type ReceptionState, receptionClosed } from '../reception/tiepNhan.ts';

/** What the acts on the account of a visit decide on: the visit, and the sums of its account. Money as decimal text. */
export type VienPhiFacts = {
  /** The facility that received the patient. */
  node: string | null;
  visit: ReceptionState;
  /** What the patient pays, before promotions and exemptions. */
  BenhNhanTT: Decimal;
  ConLai: Decimal;
  ThuThua: Decimal;
  TamUngCon: Decimal;
  /** What of `ConLai` the patient was let go owing: open debts. */
  CongNo: Decimal;
  /** The fund's part of the whole visit. */
  BHChiTra: Decimal;
  /** The level of the card is not known before the portal tells it. */
  theChuaXacMinh: boolean;
  /** A line that the fund pays for and that is not performed; null when all are. */
  chuaThucHien: string | null;
};

/** What the confirmation of the insured costs decides on. */
export type ConfirmFacts = Pick<VienPhiFacts, 'BHChiTra' | 'theChuaXacMinh' | 'chuaThucHien'> & {
  visit: Pick<ReceptionState, 'TrangThai' | 'DaXacNhanBHYT'>;
};

/** Why no money of a visit may move, or null: the visit is cancelled, or its fees are completed and not opened again. */
export function feesClosed(visit: ReceptionState): ErrorCode | null {
  if (visit.TrangThai === 'DaHuy') return 'RECEPTION_CANCELLED';
  return visit.DaXacNhanChiPhi ? 'RECEPTION_COST_CONFIRMED' : null;
}

const isSome = (amount: Decimal) => dec(amount).gt(0);
const somethingDue = ({ ConLai }: VienPhiFacts): ErrorCode | null =>
  isSome(ConLai) ? null : 'NOTHING_TO_PAY';
const somethingNotOwed = ({ ConLai, CongNo }: VienPhiFacts): ErrorCode | null =>
  dec(ConLai).gt(CongNo) ? null : 'NOTHING_TO_PAY';
const someAdvance = ({ TamUngCon }: VienPhiFacts): ErrorCode | null =>
  isSome(TamUngCon) ? null : 'NO_ADVANCE';

/** What a person may do with the account of a visit (receipts, Acts; insurance, Closing). */
export const vienPhiActs = defineActs<VienPhiFacts>()({
  name: 'VienPhi',
  states: {},
  acts: {
    thuTien: {
      permission: 'VIEN_PHI_THU',
      label: { vi: 'Thu tiền', en: 'Collect' },
      refuse: (one) => feesClosed(one.visit) ?? somethingDue(one),
    },
    chuanBiThu: {
      permission: 'VIEN_PHI_THU',
      label: { vi: 'Chuẩn bị thu chuyển khoản', en: 'Prepare a transfer' },
      refuse: (one) => feesClosed(one.visit) ?? somethingDue(one),
    },
    tamUng: {
      permission: 'VIEN_PHI_THU',
      label: { vi: 'Tạm ứng', en: 'Take an advance' },
      refuse: (one) => feesClosed(one.visit),
    },
    choNo: {
      permission: 'CONG_NO_GHI',
      label: { vi: 'Cho nợ', en: 'Let go owing' },
      refuse: (one) => feesClosed(one.visit) ?? somethingNotOwed(one),
    },
    thuNo: {
      permission: 'VIEN_PHI_THU',
      label: { vi: 'Thu nợ', en: 'Collect debts' },
      refuse: ({ visit, CongNo }) => {
        if (visit.TrangThai === 'DaHuy') return 'RECEPTION_CANCELLED';
        return isSome(CongNo) ? null : 'NO_DEBT';
      },
    },
    hachToan: {
      permission: 'VIEN_PHI_THU',
      label: { vi: 'Hạch toán', en: 'Allocate advances' },
      refuse: (one) => feesClosed(one.visit) ?? someAdvance(one) ?? somethingDue(one),
    },
    hoanUng: {
      permission: 'VIEN_PHI_HOAN',
      label: { vi: 'Hoàn ứng', en: 'Return the advance' },
      refuse: (one) => feesClosed(one.visit) ?? someAdvance(one),
    },
    hoanTat: {
      permission: 'VIEN_PHI_THU',
      label: { vi: 'Hoàn tất viện phí', en: 'Complete the fees' },
      refuse: mayComplete,
    },
    huyHoanTat: {
      permission: 'VIEN_PHI_HUY',
      label: { vi: 'Hủy hoàn tất viện phí', en: 'Open the fees again' },
      refuse: ({ visit }) => {
        if (!visit.DaXacNhanChiPhi) return 'STATE_CHANGED';
        return visit.DaXacNhanBHYT ? 'RECEPTION_INSURANCE_CONFIRMED' : null;
      },
    },
    xacNhanBHYT: {
      permission: 'XAC_NHAN_BHYT',
      label: { vi: 'Xác nhận BHYT', en: 'Confirm the insured costs' },
      refuse: mayConfirm,
    },
    huyXacNhanBHYT: {
      permission: 'XAC_NHAN_BHYT_HUY',
      label: { vi: 'Hủy xác nhận BHYT', en: 'Take the confirmation back' },
      refuse: ({ visit }) => (visit.DaXacNhanBHYT ? null : 'STATE_CHANGED'),
    },
    tinhLai: {
      permission: 'VIEN_PHI_THU',
      label: { vi: 'Tính lại', en: 'Work out anew' },
      refuse: ({ visit }) =>
        feesClosed(visit) ?? (visit.DaXacNhanBHYT ? 'RECEPTION_INSURANCE_CONFIRMED' : null),
    },
    dungVoucher: {
      permission: 'VIEN_PHI_THU',
      label: { vi: 'Dùng voucher', en: 'Use a voucher' },
      refuse: (one) => receptionClosed(one.visit) ?? somethingDue(one),
    },
    boVoucher: {
      permission: 'VIEN_PHI_THU',
      label: { vi: 'Bỏ voucher', en: 'Take the voucher off' },
      refuse: ({ visit }) => receptionClosed(visit),
    },
    deNghiMienGiam: {
      permission: 'VIEN_PHI_DE_NGHI_MIEN_GIAM',
      label: { vi: 'Đề nghị miễn giảm', en: 'Ask for an exemption' },
      refuse: ({ visit, BenhNhanTT }) =>
        receptionClosed(visit) ?? (isSome(BenhNhanTT) ? null : 'NOTHING_TO_PAY'),
    },
    doiDoiTuong: {
      permission: 'VIEN_PHI_THU',
      label: { vi: 'Đổi đối tượng', en: 'Change the payer' },
      refuse: ({ visit }) => receptionClosed(visit),
    },
  },
});

export type VienPhiAction = keyof typeof vienPhiActs.acts;

/** Nothing is due but what open debts say, nothing is owed back, no advance is left. */
function mayComplete(one: VienPhiFacts): Refusal | null {
  const closed = feesClosed(one.visit);
  if (closed) return { code: closed };
  const { ThuThua, TamUngCon } = one;
  const due = toMoney(dec(one.ConLai).minus(one.CongNo));
  if (isSome(due)) return { code: 'VISIT_NOT_PAID', details: { due } };
  if (isSome(ThuThua)) return { code: 'VISIT_OVERPAID', details: { surplus: ThuThua } };
  return isSome(TamUngCon) ? { code: 'VISIT_ADVANCE_LEFT', details: { left: TamUngCon } } : null;
}

/**
 * What stops the confirmation of a visit's insured costs, or null. Confirmed, they are what the fund is billed: final, by a card whose
 * level is known, and for what was done (insurance 11).
 */
export function mayConfirm(one: ConfirmFacts): Refusal | null {
  const { visit, BHChiTra, theChuaXacMinh, chuaThucHien } = one;
  if (visit.TrangThai === 'DaHuy') return { code: 'RECEPTION_CANCELLED' };
  if (visit.DaXacNhanBHYT) return { code: 'RECEPTION_INSURANCE_CONFIRMED' };
  if (!isSome(BHChiTra)) return { code: 'NOTHING_INSURED' };
  if (theChuaXacMinh) return { code: 'CARD_LEVEL_UNKNOWN' };
  return chuaThucHien === null
    ? null
    : { code: 'INSURED_LINE_NOT_PERFORMED', details: { Ten: chuaThucHien } };
}
