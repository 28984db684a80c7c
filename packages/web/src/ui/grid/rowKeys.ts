/** What a key means in a list with its rows: where the active row goes, or what is done with it. */
export type RowKey =
  | { kind: 'move'; to: number; extend: boolean }
  | { kind: 'open' | 'toggle' | 'all' | 'clear' }
  | null;

type Pressed = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey: boolean };

/** Rows that Page Up and Page Down go over. */
const leap = 10;

export function rowKey(pressed: Pressed, at: number, count: number): RowKey {
  const { key, altKey, shiftKey } = pressed;
  const ctrl = pressed.ctrlKey || pressed.metaKey;
  if (altKey) return null;
  if (ctrl) return key.toLowerCase() === 'a' ? { kind: 'all' } : null;
  const to: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + leap,
    PageUp: at - leap,
    Home: 0,
    End: count - 1,
  };
  const next = Object.hasOwn(to, key) ? to[key] : undefined;
  if (next !== undefined)
    return { kind: 'move', to: Math.max(0, Math.min(count - 1, next)), extend: shiftKey };
  if (key === 'Enter') return { kind: 'open' };
  if (key === ' ') return { kind: 'toggle' };
  return key === 'Escape' ? { kind: 'clear' } : null;
}

/** The cell that a key leads to from a control in a cell: the same column of another row, or another one of the row. */
export type CellStep = { rows: 1 | -1 | 0; cells: 1 | -1 | 0 };

export function cellStep(pressed: Pressed, caret: { atStart: boolean; atEnd: boolean }): CellStep | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Enter') return { rows: shiftKey ? -1 : 1, cells: 0 };
  if (shiftKey) return null;
  if (key === 'ArrowDown') return { rows: 1, cells: 0 };
  if (key === 'ArrowUp') return { rows: -1, cells: 0 };
  if (key === 'ArrowLeft' && caret.atStart) return { rows: 0, cells: -1 };
  if (key === 'ArrowRight' && caret.atEnd) return { rows: 0, cells: 1 };
  return null;
}
