import type { Issue } from '@sen/domain/catalogue/validate';
import { type Delta, decimalComma, deltaOf, resultRefusal, tidyResult } from '@sen/domain/lab/entry';
import { flagOf, type ResultFlag } from '@sen/domain/lab/reference';
import type { KetQuaXetNghiemInput, LabValueFragment } from './lab.main.gen.ts';

export type LabValue = LabValueFragment;

/** What is typed for one index; `was` is the value and note that stood there when typing began. */
export type Cell = { KetQua: string; GhiChu: string; was: { KetQua: string; GhiChu: string } };

/** What is typed and not saved: cells by key; the conclusion with what stood there before, null while untouched. */
export type Typed = {
  cells: Readonly<Record<string, Cell>>;
  KetLuan: { text: string; was: string } | null;
};

export const nothingTyped: Typed = { cells: {}, KetLuan: null };

/** The key of a value within its slip. */
export function keyOf(value: Pick<LabValue, 'ChiTiet_Id' | 'MaChiSo'>): string {
  return `${value.ChiTiet_Id} ${value.MaChiSo}`;
}

/** A value as people read it here: the number with a decimal comma, without thousands marks, so that it can be typed again. */
export function shownResult(text: string | null | undefined, kind: LabValue['KieuDuLieu']): string {
  const value = text ?? '';
  return kind === 'So' && /^[<>≤≥]?\s*-?\d+\.\d+$/.test(value) ? value.replace('.', ',') : value;
}

/** The normal range as people read it here: numbers with a decimal comma. */
export function shownRange(value: LabValue): string {
  return value.KieuDuLieu === 'So' ? decimalComma(value.MucBinhThuong) : value.MucBinhThuong;
}

/** What the grid shows for an index: what is typed, else what is stored. */
export function cellOf(value: LabValue, typed: Typed): { KetQua: string; GhiChu: string } {
  return typed.cells[keyOf(value)] ?? storedCell(value);
}

/** The typed state after one cell changed; a cell that is as stored again is no longer typed. */
export function typeCell(
  typed: Typed,
  value: LabValue,
  change: Partial<{ KetQua: string; GhiChu: string }>,
): Typed {
  const key = keyOf(value);
  const cell = { was: storedCell(value), ...cellOf(value, typed), ...change };
  const { [key]: _, ...others } = typed.cells;
  const same = tidy(cell.KetQua, value) === tidy(cell.was.KetQua, value) && cell.GhiChu === cell.was.GhiChu;
  return { ...typed, cells: same ? others : { ...others, [key]: cell } };
}

/** The typed state after the conclusion changed. */
export function typeConclusion(typed: Typed, text: string, stored: string): Typed {
  const was = typed.KetLuan?.was ?? stored;
  return { ...typed, KetLuan: text === was ? null : { text, was } };
}

/** Whether anything waits to be saved. */
export function isTyped(typed: Typed): boolean {
  return typed.KetLuan !== null || Object.keys(typed.cells).length > 0;
}

/** Where a value stands beside its range, by the same rule as the server's; null when it cannot be judged. */
export function flagWhileTyping(value: LabValue, text: string): ResultFlag | null {
  const normal = value.Min === null && value.Max === null ? null : { min: value.Min, max: value.Max };
  return flagOf(text, value, normal);
}

/** How a value moved against the patient's earlier one. */
export function deltaWhileTyping(value: LabValue, text: string): Delta | null {
  return value.KetQuaTruoc ? deltaOf(text, value.KetQuaTruoc) : null;
}

/** What '+' and '-' mean where the answer is negative or positive; each further '+' raises the degree, up to four. */
export function quickResult(before: string, text: string): string {
  const sign = text.trim().at(-1);
  if (text.trim() !== sign && text.trim() !== `${before.trim()}${sign}`) return text;
  if (sign === '-') return 'Âm tính';
  if (sign !== '+') return text;
  if (!/^dương tính/i.test(before.trim())) return 'Dương tính';
  const degree = Number(/\((\d)\+\)$/.exec(before.trim())?.[1] ?? '1');
  return `Dương tính (${Math.min(degree + 1, 4)}+)`;
}

