import type { KeyboardEvent } from 'react';

const typed = 'input:not([type=date]):not(:disabled)';

/** Enter: the next field of the line, from the last one what comes after the rows; up and down: the same field of the line above or below. */
export function goOnInRows(event: KeyboardEvent, toPicker: () => void): void {
  const { target, key } = event;
  if (!(target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
  const row = target.closest('tr');
  const cell = target.closest('[data-field]');
  if (!row || !cell) return;
  const focus = (input: HTMLInputElement | null | undefined) => {
    event.preventDefault();
    input?.focus();
  };
  if (key === 'Enter') {
    const fields = [...row.querySelectorAll<HTMLInputElement>(typed)];
    const next = fields[fields.indexOf(target) + 1];
    if (next) focus(next);
    else if (row.nextElementSibling) focus(row.nextElementSibling.querySelector<HTMLInputElement>(typed));
    else {
      event.preventDefault();
      toPicker();
    }
    return;
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
  const other = key === 'ArrowUp' ? row.previousElementSibling : row.nextElementSibling;
  const field = cell.getAttribute('data-field') ?? '';
  if (other) focus(other.querySelector<HTMLInputElement>(`[data-field="${field}"] ${typed}`));
}
