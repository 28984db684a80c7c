/** How stored values become those that are told and put into a window. */
export type Scale = { slope: number; intercept: number };

export type Values = {
  pixels: Uint8Array | Int16Array | Uint16Array | Float32Array;
  least: number;
  most: number;
};

/** Values by their scale, in the smallest numbers that hold them. */
export function valuesOf(stored: ArrayLike<number>, { slope, intercept }: Scale): Values {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < stored.length; i += 1) {
    const value = stored[i] ?? 0;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  const ends = [least * slope + intercept, most * slope + intercept];
  [least, most] = [Math.min(...ends), Math.max(...ends)];
  const isWhole = Number.isInteger(slope) && Number.isInteger(intercept);
  const pixels =
    !isWhole || least < -32_768 || most > (least < 0 ? 32_767 : 65_535)
      ? new Float32Array(stored.length)
      : least < 0
        ? new Int16Array(stored.length)
        : most > 255
          ? new Uint16Array(stored.length)
          : new Uint8Array(stored.length);
  for (let i = 0; i < stored.length; i += 1) pixels[i] = (stored[i] ?? 0) * slope + intercept;
  return { pixels, least, most };
}
