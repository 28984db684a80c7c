import { clampWidth } from './layout.ts';

/** The width at which the longest of what is drawn of a column stands in one line; null without a cell. */
export function fitWidth(table: HTMLTableElement, at: number): number | null {
  const cells = [...table.rows].flatMap((row) => row.cells[at] ?? []).filter((cell) => cell.colSpan === 1);
  const range = document.createRange();
  const widths = cells.map((cell) => {
    const style = getComputedStyle(cell);
    return (
      contentWidth(cell, range) + Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight)
    );
  });
  const most = Math.max(...widths);
  // as wide as it is drawn, and a little more: figures and bold letters are rounded
  return widths.length === 0 || Number.isNaN(most) ? null : clampWidth(most + 6);
}

/** Px of a letter and of the edges of a cell, about. */
const letter = 7.5;
const edges = 26;

/** About the width at which words that may go on in further lines would stand in one. */
export function wordsWidth(table: HTMLTableElement, at: number): number {
  const texts = [...table.rows].map((row) => row.cells[at]?.textContent.length ?? 0);
  return Math.round(Math.max(0, ...texts) * letter) + edges;
}

/** The px of what a cell holds in one line; a line that may be cut counts whole. */
function contentWidth(cell: HTMLTableCellElement, range: Range): number {
  const cut = cell.querySelectorAll('.cut > *');
  if (cut.length > 0) return [...cut].reduce((sum, part) => sum + part.scrollWidth, 0);
  range.selectNodeContents(cell.querySelector('.grid-head') ?? cell);
  return range.getBoundingClientRect().width;
}
