import { tenKhongDau } from '../names/key.ts';

/** A drug as it is offered to a prescriber. */
export type OfferedDrug = {
  TenDuoc: string;
  /** Its ingredients as one text. */
  HoatChat: string;
  HamLuong?: string | null | undefined;
  DonViTinh?: string | null | undefined;
  /** What the stores can give of it, as decimal text. */
  SoLuongKhaDung?: string | null | undefined;
};

/** Who it is offered for: the age in months, and the weight in kg where somebody weighed. */
export type ForWhom = { months: number; CanNang: number | null };

/** Under 6 years, or lighter than a child of them usually is. */
const small = { months: 72, CanNang: 20 };
/** From 12 years, or as heavy as one is then: doses of adults. */
const grown = { months: 144, CanNang: 40 };

/** How drugs are offered: those for children after the others to who takes doses of adults, before them to a small child. */
export type Order = 'childrenFirst' | 'childrenLast' | 'asFound';

export function orderFor({ months, CanNang }: ForWhom): Order {
  if (months < small.months) return 'childrenFirst';
  if (months >= grown.months) return 'childrenLast';
  if (CanNang === null) return 'asFound';
  return CanNang < small.CanNang ? 'childrenFirst' : CanNang >= grown.CanNang ? 'childrenLast' : 'asFound';
}

const forChildren = /\b(?:tre em|nhi|children|child|kids?|baby|infants?|junior)\b/;
const liquids = /\b(?:siro|sirup|syrup|hon dich|suspension|nho giot|drops|dung dich uong|com)\b/;
const suppositories = /\b(?:dat|dat truc trang|suppository)\b/;

/**
 * The drugs that were found, in the order for a patient: what the stores have before what they have not, in each of these by `orderFor`, else
 * as they were found. A form for children says so, or is a sachet, a syrup or a suppository that is weaker than a tablet of the same
 * ingredients among those found.
 */
export function offeredFor<T extends OfferedDrug>(found: readonly T[], whom: ForWhom | null): readonly T[] {
  const order = whom ? orderFor(whom) : 'asFound';
  if (order === 'asFound') return found;
  const tablets = new Map<string, number>();
  for (const drug of found) {
    const strength = milligrams(drug);
    if (strength !== null && isTablet(drug))
      tablets.set(drug.HoatChat, Math.max(strength, tablets.get(drug.HoatChat) ?? 0));
  }
  const rank = (drug: T) => {
    const isChildren = isForChildren(drug, tablets.get(drug.HoatChat));
    return isChildren === (order === 'childrenFirst') ? 0 : 1;
  };
  const inStock = (drug: T) => (Number(drug.SoLuongKhaDung ?? 0) > 0 ? 0 : 1);
  return [...found].sort((one, other) => inStock(one) - inStock(other) || rank(one) - rank(other));
}

function isForChildren(drug: OfferedDrug, tablet: number | undefined): boolean {
  const name = tenKhongDau(drug.TenDuoc);
  if (forChildren.test(name)) return true;
  const strength = milligrams(drug);
  const weaker = tablet !== undefined && strength !== null && strength < tablet;
  return weaker && (unitOf(drug) === 'goi' || liquids.test(name) || suppositories.test(name));
}

function isTablet(drug: OfferedDrug): boolean {
  return unitOf(drug) === 'vien' && !suppositories.test(tenKhongDau(drug.TenDuoc));
}

const unitOf = ({ DonViTinh }: OfferedDrug) => tenKhongDau(DonViTinh ?? '');

/** The first amount of substance that the strength names, else the name. */
function milligrams({ HamLuong, TenDuoc }: OfferedDrug): number | null {
  const [, amount = '', unit = ''] = strength.exec(HamLuong ?? '') ?? strength.exec(TenDuoc) ?? [];
  if (amount === '') return null;
  return Number(amount.replace(',', '.')) * (perUnit[unit.toLowerCase()] ?? 1);
}

const strength = /(\d+(?:[.,]\d+)?)\s*(mcg|µg|mg|g)(?![a-zà-ỹ])/iu;
const perUnit: Readonly<Record<string, number>> = { mcg: 0.001, µg: 0.001, mg: 1, g: 1000 };
