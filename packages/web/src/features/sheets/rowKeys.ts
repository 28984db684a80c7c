const cells = 'input[data-cell], select[data-cell]';

/** Where Enter and the arrows lead from a cell: on to the next one, over the end of the row too, or to the same sign of the row above or below. */
export function cellAfter(table: HTMLElement, from: HTMLElement, key: string): HTMLElement | null {
  const all = [...table.querySelectorAll<HTMLElement>(cells)].filter((one) => !one.matches(':disabled'));
  const at = all.indexOf(from);
  if (at < 0) return null;
  if (key === 'Enter') return all[at + 1] ?? null;
  if (from.tagName === 'SELECT' || (key !== 'ArrowDown' && key !== 'ArrowUp')) return null;
  const column = all.filter((one) => one.dataset.cell === from.dataset.cell);
  return column[column.indexOf(from) + (key === 'ArrowDown' ? 1 : -1)] ?? null;
}
