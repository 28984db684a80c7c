import { rangeOf, type Window } from '../windowPresets.ts';
import type { GreyRule } from './pictureFile.ts';

/** The grey of a value in a window, 0 to 255: black below it, white above, linear within (PS3.3 C.11.2.1.2.1). */
export function greyOf(value: number, { center, width }: Window): number {
  const { lower, upper } = rangeOf({ center, width });
  if (value <= lower) return 0;
  if (value > upper) return 255;
  return ((value - (center - 0.5)) / (width - 1) + 0.5) * 255;
}

/** The grey of each stored value, 0 to 255. Without a window the least value is black and the greatest white. */
export function greysOf(
  stored: ArrayLike<number>,
  { slope, intercept, window, inverted }: GreyRule,
): Uint8ClampedArray {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < stored.length; i += 1) {
    const value = stored[i] ?? 0;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  const shown = window ?? windowOfAll(least * slope + intercept, most * slope + intercept);
  // there are fewer values than pixels
  const table = new Uint8ClampedArray(Math.max(most - least + 1, 0));
  for (let at = 0; at < table.length; at += 1) {
    const grey = greyOf((least + at) * slope + intercept, shown);
    table[at] = inverted ? 255 - grey : grey;
  }
  const greys = new Uint8ClampedArray(stored.length);
  for (let i = 0; i < stored.length; i += 1) greys[i] = table[(stored[i] ?? 0) - least] ?? 0;
  return greys;
}

/** The window from one value to another. */
function windowOfAll(one: number, other: number): Window {
  return { center: (one + other + 1) / 2, width: Math.abs(other - one) + 1 };
}
