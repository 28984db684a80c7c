import { defineActs, type Refusal } from '../acts/acts.ts';
import { type Decimal, dec } from '../money/decimal.ts';
import type { ReceptionState } from '../reception/tiepNhan.ts';
import type { LoaiBienLai } from './shift.ts';
import { feesClosed } from './vienPhi.ts';

/** What decides whether a receipt is cancelled. `HachToan` is the sum of the postings from this receipt. */
export type BienLaiFacts = {
  TrangThai: string;
  /** The facility of the counter that wrote it. */
  node: string | null;
  LoaiBienLai: LoaiBienLai;
  HachToan: Decimal;
  /** A shift with this receipt, or with an advance that it returned, is closed. */
  CaDaKetToan: boolean;
  /** Number of the refund that gave money of this receipt back; null when none did. */
  bienLaiHoan: string | null;
  /** A line that it paid and that is performed; null when none is. */
  daThucHien: string | null;
  /** A line that it gave money of back and that has been cancelled since; null when none is. */
  dongDaHuy: string | null;
  /** All that it paid for had been let go as debts: they are owed again, of completed fees and performed services too. */
  ThuNo: boolean;
  /** The electronic invoice that it stands in and that was sent; null for none. */
  hoaDon: string | null;
  visit: ReceptionState;
};

const states = {
  ChuaThuTien: { vi: 'Chưa thu tiền', en: 'Not collected' },
  DaThuTien: { vi: 'Đã thu tiền', en: 'Collected' },
  DangHachToan: { vi: 'Đang hạch toán', en: 'Partly allocated' },
  HachToanToanBo: { vi: 'Hạch toán toàn bộ', en: 'Fully allocated' },
  DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
} as const;

/** What a person may do with a receipt (receipts, Acts). A cancelled receipt keeps its number; it is never deleted. */
export const bienLaiActs = defineActs<BienLaiFacts>()({
  name: 'BienLai',
  initial: 'ChuaThuTien',
  states,
  acts: {
    huy: {
      permission: 'VIEN_PHI_HUY',
      label: { vi: 'Hủy biên lai', en: 'Cancel receipt' },
      move: { from: ['DaThuTien', 'DangHachToan', 'HachToanToanBo'], to: 'DaHuy' },
      refuse: mayCancel,
    },
  },
});

/** The steps of a receipt that follow from the acts on its visit and on its lines: they ask for no right of their own. */
export const bienLaiSteps = defineActs<{ TrangThai: string; node: string | null }>()({
  name: 'BienLai',
  initial: 'ChuaThuTien',
  states,
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
    },
    huyHachToan: {
      permission: 'VIEN_PHI_HUY',
      label: { vi: 'Hủy hạch toán', en: 'Take back all postings' },
      move: { from: ['HachToanToanBo', 'DangHachToan'], to: 'DaThuTien' },
    },
  },
});

/** The allocating step that a receipt worth `payable` takes when `posted` of it is allocated. */
export function hanhDongHachToan(payable: Decimal, posted: Decimal): 'hachToan' | 'hachToanToanBo' {
  return dec(posted).gte(payable) ? 'hachToanToanBo' : 'hachToan';
}

function mayCancel(receipt: BienLaiFacts): Refusal | null {
  const { ThuNo, visit } = receipt;
  const closed = feesClosed(ThuNo ? { ...visit, DaXacNhanChiPhi: false } : visit);
  if (closed) return { code: closed };
  // A closed shift is immutable: money goes back by a refund with a receipt of its own.
  if (receipt.CaDaKetToan) return { code: 'SHIFT_CLOSED' };
  const { bienLaiHoan, daThucHien, dongDaHuy, hoaDon } = receipt;
  // nothing that was sent is deleted: a refund adjusts it
  if (hoaDon !== null) return { code: 'RECEIPT_INVOICED', details: { SoHoaDon: hoaDon } };
  // its money would stand on a line that is no longer on the bill
  if (dongDaHuy !== null) return { code: 'REFUNDED_LINE_CANCELLED', details: { Ten: dongDaHuy } };
  if (bienLaiHoan !== null) return { code: 'RECEIPT_REFUNDED', details: { MaBienLai: bienLaiHoan } };
  if (receipt.LoaiBienLai === 'TamUng' && dec(receipt.HachToan).gt(0))
    return { code: 'RECEIPT_HAS_POSTINGS' };
  return daThucHien === null || ThuNo ? null : { code: 'LINE_PERFORMED', details: { Ten: daThucHien } };
}
