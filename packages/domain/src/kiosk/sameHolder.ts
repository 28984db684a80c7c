import { tenKhongDau } from '../names/key.ts';
import type { CitizenScan, InsuranceScan } from '../scan/cards.ts';

type Recorded = { TenBenhNhan: string; NamSinh: number };

/** Whether a card is of the person on record: the same name without accents and the same year of birth. */
export function sameHolder(card: CitizenScan | InsuranceScan, { TenBenhNhan, NamSinh }: Recorded): boolean {
  return card.NamSinh === NamSinh && tenKhongDau(card.TenBenhNhan) === tenKhongDau(TenBenhNhan);
}

/** A number that a person types of their papers: the citizen id, a card, or a phone; null for anything else. */
export function typedNumber(text: string): string | null {
  const value = text.replace(/[\s.-]/g, '').toUpperCase();
  return /^(?:\d{12}|0\d{9}|\d{10}|[A-Z]{2}\d{13})$/.test(value) ? value : null;
}
