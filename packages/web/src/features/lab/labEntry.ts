import type { Issue } from '@sen/domain/catalogue/validate';
import { type Delta, decimalComma, deltaOf, resultRefusal, tidyResult } from '@sen/domain/lab/entry';
import { readMeasured } from '@sen/domain/lab/measured';
import { flagOf, type ResultFlag } from '@sen/domain/lab/reference';
import type { OldDraft } from '../../ui/recordForm/keptDraft.ts';
import { fieldParts, type Parts } from '../../ui/recordForm/parts.ts';
import type { KetQuaXetNghiemInput, LabValueFragment } from './lab.main.gen.ts';

export type LabValue = LabValueFragment;

/** What stands for one index. */
export type Cell = { KetQua: string; GhiChu: string };

/** The form of a slip: the cells of its values by their key, and the conclusion. */
export type LabCells = Readonly<Record<string, Cell>>;

/** The key of the conclusion among the cells. */
export const conclusion = 'KetLuan';

/** A cell is the same when it means the same: a number with a comma or a point, with or without spaces. */
export const labParts: Parts<LabCells> = fieldParts<LabCells>((one, other) => textOf(one) === textOf(other));

function textOf(cell: unknown): string {
  const { KetQua, GhiChu } = (cell ?? emptyCell) as Cell; // parts of a slip are cells
  return JSON.stringify([tidyResult(KetQua, 'So'), GhiChu.trim()]);
}

const emptyCell: Cell = { KetQua: '', GhiChu: '' };

/** The cells of a slip as stored. */
export function cellsOf(values: readonly LabValue[], KetLuan: string | null | undefined): LabCells {
  const cells = values.map((value) => [keyOf(value), storedCell(value)] as const);
  return Object.fromEntries([...cells, [conclusion, { KetQua: KetLuan ?? '', GhiChu: '' }]]);
}

/** The path of the value at a place in the grid, as issues name it. */
export function pathAt(at: number): string {
  return `ketQuas.${at}.KetQua`;
}

/** The key of a value within its slip. */
export function keyOf(value: Pick<LabValue, 'ChiTiet_Id' | 'MaChiSo'>): string {
  return `${value.ChiTiet_Id} ${value.MaChiSo}`;
}

/** A value as people read it here: the number with a decimal comma, without thousands marks, so that it can be typed again. */
export function shownResult(text: string | null | undefined, kind: LabValue['KieuDuLieu']): string {
  const value = text ?? '';
  return kind === 'So' && readMeasured(value) ? decimalComma(value) : value;
}

/** The normal range as people read it here: numbers with a decimal comma. */
export function shownRange({
  KieuDuLieu,
  MucBinhThuong,
}: Pick<LabValue, 'KieuDuLieu' | 'MucBinhThuong'>): string {
  return KieuDuLieu === 'So' ? decimalComma(MucBinhThuong).replaceAll(' ', '\u00a0') : MucBinhThuong;
}

/** Whether the result of a cell is the stored one, however it is written; the note aside. */
export function isStored(value: LabValue, { KetQua }: Cell): boolean {
  return tidy(KetQua, value) === tidy(storedCell(value).KetQua, value);
}

/** A cell with its stored result again; its note stays. */
export function storedAgain(value: LabValue, cell: Cell): Cell {
  return { ...cell, KetQua: storedCell(value).KetQua };
}

/** What the grid shows for an index. */
export function cellOf(value: LabValue, cells: LabCells): Cell {
  return cells[keyOf(value)] ?? storedCell(value);
}

/** Where a value stands beside its range, by the same rule as the server's; null when it cannot be judged. */
export function flagWhileTyping(value: LabValue, text: string): ResultFlag | null {
  const normal = value.Min === null && value.Max === null ? null : { min: value.Min, max: value.Max };
  return flagOf(text, value, normal);
}

