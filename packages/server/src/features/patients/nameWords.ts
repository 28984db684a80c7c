import type { PatientQuery } from '@sen/domain/names/query';
import { and, type SQL, sql } from 'drizzle-orm';
import { marksFit } from './personFits.ts';
import type { WordShares } from './wordShares.ts';

export type NameQuery = Extract<PatientQuery, { kind: 'name' }>;

/** Names that have each of these words whole, in any order. */
export function namesWith(words: readonly string[]): SQL {
  return sql`name_words @@ ${afterEachOther(words)}::tsquery`;
}

/** Names that have every word whole. */
export function wholeNames(query: NameQuery): SQL | undefined {
  return named(query, afterEachOther(query.words));
}

/** Names that have every word but the last whole; the last may be a beginning. Null for one word. */
export function typedNames(query: NameQuery, shares: WordShares): SQL | null {
  return query.words.length > 1 ? (named(query, lastBegun(query.words, shares)) ?? null) : null;
}

/** Names in which a word begins with each of these, in any order; a few consonants may be initials as well. */
export function begunNames(query: NameQuery): SQL | undefined {
  if (query.words.length === 0) return and(...marksFit(query.marks)) ?? sql`false`;
  const begins = query.words.map((word) => `${quoted(`.${cut(word)}`)}:*`);
  const initials = query.initials ? [quoted(`#${cut(query.words[0] ?? '')}`)] : [];
  return named(query, [`(${begins.join(' & ')})`, ...initials].join(' | '));
}

/** The same as `begunNames` for rows of a subquery that is read in order, without an index. */
export function begunAmong(query: NameQuery): SQL[] {
  return query.words.map((word) => sql`' ' || ten_khong_dau like ${`% ${word}%`}`);
}

/** The pair that the last word makes with each earlier one. */
function afterEachOther(words: readonly string[]): string {
  const last = cut(words.at(-1) ?? '');
  const others = words.slice(0, -1).map(cut);
  if (others.length === 0) return quoted(`.${last}`);
  return [...new Set(others)].map((word) => quoted(`${word}_${last}`)).join(' & ');
}

/**
 * Names with the earlier words whole and one more that begins with the last. Whatever begins so is gathered by the index, so that only
 * the rarest of the earlier words is asked for with the beginning, and the others beside that word, whole. An earlier word which itself
 * begins with the last would be taken for it by the pair of another one: those are all asked with the beginning.
 */
export function lastBegun(words: readonly string[], shares: WordShares): string {
  const last = cut(words.at(-1) ?? '');
  const others = [...new Set(words.slice(0, -1).map(cut))];
  const begun = (word: string) => `${word}_${last}`;
  const rarest = others.reduce((a, b) => (shares.begun(begun(b)) < shares.begun(begun(a)) ? b : a));
  const alike = others.filter((word) => word.startsWith(last));
  const asked = alike.length > 0 ? alike : [rarest];
  const [first = rarest] = asked;
  const whole = others.filter((word) => !asked.includes(word));
  return [
    ...asked.map((word) => `${quoted(begun(word))}:*`),
    ...whole.map((word) => quoted(`${first}_${word}`)),
  ].join(' & ');
}

/** The share of names in which words begin with each of these, as if they had nothing to do with each other. */
export function shareOfBegun(query: NameQuery, shares: WordShares): number {
  if (query.marks.length > 0) return 0; // a year leaves a hundredth of any name
  return query.words.reduce((share, word) => share * shares.begun(`.${cut(word)}`), 1);
}

function named(query: NameQuery, words: string): SQL | undefined {
  return and(sql`name_words @@ ${words}::tsquery`, ...marksFit(query.marks));
}

/** Keys of names have letters and digits only. */
const quoted = (lexeme: string) => `'${lexeme}'`;

/** The index keeps this many letters of a word. */
const cut = (word: string) => [...word].slice(0, 60).join('');
