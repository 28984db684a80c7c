import { tenKhongDau } from '@sen/domain/names/key';
import { type Cell, textOf } from './cells.ts';
import { isChosen } from './line.ts';
import type { ImportPlan, Mapping, PlanColumn } from './types.ts';

export type HeadLine = { row: number; cells: readonly Cell[] };

/** The line of a file that names its columns, and which of the plan's columns stands where. */
export type Header = { headerRow: number; mapping: Mapping };

/**
 * Looks for the line that names most of the plan's columns, by their labels in both languages, their field names or the headings of
 * official files, accents and signs ignored; of several such lines below each other (labels, then field names) the last one. Without
 * any, the first line with the most texts.
 */
export function findHeader(plan: ImportPlan, head: readonly HeadLine[]): Header {
  const { headerRow, mapping } = byHeadings(plan, head);
  const numbers = head.find(({ row }) => row > headerRow);
  const isNumbered = numbers !== undefined && areTheirNumbers(numbers.cells);
  return { headerRow: isNumbered ? numbers.row : headerRow, mapping: byPlaces(plan, head) ?? mapping };
}

/** Official files often number their columns below the headings. */
function areTheirNumbers(cells: readonly Cell[]): boolean {
  const texts = cells.map(textOf).filter((text) => text !== '' && !/^[A-Z]$/.test(text));
  // (5), 5. and (5) = (3) x (4) are the fifth; columns of words may be lettered
  const numberOf = (text: string) => Number(/^[([]?(\d{1,2})[)\].]*\s*(?:=.*)?$/.exec(text)?.[1]);
  return texts.length > 2 && texts.every((text, at) => numberOf(text) === at + 1);
}

/** A file of exactly the columns that the law lays down is read by their places, whatever its headings say. */
function byPlaces(plan: ImportPlan, head: readonly HeadLine[]): Mapping | null {
  const places = plan.columns.flatMap(({ key, place }) =>
    place === undefined ? [] : [[key, place - 1] as const],
  );
  const width = Math.max(
    0,
    ...head.map(({ cells }) => cells.findLastIndex((cell) => textOf(cell) !== '') + 1),
  );
  const last = Math.max(0, ...places.map(([, at]) => at + 1));
  return places.length > 0 && width === last ? mappingOf(plan, new Map(places)) : null;
}

function byHeadings(plan: ImportPlan, head: readonly HeadLine[]): Header {
  const scored = head.map((line) => ({ line, found: matchesOf(plan, line.cells) }));
  const best = Math.max(0, ...scored.map(({ found }) => found.size));
  if (best === 0) {
    const widest = Math.max(0, ...head.map(({ cells }) => filled(cells)));
    const line = head.find(({ cells }) => filled(cells) === widest);
    return { headerRow: line?.row ?? 1, mapping: mappingOf(plan, new Map()) };
  }
  const first = scored.findIndex(({ found }) => found.size === best);
  // below merged headings stand a few of their parts, and nothing else
  const continues = ({ line, found }: (typeof scored)[number]) =>
    found.size > 0 && (found.size >= best / 2 || found.size === filled(line.cells));
  const end = scored.findIndex((one, at) => at > first && !continues(one));
  const group = scored.slice(first, end < 0 ? scored.length : end);
  const found = new Map(group.flatMap((one) => [...one.found]));
  return { headerRow: group.at(-1)?.line.row ?? 1, mapping: mappingOf(plan, found) };
}

/** The plan's columns as headings named them the last time: heading by letters and digits alone, and column. */
export type Remembered = ReadonlyMap<string, string>;

/** The headings of a header line by which its columns were chosen. */
export function chosenHeadings(
  head: readonly HeadLine[],
  headerRow: number,
  mapping: Mapping,
): Array<{ heading: string; key: string }> {
  const line = head.find(({ row }) => row === headerRow);
  return Object.entries(mapping).flatMap(([key, { column }]) => {
    const heading = column === null ? '' : headingKey(textOf(line?.cells[column]));
    return heading === '' ? [] : [{ heading, key }];
  });
}

/** A mapping with what was chosen for the same headings before; a column of the file is given once. */
export function withRemembered(
  head: readonly HeadLine[],
  { headerRow, mapping }: Header,
  remembered: Remembered,
): Mapping {
  const line = head.find(({ row }) => row === headerRow);
  const made = { ...mapping };
  for (const [at, cell] of (line?.cells ?? []).entries()) {
    const key = remembered.get(headingKey(textOf(cell)));
    const now = key === undefined ? undefined : made[key];
    if (key === undefined || !now) continue;
    for (const [other, { column, fixed }] of Object.entries(made))
      if (column === at && other !== key) made[other] = { column: null, fixed };
    made[key] = { ...now, column: at };
  }
  return made;
}

/** A mapping with one text for every line where the file has no column and none is given yet. */
export function withProposed(mapping: Mapping, proposed: Readonly<Record<string, string>>): Mapping {
  return Object.fromEntries(
    Object.entries(mapping).map(([key, chosen]) => {
      const fixed = proposed[key];
      return [key, fixed !== undefined && !isChosen(mapping, key) ? { column: null, fixed } : chosen];
    }),
  );
}

/** The mapping for a header line that a person has chosen; 0 when the file has none. */
export function mapHeader(plan: ImportPlan, head: readonly HeadLine[], headerRow: number): Mapping {
  const line = head.find(({ row }) => row === headerRow);
  return mappingOf(plan, line ? matchesOf(plan, line.cells) : new Map());
}

function filled(cells: readonly Cell[]): number {
  return cells.filter((cell) => textOf(cell) !== '').length;
}

/** Columns of the file by the plan's columns. A heading is given to one column only, whole fits before parts of it. */
function matchesOf(plan: ImportPlan, cells: readonly Cell[]): Map<string, number> {
  const headings = cells.map((cell) => headingKey(textOf(cell)));
  const found = new Map<string, number>();
  const taken = new Set<number>();
  for (const fits of [isSame, isInside]) {
    for (const column of plan.columns) {
      if (found.has(column.key)) continue;
      const names = namesOf(column);
      const free = (name: string) =>
        headings.findIndex((heading, index) => heading !== '' && !taken.has(index) && fits(heading, name));
      // a code beside its name: the name of the column that stands first in the plan counts
      const at = names.map(free).find((place) => place >= 0);
      if (at === undefined) continue;
      found.set(column.key, at);
      taken.add(at);
    }
    // a text of a data line may hold a word of a label: alone it makes no header
    if (found.size === 0) return found;
  }
  return found;
}

const isSame = (heading: string, name: string) => heading === name;
const isInside = (heading: string, name: string) => name.length > 5 && heading.includes(name);

function namesOf(column: PlanColumn): string[] {
  return [column.key, column.label.vi, column.label.en, ...(column.headings ?? [])].map(headingKey);
}

/** Letters and digits alone, without accents: "Mã ĐVT *" is "madvt". */
function headingKey(text: string): string {
  return tenKhongDau(text).replaceAll(' ', '');
}

function mappingOf(plan: ImportPlan, found: ReadonlyMap<string, number>): Mapping {
  return Object.fromEntries(
    plan.columns.map(({ key, fixed }) => [key, { column: found.get(key) ?? null, fixed: fixed ?? '' }]),
  );
}

/** The plan's columns that must be chosen and are not. */
export function missingColumns(plan: ImportPlan, mapping: Mapping): PlanColumn[] {
  return plan.columns.filter(({ key, required, requiredWith }) => {
    const isRequired = required || (requiredWith !== undefined && isChosen(mapping, requiredWith));
    return isRequired && !isChosen(mapping, key);
  });
}
