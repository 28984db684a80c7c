import { type Elements, numbersOf, shortOf, textOf } from '../look/elements.ts';
import { type Luts, lutsOf } from './lut.ts';
import { NotDrawn } from './notDrawn.ts';
import { type Palette, paletteOf } from './palette.ts';

const kinds = {
  MONOCHROME1: 1,
  MONOCHROME2: 1,
  'PALETTE COLOR': 1,
  RGB: 3,
  YBR_FULL: 3,
  YBR_FULL_422: 3,
  YBR_RCT: 3,
  YBR_ICT: 3,
} as const;

/** What samples of a pixel mean (PS3.3 C.7.6.3.1.2). */
export type Kind = keyof typeof kinds;

/** How the pixels of a picture are written. */
export type Pixels = {
  syntax: string;
  columns: number;
  rows: number;
  kind: Kind;
  /** Of one pixel. */
  samples: 1 | 3;
  /** All of one sample come before those of the next one. */
  planar: boolean;
  /** Bits in which a sample lies, those that it has, and the highest one of these. */
  allocated: 1 | 8 | 16 | 32;
  bits: number;
  high: number;
  signed: boolean;
  frames: number;
  palette: Palette | null;
  luts: Luts;
};

/** Ways of writing pixels one after the other, as they are. */
const plain = new Set([
  '1.2.840.10008.1.2',
  '1.2.840.10008.1.2.1',
  '1.2.840.10008.1.2.1.98', // in parts all the same
]);

/** Whether samples lie in the file as they are. */
export const isPlain = ({ syntax }: Pick<Pixels, 'syntax'>): boolean => plain.has(syntax);

/** What the elements of a picture say of its pixels. Errors: NotDrawn, for what they contradict or leave out. */
export function pixelsOf(elements: Elements, syntax: string): Pixels {
  const pixelData = elements.get('7FE00010');
  if (!pixelData) {
    const isFloat = elements.has('7FE00008') || elements.has('7FE00009');
    throw new NotDrawn(isFloat ? 'kind' : 'empty');
  }
  const [columns = 0, rows = 0] = [shortOf(elements, '00280011'), shortOf(elements, '00280010')];
  if (!columns || !rows) throw new NotDrawn('empty');
  if (pixelData.parts ? pixelData.parts.length === 0 : pixelData.bytes.length === 0)
    throw new NotDrawn('empty');
  const text = textOf(elements, '00280004');
  if (!isKind(text)) throw new NotDrawn('kind', text);
  const samples = kinds[text];
  const allocated = shortOf(elements, '00280100');
  if ((shortOf(elements, '00280002') ?? 1) !== samples || !isAllocated(allocated)) throw new NotDrawn('kind');
  if (samples === 3 && allocated !== 8 && allocated !== 16) throw new NotDrawn('kind');
  const bits = shortOf(elements, '00280101') || allocated;
  const high = shortOf(elements, '00280102') ?? bits - 1;
  if (bits > allocated || high >= allocated || high + 1 < bits) throw new NotDrawn('broken', 'bits');
  const [frames = 1] = numbersOf(elements, '00280008');
  return {
    syntax,
    columns,
    rows,
    kind: text,
    samples,
    planar: samples === 3 && shortOf(elements, '00280006') === 1,
    allocated,
    bits,
    high,
    signed: shortOf(elements, '00280103') === 1,
    frames: Math.max(1, Math.floor(frames)),
    palette: text === 'PALETTE COLOR' ? paletteOf(elements) : null,
    luts: isGrey(text) ? lutsOf(elements, syntax) : { modality: null, voi: null },
  };
}

const isGrey = (kind: Kind): boolean => kind === 'MONOCHROME1' || kind === 'MONOCHROME2';
const isKind = (text: string): text is Kind => Object.hasOwn(kinds, text);
const isAllocated = (bits: number | undefined): bits is Pixels['allocated'] =>
  bits === 1 || bits === 8 || bits === 16 || bits === 32;
