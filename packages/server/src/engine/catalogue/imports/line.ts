import { answeredText } from '@sen/domain/imports/columnFacts';
import { fromOldFont, type OldFont } from '@sen/domain/imports/oldFonts';
import { type Cell, textOf } from './cells.ts';
import type { ImportOptions, ImportPlan, Mapping, PlanField } from './types.ts';

/** A line as the plan sees it: the text of each of its columns. */
export type Line = {
  row: number;
  text: (key: string) => string;
  error: (key: string) => string | null;
  /** Whether the column has a cell in the file, not one text for every line. */
  hasCell: (key: string) => boolean;
};

/** A line as it was stored: its cells, and those that were mended by their places. */
export type StoredLine = { cells: readonly Cell[]; sua: Readonly<Record<string, string>> | null };

/** The cells of a line as they count: an old font read as Unicode, what was mended in its place. */
export function cellsOf({ cells, sua }: StoredLine, { oldFont }: Pick<ImportOptions, 'oldFont'>): Cell[] {
  const read = cells.map((cell) => (typeof cell === 'string' && oldFont ? fromOldFont(cell, oldFont) : cell));
  for (const [place, text] of Object.entries(sua ?? {})) {
    while (read.length <= Number(place)) read.push('');
    read[Number(place)] = text;
  }
  return read;
}

/** The first lines of a file with an old font read as Unicode. */
export function headOf(
  head: ReadonlyArray<{ row: number; cells: readonly Cell[] }>,
  oldFont: OldFont | null | undefined,
): Array<{ row: number; cells: Cell[] }> {
  return head.map(({ row, cells }) => ({ row, cells: cellsOf({ cells, sua: null }, { oldFont }) }));
}

type Reading = { plan: Pick<ImportPlan, 'columns'>; mapping: Mapping; options: ImportOptions };

/** The line of a file through a mapping, days and phones as their columns were answered. */
export function lineOf(row: number, cells: readonly Cell[], { plan, mapping, options }: Reading): Line {
  const cellOf = (key: string): Cell | undefined => {
    const chosen = mapping[key];
    if (!chosen) return undefined;
    return chosen.column === null ? chosen.fixed : cells[chosen.column];
  };
  return {
    row,
    text: (key) => {
      const text = textOf(cellOf(key));
      const column = mapping[key]?.column ?? null;
      if (column === null || text === '') return text;
      const asked = plan.columns.find((one) => one.key === key);
      return answeredText(text, asked?.holds, column, options);
    },
    error: (key) => {
      const cell = cellOf(key);
      return typeof cell === 'object' ? cell.error : null;
    },
    hasCell: (key) => (mapping[key]?.column ?? null) !== null,
  };
}

/** The text of a field in a line. */
export function fieldText(line: Line, { from, read }: PlanField): string {
  const text = line.text(from);
  return read ? read(text, line.text).trim() : text;
}

/** The text that a new entry gets for a field: what its cell says, else what is derived, else what every line gets. */
export function newText(line: Line, source: PlanField): string {
  const text = fieldText(line, source);
  if (!source.derive || (text !== '' && line.hasCell(source.from))) return text;
  return source.derive(line.text).trim() || text;
}

/** Whether a mapping gives a column of the plan something: a column of the file, or one text for every line. */
export function isChosen(mapping: Mapping, key: string): boolean {
  const chosen = mapping[key];
  return chosen !== undefined && (chosen.column !== null || chosen.fixed.trim() !== '');
}
