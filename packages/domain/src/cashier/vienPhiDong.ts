import { defineActs, type Refusal } from '../acts/acts.ts';
import type { ErrorCode } from '../errors/errors.ts';
import { type Decimal, dec } from '../money/decimal.ts';
import { type ReceptionState, receptionClosed } from '../reception/tiepNhan.ts';
import { soTienHoanDuoc } from './allocate.ts';
import { feesClosed } from './vienPhi.ts';

/** What the acts on a charge line decide on. Money as decimal text. */
export type VienPhiDongFacts = {
  TrangThai: string;
  /** The facility that received the patient. */
  node: string | null;
  visit: ReceptionState;
  source: 'DichVu' | 'Thuoc';
  Ten: string;
  BenhNhanTT: Decimal;
  KhuyenMai: Decimal;
  MienGiam: Decimal;
  /** Sum of the postings. */
  HachToan: Decimal;
  ConLai: Decimal;
  /** The fund's part. */
  BHChiTra: Decimal;
  ThucHien: boolean;
  /** Number of the refund that gave money of this line back; null when none did. */
  bienLaiHoan: string | null;
  /** A shift with a receipt that paid this line is closed. */
  CaDaKetToan: boolean;
  /** Number of the electronic invoice, once it was sent, of a receipt that paid this line; null for none. */
  hoaDon: string | null;
  /** Reference of the prepared collection that waits for a transfer for it; null for none. */
  giaoDichTam: string | null;
  /** The package that it is a part of; null for none. */
  goi: GoiFacts | null;
};

/** What giving a package back decides on. */
export type GoiFacts = {
  /** Collected for all its parts. */
  daThu: Decimal;
  /** Some part of it was not performed. */
  conPhan: boolean;
  /** A part that is performed in sessions, and was begun; null for none. */
  theoBuoi: string | null;
};

type Balance = Pick<
  VienPhiDongFacts,
  'BenhNhanTT' | 'KhuyenMai' | 'MienGiam' | 'HachToan' | 'ThucHien' | 'BHChiTra' | 'visit'
>;

/** The most that may be refunded of a line: all of one that is not performed; of one that is, or that the fund is billed for, the surplus. */
export function hoanToiDa(line: Balance): Decimal {
  const { BenhNhanTT, KhuyenMai, MienGiam, HachToan } = line;
  return soTienHoanDuoc({
    ...{ id: '', BenhNhanTT, KhuyenMai, MienGiam, HachToan },
    daThucHien: line.ThucHien || isBilled(line),
  });
}

/** What a person may do with a charge line (receipts, Acts). */
export const vienPhiDongActs = defineActs<VienPhiDongFacts>()({
  name: 'VienPhiDong',
  initial: 'DangSuDung',
  states: {
    DangSuDung: { vi: 'Đang sử dụng', en: 'In use' },
    DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
  },
  acts: {
    thu: {
      permission: 'VIEN_PHI_THU',
      label: { vi: 'Thu tiền', en: 'Collect' },
      move: { from: ['DangSuDung'] },
      refuse: (line) =>
        feesClosed(line.visit) ?? awaited(line) ?? (dec(line.ConLai).gt(0) ? null : 'NOTHING_TO_PAY'),
    },
    hoanTien: {
      permission: 'VIEN_PHI_HOAN',
      label: { vi: 'Hoàn tiền', en: 'Refund' },
      move: { from: ['DangSuDung'] },
      refuse: mayRefund,
    },
    hoanGoi: {
      permission: 'VIEN_PHI_HOAN',
      label: { vi: 'Hoàn gói', en: 'Give the package back' },
      move: { from: ['DangSuDung'] },
      refuse: mayGiveBack,
    },
    huyHachToan: {
      permission: 'VIEN_PHI_HUY',
      label: { vi: 'Hủy hạch toán', en: 'Take the postings back' },
      move: { from: ['DangSuDung'] },
      refuse: mayTakeBack,
    },
    xoa: {
      permission: 'VIEN_PHI_THU',
      label: { vi: 'Xóa dịch vụ', en: 'Take off the bill' },
      move: { from: ['DangSuDung'], to: 'DaHuy' },
      refuse: (line) => (line.source === 'DichVu' ? mayChange(line) : 'NOT_FOUND'),
    },
    sua: {
      permission: 'VIEN_PHI_SUA',
      label: { vi: 'Sửa số lượng, đơn giá', en: 'Correct' },
      move: { from: ['DangSuDung'] },
      refuse: (line) => (line.source === 'DichVu' ? mayChange(line) : 'NOT_FOUND'),
    },
    suaThuoc: {
      permission: 'VIEN_PHI_SUA',
      label: { vi: 'Sửa giá thuốc', en: 'Correct the price of a drug' },
      move: { from: ['DangSuDung'] },
      refuse: (line) => (line.source === 'Thuoc' ? mayChange(line) : 'NOT_FOUND'),
    },
    mienGiam: {
      permission: 'VIEN_PHI_MIEN_GIAM',
      label: { vi: 'Miễn giảm', en: 'Exempt' },
      move: { from: ['DangSuDung'] },
      refuse: (line) => receptionClosed(line.visit) ?? awaited(line),
    },
  },
});

