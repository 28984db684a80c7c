import type { PatientQuery } from '@sen/domain/names/query';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { benhNhanTable as table } from './tables.ts';

export type NameQuery = Extract<PatientQuery, { kind: 'name' }>;

/** Names that have each of these words whole, in any order. */
export function namesWith(words: readonly string[]): SQL {
  return sql`name_words @@ ${afterEachOther(words, '')}::tsquery`;
}

/** Names that have every word whole. */
export function wholeNames(query: NameQuery): SQL | undefined {
  return named(query, afterEachOther(query.words, ''));
}

/** Names that have every word but the last whole; the last may be a beginning. Null for one word. */
export function typedNames(query: NameQuery): SQL | null {
  return query.words.length > 1 ? (named(query, afterEachOther(query.words, ':*')) ?? null) : null;
}

/** Names in which a word begins with each of these, in any order; a few consonants may be initials as well. */
export function begunNames(query: NameQuery): SQL | undefined {
  const begins = query.words.map((word) => `${quoted(`.${cut(word)}`)}:*`);
  const initials = query.initials ? [quoted(`#${cut(query.words[0] ?? '')}`)] : [];
  return named(query, [`(${begins.join(' & ')})`, ...initials].join(' | '));
}

/** The same as `begunNames` for rows of a subquery that is read in order, without an index. */
export function begunAmong(query: NameQuery): SQL[] {
  return query.words.map((word) => sql`' ' || ten_khong_dau like ${`% ${word}%`}`);
}

/** The pair that the last word makes with each earlier one. */
function afterEachOther(words: readonly string[], end: ':*' | ''): string {
  const last = cut(words.at(-1) ?? '');
  const others = words.slice(0, -1).map(cut);
  if (others.length === 0) return `${quoted(`.${last}`)}${end}`;
  return [...new Set(others)].map((word) => `${quoted(`${word}_${last}`)}${end}`).join(' & ');
}

function named(query: NameQuery, words: string): SQL | undefined {
  return and(
    sql`name_words @@ ${words}::tsquery`,
    query.year === null ? undefined : eq(table.NamSinh, query.year),
  );
}

/** Keys of names have letters and digits only. */
const quoted = (lexeme: string) => `'${lexeme}'`;

/** The index keeps this many letters of a word. */
const cut = (word: string) => [...word].slice(0, 60).join('');
