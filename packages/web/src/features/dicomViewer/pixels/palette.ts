import { type Elements, shortOf } from '../look/elements.ts';
import { NotDrawn } from './notDrawn.ts';

/** The colours of a palette: red, green and blue of each value from `first` on. */
export type Palette = { first: number; colours: Uint8Array };

/** The palette of a picture (PS3.3 C.7.6.3.1.5), whose tables may be written in segments (C.7.9.2). Errors: NotDrawn. */
export function paletteOf(elements: Elements): Palette {
  const tables = ['1', '2', '3'].map((colour) => tableOf(elements, colour));
  const [red] = tables;
  const length = red?.values.length ?? 0;
  if (!red || tables.some((one) => one.values.length !== length || one.first !== red.first))
    throw new NotDrawn('broken', 'palette');
  // some write values of 8 bits into tables that say 16
  const isWide = tables.some(({ values }) => values.some((value) => value > 255));
  const colours = new Uint8Array(length * 3);
  tables.forEach(({ values, bits }, colour) => {
    const shift = isWide ? bits - 8 : 0;
    for (let i = 0; i < length; i += 1) colours[i * 3 + colour] = (values[i] ?? 0) >> shift;
  });
  return { first: red.first, colours };
}

type Table = { first: number; bits: number; values: Uint16Array };

function tableOf(elements: Elements, colour: string): Table {
  const descriptor = `0028110${colour}`;
  const count = shortOf(elements, descriptor);
  const first = shortOf(elements, descriptor, 1) ?? 0;
  const bits = shortOf(elements, descriptor, 2);
  if (count === undefined || (bits !== 8 && bits !== 16)) throw new NotDrawn('broken', 'palette');
  const length = count || 65_536;
  const whole = elements.get(`0028120${colour}`)?.bytes;
  const cut = elements.get(`0028122${colour}`)?.bytes;
  const values = whole?.length
    ? wordsOf(whole, bits === 8 && whole.length < length * 2 ? 1 : 2)
    : cut?.length
      ? fromSegments(wordsOf(cut, bits === 8 ? 1 : 2), bits === 8 ? 1 : 2, length)
      : [];
  if (values.length < length) throw new NotDrawn('broken', 'palette');
  const signed = shortOf(elements, '00280103') === 1 && first > 32_767;
  return {
    first: signed ? first - 65_536 : first,
    bits,
    values: Uint16Array.from(values).subarray(0, length),
  };
}

/** Bytes as numbers of one or two bytes. */
function wordsOf(bytes: Uint8Array, size: 1 | 2): number[] {
  return Array.from({ length: Math.floor(bytes.length / size) }, (_, i) =>
    size === 1 ? (bytes[i] ?? 0) : (bytes[i * 2] ?? 0) + 256 * (bytes[i * 2 + 1] ?? 0),
  );
}

/**
 * The values of a table in segments: values one by one (0), a straight line from the last value to another one (1), or earlier segments
 * once more (2), whose place is told in bytes.
 */
function fromSegments(words: readonly number[], size: 1 | 2, most: number): number[] {
  const values: number[] = [];
  const read = (from: number, segments: number, isAgain: boolean): number => {
    let at = from;
    for (let n = 0; n < segments && at + 1 < words.length && values.length < most; n += 1) {
      const [kind, count = 0] = [words[at], words[at + 1]];
      at += 2;
      if (kind === 0) {
        values.push(...words.slice(at, at + count));
        at += count;
      } else if (kind === 1) {
        const [begun, end] = [values.at(-1), words[at]];
        if (begun === undefined || end === undefined) throw new NotDrawn('broken', 'segments');
        for (let i = 1; i <= count; i += 1) values.push(Math.round(begun + ((end - begun) * i) / count));
        at += 1;
      } else if (kind === 2 && !isAgain) {
        const bytes = words.slice(at, at + 4 / size);
        const place = bytes.reduce((sum, word, i) => sum + word * 256 ** (i * size), 0);
        read(place / size, count, true);
        at += 4 / size;
      } else throw new NotDrawn('broken', 'segments');
    }
    return at;
  };
  read(0, Number.POSITIVE_INFINITY, false);
  return values;
}
