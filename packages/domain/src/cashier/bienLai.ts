import { defineActs } from '../acts/acts.ts';
import type { ErrorCode } from '../errors/errors.ts';
import { type Decimal, dec } from '../money/decimal.ts';

/** What the acts on a receipt decide on. `HachToan` is the sum of the postings from this receipt. */
export type BienLaiFacts = {
  TrangThai: string;
  node: string | null;
  CaDaKetToan: boolean;
  HachToan: Decimal;
};

/** States of a receipt (cashier 8.2). A cancelled receipt keeps its number; a state is never deleted. */
export const bienLaiActs = defineActs<BienLaiFacts>()({
  name: 'BienLai',
  initial: 'ChuaThuTien',
  states: {
    ChuaThuTien: { vi: 'Chưa thu tiền', en: 'Not collected' },
    DaThuTien: { vi: 'Đã thu tiền', en: 'Collected' },
    DangHachToan: { vi: 'Đang hạch toán', en: 'Partly allocated' },
    HachToanToanBo: { vi: 'Hạch toán toàn bộ', en: 'Fully allocated' },
    DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
  },
  acts: {
    thuTien: {
      permission: 'VIEN_PHI_THU',
      label: { vi: 'Thu tiền', en: 'Collect' },
      move: { from: ['ChuaThuTien'], to: 'DaThuTien' },
    },
    thuTrucTiep: {
      permission: 'VIEN_PHI_THU',
      label: { vi: 'Thu trực tiếp', en: 'Collect and allocate' },
      move: { from: ['ChuaThuTien'], to: 'HachToanToanBo' },
    },
    hachToan: {
      permission: 'VIEN_PHI_THU',
      label: { vi: 'Hạch toán', en: 'Allocate' },
      move: { from: ['DaThuTien', 'DangHachToan'], to: 'DangHachToan' },
    },
    hachToanToanBo: {
      permission: 'VIEN_PHI_THU',
      label: { vi: 'Hạch toán toàn bộ', en: 'Allocate fully' },
      move: { from: ['DaThuTien', 'DangHachToan'], to: 'HachToanToanBo' },
    },
    huyHachToanMotPhan: {
      permission: 'VIEN_PHI_HUY',
      label: { vi: 'Hủy hạch toán một phần', en: 'Take back some postings' },
      move: { from: ['HachToanToanBo', 'DangHachToan'], to: 'DangHachToan' },
      refuse: inOpenShift,
    },
    huyHachToan: {
      permission: 'VIEN_PHI_HUY',
      label: { vi: 'Hủy hạch toán', en: 'Take back all postings' },
      move: { from: ['HachToanToanBo', 'DangHachToan'], to: 'DaThuTien' },
      refuse: inOpenShift,
    },
    huy: {
      permission: 'VIEN_PHI_HUY',
      label: { vi: 'Hủy biên lai', en: 'Cancel receipt' },
      move: { from: ['ChuaThuTien', 'DaThuTien'], to: 'DaHuy' },
      refuse: mayCancel,
    },
  },
});

/** The allocating action that a receipt worth `payable` takes when `posted` of it is allocated. */
export function hanhDongHachToan(payable: Decimal, posted: Decimal): 'hachToan' | 'hachToanToanBo' {
  return dec(posted).gte(payable) ? 'hachToanToanBo' : 'hachToan';
}

// A closed shift is immutable: money goes back by a refund with a receipt of its own.
function inOpenShift(receipt: BienLaiFacts): ErrorCode | null {
  return receipt.CaDaKetToan ? 'SHIFT_CLOSED' : null;
}

function mayCancel(receipt: BienLaiFacts): ErrorCode | null {
  return inOpenShift(receipt) ?? (dec(receipt.HachToan).gt(0) ? 'RECEIPT_HAS_POSTINGS' : null);
}
