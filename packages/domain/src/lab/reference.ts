import { dec } from '../money/decimal.ts';
import { type Measured, readMeasured } from './measured.ts';

type Bound = string | number | null | undefined;

/** What is normal of one measured index, as its catalogue row says; a missing bound is open. */
export type ReferenceRow = {
  NamMin?: Bound;
  NamMax?: Bound;
  NuMin?: Bound;
  NuMax?: Bound;
  TreEmMin?: Bound;
  TreEmMax?: Bound;
  /** A result below or above these is critical. */
  NguyHiemMin?: Bound;
  NguyHiemMax?: Bound;
  /** The normal range as text: of results that are no number, or as the laboratory wants it printed. */
  MucBinhThuong?: string | null | undefined;
};

export type Range = { min: string | null; max: string | null };

/** L and H outside the normal range, LL and HH critical, N normal. */
export type ResultFlag = 'L' | 'H' | 'LL' | 'HH' | 'N';

/** Below this age, in years, the bounds of children hold, where the row has them. */
export const childYears = 16;

/** The normal range for a patient; null when the row has none for them. Of unknown sex: only what both sexes share. */
export function referenceFor(row: ReferenceRow, patient: { GioiTinh: string; years: number }): Range | null {
  const [child, male, female] = [
    range(row.TreEmMin, row.TreEmMax),
    range(row.NamMin, row.NamMax),
    range(row.NuMin, row.NuMax),
  ];
  if (patient.years < childYears && child) return child;
  if (patient.GioiTinh === 'MALE') return male;
  if (patient.GioiTinh === 'FEMALE') return female;
  return male && female && male.min === female.min && male.max === female.max ? male : null;
}

/**
 * Flags a result, or null when it cannot be judged. A number (also "7,2") by the bounds: on a bound it is normal. A bounded one ("<0.5",
 * ">25") by what it certainly is: `>6.4` is high where 6.4 is the upper bound, `<5` of 3.9 to 6.4 is neither low nor normal for certain.
 * Another text against the normal text: equal is N, and "Dương tính" where negative is normal is H.
 */
export function flagOf(result: string, row: ReferenceRow, normal: Range | null): ResultFlag | null {
  const value = readMeasured(result);
  if (value === null) return textFlag(result, row.MucBinhThuong ?? '');
  const critical = range(row.NguyHiemMin, row.NguyHiemMax);
  return value.sign === ''
    ? numberFlag(value.number, critical, normal)
    : boundedFlag(value, critical, normal);
}

/** The range as printed: "3.9 - 6.4", "≤ 5.2", "≥ 60"; the row's own text when there is no number. */
export function referenceText(row: ReferenceRow, normal: Range | null): string {
  if (!normal) return row.MucBinhThuong ?? '';
  if (normal.min === null) return `≤ ${normal.max}`;
  return normal.max === null ? `≥ ${normal.min}` : `${normal.min} - ${normal.max}`;
}

function range(min: Bound, max: Bound): Range | null {
  const [low, high] = [bound(min), bound(max)];
  return low === null && high === null ? null : { min: low, max: high };
}

function bound(value: Bound): string | null {
  return value === null || value === undefined || value === '' ? null : dec(value).toFixed();
}

function numberFlag(value: string, critical: Range | null, normal: Range | null): ResultFlag | null {
  const beyond = critical ? outside(value, critical) : 'N';
  if (beyond !== 'N') return beyond === 'L' ? 'LL' : 'HH';
  return normal ? outside(value, normal) : null;
}

function outside(value: string, { min, max }: Range): 'L' | 'H' | 'N' {
  if (min !== null && dec(value).lt(min)) return 'L';
  return max !== null && dec(value).gt(max) ? 'H' : 'N';
}

/** What every number below or above a bound is: LL or HH where all of them are critical, L or H where all are low or high, N, else null. */
function boundedFlag(
  { sign, number }: Measured,
  critical: Range | null,
  normal: Range | null,
): ResultFlag | null {
  const isBelow = sign === '<' || sign === '≤';
  const strict = sign === '<' || sign === '>';
  const beyond = (bound: string | null | undefined) => {
    if (bound === null || bound === undefined) return false;
    const apart = isBelow ? dec(bound).cmp(number) : dec(number).cmp(bound);
    return strict ? apart >= 0 : apart > 0;
  };
  if (beyond(isBelow ? critical?.min : critical?.max)) return isBelow ? 'LL' : 'HH';
  if (normal && beyond(isBelow ? normal.min : normal.max)) return isBelow ? 'L' : 'H';
  return normal && isNormalOnward(isBelow, number, critical, normal) ? 'N' : null;
}

/** Whether all numbers from a bound on, downward or upward, are normal: no further bound stands in their way. */
function isNormalOnward(isBelow: boolean, number: string, critical: Range | null, normal: Range): boolean {
  // a range from 0 is that of a quantity which is never less
  const open = (bound: string | null | undefined) =>
    bound === null || bound === undefined || (isBelow && dec(bound).eq(0) && dec(number).gt(0));
  return isBelow
    ? open(normal.min) && open(critical?.min) && (normal.max === null || dec(number).lte(normal.max))
    : open(normal.max) && open(critical?.max) && (normal.min === null || dec(number).gte(normal.min));
}

function textFlag(result: string, normal: string): ResultFlag | null {
  const [is, should] = [plain(result), plain(normal)];
  if (is === '' || should === '') return null;
  if (is === should) return 'N';
  const [isPositive, shouldBePositive] = [polarity(is), polarity(should)];
  if (isPositive === null || shouldBePositive === null) return null;
  if (isPositive === shouldBePositive) return 'N';
  return isPositive ? 'H' : 'L';
}

function plain(text: string): string {
  return text.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' ');
}

function polarity(text: string): boolean | null {
  if (/^(?:âm tính|negative|neg)(?:$|\P{L})/u.test(text) || text === '-' || text === '(-)') return false;
  return /^(?:dương tính|positive|pos)(?:$|\P{L})/u.test(text) || /^\(?\++\)?$/.test(text) ? true : null;
}
