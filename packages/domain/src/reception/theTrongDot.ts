import type { Issue } from '../catalogue/validate.ts';
import { cardIssues } from './benhNhan.ts';
import { childCardYears, issuedIssues } from './tiepNhan.ts';

/** A card that comes to an open visit. Days as YYYY-MM-DD. */
export type FurtherCard = Readonly<Record<string, unknown>> & {
  SoTheBHYT: string | null;
  BHYTNgayHieuLuc: string | null;
  BHYTNgayHetHieuLuc: string | null;
};

/** What the cards of a visit are held to. */
export type CardRules = {
  /** The day of reception, and today. */
  ngay: string;
  today: string;
  /** Numbers of the cards that the visit has. */
  known: readonly string[];
  /** Whole years of the patient on the day of reception; null when nobody knows. */
  tuoiNam: number | null;
};

/** What is wrong with a further card of a visit (insurance 14): it has begun, is not over before the visit, and is not there already. */
export function furtherCardIssues(card: FurtherCard, rules: CardRules): Issue[] {
  const { SoTheBHYT, BHYTNgayHieuLuc: from, BHYTNgayHetHieuLuc: to } = card;
  if (!SoTheBHYT) return [{ path: 'SoTheBHYT', code: 'REQUIRED' }];
  const issues = [...cardIssues(card), ...issuedIssues(card, rules.today)];
  const add = (path: string, code: string) => {
    if (!issues.some((one) => one.path === path)) issues.push({ path, code });
  };
  if (rules.known.some((number) => sameCard(number, SoTheBHYT))) add('SoTheBHYT', 'CARD_ALREADY_IN_VISIT');
  if (SoTheBHYT.startsWith('TE') && (rules.tuoiNam ?? 0) > childCardYears)
    add('SoTheBHYT', 'CARD_NOT_FOR_AGE');
  if (!from) add('BHYTNgayHieuLuc', 'REQUIRED');
  else if (from > rules.today) add('BHYTNgayHieuLuc', 'CARD_NOT_BEGUN');
  if (to && to < rules.ngay) add('BHYTNgayHetHieuLuc', 'CARD_OVER_BEFORE_VISIT');
  return issues;
}

/** The same card, also where one of the two is written without its first five characters. */
function sameCard(one: string, other: string): boolean {
  if (one === other) return true;
  const [short = '', long = ''] = [one, other].sort((a, b) => a.length - b.length);
  return short.length === 10 && long.length === 15 && long.endsWith(short);
}

/**
 * The first day on which a card counts in a visit: that of its validity, and not before the visit; what was ordered earlier stays as it is.
 */
export function countsFrom(card: { BHYTNgayHieuLuc: string | null }, ngay: string): string {
  return card.BHYTNgayHieuLuc && card.BHYTNgayHieuLuc > ngay ? card.BHYTNgayHieuLuc : ngay;
}
