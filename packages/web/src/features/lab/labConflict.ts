import type { ConflictLine } from '../../ui/ConflictDialog.tsx';
import { type Cell, conclusion, keyOf, type LabCells, type LabValue } from './labEntry.ts';

/** Cells that both changed, each version as text, in the order of the grid and the conclusion last. */
export function conflictLines(
  paths: readonly string[],
  mine: LabCells,
  theirs: LabCells,
  values: readonly LabValue[],
  conclusionLabel: string,
): ConflictLine[] {
  const rows = [
    ...values.map((value) => ({ path: keyOf(value), label: value.TenChiSo })),
    { path: conclusion, label: conclusionLabel },
  ];
  return rows
    .filter(({ path }) => paths.includes(path))
    .map((row) => ({ ...row, mine: textOf(mine[row.path]), theirs: textOf(theirs[row.path]) }));
}

function textOf(cell: Cell | undefined): string {
  const text = [cell?.KetQua.trim(), cell?.GhiChu.trim()].filter(Boolean).join(' · ');
  return text === '' ? '–' : text;
}
