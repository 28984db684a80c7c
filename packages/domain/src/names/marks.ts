import { isCalendarDay } from '../ages/age.ts';
import { normalisePhone } from './key.ts';

/** When somebody was born, as far as it was said: `from` and `to` are days, alike for one day; null for a year alone. */
export type BirthMark = { year: number; days: { from: string; to: string } | null };

/** What a part of a text says beside a name. Each reading that it has is asked: a birth, digits of a phone or of papers, a word of the name. */
export type Mark = { birth: BirthMark | null; digits: string | null; word: string | null };

/** Where a number begins and ends: not inside another one. */
const free = { begin: String.raw`(?<![\d./-])`, end: String.raw`(?![\d./-]|\s*[./-]\s*\d)` };
const pattern = (inner: string) => new RegExp(`${free.begin}${inner}${free.end}`, 'g');
const fullDates = [
  pattern(String.raw`(?<d>\d{1,2})\s*[./-]\s*(?<m>\d{1,2})\s*[./-]\s*(?<y>(?:19|20)\d{2}|\d{2})`),
  pattern(String.raw`(?<y>(?:19|20)\d{2})-(?<m>\d{1,2})-(?<d>\d{1,2})`),
  pattern(String.raw`(?<d>\d{1,2}) (?<m>\d{1,2}) (?<y>(?:19|20)\d{2})`),
];
const months = pattern(String.raw`(?<m>\d{1,2})(?:\s*\/\s*|-)(?<y>(?:19|20)\d{2})`);
const phones = pattern(String.raw`(?:\+84|0)(?:[\s.-]?\d){9}`);
const year = /^(?:19|20)\d{2}$/;

/** Parts a text into what names a birth, a phone or papers, and the rest: "Lê Văn Sen 15/08/1985" is the name and its day. */
export function readMarks(text: string): { marks: Mark[]; rest: string } {
  const marks: Mark[] = [];
  const take = (
    from: string,
    form: RegExp,
    read: (found: string, parts: Record<string, string>) => Mark | null,
  ) =>
    from.replace(form, (...found: unknown[]) => {
      const whole = String(found[0]);
      const parts = found.at(-1);
      const mark = read(whole, isParts(parts) ? parts : {});
      if (mark) marks.push(mark);
      return mark ? ' ' : whole;
    });
  let rest = text.normalize('NFC');
  for (const form of fullDates)
    rest = take(rest, form, (_found, { d = '', m = '', y = '' }) => ofBirth(dayOf(d, m, y)));
  rest = take(rest, months, (_found, { m = '', y = '' }) => ofBirth(monthOf(m, y)));
  rest = take(rest, phones, (found) => ({ birth: null, digits: normalisePhone(found), word: null }));
  rest = take(rest, /(?<![\p{L}\d./-])\d{3,12}(?![\p{L}\d./-])/gu, (found) => {
    const birth = birthOfDigits(found);
    return birth?.days ? ofBirth(birth) : { birth, digits: found, word: found };
  });
  return { marks, rest };
}

/** What digits alone say of a birth: 15081985, 081985 or 1985. */
export function birthOfDigits(digits: string): BirthMark | null {
  if (year.test(digits)) return { year: Number(digits), days: null };
  if (/^\d{8}$/.test(digits) && year.test(digits.slice(4)))
    return dayOf(digits.slice(0, 2), digits.slice(2, 4), digits.slice(4));
  if (/^\d{6}$/.test(digits) && year.test(digits.slice(2)))
    return monthOf(digits.slice(0, 2), digits.slice(2));
  return null;
}

/** A year of two digits, as it is said of people: 85 is 1985, 12 is 2012. */
export function shortYear(digits: string): number {
  return Number(digits) > 30 ? 1900 + Number(digits) : 2000 + Number(digits);
}

function ofBirth(birth: BirthMark | null): Mark | null {
  return birth && { birth, digits: null, word: null };
}

// A day that no calendar has must not reach the database as a date.
function dayOf(date: string, month: string, typed: string): BirthMark | null {
  const born = typed.length === 2 ? shortYear(typed) : Number(typed);
  const day = `${born}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isCalendarDay(day) ? { year: born, days: { from: day, to: day } } : null;
}

function monthOf(month: string, born: string): BirthMark | null {
  const begin = `${born}-${month.padStart(2, '0')}-`;
  if (!isCalendarDay(`${begin}01`)) return null;
  const last = [31, 30, 29, 28].find((date) => isCalendarDay(`${begin}${date}`));
  return { year: Number(born), days: { from: `${begin}01`, to: `${begin}${last}` } };
}

function isParts(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null;
}
