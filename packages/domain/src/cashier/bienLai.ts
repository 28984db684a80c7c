import { type Decimal, dec } from '../money/decimal.ts';
import { defineWorkflow } from '../workflow/workflow.ts';

/** What the receipt rules look at. `HachToan` is the sum of the postings from this receipt. */
export type BienLai = { CaDaKetToan: boolean; HachToan: Decimal };

/** States of a receipt (cashier 8.2). A cancelled receipt keeps its number; a state is never deleted. */
export const bienLai = defineWorkflow<BienLai>()({
  name: 'BienLai',
  initial: 'ChuaThuTien',
  states: {
    ChuaThuTien: { vi: 'Chưa thu tiền', en: 'Not collected' },
    DaThuTien: { vi: 'Đã thu tiền', en: 'Collected' },
    DangHachToan: { vi: 'Đang hạch toán', en: 'Partly allocated' },
    HachToanToanBo: { vi: 'Hạch toán toàn bộ', en: 'Fully allocated' },
    DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
  },
  transitions: {
    thuTien: {
      from: ['ChuaThuTien'],
      to: 'DaThuTien',
      permission: 'VIEN_PHI_THU',
      label: { vi: 'Thu tiền', en: 'Collect' },
    },
    thuTrucTiep: {
      from: ['ChuaThuTien'],
      to: 'HachToanToanBo',
      permission: 'VIEN_PHI_THU',
      label: { vi: 'Thu trực tiếp', en: 'Collect and allocate' },
    },
    hachToan: {
      from: ['DaThuTien', 'DangHachToan'],
      to: 'DangHachToan',
      permission: 'VIEN_PHI_THU',
      label: { vi: 'Hạch toán', en: 'Allocate' },
    },
    hachToanToanBo: {
      from: ['DaThuTien', 'DangHachToan'],
      to: 'HachToanToanBo',
      permission: 'VIEN_PHI_THU',
      label: { vi: 'Hạch toán toàn bộ', en: 'Allocate fully' },
    },
    huyHachToanMotPhan: {
      from: ['HachToanToanBo', 'DangHachToan'],
      to: 'DangHachToan',
      permission: 'VIEN_PHI_HUY',
      label: { vi: 'Hủy hạch toán một phần', en: 'Take back some postings' },
      guard: inOpenShift,
    },
    huyHachToan: {
      from: ['HachToanToanBo', 'DangHachToan'],
      to: 'DaThuTien',
      permission: 'VIEN_PHI_HUY',
      label: { vi: 'Hủy hạch toán', en: 'Take back all postings' },
      guard: inOpenShift,
    },
    huy: {
      from: ['ChuaThuTien', 'DaThuTien'],
      to: 'DaHuy',
      permission: 'VIEN_PHI_HUY',
      label: { vi: 'Hủy biên lai', en: 'Cancel receipt' },
      guard: mayCancel,
    },
  },
});

/** The allocating action that a receipt worth `payable` takes when `posted` of it is allocated. */
export function hanhDongHachToan(payable: Decimal, posted: Decimal): 'hachToan' | 'hachToanToanBo' {
  return dec(posted).gte(payable) ? 'hachToanToanBo' : 'hachToan';
}

// A closed shift is immutable: money goes back by a refund with a receipt of its own.
function inOpenShift(receipt: BienLai): string | null {
  return receipt.CaDaKetToan ? 'SHIFT_CLOSED' : null;
}

function mayCancel(receipt: BienLai): string | null {
  return inOpenShift(receipt) ?? (dec(receipt.HachToan).gt(0) ? 'RECEIPT_HAS_POSTINGS' : null);
}
