/** What of a picture decides about the value of a point. */
export type ProbedPicture = {
  columns: number;
  rows: number;
  color: boolean;
  pixels: ArrayLike<number>;
  /** Null where the picture does not say how its counts become values. */
  rescale: { slope: number; intercept: number } | null;
  /** The counts are values already. */
  scaled: boolean;
  modality: string;
};

/** The value of a point with its unit: Hounsfield units at computed tomography that says how to reach them. Null outside and in colour. */
export function probedValue(picture: ProbedPicture, [x, y]: readonly [number, number]): string | null {
  const { columns, rows, rescale } = picture;
  if (picture.color || x < 0 || y < 0 || x >= columns || y >= rows) return null;
  const count = picture.pixels[y * columns + x];
  if (count === undefined) return null;
  const value = rescale && !picture.scaled ? count * rescale.slope + rescale.intercept : count;
  const text = String(Math.round(value * 10) / 10);
  return rescale && picture.modality === 'CT' ? `${text} HU` : text;
}
