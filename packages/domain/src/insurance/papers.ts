import type { Issue } from '../catalogue/validate.ts';
import { workingDaysBetween } from './dates.ts';

/** What is said of the papers: a reception, or what is typed of one. */
export type Papers = Readonly<Record<string, unknown>>;

/** A paper that a reception names beside what it is for: a box, or an amount above nothing. */
type Paper = { flag: string; so: string; ngay: string };

const referral: Paper = { flag: 'CoGiayChuyen', so: 'SoGiayChuyen', ngay: 'NgayGiayChuyen' };
const exemption: Paper = { flag: 'MienCungChiTra', so: 'SoGiayMien', ngay: 'NgayGiayMien' };
const coPaid: Paper = { flag: 'CungChiTraLuyKe', so: 'SoGiayLuyKe', ngay: 'NgayGiayLuyKe' };

/** The fields of papers that say nothing, because what they are for is not chosen. */
export function fieldsWithoutPaper(papers: Papers): string[] {
  return [referral, exemption, coPaid]
    .filter((paper) => !isChosen(paper, papers))
    .flatMap(({ so, ngay }) => [so, ngay]);
}

/**
 * What is wrong with the papers of an insured visit on the day `ngay` (YYYY-MM-DD): number and day are needed; a referral is at most a year
 * old, an exemption and what was co-paid so far of the same calendar year. `before` is the reception as it was kept: papers that were there already are not asked
 * about again.
 */
export function paperIssues(papers: Papers, before: Papers | null, ngay: string): Issue[] {
  return [
    ...issuesOf(referral, papers, before, ngay, (day) =>
      day < aYearBefore(ngay) ? 'REFERRAL_TOO_OLD' : null,
    ),
    ...issuesOf(exemption, papers, before, ngay, (day) =>
      day.slice(0, 4) === ngay.slice(0, 4) ? null : 'EXEMPTION_OF_ANOTHER_YEAR',
    ),
    ...issuesOf(coPaid, papers, before, ngay, (day) =>
      day.slice(0, 4) === ngay.slice(0, 4) ? null : 'CO_PAID_IN_ANOTHER_YEAR',
    ),
  ];
}

/** Whether a referral that is chosen now holds on the day `ngay` only for the diseases of annex III (a year): 10 working days have passed. */
export function referralIsOld(papers: Papers, before: Papers | null, ngay: string): boolean {
  const day = filled(papers, referral.ngay);
  return day !== null && isNew(referral, papers, before) && workingDaysBetween(day, ngay) > referralDays;
}

const referralDays = 10;

function issuesOf(
  paper: Paper,
  papers: Papers,
  before: Papers | null,
  ngay: string,
  expired: (day: string) => string | null,
): Issue[] {
  // while no insurance paid for the visit nobody asked for the papers
  const isFirstCard = isChosen(paper, papers) && before !== null && !filled(before, 'SoTheBHYT');
  if (!isFirstCard && !isNew(paper, papers, before)) return [];
  const number: Issue[] = filled(papers, paper.so) ? [] : [{ path: paper.so, code: 'REQUIRED' }];
  const day = filled(papers, paper.ngay);
  if (!day) return [...number, { path: paper.ngay, code: 'REQUIRED' }];
  const code = isDate(day) ? (day > ngay ? 'PAPER_AFTER_RECEPTION' : expired(day)) : 'NOT_A_DATE';
  return code ? [...number, { path: paper.ngay, code }] : number;
}

/** Whether the paper is chosen now, or is another one than before. */
function isNew(paper: Paper, papers: Papers, before: Papers | null): boolean {
  const { so, ngay } = paper;
  if (!isChosen(paper, papers)) return false;
  if (!before || !isChosen(paper, before)) return true;
  return [so, ngay].some((field) => filled(papers, field) !== filled(before, field));
}

function isChosen({ flag }: Paper, papers: Papers): boolean {
  const said = papers[flag];
  return said === true || (typeof said === 'string' && Number(said) > 0);
}

function filled(papers: Papers, field: string): string | null {
  const value = papers[field];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

const aYearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