export type VienPhiDongAction = keyof typeof vienPhiDongActs.acts;

function isBilled({ visit, BHChiTra }: Pick<VienPhiDongFacts, 'visit' | 'BHChiTra'>): boolean {
  return visit.DaXacNhanBHYT && dec(BHChiTra).gt(0);
}

/** What a transfer is awaited for stays as it is: the payer was told its amount. */
const awaited = ({ giaoDichTam }: VienPhiDongFacts): Refusal | null =>
  giaoDichTam === null ? null : { code: 'TRANSFER_AWAITED', details: { MaGiaoDich: giaoDichTam } };

const performed = ({ Ten }: VienPhiDongFacts): Refusal => ({ code: 'LINE_PERFORMED', details: { Ten } });

function mayRefund(line: VienPhiDongFacts): ErrorCode | Refusal | null {
  const closed = feesClosed(line.visit);
  if (closed || dec(hoanToiDa(line)).gt(0)) return closed;
  if (dec(line.HachToan).lte(0)) return 'NOTHING_TO_REFUND';
  return line.ThucHien ? performed(line) : 'RECEPTION_INSURANCE_CONFIRMED';
}

/** A package is given back while the visit is open: what was not performed is cancelled, what was costs its single price. */
function mayGiveBack({ goi, visit }: VienPhiDongFacts): ErrorCode | Refusal | null {
  if (!goi) return 'NOT_FOUND';
  const closed = receptionClosed(visit);
  if (closed) return closed;
  if (dec(goi.daThu).lte(0)) return 'NOTHING_TO_REFUND';
  if (goi.theoBuoi !== null) return { code: 'PACKAGE_IN_SESSIONS', details: { Ten: goi.theoBuoi } };
  return goi.conPhan ? null : 'PACKAGE_PERFORMED';
}

function mayTakeBack(line: VienPhiDongFacts): ErrorCode | Refusal | null {
  const closed = feesClosed(line.visit);
  if (closed) return closed;
  if (dec(line.HachToan).lte(0)) return 'STATE_CHANGED';
  if (line.bienLaiHoan !== null)
    return { code: 'RECEIPT_REFUNDED', details: { MaBienLai: line.bienLaiHoan } };
  if (line.ThucHien) return performed(line);
  // paid back as an advance, what it says would be more than what was kept, and no refund would adjust it
  if (line.hoaDon !== null) return { code: 'RECEIPT_INVOICED', details: { SoHoaDon: line.hoaDon } };
  return line.CaDaKetToan ? 'SHIFT_CLOSED' : null;
}

function mayChange(line: VienPhiDongFacts): ErrorCode | Refusal | null {
  const closed = receptionClosed(line.visit);
  if (closed) return closed;
  return dec(line.HachToan).gt(0) ? { code: 'PAID_LINE', details: { Ten: line.Ten } } : awaited(line);
}
