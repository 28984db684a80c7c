import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { outOfRows } from '../listKeys.ts';
import { cellStep, rowKey } from './rowKeys.ts';
import { extended, noSelection, pageToggled, type Selection, toggled } from './selection.ts';

type Options<T> = {
  rows: readonly T[];
  keyOf: (row: T) => string;
  onOpen: ((row: T) => void) | undefined;
  /** Rows can be chosen. */
  choosing: boolean;
  selection: Selection<T>;
  onSelection: (selection: Selection<T>) => void;
  /** Brings a row into view that is not drawn. */
  reveal: (at: number) => void;
  /** A control asks for the row after the last one, or before the first. */
  onTurn: ((to: 'next' | 'previous') => void) | undefined;
};

/** The row that has the keys, and what keys and presses do with the rows. */
export function useRows<T>(options: Options<T>) {
  const { rows, keyOf, onOpen, choosing, selection, onSelection, reveal, onTurn } = options;
  const body = useRef<HTMLTableSectionElement>(null);
  const [active, setActive] = useState(0);
  const [focus, setFocus] = useState<{ row: number; cell: string | null } | null>(null);
  const coming = useRef<{ end: 'first' | 'last'; cell: string } | null>(null);
  const at = Math.min(active, Math.max(rows.length - 1, 0));
  const pairs = () => rows.map((row) => [keyOf(row), row] as const);

  // what was asked for is drawn by now
  useEffect(() => {
    if (focus === null) return;
    const row = body.current?.querySelector<HTMLElement>(`[data-row="${focus.row}"]`);
    if (!row) return;
    setFocus(null);
    const cell = focus.cell === null ? null : row.querySelector<HTMLElement>(`[data-cell="${focus.cell}"]`);
    (cell ?? row).focus();
  }, [focus]);

  // another page came: the control goes on in it
  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows are what it waits for
  useEffect(() => {
    if (coming.current === null || rows.length === 0) return;
    const { end, cell } = coming.current;
    coming.current = null;
    go(end === 'first' ? 0 : rows.length - 1, cell);
  }, [rows]);

  const go = (to: number, cell: string | null = null) => {
    setActive(to);
    reveal(to);
    setFocus({ row: to, cell });
  };
  const select = (next: Selection<T>) => {
    if (choosing) onSelection(next);
  };

  const onRowKey = (event: KeyboardEvent, index: number) => {
    const row = rows[index];
    const meant = rowKey(event, index, rows.length);
    if (meant === null || row === undefined) return;
    if (meant.kind === 'clear' && selection.rows.size === 0) return;
    event.preventDefault();
    if (meant.kind === 'move') {
      const leaves = event.key === 'ArrowUp' && index === 0 && !meant.extend;
      if (leaves && body.current && outOfRows(body.current)) return;
      if (meant.extend) {
        const from = selection.anchor === null ? toggled(selection, keyOf(row), row) : selection;
        const other = rows[meant.to];
        if (other !== undefined) select(extended(from, pairs(), keyOf(other)));
      }
      go(meant.to);
    } else if (meant.kind === 'open') onOpen?.(row);
    else if (meant.kind === 'toggle') select(toggled(selection, keyOf(row), row));
    else if (meant.kind === 'all') select(pageToggled(selection, pairs()));
    else select(noSelection);
  };

  const onCellKey = (event: KeyboardEvent, index: number, control: HTMLElement) => {
    const cell = control.dataset['cell'] ?? '';
    const step = event.nativeEvent.isComposing ? null : cellStep(event, caretOf(control));
    if (step === null) return;
    const row = control.closest('[data-row]');
    if (step.cells !== 0) {
      const cells = [...(row?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])];
      const other = cells[cells.indexOf(control) + step.cells];
      if (!other) return;
      event.preventDefault();
      other.focus();
      return;
    }
    event.preventDefault();
    const to = index + step.rows;
    if (to >= 0 && to < rows.length) return go(to, cell);
    if (!onTurn) return;
    coming.current = { end: to < 0 ? 'last' : 'first', cell };
    onTurn(to < 0 ? 'previous' : 'next');
  };

  return {
    body,
    active: at,
    setActive,
    onKeyDown: (event: KeyboardEvent<HTMLTableSectionElement>) => {
      const { target } = event;
      if (!(target instanceof HTMLElement) || event.defaultPrevented) return;
      const index = indexOf(target);
      if (index === null) return;
      if (target.dataset['cell'] !== undefined) onCellKey(event, index, target);
      // a button or a link in the row keeps its own keys
      else if (target.matches('tr, input[type=checkbox]')) onRowKey(event, index);
    },
    onMouseDown: (event: MouseEvent) => {
      // a range of rows, not of text
      if (choosing && event.shiftKey) event.preventDefault();
    },
    onClick: (event: MouseEvent<HTMLTableSectionElement>) => {
      const { target } = event;
      if (!(target instanceof HTMLElement)) return;
      const index = indexOf(target);
      const row = index === null ? undefined : rows[index];
      if (index === null || row === undefined) return;
      setActive(index);
      const box = target.closest('.grid-choice') !== null;
      if (choosing && (event.shiftKey || event.ctrlKey || event.metaKey || box)) {
        // a press on the words of the box would otherwise press the box as well; the box itself follows what is chosen
        if (!(target instanceof HTMLInputElement)) event.preventDefault();
        select(
          event.shiftKey ? extended(selection, pairs(), keyOf(row)) : toggled(selection, keyOf(row), row),
        );
        return;
      }
      if (target.closest('a, button, input, select, textarea, label') === null) onOpen?.(row);
    },
  };
}

function indexOf(target: HTMLElement): number | null {
  const at = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return at === undefined ? null : Number(at);
}

/** Where the caret stands in a control; what has no caret is at both ends. */
function caretOf(control: HTMLElement): { atStart: boolean; atEnd: boolean } {
  if (!(control instanceof HTMLInputElement) || control.selectionStart === null)
    return { atStart: true, atEnd: true };
  const { selectionStart, selectionEnd, value } = control;
  const all = selectionStart === 0 && selectionEnd === value.length;
  return { atStart: selectionEnd === 0 || all, atEnd: selectionStart === value.length || all };
}
