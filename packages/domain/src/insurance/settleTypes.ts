import type { Decimal } from '../money/decimal.ts';
import type { TheTrongDot } from './benefit.ts';
import type { LuyKe } from './coPayCeiling.ts';
import type { GioiHan } from './limits.ts';

/** One billing line before insurance. Prices and quantity are decimals as text; percents are 0-100. */
export type SettleLine = {
  /** The hospital's price of one unit, before any reduction. */
  DonGia: Decimal;
  /** The price that the fund accepts; what lies above DonGia is ignored. */
  DonGiaBHYT: Decimal;
  SoLuong: Decimal;
  /** TYLE_TT_DV: part of the price that is charged at all. */
  tyLeDV: number;
  /** TYLE_TT_BH: part of an item with a payment limit that the fund takes into account. */
  tyLeBH: number;
  /** PHAM_VI: 1 in scope, 2 out of scope, 3 in scope for army, police and cipher only. */
  phamVi: 1 | 2 | 3;
  /** Local time of the order, 'YYYY-MM-DD' or 'YYYY-MM-DDTHH:mm'. */
  ngayYLenh: string;
  /** Lines of one name are the consumables of one service and share one cap. */
  goiVTYT?: string | null;
  /** With a package: its cap instead of 45 base salaries. Alone: the most that the fund accepts for one unit. */
  tTranTT?: Decimal | null;
  /** Support that goes to the facility: lowers the cost before it is split. */
  nguonKhacCoSo?: Decimal | null;
  /** Support that goes to the patient: pays the patient's part first, then the fund's. */
  nguonKhacBenhNhan?: Decimal | null;
};

/** What the rules need to know about the visit. */
export type SettleVisit = {
  /** False for payer objects other than insurance: the patient pays every line at DonGia. */
  laBHYT: boolean;
  maDoiTuongKCB: string;
  /** Whether the patient came to the facility of registration; decides the route of code 1.2 only. */
  dungNoiDangKy: boolean;
  noiTru: boolean;
  ngayVao: string;
  /** The day the visit ended, or today while it is open. */
  ngayKetThuc: string;
  the: readonly TheTrongDot[];
  /** When the card was first shown; non-emergency lines ordered earlier are not insured. */
  trinhTheLuc?: string | null;
  /** NgayDu5Nam of the card. */
  ngayDu5Nam?: string | null;
  /** From this day to the end of its year no co-payment is due (MienCungChiTra, NGAY_MIEN_CCT). */
  mienCungChiTraTu?: string | null;
  /** Co-payments of the same year before this visit, as the portal tells them. */
  luyKe?: readonly LuyKe[];
  /** Support to the patient for the visit as a whole. */
  nguonKhacBenhNhan?: Decimal | null;
  /** The payer object's own limits in place of the small-bill rule. */
  gioiHan?: readonly GioiHan[] | undefined;
  /** What was in scope of earlier visits of the same day: the small-bill rule counts it in. */
  trongPhamViTruoc?: Decimal | null;
};

/** Money of one line after insurance: `bv` = BHChiTra + BenhNhanTT + NguonKhac. Money with 2 decimals. */
export type SettledLine = {
  /** THANH_TIEN_BV: what the line costs. */
  bv: Decimal;
  /** THANH_TIEN_BH: the part that is in scope. */
  bh: Decimal;
  /** MUC_HUONG: percent of `bh` that the fund pays, '80' or '47.5'; '0' when the line is not insured. */
  mucHuong: string;
  /** T_BHTT, paid by the fund. */
  BHChiTra: Decimal;
  /** T_BNCCT, the patient's share of what is in scope. */
  BNCCT: Decimal;
  /** T_BNTT, paid by the patient outside the scope. */
  BNTT: Decimal;
  /** BNCCT + BNTT. */
  BenhNhanTT: Decimal;
  /** T_NGUONKHAC: what others paid. */
  NguonKhac: Decimal;
  /** True when the yearly limit of co-payment cut this line, so that BHChiTra is not `bh` times MUC_HUONG. */
  chamTranCCT: boolean;
};

export type SettledTotals = Pick<
  SettledLine,
  'bv' | 'bh' | 'BHChiTra' | 'BNCCT' | 'BNTT' | 'BenhNhanTT' | 'NguonKhac'
> & {
  /** True when no co-payment is due because the in-scope total is below 15 % of the base salary. */
  duoiNguong: boolean;
  /** True when a line counts on a card whose level is not known yet. */
  theChuaXacMinh: boolean;
};

export type Settlement = { lines: SettledLine[]; totals: SettledTotals };
