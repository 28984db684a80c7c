import type { Element, Elements } from '../look/elements.ts';
import { NotDrawn } from './notDrawn.ts';
import { isPlain, type Pixels } from './pixels.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** How a frame begins, by the family of its packing: JPEG, JPEG-LS; JPEG 2000. */
const begins: readonly [RegExp, readonly number[]][] = [
  [/^1\.2\.840\.10008\.1\.2\.4\.(?:5[017]|70|8[01])$/, [0xff, 0xd8]],
  [/^1\.2\.840\.10008\.1\.2\.4\.(?:9[01]|20[123])$/, [0xff, 0x4f, 0xff, 0x51]],
];

/** The bytes of a frame, counted from 0, as they are packed; of one bit a pixel, a byte a pixel. Errors: NotDrawn. */
export function frameOf(elements: Elements, pixels: Pixels, n: number): Bytes {
  const element = elements.get('7FE00010');
  if (!element || n >= pixels.frames) throw new NotDrawn('cut');
  if (element.parts) return joined(partsOfFrame(element, pixels, n));
  if (!isPlain(pixels)) throw new NotDrawn('broken', 'not in parts');
  const { columns, rows, samples, allocated, kind } = pixels;
  if (allocated === 1) return ofBits(element.bytes, n * columns * rows, columns * rows);
  // two pixels share their colour
  const perPixel = kind === 'YBR_FULL_422' ? 2 : samples;
  const size = columns * rows * perPixel * (allocated / 8);
  if (element.bytes.length < (n + 1) * size) throw new NotDrawn('cut');
  return element.bytes.slice(n * size, (n + 1) * size);
}

function ofBits(bytes: Bytes, from: number, count: number): Bytes {
  if (bytes.length * 8 < from + count) throw new NotDrawn('cut');
  return Uint8Array.from(
    { length: count },
    (_, i) => ((bytes[(from + i) >> 3] ?? 0) >> ((from + i) & 7)) & 1,
  );
}

function joined(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The parts of a frame (PS3.5 A.4): all of the only frame, one a frame, as a table tells them apart, or as each frame begins. */
function partsOfFrame(
  { parts: all, table }: Element,
  { syntax, frames }: Pixels,
  n: number,
): readonly Bytes[] {
  const parts = all ?? [];
  if (frames === 1) return parts;
  if (parts.length === frames) return parts.slice(n, n + 1);
  const starts = byTable(parts, table, frames) ?? byBeginning(parts, syntax, frames);
  if (!starts) throw new NotDrawn(parts.length < frames ? 'cut' : 'broken', 'parts');
  return parts.slice(starts[n], starts[n + 1]);
}

/** The first part of each frame by a table of offsets; null where the table fits none. */
function byTable(parts: readonly Bytes[], table: Bytes, frames: number): number[] | null {
  if (table.length !== frames * 4) return null;
  const view = new DataView(table.buffer, table.byteOffset, table.length);
  const places: number[] = [];
  let at = 0;
  for (const part of parts) {
    places.push(at);
    at += part.length + 8;
  }
  const starts = Array.from({ length: frames }, (_, i) => places.indexOf(view.getUint32(i * 4, true)));
  return starts[0] === 0 && starts.every((start, i) => i === 0 || start > (starts[i - 1] ?? 0))
    ? starts
    : null;
}

function byBeginning(parts: readonly Bytes[], syntax: string, frames: number): number[] | null {
  const sign = begins.find(([family]) => family.test(syntax))?.[1];
  if (!sign) return null;
  const starts = parts.flatMap((part, i) => (sign.every((byte, at) => part[at] === byte) ? [i] : []));
  return starts.length === frames && starts[0] === 0 ? starts : null;
}
