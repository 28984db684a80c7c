import type { Window } from '../windowPresets.ts';
import { type Elements, elementsFrom, latin, numbersOf, shortOf, textOf } from './elements.ts';

/** A picture that can be drawn without what decodes pictures: its pixels as they are stored, or a JPEG that any browser reads. */
export type PictureFile = {
  columns: number;
  rows: number;
  /** Null in colour. */
  grey: GreyRule | null;
} & ({ stored: Stored } | { jpeg: Uint8Array<ArrayBuffer>[] });

/** How stored values become grey; without a window they all count. */
export type GreyRule = { slope: number; intercept: number; window: Window | null; inverted: boolean };
export type Stored = Uint8Array | Int8Array | Uint16Array | Int16Array;

const implicit = '1.2.840.10008.1.2';
const plain = new Set([implicit, '1.2.840.10008.1.2.1']);
const jpegBaseline = '1.2.840.10008.1.2.4.50';

/** What only the whole engine draws: tables of grey values, functional groups, pixels that are no squares. */
const beyond = ['00283000', '00283010', '00280034', '52009229', '00281101'];

/** The first frame of a file as DICOM writes it (PS3.10). Null for what only the whole engine can draw, and for what is no picture. */
export function pictureOf(bytes: ArrayBuffer): PictureFile | null {
  try {
    return read(bytes);
  } catch (error) {
    if (error instanceof RangeError) return null; // it ends too soon
    throw error;
  }
}

function read(bytes: ArrayBuffer): PictureFile | null {
  if (latin(new Uint8Array(bytes, 128, 4)) !== 'DICM') return null;
  const meta = elementsFrom(bytes, 132, { implicit: false, wanted: (tag) => tag.startsWith('0002') });
  const syntax = textOf(meta.elements, '00020010');
  if (!plain.has(syntax) && syntax !== jpegBaseline) return null;
  const { elements } = elementsFrom(bytes, meta.end, { implicit: syntax === implicit, wanted: () => true });
  const [columns, rows] = [shortOf(elements, '00280011'), shortOf(elements, '00280010')];
  if (beyond.some((tag) => elements.has(tag)) || !isSquare(elements) || !columns || !rows) return null;
  // a PET is scaled by the dose and the weight of the patient as well
  if (textOf(elements, '00080060') === 'PT') return null;
  const colour = isColour(elements, syntax);
  const grey = greyRule(elements);
  if (!colour && !grey) return null;
  const of = { columns, rows, grey: colour ? null : grey };
  if (syntax === jpegBaseline) {
    const jpeg = firstFrame(elements);
    return jpeg && { ...of, jpeg };
  }
  const stored = storedOf(elements, columns * rows * (colour ? 3 : 1));
  return stored && { ...of, stored };
}

function isSquare(elements: Elements): boolean {
  return ['00280030', '00181164'].every((tag) => {
    const [row, column] = numbersOf(elements, tag);
    return row === column;
  });
}

/** Colour that lies as red, green and blue beside each other, or that a JPEG holds in the way browsers take for granted. */
function isColour(elements: Elements, syntax: string): boolean {
  const kind = textOf(elements, '00280004');
  if (shortOf(elements, '00280002') !== 3 || shortOf(elements, '00280100') !== 8) return false;
  return syntax === jpegBaseline
    ? kind === 'YBR_FULL_422' || kind === 'YBR_FULL'
    : kind === 'RGB' && (shortOf(elements, '00280006') ?? 0) === 0;
}

function greyRule(elements: Elements): GreyRule | null {
  const kind = textOf(elements, '00280004');
  if (shortOf(elements, '00280002') !== 1 || !/^MONOCHROME[12]$/.test(kind)) return null;
  if (!['', 'LINEAR'].includes(textOf(elements, '00281056'))) return null;
  if (elements.has('00283000')) return null; // a table says what values are, not a scale
  const [center] = numbersOf(elements, '00281050');
  const [width] = numbersOf(elements, '00281051');
  const [slope = 1] = numbersOf(elements, '00281053');
  const [intercept = 0] = numbersOf(elements, '00281052');
  const window = center !== undefined && width !== undefined && width >= 1 ? { center, width } : null;
  if (!window && elements.has('00283010')) return null;
  return {
    slope,
    intercept,
    window,
    inverted: kind === 'MONOCHROME1',
  };
}

/** The parts of the first frame: all parts are of the only frame, or each frame has one. */
function firstFrame(elements: Elements): Uint8Array<ArrayBuffer>[] | null {
  const parts = elements.get('7FE00010')?.parts ?? [];
  const [frames = 1] = numbersOf(elements, '00280008');
  if (frames !== 1 && parts.length !== frames) return null;
  const of = frames === 1 ? parts : parts.slice(0, 1);
  return of.length > 0 ? [...of] : null;
}

/** So many stored values; of those with fewer bits than they have room for, those that leave the rest alone. */
function storedOf(elements: Elements, count: number): Stored | null {
  const bytes = elements.get('7FE00010')?.bytes;
  const allocated = shortOf(elements, '00280100');
  const bits = shortOf(elements, '00280101') ?? allocated;
  const high = shortOf(elements, '00280102') ?? (bits ?? 0) - 1;
  if (!bytes || !bits || (allocated !== 8 && allocated !== 16) || high !== bits - 1) return null;
  const size = (count * allocated) / 8;
  if (bytes.length < size) return null;
  const { buffer } = bytes.slice(0, size); // a value of two bytes lies at an even place
  if (shortOf(elements, '00280103') === 1) {
    const values = allocated === 8 ? new Int8Array(buffer) : new Int16Array(buffer);
    const room = 32 - bits;
    return bits === allocated ? values : values.map((value) => (value << room) >> room);
  }
  const values = allocated === 8 ? new Uint8Array(buffer) : new Uint16Array(buffer);
  const most = 2 ** bits - 1;
  return bits === allocated || values.every((value) => value <= most) ? values : null;
}
