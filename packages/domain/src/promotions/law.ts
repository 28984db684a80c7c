import type { Refusal } from '../acts/acts.ts';
import { type Decimal, dec, sum, toMoney } from '../money/decimal.ts';
import type { ChuongTrinh, Muc, Voucher } from './basket.ts';
import { isGift } from './loaiKhuyenMai.ts';

/** The rules of a programme, without what is left of it and its release. */
export type QuyTac = Omit<ChuongTrinh, '_id' | 'NgayPhatHanh' | 'con'>;

export type LawFacts = {
  /** Prices in force of the things that it names; what is missing has no price. */
  gia: Readonly<Record<string, Decimal>>;
  tranPhanTram: Decimal;
  /** Today, YYYY-MM-DD. */
  homNay: string;
};

/**
 * Why a programme may not be released, or null: it ends before it begins or is over, gives nothing, or gives more than the law allows
 * (decree 81/2018, articles 6 and 7: gifts and cuts of at most half).
 */
export function lawRefusal(rule: QuyTac, facts: LawFacts): Refusal | null {
  return periodRefusal(rule, facts.homNay) ?? emptyRefusal(rule) ?? amountRefusal(rule, facts);
}

/** Why a voucher may not be released, or null. */
export function voucherRefusal(
  voucher: Pick<Voucher, 'LoaiGiamGia' | 'GiaTri' | 'SoTienToiThieu' | 'NgayBatDau' | 'NgayKetThuc'>,
  { tranPhanTram, homNay }: Omit<LawFacts, 'gia'>,
): Refusal | null {
  const { LoaiGiamGia, GiaTri, SoTienToiThieu } = voucher;
  const period = periodRefusal(voucher, homNay);
  if (period) return period;
  if (dec(GiaTri).lte(0)) return { code: 'PROMOTION_GIVES_NOTHING' };
  if (LoaiGiamGia === 'PhanTram') return percentRefusal(GiaTri, tranPhanTram);
  return SoTienToiThieu === null ? null : cutRefusal(GiaTri, SoTienToiThieu, tranPhanTram);
}

function periodRefusal(
  { NgayBatDau, NgayKetThuc }: Pick<QuyTac, 'NgayBatDau' | 'NgayKetThuc'>,
  homNay: string,
): Refusal | null {
  if (NgayKetThuc < NgayBatDau) return { code: 'PROMOTION_ENDS_BEFORE_START' };
  return NgayKetThuc < homNay ? { code: 'PROMOTION_PERIOD_OVER', details: { NgayKetThuc } } : null;
}

function emptyRefusal(rule: QuyTac): Refusal | null {
  const { Loai, khuyenMais, dieuKiens, Goi_Ids, ToanHoaDon } = rule;
  const cut = isPositive(rule.PhanTramKhuyenMai) || isPositive(rule.SoTienKhuyenMai);
  const named = {
    MuaXTangY: khuyenMais.length > 0,
    MuaXTangYGioiHan: khuyenMais.length > 0 && isPositive(rule.SoTienKhuyenMai),
    TamUngTangVoucher: cut,
    GiamGiaDichVu: cut && (ToanHoaDon || khuyenMais.length > 0),
    GiamGiaCombo: cut && (Goi_Ids.length > 0 || dieuKiens.length > 0),
  };
  return named[Loai] ? null : { code: 'PROMOTION_GIVES_NOTHING' };
}

const isPositive = (amount: Decimal | null) => amount !== null && dec(amount).gt(0);

function amountRefusal(rule: QuyTac, facts: LawFacts): Refusal | null {
  const { Loai, PhanTramKhuyenMai: percent, SoTienKhuyenMai: amount, SoTienDieuKien: minimum } = rule;
  const { tranPhanTram, gia } = facts;
  if (isGift(Loai)) return giftRefusal(rule, facts);
  if (percent !== null) return percentRefusal(percent, tranPhanTram);
  if (amount === null) return null;
  if (Loai === 'GiamGiaCombo') {
    const prices = rule.dieuKiens.map((muc) => worth(muc, gia));
    const whole = rule.Goi_Ids.length > 0 || prices.includes(null) ? null : sum(prices.map((of) => of ?? 0));
    return whole === null ? null : cutRefusal(amount, toMoney(whole), tranPhanTram);
  }
  if (Loai === 'TamUngTangVoucher' || rule.ToanHoaDon)
    return minimum === null ? null : cutRefusal(amount, minimum, tranPhanTram);
  return rule.khuyenMais.reduce<Refusal | null>((found, { Muc_Id, Ten }) => {
    const price = gia[Muc_Id];
    return found ?? (price === undefined ? null : cutRefusal(amount, price, tranPhanTram, Ten));
  }, null);
}

/** Gifts are worth at most half of what is bought for them; of one and the same thing its price does not matter. */
function giftRefusal(rule: QuyTac, { gia, tranPhanTram }: LawFacts): Refusal | null {
  const { dieuKiens, khuyenMais, SoTienDieuKien: minimum } = rule;
  const all = [...dieuKiens, ...khuyenMais];
  const [first] = all;
  const alike = dieuKiens.length > 0 && all.every(({ Muc_Id }) => Muc_Id === first?.Muc_Id);
  const prices = alike && first ? { [first.Muc_Id]: gia[first.Muc_Id] ?? '1' } : gia;
  const unknown = all.find(({ Muc_Id }) => prices[Muc_Id] === undefined);
  if (unknown) return { code: 'PROMOTION_NO_PRICE', details: { ten: unknown.Ten } };
  const bought =
    dieuKiens.length > 0 ? sum(dieuKiens.map((muc) => worth(muc, prices) ?? 0)) : dec(minimum ?? 0);
  const gifts = sum(khuyenMais.map((muc) => worth(muc, prices) ?? 0));
  const limit = rule.Loai === 'MuaXTangYGioiHan' ? dec(rule.SoTienKhuyenMai ?? 0) : gifts;
  const given = limit.lt(gifts) ? limit : gifts;
  if (given.times(100).lte(bought.times(tranPhanTram))) return null;
  const phanTram = bought.gt(0) ? given.times(100).div(bought).round(0).toFixed() : '100';
  return { code: 'PROMOTION_GIFT_TOO_LARGE', details: { phanTram, tran: tranPhanTram } };
}

function worth({ Muc_Id, SoLuong }: Muc, gia: LawFacts['gia']) {
  const price = gia[Muc_Id];
  return price === undefined ? null : dec(price).times(SoLuong);
}

function percentRefusal(percent: Decimal, tran: Decimal): Refusal | null {
  return dec(percent).gt(tran) ? { code: 'PROMOTION_CUT_TOO_LARGE', details: { tran } } : null;
}

function cutRefusal(amount: Decimal, of: Decimal, tran: Decimal, ten?: string): Refusal | null {
  if (dec(amount).times(100).lte(dec(of).times(tran))) return null;
  const details = { soTien: toMoney(amount), gia: toMoney(of), tran };
  return ten === undefined
    ? { code: 'PROMOTION_AMOUNT_TOO_LARGE', details }
    : { code: 'PROMOTION_AMOUNT_TOO_LARGE_OF', details: { ...details, ten } };
}
