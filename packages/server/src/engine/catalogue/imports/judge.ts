import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import { withKnownWords } from '@sen/domain/catalogues/words/knownWords';
import { v7 } from 'uuid';
import { columnName } from '../../sql/columns.ts';
import { searchKey } from '../commands.ts';
import { defaultField, defaultGroup } from '../defaults.ts';
import type { Row } from '../queries.ts';
import { isUnchanged } from './compare.ts';
import { keySources, type Step } from './gather.ts';
import { fieldText, type Line } from './line.ts';
import { readEntry, readExtra } from './readEntry.ts';
import type { Resolver } from './resolve.ts';
import type { CheckInput, Fault, PlanField } from './types.ts';

/** What becomes of one entry of the file in one part. */
export type Judged = {
  row: number;
  /** Further lines of the entry. */
  more: readonly number[];
  code: string;
  id: string;
  result: 'Moi' | 'Sua' | 'KhongDoi' | 'BoQua' | 'Loi';
  version: number | null;
  entry: Row;
  record: Row | null;
  extra: Row;
  issues: Fault[];
};

/** Judges an entry by its lines; `seen` keeps the values of the `unique` fields, by which two lines are one too many. */
export function judge(
  input: CheckInput,
  step: Step,
  fields: ReadonlyArray<readonly [string, PlanField]>,
  lines: readonly [Line, ...Line[]],
  code: string,
  before: Row | null,
  resolver: Resolver,
  seen: Map<string, number>,
  unique: readonly string[],
): Judged {
  const { part, def, codes } = step;
  const [line, ...more] = lines;
  const { entry, issues } = readEntry(step, fields, lines, before, resolver);
  const { extra, issues: others } = readExtra(part, line, resolver);
  issues.push(...others, ...unlike(step, fields, line, more));
  const first = codes.get(code);
  if (code !== '' && first && first.row !== line.row) issues.push(duplicate(step, line, first.row));
  for (const name of unique) {
    const value = entry[name];
    if (typeof value !== 'string' || value === '') continue;
    const place = `${name} ${value.toLowerCase()}`;
    const where = seen.get(place);
    if (where === undefined) seen.set(place, line.row);
    else
      issues.push({
        row: line.row,
        key: part.fields[name]?.from ?? name,
        code: 'DUPLICATE_IN_FILE',
        value,
        details: { row: where },
      });
  }
  const group = defaultGroup(def, entry);
  if (group !== null) {
    const where = seen.get(`default ${group}`);
    if (where === undefined) seen.set(`default ${group}`, line.row);
    else
      issues.push({
        row: line.row,
        key: part.fields[defaultField]?.from ?? defaultField,
        code: 'DEFAULT_TWICE',
        value: '',
        details: { row: where },
      });
  }
  const id = first?.id ?? v7();
  const result =
    issues.length > 0
      ? 'Loi'
      : !before
        ? 'Moi'
        : input.options.existing === 'skip'
          ? 'BoQua'
          : isUnchanged(def, before, entry)
            ? 'KhongDoi'
            : 'Sua';
  // a file with a column of search words says them itself, also that there are none
  const whole = before || Object.hasOwn(entry, 'TuKhoas') ? entry : withKnownWords(def.name, entry);
  const record = result === 'Moi' || result === 'Sua' ? recordOf(def, id, whole) : null;
  return {
    row: line.row,
    more: more.map(({ row }) => row),
    code,
    id,
    result,
    version: before ? Number(before['version']) : null,
    entry,
    record,
    extra,
    issues,
  };
}

/** An entry by the columns of its table. */
function recordOf(def: CatalogueDef, id: string, entry: Row): Row {
  const fields = Object.entries(def.fields).map(([name, field]) => {
    const value = entry[name];
    const empty = value === undefined || value === null || value === '';
    const none = field.kind === 'bool' ? false : field.kind === 'refs' || field.kind === 'lines' ? [] : null;
    return [columnName(name), empty ? none : value];
  });
  return {
    id,
    tam_ngung: entry['TamNgung'] === true,
    search_key: searchKey(def, entry),
    ...Object.fromEntries(fields),
  };
}

/** A line that names an entry which an earlier one has told of. */
function duplicate(step: Step, line: Line, first: number): Fault {
  const sources = keySources(step);
  const last = sources.findLast((source) => fieldText(line, source) !== '') ?? sources[0];
  const value = last ? fieldText(line, last) : '';
  return { row: line.row, key: last?.from ?? '', code: 'DUPLICATE_IN_FILE', value, details: { row: first } };
}

/** Further lines of an entry leave its own columns empty, or say the same in them. */
function unlike(
  step: Step,
  fields: ReadonlyArray<readonly [string, PlanField]>,
  first: Line,
  more: readonly Line[],
): Fault[] {
  const keys = new Set(keySources(step));
  return more.flatMap((line) =>
    fields.flatMap(([, source]): Fault[] => {
      const value = fieldText(line, source);
      if (keys.has(source) || value === '' || value === fieldText(first, source)) return [];
      return [
        { row: line.row, key: source.from, code: 'DIFFERS_IN_FILE', value, details: { row: first.row } },
      ];
    }),
  );
}
