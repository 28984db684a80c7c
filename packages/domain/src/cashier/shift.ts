import { type Decimal, dec, sum, toMoney } from '../money/decimal.ts';
import type { LoaiThanhToan } from './payments.ts';

export type LoaiBienLai = 'ThuTien' | 'TamUng' | 'HoanUng' | 'HoanTien';

/** Whether money comes in or goes out by a kind of receipt. */
export const chieuTien: Readonly<Record<LoaiBienLai, 1 | -1>> = {
  ThuTien: 1,
  TamUng: 1,
  HoanUng: -1,
  HoanTien: -1,
};

/** A payment of a receipt of the shift. Cancelled receipts carry no money. */
export type ShiftPayment = { LoaiBienLai: LoaiBienLai; Loai: LoaiThanhToan; SoTien: Decimal };

export type ShiftFigures = {
  theoLoai: Record<LoaiBienLai, Decimal>;
  /** In less out, by way of paying. */
  theoHinhThuc: Record<LoaiThanhToan, Decimal>;
  /** Cash to hand over. */
  nopQuy: Decimal;
  tong: Decimal;
};

/** The figures of a cashier's shift (cashier 8.3): sums by kind, net by way of paying, the cash to hand over. */
export function shiftFigures(payments: readonly ShiftPayment[]): ShiftFigures {
  const kind = (one: LoaiBienLai) =>
    toMoney(sum(payments.filter(({ LoaiBienLai }) => LoaiBienLai === one).map(({ SoTien }) => SoTien)));
  const net = (some: readonly ShiftPayment[]) =>
    toMoney(sum(some.map(({ LoaiBienLai, SoTien }) => dec(SoTien).times(chieuTien[LoaiBienLai]))));
  const way = (one: LoaiThanhToan) => net(payments.filter(({ Loai }) => Loai === one));
  return {
    theoLoai: {
      ThuTien: kind('ThuTien'),
      TamUng: kind('TamUng'),
      HoanUng: kind('HoanUng'),
      HoanTien: kind('HoanTien'),
    },
    theoHinhThuc: {
      TienMat: way('TienMat'),
      ChuyenKhoan: way('ChuyenKhoan'),
      QuetThe: way('QuetThe'),
      Khac: way('Khac'),
    },
    nopQuy: way('TienMat'),
    tong: net(payments),
  };
}