/** Where a value stands as it is in its cell: as stored, or by the same rule while it is typed. */
export function flagOfCell(value: LabValue, text: string): ResultFlag | null {
  return isStored(value, { KetQua: text, GhiChu: '' })
    ? (value.CoKetQua ?? null)
    : flagWhileTyping(value, text);
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
export function progressOf(values: readonly LabValue[], cells: LabCells): Progress {
  const texts = values.map((value) => ({ value, text: cellOf(value, cells).KetQua }));
  return {
    entered: texts.filter(({ text }) => text.trim() !== '').length,
    needed: values.length,
    critical: texts
      .filter(({ value, text }) => ['LL', 'HH'].includes(flagOfCell(value, text) ?? ''))
      .map(({ value, text }) => ({ ...value, KetQua: text })),
  };
}

/** The place of the next value that is empty, after `from` and then from the start; null when none is. */
export function nextEmpty(values: readonly LabValue[], cells: LabCells, from: number): number | null {
  const order = values.map((_, at) => (from + 1 + at) % Math.max(values.length, 1));
  return order.find((at) => at !== from && isEmpty(values[at], cells)) ?? null;
}

/** What is wrong with the values: no number where one is needed, and, for a return, what is missing. Paths are by place in the grid. */
export function entryIssues(values: readonly LabValue[], cells: LabCells, complete: boolean): Issue[] {
  return values.flatMap((value, at): Issue[] => {
    const path = pathAt(at);
    const { KetQua } = cellOf(value, cells);
    const code =
      resultRefusal(KetQua, value.KieuDuLieu) ?? (complete && KetQua.trim() === '' ? 'REQUIRED' : null);
    return code ? [{ path, code }] : [];
  });
}

/** What goes to the server: the changed cells, in the order of the grid, on the version they were typed on. */
export function inputOf(
  values: readonly LabValue[],
  cells: LabCells,
  changed: readonly string[],
  version: number,
): KetQuaXetNghiemInput {
  return {
    version,
    ketQuas: values
      .filter((value) => changed.includes(keyOf(value)))
      .map((value) => {
        const { KetQua, GhiChu } = cellOf(value, cells);
        return {
          ChiTiet_Id: value.ChiTiet_Id,
          MaChiSo: value.MaChiSo,
          KetQua: tidy(KetQua, value) || null,
          GhiChu: GhiChu.trim() || null,
        };
      }),
    ...(changed.includes(conclusion) ? { KetLuan: cells[conclusion]?.KetQua.trim() || null } : {}),
  };
}

/** The server's issues, whose paths count the changed cells that were sent, at their places in the grid. */
export function issuesInGrid(
  issues: readonly Issue[],
  values: readonly LabValue[],
  changed: readonly string[],
): Issue[] {
  const sent = values.flatMap((value, at) => (changed.includes(keyOf(value)) ? [at] : []));
  return issues.map((issue) => {
    const found = /^(?:luu\.)?ketQuas\.(\d+)\.(\w+)$/.exec(issue.path);
    const at = found ? sent[Number(found[1])] : undefined;
    return at === undefined ? issue : { ...issue, path: `ketQuas.${at}.${found?.[2] ?? 'KetQua'}` };
  });
}

/** The cell that an issue of the grid is about. */
export function keyAt(path: string, values: readonly LabValue[]): string {
  const value = values[Number(path.split('.')[1])];
  return value ? keyOf(value) : path;
}

/** A draft of an earlier version of Sen: the typed cells, each with what stood there before, and the conclusion alike. */
export function oldLabDraft(draft: object): OldDraft<LabCells> {
  const { cells = {}, KetLuan } = draft as {
    cells?: Record<string, Cell & { was: Cell }>;
    KetLuan?: { text: string; was: string } | null;
  }; // as it was kept
  const typed = Object.entries(cells).map(([key, { was, ...cell }]) => [key, cell, was] as const);
  const whole = (KetQua: string): Cell => ({ KetQua, GhiChu: '' });
  const all = KetLuan ? [...typed, [conclusion, whole(KetLuan.text), whole(KetLuan.was)] as const] : typed;
  return {
    paths: all.map(([key]) => key),
    values: Object.fromEntries(all.map(([key, cell]) => [key, cell])),
    base: Object.fromEntries(all.map(([key, , was]) => [key, was])),
  };
}

function storedCell(value: LabValue): Cell {
  return { KetQua: shownResult(value.KetQua, value.KieuDuLieu), GhiChu: value.GhiChu ?? '' };
}

/** The result of a cell as it would be kept. */
export function tidyCell(value: LabValue, { KetQua }: Cell): string {
  return tidy(KetQua, value);
}

function isEmpty(value: LabValue | undefined, cells: LabCells): boolean {
  return value !== undefined && cellOf(value, cells).KetQua.trim() === '';
}

function tidy(text: string, value: LabValue): string {
  return tidyResult(text, value.KieuDuLieu);
}
