import { showDecimal } from '../../ui/numberText.ts';
import { changedValues, type ExamValues, examFields, vitalFields } from './examValues.ts';

export type ConflictField = {
  path: keyof ExamValues;
  mine: string;
  theirs: string;
  first: 'mine' | 'theirs';
};

/** Words of a conflict: of catalogue entries by id, of yes and no, of a day. */
export type ConflictWords = {
  refs: ReadonlyMap<string, string>;
  yes: string;
  no: string;
  day: (iso: string) => string;
};

/**
 * The fields in which one's own version and the server's differ, as text. Where one's own is still as it was opened (`base`),
 * theirs stands first: only they changed it.
 */
export function conflictFields(
  base: ExamValues,
  mine: ExamValues,
  theirs: ExamValues,
  words: ConflictWords,
): ConflictField[] {
  const differing = changedValues(theirs, mine);
  const touched = changedValues(base, mine);
  return examFields
    .filter((path) => path in differing)
    .map((path) => ({
      path,
      mine: textOf(path, mine, words),
      theirs: textOf(path, theirs, words),
      first: path in touched ? ('mine' as const) : ('theirs' as const),
    }));
}

/** One's own values with the chosen fields of theirs. */
export function mergedValues(mine: ExamValues, theirs: ExamValues, taken: ReadonlySet<string>): ExamValues {
  const chosen = examFields.filter((path) => taken.has(path)).map((path) => [path, theirs[path]]);
  return { ...mine, ...Object.fromEntries(chosen) };
}

function textOf(path: keyof ExamValues, values: ExamValues, words: ConflictWords): string {
  const value = values[path];
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (value === null || value === undefined || value.length === 0) return '–';
  if (typeof value !== 'string') return value.map((id) => words.refs.get(id) ?? id).join(', ');
  if (path === 'ChanDoanICD_Id' || path === 'HuongGiaiQuyet_Id') return words.refs.get(value) ?? value;
  if (path === 'NgayTaiKham') return words.day(value);
  return vitalFields.some((name) => name === path) ? showDecimal(value) : value;
}
