import { type Elements, elementsFrom, latin, textOf } from '../look/elements.ts';
import { isRead } from './drawable.ts';
import { NotDrawn } from './notDrawn.ts';
import { type Pixels, pixelsOf } from './pixels.ts';

const implicit = '1.2.840.10008.1.2';
const explicit = '1.2.840.10008.1.2.1';
const deflated = '1.2.840.10008.1.2.1.99';
const letters = '00080005';

/** A file of a picture that is understood. */
export type PictureBytes = {
  elements: Elements;
  pixels: Pixels;
  /** The file without its pixels; what draws reads no texts, so the set of letters is left out. */
  head: Uint8Array<ArrayBuffer>;
};

/** Reads a file as DICOM writes it (PS3.10). Errors: NotDrawn; RangeError where it ends too soon. */
export async function pictureBytes(file: ArrayBuffer): Promise<PictureBytes> {
  if (file.byteLength < 132 || latin(new Uint8Array(file, 128, 4)) !== 'DICM')
    throw new NotDrawn('broken', 'no file');
  const meta = elementsFrom(file, 132, { implicit: false, wanted: (tag) => tag.startsWith('0002') });
  const told = textOf(meta.elements, '00020010');
  const syntax = told === deflated ? explicit : told;
  if (!isRead({ syntax })) throw new NotDrawn('packing', syntax);
  const bytes = told === deflated ? await inflated(file, meta.end) : file;
  const from = told === deflated ? 0 : meta.end;
  const { elements } = elementsFrom(bytes, from, { implicit: syntax === implicit, wanted: () => true });
  const pixels = pixelsOf(elements, syntax);
  const data = new Uint8Array(bytes);
  const left = elements.get(letters);
  const end = elements.get('7FE00010')?.at ?? data.length;
  const head = [
    ...(told === deflated ? [plainMeta()] : [data.subarray(0, from)]),
    ...(left
      ? [data.subarray(from, left.at), data.subarray(left.bytes.byteOffset + left.bytes.length, end)]
      : [data.subarray(from, end)]),
  ];
  return { elements, pixels, head: new Uint8Array(await new Blob(head).arrayBuffer()) };
}

/** Elements that are deflated (PS3.5 A.5). */
async function inflated(file: ArrayBuffer, from: number): Promise<ArrayBuffer> {
  const stream = new Blob([new Uint8Array(file, from)]).stream();
  try {
    return await new Response(stream.pipeThrough(new DecompressionStream('deflate-raw'))).arrayBuffer();
  } catch {
    throw new NotDrawn('broken', 'deflated');
  }
}

/** The beginning of a file whose elements are written plainly. */
function plainMeta(): Uint8Array<ArrayBuffer> {
  const uid = `${explicit}\0`;
  const element = (head: number[], value: number[]) => [...head, value.length, 0, ...value];
  const syntax = element([2, 0, 0x10, 0, 0x55, 0x49], [...new TextEncoder().encode(uid)]);
  const length = element([2, 0, 0, 0, 0x55, 0x4c], [syntax.length, 0, 0, 0]);
  return Uint8Array.from([...new Uint8Array(128), ...new TextEncoder().encode('DICM'), ...length, ...syntax]);
}
