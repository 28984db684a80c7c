/** What the distance between two pixels is: millimetres of what is seen, of its shadow on the detector, or nothing but pixels. */
export type SpacingKind = 'mm' | 'detector' | 'pixel';
export type Spacing = { row: number; column: number; kind: SpacingKind };

/** What a picture says of distances, in whatever form: numbers or texts. */
export type SpacingSource = {
  PixelSpacing?: unknown;
  ImagerPixelSpacing?: unknown;
  PixelAspectRatio?: unknown;
};

/** The distance between rows and between columns (PS3.3 10.7.1.3). What a picture says of its pixels counts, whether or not it says how it lies in the patient. */
export function spacingOf({ PixelSpacing, ImagerPixelSpacing, PixelAspectRatio }: SpacingSource): Spacing {
  const [own, shadow, aspect] = [PixelSpacing, ImagerPixelSpacing, PixelAspectRatio].map(pairOf);
  if (own) return { ...own, kind: 'mm' };
  if (shadow) return { ...shadow, kind: 'detector' };
  return aspect
    ? { row: aspect.row / aspect.column, column: 1, kind: 'pixel' }
    : { row: 1, column: 1, kind: 'pixel' };
}

function pairOf(value: unknown): { row: number; column: number } | null {
  const parts = Array.isArray(value) ? value : typeof value === 'string' ? value.split('\\') : [];
  const [row = Number.NaN, column = Number.NaN] = parts.map(Number);
  return parts.length === 2 && row > 0 && column > 0 && row < 1e6 && column < 1e6 ? { row, column } : null;
}
