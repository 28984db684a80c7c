import { parseThe } from '../insurance/card.ts';
import { normalisePhone, tenKhongDau } from './key.ts';
import { type BirthMark, birthOfDigits, type Mark, readMarks, shortYear } from './marks.ts';

/** What somebody typed or scanned into a patient search, and how to look it up. */
export type PatientQuery =
  | { kind: 'empty' }
  | { kind: 'citizenId'; value: string }
  /** Fifteen characters, or the ten digits that every card of a person ends with. */
  | { kind: 'card'; value: string }
  /** A mobile number; ten digits may also be an insurance number, so that both are asked. */
  | { kind: 'phone'; value: string; alsoCard: boolean }
  /** A few digits: the end of a phone, or the beginning of papers. */
  | { kind: 'digits'; value: string }
  | { kind: 'code'; value: string }
  | { kind: 'slip'; value: string }
  /** Digits alone may be the beginning of a number, or the end of a phone, as well. */
  | { kind: 'birth'; birth: BirthMark; digits: string | null }
  /** A name, perhaps with what else is said of the person: each mark must fit. */
  | { kind: 'name'; words: string[]; marks: Mark[]; initials: boolean };

/** Codes of patients: two digits of the year, a dot, six digits or more. */
export const patientCode = /^\d{2}\.\d{6,}$/;
const slipCode = /^(?:YC|TN|KB)\d{6}-\d{4,}$/i;
/** So many digits at the end of a phone are said of it, no more. */
const tailMost = 6;

/**
 * Finds out what a text is (domain 11): a citizen id, a card, a phone or its end, a code, a slip, a birth date, month or year, or a name,
 * beside which a birth or the end of a phone may stand.
 */
export function routeQuery(input: string): PatientQuery {
  const text = input.trim();
  if (text === '') return { kind: 'empty' };
  const dense = text.replace(/[\s.-]/g, '').toUpperCase();
  if (patientCode.test(text)) return { kind: 'code', value: text };
  if (slipCode.test(text)) return { kind: 'slip', value: text.toUpperCase() };
  const digits = /^\d+$/.test(text) ? birthOfDigits(text) : null;
  if (digits) return { kind: 'birth', birth: digits, digits: text };
  const { marks, rest } = readMarks(text);
  const [only] = marks;
  if (only?.birth && marks.length === 1 && tenKhongDau(rest) === '')
    return { kind: 'birth', birth: only.birth, digits: null };
  if (/^\d{12}$/.test(dense)) return { kind: 'citizenId', value: dense };
  const phone = normalisePhone(text);
  if (/^0\d{2,10}$/.test(phone)) return { kind: 'phone', value: phone, alsoCard: /^\d{10}$/.test(dense) };
  const card = parseThe(dense);
  if (card) return { kind: 'card', value: card.soThe };
  // The beginning of a code or of an id: digits alone are never a name.
  if (/^\d{2}\.\d{0,5}$/.test(text)) return { kind: 'code', value: text };
  if (/^\d{4,11}$/.test(dense))
    return { kind: dense.length <= tailMost ? 'digits' : 'citizenId', value: dense };
  const said = marks.some(({ birth }) => birth) || tenKhongDau(rest) !== '';
  return said ? nameQuery(marks, rest) : nameQuery([], text);
}

/** Whether a number that was typed may be the end of a phone. */
export function isPhoneEnd(digits: string): boolean {
  return digits.length <= tailMost;
}

/** A name with what stands beside it: "ng v an 80", "nguyen van an 1980", "Sen 08/1985", "Sen 4567", "nva". */
function nameQuery(found: Mark[], rest: string): PatientQuery {
  const words = tenKhongDau(rest)
    .split(' ')
    .filter((word) => word !== '');
  const last = words.at(-1) ?? '';
  const short = words.length > 1 && /^\d{2}$/.test(last);
  const names = short ? words.slice(0, -1) : words;
  const year: Mark = { birth: { year: shortYear(last), days: null }, digits: null, word: null };
  const marks = short ? [...found, year] : found;
  const initials =
    names.length === 1 && /^[^aeiouy]{2,4}[a-z]?$/.test(names[0] ?? '') && (names[0] ?? '').length >= 2;
  return { kind: 'name', words: names, marks, initials };
}
