import { byPixel, fromLuminance, inEightBits, inPalette, unpaired } from './colour.ts';
import { NotDrawn } from './notDrawn.ts';
import { isPlain, type Pixels } from './pixels.ts';
import { unpackedRuns } from './rle.ts';
import { j2kHead, jpegHead, withoutTransform } from './streams.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Numbers = Uint8Array | Int8Array | Uint16Array | Int16Array | Uint32Array;

/** Samples as a decoder gives them. */
export type Samples = {
  columns: number;
  rows: number;
  samples: number;
  values: Numbers;
  /** How many bits each has, and whether the decoder took one of them for a sign. */
  bits: number;
  signed: boolean;
  planar: boolean;
  /** What three samples are: as the picture says, or red, green and blue by now. */
  isRgb: boolean;
};

/** What unpacks a frame, by the family of its packing. */
export type Codecs = Readonly<
  Record<
    'jpeg' | 'jpeg12' | 'jpegLossless' | 'jpegLs' | 'j2k' | 'htj2k',
    (frame: Bytes, pixels: Pixels) => Promise<Samples>
  >
>;

/** What is drawn of a frame: red, green and blue of each pixel in eight bits, or one stored value of each. */
export type Drawable = { rgb: Uint8ClampedArray } | { grey: Numbers | Int32Array };

const runs = '1.2.840.10008.1.2.5';
const codecOf: Readonly<Record<string, keyof Codecs>> = {
  '1.2.840.10008.1.2.4.50': 'jpeg',
  '1.2.840.10008.1.2.4.51': 'jpeg',
  '1.2.840.10008.1.2.4.57': 'jpegLossless',
  '1.2.840.10008.1.2.4.70': 'jpegLossless',
  '1.2.840.10008.1.2.4.80': 'jpegLs',
  '1.2.840.10008.1.2.4.81': 'jpegLs',
  '1.2.840.10008.1.2.4.90': 'j2k',
  '1.2.840.10008.1.2.4.91': 'j2k',
  '1.2.840.10008.1.2.4.201': 'htj2k',
  '1.2.840.10008.1.2.4.202': 'htj2k',
  '1.2.840.10008.1.2.4.203': 'htj2k',
};

/** Whether pixels in a packing are read at all. */
export const isRead = (pixels: Pick<Pixels, 'syntax'>): boolean =>
  isPlain(pixels) || pixels.syntax === runs || Object.hasOwn(codecOf, pixels.syntax);

/** What is drawn of a frame. Errors: NotDrawn, RangeError where the bytes end too soon, those of the decoders. */
export async function drawableOf(frame: Bytes, pixels: Pixels, codecs: Codecs): Promise<Drawable> {
  const samples = await samplesOf(frame, pixels, codecs);
  const { columns, rows, values } = samples;
  if (columns !== pixels.columns || rows !== pixels.rows || samples.samples !== pixels.samples)
    throw new NotDrawn('broken', 'size');
  if (values.length < columns * rows * pixels.samples) throw new NotDrawn('cut', 'samples');
  const stored = storedOf(samples, pixels);
  if (pixels.palette) return { rgb: inPalette(stored, pixels.palette) };
  if (pixels.samples === 1) return { grey: stored };
  const pixelwise = samples.planar ? byPixel(stored as Uint8Array | Uint16Array) : stored; // colour has no sign
  const rgb = inEightBits(pixelwise, pixels.bits);
  const isLuminance = pixels.kind === 'YBR_FULL' || pixels.kind === 'YBR_FULL_422';
  return { rgb: isLuminance && !samples.isRgb ? fromLuminance(rgb) : rgb };
}

