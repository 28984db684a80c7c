import { clampWidth } from './layout.ts';

/** The width at which the longest of what is drawn of a column stands in one line; null without a cell. */
export function fitWidth(table: HTMLTableElement, at: number): number | null {
  const cells = [...table.rows].flatMap((row) => row.cells[at] ?? []).filter((cell) => cell.colSpan === 1);
  const range = document.createRange();
  const widths = cells.map((cell) => {
    range.selectNodeContents(cell.querySelector('.grid-head') ?? cell);
    const style = getComputedStyle(cell);
    return (
      range.getBoundingClientRect().width +
      Number.parseFloat(style.paddingLeft) +
      Number.parseFloat(style.paddingRight)
    );
  });
  // as wide as it is drawn, and a little more: figures and bold letters are rounded
  return widths.length === 0 ? null : clampWidth(Math.max(...widths) + 6);
}
