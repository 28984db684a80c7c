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

/**
 * A payment of a receipt of the shift. A cancelled receipt carries no money, unless another drawer paid it back: then it stays in the
 * shift that took it, and counts in the other one as `traLai`.
 */
export type ShiftPayment = {
  LoaiBienLai: LoaiBienLai;
  Loai: LoaiThanhToan;
  SoTien: Decimal;
  traLai: boolean;
};

export type ShiftFigures = {
  theoLoai: Record<LoaiBienLai, Decimal>;
  /** In less out, by way of paying. */
  theoHinhThuc: Record<LoaiThanhToan, Decimal>;
  /** What cancelling receipts of other cashiers took out of this drawer; below zero where it brought money in. */
  traLai: Decimal;
  /** Cash to hand over. */
  nopQuy: Decimal;
  tong: Decimal;
};

/** The figures of a cashier's shift (receipts 8): sums by kind, net by way of paying, the cash to hand over. */
export function shiftFigures(payments: readonly ShiftPayment[]): ShiftFigures {
  const own = payments.filter(({ traLai }) => !traLai);
  const kind = (one: LoaiBienLai) =>
    toMoney(sum(own.filter(({ LoaiBienLai }) => LoaiBienLai === one).map(({ SoTien }) => SoTien)));
  const net = (some: readonly ShiftPayment[]) => toMoney(sum(some.map(intoDrawer)));
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
    traLai: toMoney(dec(0).minus(net(payments.filter(({ traLai }) => traLai)))),
    nopQuy: way('TienMat'),
    tong: net(payments),
  };
}

function intoDrawer({ LoaiBienLai, SoTien, traLai }: ShiftPayment) {
  return dec(SoTien).times(traLai ? -chieuTien[LoaiBienLai] : chieuTien[LoaiBienLai]);
}
