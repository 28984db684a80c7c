import { isCalendarDay } from '../ages/age.ts';
import { parseThe } from '../insurance/card.ts';
import { normalisePhone, tenKhongDau } from './key.ts';

/** What somebody typed or scanned into a patient search, and how to look it up. */
export type PatientQuery =
  | { kind: 'empty' }
  | { kind: 'citizenId'; value: string }
  /** Fifteen characters, or the ten digits that every card of a person ends with. */
  | { kind: 'card'; value: string }
  /** A mobile number; ten digits may also be an insurance number, so that both are asked. */
  | { kind: 'phone'; value: string; alsoCard: boolean }
  | { kind: 'code'; value: string }
  | { kind: 'slip'; value: string }
  | { kind: 'birth'; day: string | null; year: number }
  | { kind: 'name'; words: string[]; year: number | null; initials: boolean };

/** Codes of patients: two digits of the year, a dot, six digits or more. */
export const patientCode = /^\d{2}\.\d{6,}$/;
const slipCode = /^(?:YC|TN|KB)\d{6}-\d{4,}$/i;

/** Finds out what a text is (domain 11): a citizen id, a card, a phone, a code, a slip, a birth date, or a name with a year. */
export function routeQuery(input: string): PatientQuery {
  const text = input.trim();
  if (text === '') return { kind: 'empty' };
  const dense = text.replace(/[\s.-]/g, '').toUpperCase();
  if (patientCode.test(text)) return { kind: 'code', value: text };
  if (slipCode.test(text)) return { kind: 'slip', value: text.toUpperCase() };
  const birth = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text);
  if (birth) {
    const [, date = '', month = '', year = ''] = birth;
    const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
    // A day that no calendar has must not reach the database as a date; read on as a text it finds nobody.
    if (isCalendarDay(day)) return { kind: 'birth', day, year: Number(year) };
  }
  if (/^(?:19|20)\d{2}$/.test(text)) return { kind: 'birth', day: null, year: Number(text) };
  if (/^\d{12}$/.test(dense)) return { kind: 'citizenId', value: dense };
  const phone = normalisePhone(text);
  if (/^0\d{2,10}$/.test(phone)) return { kind: 'phone', value: phone, alsoCard: /^\d{10}$/.test(dense) };
  const card = parseThe(dense);
  if (card) return { kind: 'card', value: card.soThe };
  // The beginning of a code or of an id: digits alone are never a name.
  if (/^\d{2}\.\d{0,5}$/.test(text)) return { kind: 'code', value: text };
  if (/^\d{4,11}$/.test(dense)) return { kind: 'citizenId', value: dense };
  return nameQuery(text);
}

/** A name with an optional year of birth at its end: "ng v an 80", "nguyen van an 1980", "nva". */
function nameQuery(text: string): PatientQuery {
  const words = tenKhongDau(text)
    .split(' ')
    .filter((word) => word !== '');
  const last = words.at(-1) ?? '';
  const year = words.length > 1 ? yearOf(last) : null;
  const names = year === null ? words : words.slice(0, -1);
  const initials =
    names.length === 1 && /^[^aeiouy]{2,4}[a-z]?$/.test(names[0] ?? '') && (names[0] ?? '').length >= 2;
  return { kind: 'name', words: names, year, initials };
}

function yearOf(word: string): number | null {
  if (/^(?:19|20)\d{2}$/.test(word)) return Number(word);
  if (!/^\d{2}$/.test(word)) return null;
  return Number(word) > 30 ? 1900 + Number(word) : 2000 + Number(word);
}
