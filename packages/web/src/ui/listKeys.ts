const rows = '.virtual-rows, [role=grid] [data-row]';
const search = 'input[data-search]:not(:disabled)';

/** Down in the search of a list: into its first row. Answers whether there is one. */
export function intoRows(from: HTMLElement): boolean {
  return focusNearest(from, rows);
}

/** Up from the first row: back to the search that the list has. Answers whether it has one. */
export function outOfRows(from: HTMLElement): boolean {
  return focusNearest(from, search);
}

/** The first of its kind in what stands nearest around. */
function focusNearest(from: HTMLElement, kind: string): boolean {
  for (let place = from.parentElement; place; place = place.parentElement) {
    const found = [...place.querySelectorAll<HTMLElement>(kind)].find((one) => !one.closest('[hidden]'));
    if (found) {
      found.focus();
      return true;
    }
    if (place.matches('#screen, dialog')) return false;
  }
  return false;
}
