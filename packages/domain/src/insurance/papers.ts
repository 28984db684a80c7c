import type { Issue } from '../catalogue/validate.ts';
import { isInsuredBy } from './child.ts';
import { workingDaysBetween } from './dates.ts';

/** What is said of the papers: a reception, or what is typed of one. */
export type Papers = Readonly<Record<string, unknown>>;

/** A paper that a reception names beside what it is for: a box, an amount above nothing, or an object code. */
type Paper = { so: string; ngay: string; isFor: (papers: Papers) => boolean };

const flagged = (flag: string) => (papers: Papers) => {
  const said = papers[flag];
  return said === true || (typeof said === 'string' && Number(said) > 0);
};
const ofCode = (codes: readonly string[]) => (papers: Papers) =>
  codes.includes(String(papers['MaDoiTuongKCB'] ?? ''));

/** Object codes that a paper proves: the residence, the donation, the authority to fetch drugs. */
export const codesWithPaper: readonly string[] = ['1.4', '1.6', '7.2'];
/** Object codes of the diseases of annexes I and II of circular 01/2025: the disease is named. */
export const codesWithDisease: readonly string[] = ['1.16', '1.17'];

const referral: Paper = {
  so: 'SoGiayChuyen',
  ngay: 'NgayGiayChuyen',
  isFor: flagged('CoGiayChuyen'),
};
const exemption: Paper = { so: 'SoGiayMien', ngay: 'NgayGiayMien', isFor: flagged('MienCungChiTra') };
const coPaid: Paper = { so: 'SoGiayLuyKe', ngay: 'NgayGiayLuyKe', isFor: flagged('CungChiTraLuyKe') };
const ofRoute: Paper = { so: 'SoGiayDoiTuong', ngay: 'NgayGiayDoiTuong', isFor: ofCode(codesWithPaper) };
const birth: Paper = { so: 'SoGiayKhaiSinh', ngay: 'NgayGiayKhaiSinh', isFor: () => true };

/** The fields of papers that say nothing, because what they are for is not chosen. */
export function fieldsWithoutPaper(papers: Papers): string[] {
  const disease = ofCode(codesWithDisease)(papers) ? [] : ['BenhPhuLuc_Id'];
  return [referral, exemption, coPaid, ofRoute]
    .filter((paper) => !paper.isFor(papers))
    .flatMap(({ so, ngay }) => [so, ngay])
    .concat(disease);
}

/** What is wrong with the birth paper of a child without a card (insurance 15). */
export function birthPaperIssues(papers: Papers, before: Papers | null, ngay: string): Issue[] {
  return issuesOf(birth, papers, before, ngay, () => null);
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
    ...issuesOf(ofRoute, papers, before, ngay, () => null),
    ...diseaseIssues(papers, before),
  ];
}

/** A code for the diseases of an annex names the disease; one that was chosen before is not asked about again. */
function diseaseIssues(papers: Papers, before: Papers | null): Issue[] {
  const isFor = ofCode(codesWithDisease);
  if (!isFor(papers) || filled(papers, 'BenhPhuLuc_Id')) return [];
  const kept = before !== null && isFor(before) && !filled(before, 'BenhPhuLuc_Id');
  return kept ? [] : [{ path: 'BenhPhuLuc_Id', code: 'REQUIRED' }];
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
  const isFirstCard = paper.isFor(papers) && before !== null && !isInsuredBy(before);
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
  if (!paper.isFor(papers)) return false;
  if (!before || !paper.isFor(before)) return true;
  return [so, ngay].some((field) => filled(papers, field) !== filled(before, field));
}

function filled(papers: Papers, field: string): string | null {
  const value = papers[field];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

const aYearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
