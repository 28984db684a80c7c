import dicomParser, { type DataSet, type Element, type Fragment } from 'dicom-parser';
import type { Part } from '../../engine/storage/byteStore.ts';

/** How frames are given: the kind of their bytes by transfer syntax (PS3.18 8.7.3); the others are not compressed. */
const kinds: Readonly<Record<string, string>> = {
  '1.2.840.10008.1.2.4.50': 'image/jpeg',
  '1.2.840.10008.1.2.4.51': 'image/jpeg',
  '1.2.840.10008.1.2.4.57': 'image/jpeg',
  '1.2.840.10008.1.2.4.70': 'image/jpeg',
  '1.2.840.10008.1.2.4.80': 'image/jls',
  '1.2.840.10008.1.2.4.81': 'image/jls',
  '1.2.840.10008.1.2.4.90': 'image/jp2',
  '1.2.840.10008.1.2.4.91': 'image/jp2',
  '1.2.840.10008.1.2.5': 'image/dicom-rle',
};

/** The content type of the frames of a transfer syntax. */
export function frameType(CuPhap: string): string {
  const plain =
    CuPhap.startsWith('1.2.840.10008.1.2.4') || CuPhap === '1.2.840.10008.1.2.5'
      ? null
      : '1.2.840.10008.1.2.1';
  return `${kinds[CuPhap] ?? 'application/octet-stream'}; transfer-syntax=${plain ?? CuPhap}`;
}

/** Where one frame lies in the file of its picture: its fragments, one after the other. */
export type FramePlaces = readonly Part[];

/**
 * Where the frames of a picture lie in its file, as they are encoded. Null where they do not: in a file that is deflated or cut off, or
 * whose fragments cannot be told apart by frames.
 */
export function placesOf(
  file: Buffer,
  { CuPhap, SoKhung }: { CuPhap: string; SoKhung: number },
): FramePlaces[] | null {
  const data = parsed(file);
  const pixels = data?.elements['x7fe00010'];
  if (!data || !pixels || data.byteArray !== file) return null;
  const last = pixels.fragments?.at(-1);
  const end = last ? last.position + last.length : pixels.dataOffset + pixels.length;
  if (end > file.length) return null;
  if (pixels.fragments) return ofFragments(data, { ...pixels, fragments: pixels.fragments }, SoKhung);
  if (CuPhap in kinds) return null;
  const length = Math.floor(pixels.length / SoKhung);
  return numbers(SoKhung).map((n) => [{ from: pixels.dataOffset + n * length, length }]);
}

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

function parsed(file: Buffer): DataSet | null {
  try {
    return dicomParser.parseDicom(file);
  } catch (error) {
    // what was read before the fault: some modalities leave bytes behind the pixels
    return (error as { dataSet?: DataSet } | null)?.dataSet ?? null;
  }
}

/** Frames that are compressed come in fragments (PS3.5 A.4): one or more each, told apart by a table of offsets, where there is one. */
function ofFragments(
  data: DataSet,
  pixels: Element & { fragments: Fragment[] },
  SoKhung: number,
): FramePlaces[] | null {
  const { fragments, basicOffsetTable: given = [] } = pixels;
  const places = fragments.map(({ position, length }) => ({ from: position, length }));
  if (SoKhung === 1) return [places];
  if (fragments.length === SoKhung) return places.map((one) => [one]);
  if (fragments.length < SoKhung) return null;
  const table = given.length === SoKhung ? given : dicomParser.createJPEGBasicOffsetTable(data, pixels);
  if (table.length !== SoKhung) return null;
  return numbers(SoKhung).map((n) => {
    const [from = 0, to = Number.POSITIVE_INFINITY] = [table[n], table[n + 1]];
    return places.filter((_, at) => {
      const offset = fragments[at]?.offset ?? -1;
      return offset >= from && offset < to;
    });
  });
}
