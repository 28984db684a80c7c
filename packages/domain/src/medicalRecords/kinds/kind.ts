import type { Label } from '../../catalogue/catalogue.ts';
import type { SheetField } from '../../sheets/sheet.ts';

/** On what a drawing is made: its outline stands behind the strokes. */
export const drawingGrounds = {
  mat: { vi: 'Hai mắt', en: 'Both eyes' },
  coThe: { vi: 'Cơ thể trước, sau', en: 'Body, front and back' },
} as const satisfies Record<string, Label>;
export type DrawingGround = keyof typeof drawingGrounds;

/** Strokes of a drawing: each a line of points in thousandths of its width and height. */
export type Strokes = ReadonlyArray<ReadonlyArray<readonly [x: number, y: number]>>;

/** A field that records of one kind have: as a field of a sheet, or a drawing. */
export type KindField = SheetField | { kind: 'drawing'; on: DrawingGround; label: Label; required?: true };

export type KindSection = { label: Label; fields: Readonly<Record<string, KindField>> };

/**
 * What records of one kind have beside the frame that all share (reason, history, findings, diagnosis, plan). The fields are those that
 * common paper forms of the specialty ask for; none is called the law's.
 */
export type RecordKind = { sections: readonly KindSection[] };

/** Values by the code of the kind, then by field: those of another kind stay when the kind of a record changes. */
export type KindValues = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const unit = (vi: string, en = vi): Label => ({ vi, en });
const text = (vi: string, en: string, max = 2000): KindField => ({ kind: 'text', label: { vi, en }, max });
const tick = (vi: string, en: string): KindField => ({ kind: 'tick', label: { vi, en } });
const count = (vi: string, en: string, max: number, of: Label = unit('lần', 'times')): KindField => ({
  kind: 'number',
  label: { vi, en },
  unit: of,
  min: 0,
  max,
  decimals: 0,
});
const measure = (
  vi: string,
  en: string,
  of: Label,
  [min, max]: readonly [number, number],
  decimals: 0 | 1 | 2 = 0,
): KindField => ({
  kind: 'number',
  label: { vi, en },
  unit: of,
  min,
  max,
  decimals,
});
const choice = (vi: string, en: string, values: Readonly<Record<string, Label>>): KindField => ({
  kind: 'choice',
  label: { vi, en },
  values,
});
const drawing = (vi: string, en: string, on: DrawingGround): KindField => ({
  kind: 'drawing',
  label: { vi, en },
  on,
});

/** The short ways to name a field. */
export const of = { unit, text, tick, count, measure, choice, drawing };
