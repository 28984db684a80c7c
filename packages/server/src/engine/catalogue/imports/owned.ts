import type { CatalogueDef, Field } from '@sen/domain/catalogue/catalogue';
import type { Row } from '../queries.ts';
import { brokenFault } from './cells.ts';
import { fieldText, isChosen, type Line } from './line.ts';
import { readOne } from './readCell.ts';
import type { Resolver } from './resolve.ts';
import type { Fault, Mapping, PlanField, PlanPart } from './types.ts';

type OwnedCell = { name: string; source: PlanField; field: Field; fromFile: boolean };

/** Rows that entries own, of which a file brings at least one column. */
export type Owned = { name: string; cells: readonly OwnedCell[] };

/** The rows of a part that a mapping takes from the file; what is the same in every line makes no row by itself. */
export function ownedOf(def: CatalogueDef, part: PlanPart, mapping: Mapping): Owned[] {
  const all = Object.entries(part.lines ?? {}).map(([name, sources]): Owned => {
    const owner = def.fields[name];
    const fields = owner?.kind === 'lines' ? owner.fields : {};
    const cells = Object.entries(sources).flatMap(([cell, source]) => {
      const field = fields[cell];
      if (!field || !isChosen(mapping, source.from)) return [];
      return [{ name: cell, source, field, fromFile: mapping[source.from]?.column !== null }];
    });
    return { name, cells };
  });
  return all.filter(({ cells }) => cells.some(({ fromFile }) => fromFile));
}

/** Whether a line of the file brings a row of an entry. */
export function hasOwned(owned: readonly Owned[], line: Line): boolean {
  return owned.some((one) => bringsRow(one, line));
}

function bringsRow({ cells }: Owned, line: Line): boolean {
  return cells.some(
    ({ source, fromFile }) => fromFile && (line.text(source.from) !== '' || line.error(source.from) !== null),
  );
}

export type OwnedRows = {
  values: Row;
  faults: Fault[];
  /** Where the rows of each field stand in the file. */
  rows: ReadonlyMap<string, readonly number[]>;
};

/** The rows that an entry owns, from all of its lines; `before` is the entry that they change. */
export function readOwned(
  owned: readonly Owned[],
  lines: readonly Line[],
  before: Row | null,
  resolver: Resolver,
): OwnedRows {
  const values: Row = {};
  const faults: Fault[] = [];
  const rows = new Map<string, number[]>();
  for (const one of owned) {
    const bringing = lines.filter((line) => bringsRow(one, line));
    rows.set(
      one.name,
      bringing.map(({ row }) => row),
    );
    values[one.name] = bringing.map((line) => readRow(one, line, before?.[one.name], resolver, faults));
  }
  return { values, faults, rows };
}

function readRow(one: Owned, line: Line, before: unknown, resolver: Resolver, faults: Fault[]): Row {
  const made: Row = {};
  const earlier: unknown[] = Array.isArray(before) ? before : [];
  for (const { name, source, field } of one.cells) {
    const add = (code: string, value: string, details: Fault['details']) =>
      faults.push({ row: line.row, key: source.from, code, value, details });
    const broken = line.error(source.from);
    if (broken !== null) {
      add(...brokenFault(broken));
      continue;
    }
    const text = fieldText(line, source);
    const had = earlier.map((row) => new Map(Object.entries(row ?? {})).get(name));
    const read = readOne(field, text, had, resolver);
    if (!read.ok) add(read.code, text, read.details ?? {});
    else if (read.value !== null) made[name] = read.value;
  }
  return made;
}