export type Progress = { entered: number; needed: number; critical: readonly LabValue[] };

/** How far the entry is, and which values are critical as they stand now. */
export function progressOf(values: readonly LabValue[], typed: Typed): Progress {
  const cells = values.map((value) => ({ value, text: cellOf(value, typed).KetQua }));
  return {
    entered: cells.filter(({ text }) => text.trim() !== '').length,
    needed: values.length,
    critical: cells
      .filter(({ value, text }) => ['LL', 'HH'].includes(flagWhileTyping(value, text) ?? ''))
      .map(({ value, text }) => ({ ...value, KetQua: text })),
  };
}

/** The place of the next value that is empty, after `from` and then from the start; null when none is. */
export function nextEmpty(values: readonly LabValue[], typed: Typed, from: number): number | null {
  const order = values.map((_, at) => (from + 1 + at) % Math.max(values.length, 1));
  return order.find((at) => at !== from && isEmpty(values[at], typed)) ?? null;
}

/** What is wrong with the values: no number where one is needed, and, for a return, what is missing. Paths are by place in the grid. */
export function entryIssues(values: readonly LabValue[], typed: Typed, complete: boolean): Issue[] {
  return values.flatMap((value, at): Issue[] => {
    const path = `ketQuas.${at}.KetQua`;
    const { KetQua } = cellOf(value, typed);
    const code =
      resultRefusal(KetQua, value.KieuDuLieu) ?? (complete && KetQua.trim() === '' ? 'REQUIRED' : null);
    return code ? [{ path, code }] : [];
  });
}

/** What goes to the server: the cells that differ, in the order of the grid, on the version they were typed on. */
export function inputOf(values: readonly LabValue[], typed: Typed, version: number): KetQuaXetNghiemInput {
  return {
    version,
    ketQuas: values
      .filter((value) => keyOf(value) in typed.cells)
      .map((value) => {
        const { KetQua, GhiChu } = cellOf(value, typed);
        return {
          ChiTiet_Id: value.ChiTiet_Id,
          MaChiSo: value.MaChiSo,
          KetQua: tidy(KetQua, value) || null,
          GhiChu: GhiChu.trim() || null,
        };
      }),
    ...(typed.KetLuan ? { KetLuan: typed.KetLuan.text.trim() || null } : {}),
  };
}

/** The server's issues, whose paths count what was sent, at their places in the grid. */
export function issuesInGrid(issues: readonly Issue[], values: readonly LabValue[], typed: Typed): Issue[] {
  const sent = values.flatMap((value, at) => (keyOf(value) in typed.cells ? [at] : []));
  return issues.map((issue) => {
    const found = /^(?:luu\.)?ketQuas\.(\d+)\.(\w+)$/.exec(issue.path);
    const at = found ? sent[Number(found[1])] : undefined;
    return at === undefined ? issue : { ...issue, path: `ketQuas.${at}.${found?.[2] ?? 'KetQua'}` };
  });
}

/** What is left to save once `sent` is stored: cells and a conclusion that were changed meanwhile. */
export function leftAfter(sent: Typed, now: Typed): Typed {
  const cells = Object.entries(now.cells).filter(
    ([key, cell]) => sent.cells[key]?.KetQua !== cell.KetQua || sent.cells[key]?.GhiChu !== cell.GhiChu,
  );
  return {
    cells: Object.fromEntries(cells),
    KetLuan: now.KetLuan && now.KetLuan.text !== sent.KetLuan?.text ? now.KetLuan : null,
  };
}

function storedCell(value: LabValue): { KetQua: string; GhiChu: string } {
  return { KetQua: shownResult(value.KetQua, value.KieuDuLieu), GhiChu: value.GhiChu ?? '' };
}

function isEmpty(value: LabValue | undefined, typed: Typed): boolean {
  return value !== undefined && cellOf(value, typed).KetQua.trim() === '';
}

function tidy(text: string, value: LabValue): string {
  return tidyResult(text, value.KieuDuLieu);
}
