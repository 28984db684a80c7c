import type { Palette } from './palette.ts';

/** Samples of three planes, each pixel by pixel instead. */
export function byPixel<T extends Uint8Array | Uint16Array>(planes: T): T {
  const count = planes.length / 3;
  const pixels = planes.slice() as T; // of the same kind
  for (let i = 0; i < count; i += 1)
    for (let sample = 0; sample < 3; sample += 1) pixels[i * 3 + sample] = planes[sample * count + i] ?? 0;
  return pixels;
}

/** Samples of more than eight bits, in eight. */
export function inEightBits(values: ArrayLike<number>, bits: number): Uint8ClampedArray {
  const shift = Math.max(bits - 8, 0);
  return Uint8ClampedArray.from(values, (value) => value >> shift);
}

/** Red, green and blue of luminance and colour (PS3.3 C.7.6.3.1.2, YBR_FULL). */
export function fromLuminance(ybr: ArrayLike<number>): Uint8ClampedArray {
  const rgb = new Uint8ClampedArray(ybr.length);
  for (let at = 0; at + 2 < ybr.length; at += 3) {
    const [y, b, r] = [ybr[at] ?? 0, (ybr[at + 1] ?? 0) - 128, (ybr[at + 2] ?? 0) - 128];
    rgb[at] = y + 1.402 * r;
    rgb[at + 1] = y - 0.344_136 * b - 0.714_136 * r;
    rgb[at + 2] = y + 1.772 * b;
  }
  return rgb;
}

/** Luminance and colour of each pixel, of pairs in a row that share their colour: Y1 Y2 B R (YBR_FULL_422). */
export function unpaired(pairs: ArrayLike<number>): Uint8Array {
  const pixels = new Uint8Array((pairs.length / 2) * 3);
  for (let pair = 0; pair * 4 < pairs.length; pair += 1) {
    const [first = 0, second = 0, b = 0, r = 0] = [0, 1, 2, 3].map((i) => pairs[pair * 4 + i]);
    pixels.set([first, b, r, second, b, r], pair * 6);
  }
  return pixels;
}

/** The colours of values in a palette; what lies before or behind its table has the first or the last one. */
export function inPalette(values: ArrayLike<number>, { first, colours }: Palette): Uint8ClampedArray {
  const last = colours.length / 3 - 1;
  const rgb = new Uint8ClampedArray(values.length * 3);
  for (let i = 0; i < values.length; i += 1) {
    const at = Math.min(Math.max((values[i] ?? 0) - first, 0), last) * 3;
    for (let sample = 0; sample < 3; sample += 1) rgb[i * 3 + sample] = colours[at + sample] ?? 0;
  }
  return rgb;
}
