import { type Decimal, dec, max, min, sum, toMoney } from '../money/decimal.ts';
import { conLai, thuThua } from './allocate.ts';

/** What decides whether a line is paid and may be performed. Money as decimal text. */
export type LineFacts = {
  BenhNhanTT: Decimal;
  /** What promotions let off of the patient's part. */
  KhuyenMai: Decimal;
  /** Exemptions that were granted to the line. */
  MienGiamDuyet: Decimal;
  /** Percent of what promotions leave of the patient's part, granted in place of an amount. */
  MienGiamPhanTram?: number | null;
  /** The house charges the patient nothing for it: an order without charge, or a payer who pays nothing. */
  KhongThuTien: boolean;
  /** Sum of the postings. */
  HachToan: Decimal;
  ThucHien: boolean;
  CapCuu: boolean;
  /** The house performs what was ordered first and collects afterwards. */
  thuSau: boolean;
  /** What was due of it was let go as a debt. */
  GhiNo?: boolean;
  /** It is given for what was bought with it, and that is not paid yet. */
  choMua?: boolean;
};

export type LineState = {
  /** The exemption that counts: never more than promotions leave of the patient's part. */
  MienGiam: Decimal;
  ConLai: Decimal;
  /** Collected beyond the patient's part; to be refunded. */
  ThuThua: Decimal;
  DaThuTien: boolean;
  DuocPhepThucHien: boolean;
};

/**
 * What is left of a line and whether it may be performed (cashier 8.2): when it was paid, when nothing is to be paid (a gift, once what was bought for it is paid), in an emergency,
 * when it was let go as a debt, or where the house collects afterwards. What is performed already stays allowed.
 */
export function lineState(line: LineFacts): LineState {
  const owed = max(dec(line.BenhNhanTT).minus(line.KhuyenMai), dec(0));
  const MienGiam = line.KhongThuTien ? toMoney(owed) : granted(toMoney(owed), line);
  const { BenhNhanTT, KhuyenMai, HachToan } = line;
  const balance = { id: '', BenhNhanTT, KhuyenMai, MienGiam, HachToan };
  const left = conLai(balance);
  const paid = dec(line.HachToan).gt(0);
  return {
    MienGiam,
    ConLai: left,
    ThuThua: thuThua(balance),
    DaThuTien: paid,
    DuocPhepThucHien:
      paid || line.GhiNo || line.CapCuu || line.thuSau || line.ThucHien || (dec(left).eq(0) && !line.choMua),
  };
}

/** A percent is one of what the patient owes now; an amount is never more than that. */
function granted(owed: Decimal, { MienGiamDuyet, MienGiamPhanTram }: LineFacts): Decimal {
  if (typeof MienGiamPhanTram === 'number') return exemptionOf(owed, { PhanTram: MienGiamPhanTram });
  return toMoney(min(dec(MienGiamDuyet), dec(owed)));
}

/** The percent that the exemption of a line stands for now; null where it is an amount, nothing, or an order without charge. */
export function percentExempted(line: {
  MienGiam: Decimal;
  MienGiamPhanTram: number | null;
  KhongThuTien: boolean;
}): number | null {
  return line.KhongThuTien || dec(line.MienGiam).lte(0) ? null : line.MienGiamPhanTram;
}

/** Sums of the lines of a visit; money with 2 decimals. */
export type VisitTotals = Record<
  | 'ThanhTien'
  | 'BHChiTra'
  | 'BNCCT'
  | 'BNTT'
  | 'BenhNhanTT'
  | 'NguonKhac'
  | 'KhuyenMai'
  | 'MienGiam'
  | 'HachToan'
  | 'ConLai'
  | 'ThuThua',
  Decimal
>;

/** The sums of lines by payer and state of payment. */
export function visitTotals(lines: readonly VisitTotals[]): VisitTotals {
  const total = (part: keyof VisitTotals) => toMoney(sum(lines.map((line) => line[part])));
  return {
    ThanhTien: total('ThanhTien'),
    BHChiTra: total('BHChiTra'),
    BNCCT: total('BNCCT'),
    BNTT: total('BNTT'),
    BenhNhanTT: total('BenhNhanTT'),
    NguonKhac: total('NguonKhac'),
    KhuyenMai: total('KhuyenMai'),
    MienGiam: total('MienGiam'),
    HachToan: total('HachToan'),
    ConLai: total('ConLai'),
    ThuThua: total('ThuThua'),
  };
}

/** The exemption of a line from an amount or a percent of what is left of it. Percent 0-100. */
export function exemptionOf(
  left: Decimal,
  grant: { SoTien?: Decimal | null; PhanTram?: number | null },
): Decimal {
  const asked =
    grant.SoTien ??
    dec(left)
      .times(grant.PhanTram ?? 0)
      .div(100);
  return toMoney(max(dec(asked), dec(0)));
}
