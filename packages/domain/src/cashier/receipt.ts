import type Big from 'big.js';
import { type Decimal, dec, round, sum, toMoney } from '../money/decimal.ts';
import { allocate, conLai, type DongVienPhi, type NguonTien, type PhanBo } from './allocate.ts';

/** Money that changes hands, in whole units of cash, and what rounding added (positive) or left out (negative). */
export type SoTienThu = { GiaTriBienLai: Decimal; ChenhLechLamTron: Decimal };

/** The one place where an amount becomes cash: rounded half-up to whole `donVi` dong (1, 500 or 1000). */
export function lamTronTienMat(amount: Decimal | Big, donVi = 1): SoTienThu {
  const cash = round(dec(amount).div(donVi), 0).times(donVi);
  return { GiaTriBienLai: toMoney(cash), ChenhLechLamTron: toMoney(cash.minus(amount)) };
}

/** The receipt for all that is left of the chosen lines: the sum is rounded once, not the lines. */
export function tongBienLai(lines: readonly DongVienPhi[], donVi = 1): SoTienThu {
  return lamTronTienMat(sum(lines.map(conLai)), donVi);
}

/** A payment of the chosen lines in full: its receipt and its postings, which pay each line to the last part of a dong. */
export function thuTrucTiep(
  bienLaiId: string,
  lines: readonly DongVienPhi[],
  donVi = 1,
): SoTienThu & { phanBo: PhanBo[] } {
  const receipt = tongBienLai(lines, donVi);
  const payable = dec(receipt.GiaTriBienLai).minus(receipt.ChenhLechLamTron);
  return { ...receipt, phanBo: allocate([{ id: bienLaiId, ConLai: toMoney(payable) }], lines).phanBo };
}

/** The end of a stay: advances settle the lines first in first out; then either money is paid back or more is asked for. */
export function quyetToanTamUng(
  advances: readonly NguonTien[],
  lines: readonly DongVienPhi[],
  donVi = 1,
): { phanBo: PhanBo[]; hoanUng: SoTienThu; thuThem: SoTienThu } {
  const { phanBo, conThieu, conDu } = allocate(advances, lines);
  return { phanBo, hoanUng: lamTronTienMat(conDu, donVi), thuThem: lamTronTienMat(conThieu, donVi) };
}

/** Amounts of a billing line that must agree with each other. */
export type DongCanDoi = {
  ThanhTien: Decimal;
  BHChiTra: Decimal;
  BenhNhanTT: Decimal;
  NguonKhac: Decimal;
  KhuyenMai: Decimal;
  MienGiam: Decimal;
  HachToan: Decimal;
};

/** Codes of the rules that a line breaks (cashier 8.2); empty when it is in order. */
export function lineIssues(line: DongCanDoi): string[] {
  const parts = sum([line.BHChiTra, line.BenhNhanTT, line.NguonKhac]);
  const issues: string[] = [];
  if (!parts.eq(line.ThanhTien)) issues.push('LINE_PARTS_DIFFER');
  if (Object.values(line).some((amount) => dec(amount).lt(0))) issues.push('LINE_NEGATIVE');
  if (sum([line.KhuyenMai, line.MienGiam, line.HachToan]).gt(line.BenhNhanTT)) issues.push('LINE_OVERPAID');
  return issues;
}

/** Codes of the rules that a receipt breaks: postings above its value less the rounding, or below zero. */
export function receiptIssues(receipt: SoTienThu, phanBo: readonly PhanBo[]): string[] {
  const payable = dec(receipt.GiaTriBienLai).minus(receipt.ChenhLechLamTron);
  const issues: string[] = [];
  if (sum(phanBo.map(({ soTien }) => soTien)).gt(payable)) issues.push('RECEIPT_OVERALLOCATED');
  if (phanBo.some(({ soTien }) => dec(soTien).lte(0))) issues.push('POSTING_NOT_POSITIVE');
  return issues;
}
