import type { ConflictLine } from '../../ui/ConflictDialog.tsx';
import { cellOf, keyOf, type LabValue, shownResult, type Typed } from './labEntry.ts';

/** The path of the conclusion among the lines of a conflict. */
const conclusion = 'KetLuan';

/**
 * What was typed here and changed by somebody else meanwhile, both as text: `theirs` are the values as stored now. A cell whose
 * stored value is still the one that typing began on is no conflict.
 */
export function conflictLines(
  theirs: readonly LabValue[],
  theirConclusion: string,
  typed: Typed,
  conclusionLabel: string,
): ConflictLine[] {
  const lines = theirs.flatMap((value): ConflictLine[] => {
    const cell = typed.cells[keyOf(value)];
    if (!cell) return [];
    const stored = { KetQua: shownResult(value.KetQua, value.KieuDuLieu), GhiChu: value.GhiChu ?? '' };
    const [mine, other, was] = [cellOf(value, typed), stored, cell.was].map(textOf);
    if (mine === other || other === was) return [];
    return [{ path: keyOf(value), label: value.TenChiSo, mine: mine ?? '', theirs: other ?? '' }];
  });
  const { KetLuan } = typed;
  const both = KetLuan && KetLuan.text !== theirConclusion && KetLuan.was !== theirConclusion;
  return both
    ? [...lines, { path: conclusion, label: conclusionLabel, mine: KetLuan.text, theirs: theirConclusion }]
    : lines;
}

/** What is typed without what is taken from the other side. */
export function withoutTaken(typed: Typed, taken: ReadonlySet<string>): Typed {
  return {
    cells: Object.fromEntries(Object.entries(typed.cells).filter(([key]) => !taken.has(key))),
    KetLuan: taken.has(conclusion) ? null : typed.KetLuan,
  };
}

function textOf({ KetQua, GhiChu }: { KetQua: string; GhiChu: string }): string {
  const text = [KetQua.trim(), GhiChu.trim()].filter((part) => part !== '').join(' · ');
  return text === '' ? '–' : text;
}
