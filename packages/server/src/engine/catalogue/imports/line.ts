import { type Cell, textOf } from './cells.ts';
import type { Mapping, PlanField } from './types.ts';

/** A line as the plan sees it: the text of each of its columns. */
export type Line = { row: number; text: (key: string) => string; error: (key: string) => string | null };

/** The line of a file through a mapping. */
export function lineOf(row: number, cells: readonly Cell[], mapping: Mapping): Line {
  const cellOf = (key: string): Cell | undefined => {
    const chosen = mapping[key];
    if (!chosen) return undefined;
    return chosen.column === null ? chosen.fixed : cells[chosen.column];
  };
  return {
    row,
    text: (key) => textOf(cellOf(key)),
    error: (key) => {
      const cell = cellOf(key);
      return typeof cell === 'object' ? cell.error : null;
    },
  };
}

/** The text of a field in a line. */
export function fieldText(line: Line, { from, read }: PlanField): string {
  const text = line.text(from);
  return read ? read(text, line.text).trim() : text;
}

/** Whether a mapping gives a column of the plan something: a column of the file, or one text for every line. */
export function isChosen(mapping: Mapping, key: string): boolean {
  const chosen = mapping[key];
  return chosen !== undefined && (chosen.column !== null || chosen.fixed.trim() !== '');
}