async function samplesOf(frame: Bytes, pixels: Pixels, codecs: Codecs): Promise<Samples> {
  const { columns, rows, samples, kind, syntax, allocated } = pixels;
  const count = columns * rows;
  const own = { columns, rows, samples, bits: allocated, signed: false, isRgb: false };
  if (isPlain(pixels)) {
    // what lies in parts may be filled up, or be too short
    const perPixel = kind === 'YBR_FULL_422' ? 2 : samples;
    const values = wordsOf(frame, allocated).subarray(0, count * perPixel);
    if (values.length < count * perPixel) throw new NotDrawn('cut');
    if (perPixel === samples) return { ...own, values, planar: pixels.planar };
    if (allocated !== 8 || columns % 2 === 1) throw new NotDrawn('kind', 'pairs');
    return { ...own, values: unpaired(values), planar: false };
  }
  if (syntax === runs) {
    const bytes = allocated === 8 ? 1 : allocated === 16 ? 2 : allocated === 32 ? 4 : null;
    if (!bytes) throw new NotDrawn('kind', 'runs of bits');
    return { ...own, values: unpackedRuns(frame, { count, samples, bytes }), planar: samples === 3 };
  }
  const codec = codecOf[syntax];
  if (!codec) throw new NotDrawn('packing', syntax);
  return codec === 'jpeg' ? jpegSamples(frame, pixels, codecs) : unpackedBy(codec, frame, pixels, codecs);
}

function wordsOf(bytes: Bytes, allocated: Pixels['allocated']): Uint8Array | Uint16Array | Uint32Array {
  if (allocated === 8 || allocated === 1) return bytes;
  const whole = bytes.slice(); // a value of two bytes lies at an even place
  const size = allocated / 8;
  const length = Math.floor(bytes.length / size);
  return size === 2 ? new Uint16Array(whole.buffer, 0, length) : new Uint32Array(whole.buffer, 0, length);
}

/** The lossy JPEG, of eight or of twelve bits. */
async function jpegSamples(frame: Bytes, pixels: Pixels, codecs: Codecs): Promise<Samples> {
  const head = jpegHead(frame);
  if (!head) throw new NotDrawn('broken', 'no JPEG');
  if (head.precision !== 8) {
    if (head.components !== 1 || pixels.allocated !== 16) throw new NotDrawn('kind', 'colour of 12 bits');
    if (head.columns !== pixels.columns || head.rows !== pixels.rows) throw new NotDrawn('broken', 'size');
    return codecs.jpeg12(frame, pixels);
  }
  const isAsItIs = pixels.kind === 'RGB' && !head.tellsColour;
  return { ...(await codecs.jpeg(isAsItIs ? withoutTransform(frame) : frame, pixels)), isRgb: true };
}

async function unpackedBy(
  codec: keyof Codecs,
  frame: Bytes,
  pixels: Pixels,
  codecs: Codecs,
): Promise<Samples> {
  const unpacked = await codecs[codec](frame, pixels);
  if (codec !== 'j2k' && codec !== 'htj2k') return unpacked;
  const { transformed, full } = j2kHead(frame);
  if (!full) throw new NotDrawn('kind', 'components of other sizes');
  return { ...unpacked, isRgb: transformed };
}

/**
 * The values that a picture says its samples are: the bits that it names, with a sign where it says so. A decoder that took other bits for
 * them, or a sign that is none, gives the same bits.
 */
function storedOf(
  { values, bits: given, signed: isGivenSigned }: Samples,
  pixels: Pixels,
): Numbers | Int32Array {
  const { high, signed } = pixels;
  const shift = given > high ? high + 1 - pixels.bits : 0;
  const bits = isGivenSigned ? pixels.bits : Math.min(pixels.bits, given);
  if (!signed && shift === 0 && !isGivenSigned && bits === given) return values;
  const room = 32 - bits;
  if (signed) {
    const stored = bits > 16 ? new Int32Array(values.length) : new Int16Array(values.length);
    for (let i = 0; i < stored.length; i += 1) stored[i] = (((values[i] ?? 0) >> shift) << room) >> room;
    return stored;
  }
  const stored =
    bits > 16
      ? new Uint32Array(values.length)
      : bits > 8
        ? new Uint16Array(values.length)
        : new Uint8Array(values.length);
  for (let i = 0; i < stored.length; i += 1) stored[i] = (((values[i] ?? 0) >>> shift) << room) >>> room;
  return stored;
}
