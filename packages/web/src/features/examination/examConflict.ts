import { showDecimal } from '../../ui/numberText.ts';
import { type ExamValues, examFields, vitalFields } from './examValues.ts';

/** Words of a conflict: of catalogue entries by id, of yes and no, of a day. */
export type ConflictWords = {
  refs: ReadonlyMap<string, string>;
  /** Of fixed choices by their value. */
  choices: ReadonlyMap<string, string>;
  yes: string;
  no: string;
  day: (iso: string) => string;
};

/** Fields that both changed, each version as text, in the order of the form. */
export function conflictTexts(
  paths: readonly string[],
  mine: ExamValues,
  theirs: ExamValues,
  words: ConflictWords,
): { path: keyof ExamValues; mine: string; theirs: string }[] {
  return examFields
    .filter((path) => paths.includes(path))
    .map((path) => ({ path, mine: textOf(path, mine, words), theirs: textOf(path, theirs, words) }));
}

function textOf(path: keyof ExamValues, values: ExamValues, words: ConflictWords): string {
  const value = values[path];
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (value === null || value === undefined || value.length === 0) return '–';
  if (typeof value !== 'string') return value.map((id) => words.refs.get(id) ?? id).join(', ');
  if (path === 'ChanDoanICD_Id' || path === 'HuongGiaiQuyet_Id') return words.refs.get(value) ?? value;
  if (path === 'ThaiSan') return words.choices.get(value) ?? value;
  if (path === 'NgayTaiKham') return words.day(value);
  return vitalFields.some((name) => name === path) ? showDecimal(value) : value;
}
