import type { BirthMark, Mark } from '@sen/domain/names/marks';
import { isPhoneEnd, routeQuery } from '@sen/domain/names/query';
import { and, or, type SQL, sql } from 'drizzle-orm';

/** A column of the patients in a statement. */
type Of = (column: string) => SQL;
const bare: Of = (column) => sql.raw(column);

/** What marks beside a name ask of the table of patients: by its indexes alone, since a common name has a hundred thousand records. */
export function marksFit(marks: readonly Mark[]): SQL[] {
  return eachMark(
    marks,
    bare,
    (digits) => {
      const end = sql`reverse(so_dien_thoai) like ${`${[...digits].reverse().join('')}%`}`;
      const begin = startsWith('so_dien_thoai', digits, bare);
      if (isPhoneEnd(digits)) return digits.startsWith('0') ? [end, begin] : [end];
      const contact = sql`so_dien_thoai_nguoi_lien_he = ${digits}`;
      return [begin, contact, startsWith('cmnd_hoac_ho_chieu', digits, bare)];
    },
    (word) => sql`name_words @@ ${`'.${word}'`}::tsquery`,
  );
}

/** One condition a mark: any of its readings. */
function eachMark(
  marks: readonly Mark[],
  of: Of,
  ofDigits: (digits: string) => SQL[],
  ofWord: (word: string) => SQL,
): SQL[] {
  return marks.flatMap(({ birth, digits, word }) => {
    const any = or(
      birth ? bornAs(birth, of) : undefined,
      ...(digits ? ofDigits(digits) : []),
      word ? ofWord(word) : undefined,
    );
    return any ? [any] : [];
  });
}

/**
 * Whom a text names among the rows of a list that are joined with their patients: by words that begin those of the name, a birth, a
 * phone or its end, the code, papers. `alias` is the patients' in that statement; every row fits an empty text.
 */
export function personFits(text: string, alias: string): SQL {
  const of: Of = (column) => sql.raw(`${alias}.${column}`);
  const query = routeQuery(text);
  switch (query.kind) {
    case 'empty':
      return sql`true`;
    case 'slip':
      return sql`false`;
    case 'name':
      return and(...query.words.map((word) => begun(word, of)), ...listedMarks(query.marks, of)) ?? sql`true`;
    case 'birth': {
      const digits = query.digits
        ? [sql`${of('ma_y_te')} = ${query.digits}`, ...numbered(query.digits, of)]
        : [];
      return or(bornAs(query.birth, of), ...digits) ?? sql`false`;
    }
    case 'code':
      return startsWith('ma_y_te', query.value, of);
    case 'card':
      return sql`right(${of('so_the_bhyt')}, 10) = ${query.value.slice(-10)}`;
    default: {
      const card = query.kind === 'phone' && query.alsoCard;
      return (
        or(
          ...numbered(query.value, of),
          startsWith('cmnd_hoac_ho_chieu', query.value, of),
          ...(card ? [sql`right(${of('so_the_bhyt')}, 10) = ${query.value}`] : []),
        ) ?? sql`false`
      );
    }
  }
}

const listedMarks = (marks: readonly Mark[], of: Of): SQL[] =>
  eachMark(
    marks,
    of,
    (digits) => numbered(digits, of),
    (word) => wordOf(word, of),
  );

/** Born on a day, in a month or a year; of whom the year alone is known, it fits. */
function bornAs({ year, days }: BirthMark, of: Of): SQL {
  const sameYear = sql`${of('nam_sinh')} = ${year}`;
  if (!days) return sameYear;
  const day = of('ngay_sinh');
  return sql`(${sameYear} and (${day} is null or ${day} between ${days.from}::date and ${days.to}::date))`;
}

/** The end of what has digits, the beginning of a phone. */
function numbered(digits: string, of: Of): SQL[] {
  const columns = ['so_dien_thoai', 'so_dien_thoai_nguoi_lien_he', 'cmnd_hoac_ho_chieu', 'ma_y_te'];
  const ends = columns.map((column) => sql`${of(column)} like ${`%${digits}`}`);
  return isPhoneEnd(digits) && !digits.startsWith('0')
    ? ends
    : [...ends, startsWith('so_dien_thoai', digits, of)];
}

const startsWith = (column: string, text: string, of: Of): SQL =>
  sql`${of(column)} like ${`${text.replace(/[\\%_]/g, '\\$&')}%`}`;

/** Keys of names have letters, digits and blanks only, and so have the words that are read. */
const begun = (word: string, of: Of): SQL => sql`' ' || ${of('ten_khong_dau')} like ${`% ${word}%`}`;
const wordOf = (word: string, of: Of): SQL => sql`' ' || ${of('ten_khong_dau')} || ' ' like ${`% ${word} %`}`;
