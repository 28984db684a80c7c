/// <reference path="./decoder.d.ts" />
import { decoders } from 'sen-decoders';
import type { Codecs, Samples } from '../pixels/drawable.ts';
import type { Pixels } from '../pixels/pixels.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** One who decodes at a time: each keeps its frame in a memory of its own, which the next one is written into. */
let last: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}

/** How a decoder names what it found. */
type Found = {
  pixelData: Samples['values'];
  columns: number;
  rows: number;
  bitsPerPixel: number;
  componentsPerPixel: number;
  signed?: boolean;
  interleaveMode?: number;
};

const samplesOf = ({
  pixelData,
  columns,
  rows,
  bitsPerPixel,
  componentsPerPixel,
  ...of
}: Found): Samples => ({
  columns,
  rows,
  samples: componentsPerPixel,
  values: pixelData.slice(),
  bits: bitsPerPixel,
  // signs of colours are none
  signed: of.signed === true && componentsPerPixel === 1,
  planar: of.interleaveMode === 0 && componentsPerPixel > 1,
  isRgb: false,
});

/** Decoders that give no head of their own: what they unpack has the size that the picture says. */
const sized = ({ columns, rows, samples }: Pixels, values: Samples['values']): Samples => ({
  columns,
  rows,
  samples,
  values,
  bits: values.BYTES_PER_ELEMENT * 8,
  signed: false,
  planar: false,
  isRgb: false,
});

const found = (decode: (frame: Bytes, options: object) => Promise<unknown>) => (frame: Bytes) =>
  inTurn(async () => samplesOf((await decode(frame, {})) as Found)); // as the library gives it

/** The decoders of the library that draws. */
export const codecs: Codecs = {
  jpeg: found(decoders.JPEGBaseline8Bit),
  jpegLs: found(decoders.JPEGLS),
  j2k: found(decoders.JPEG2000),
  htj2k: found(decoders.HTJ2K),
  jpeg12: (frame, pixels) =>
    inTurn(async () => {
      const { columns, rows } = pixels;
      const { pixelData } = await decoders.JPEGBaseline12Bit({ columns, rows, bitsAllocated: 16 }, frame);
      return sized(pixels, pixelData);
    }),
  jpegLossless: (frame, pixels) =>
    inTurn(async () => {
      const bitsAllocated = pixels.allocated === 8 ? 8 : 16;
      const { pixelData } = await decoders.JPEGLossless({ bitsAllocated, pixelRepresentation: 0 }, frame);
      return sized(pixels, pixelData);
    }),
};
