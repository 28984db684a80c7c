import { parseThe, type TheBHYT } from './card.ts';
import { dayOf, daysBetween } from './dates.ts';
import { findThamSo, type ThamSo, thamSo } from './parameters.ts';

/** What a card gives: percent of the in-scope cost, and whether limits of single items hold for it. */
export type QuyenLoi = {
  /** Level 1-5 that counts on the day; null while only a 10 or 12 digit number is known. */
  muc: string | null;
  phanTram: number;
  /** False: items with a payment limit (TYLE_TT_BH) are paid in full. */
  apTyLeTTBH: boolean;
  /** True: items of scope 3 are paid as well (army, police, cipher). */
  ngoaiPhamVi: boolean;
  /** True: transport between hospitals is paid. */
  vanChuyen: boolean;
};

const LEVELS: Readonly<Record<string, Pick<QuyenLoi, 'apTyLeTTBH' | 'ngoaiPhamVi' | 'vanChuyen'>>> = {
  '1': { apTyLeTTBH: false, ngoaiPhamVi: false, vanChuyen: true },
  '2': { apTyLeTTBH: true, ngoaiPhamVi: false, vanChuyen: true },
  '5': { apTyLeTTBH: false, ngoaiPhamVi: true, vanChuyen: true },
};
const PLAIN = { apTyLeTTBH: true, ngoaiPhamVi: false, vanChuyen: false };

/** The benefit of a card for a visit that ends on `date` (insurance 1.2). A 10 or 12 digit number gets the lowest percent. */
export function quyenLoi(card: TheBHYT, date: string, rows: readonly ThamSo[]): QuyenLoi {
  if (card.loai === 'MaSoBHXH' || card.loai === 'CanCuoc') {
    return { muc: null, phanTram: Number(thamSo(rows, 'MUC_HUONG_CHUA_XAC_MINH', date)), ...PLAIN };
  }
  // Through Number: a database answers '2.000', a level is '2'.
  const muc = String(Number(findThamSo(rows, `DOI_MUC.${card.doiTuong}${card.muc}`, date) ?? card.muc));
  return { muc, phanTram: Number(thamSo(rows, `MUC_HUONG.${muc}`, date)), ...(LEVELS[muc] ?? PLAIN) };
}

/** A card of the visit with its days of validity; no `denNgay` means no end. */
export type TheTrongDot = { soThe: string; tuNgay: string; denNgay?: string | null };

/**
 * The best benefit among the cards that are valid at `time`; null when none is (insurance 1.4.5).
 * A card that expires during the treatment is honoured for some days more, unless a new one has taken its place.
 */
export function quyenLoiLuc(
  cards: readonly TheTrongDot[],
  time: string,
  visit: { ngayVao: string; ngayKetThuc: string },
  rows: readonly ThamSo[],
): QuyenLoi | null {
  const day = dayOf(time);
  const started = cards.filter((card) => card.tuNgay <= day);
  const valid = started.filter((card) => !card.denNgay || card.denNgay >= day);
  if (valid.length > 0) return best(valid, visit.ngayKetThuc, rows);
  const extraDays = Number(thamSo(rows, 'SO_NGAY_GIA_HAN_THE', day));
  const extended = started.filter(
    (card) =>
      card.denNgay && card.denNgay >= dayOf(visit.ngayVao) && daysBetween(card.denNgay, day) <= extraDays,
  );
  return best(extended, visit.ngayKetThuc, rows);
}

function best(cards: readonly TheTrongDot[], date: string, rows: readonly ThamSo[]): QuyenLoi | null {
  let found: QuyenLoi | null = null;
  for (const card of cards) {
    const parsed = parseThe(card.soThe);
    if (parsed === null) continue;
    const benefit = quyenLoi(parsed, date, rows);
    const better =
      found === null ||
      benefit.phanTram > found.phanTram ||
      (benefit.phanTram === found.phanTram && found.apTyLeTTBH && !benefit.apTyLeTTBH);
    if (better) found = benefit;
  }
  return found;
}
