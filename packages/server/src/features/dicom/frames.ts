import { wholeDictionary } from './header.ts';

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

/** Frames of a picture, by their numbers from 1, as they are encoded. Null where one of them is not there. */
export function framesOf(
  bytes: Buffer,
  { CuPhap, SoKhung }: { CuPhap: string; SoKhung: number },
  numbers: readonly number[],
): Buffer[] | null {
  const { dict } = wholeDictionary(bytes);
  const parts = (dict['7FE00010']?.Value ?? []).flatMap((one) =>
    one instanceof ArrayBuffer ? [Buffer.from(one)] : one instanceof Uint8Array ? [Buffer.from(one)] : [],
  );
  const compressed = CuPhap in kinds;
  const all = Buffer.concat(compressed || parts.length === SoKhung ? [] : parts);
  const size = Math.floor(all.length / SoKhung);
  const frames = numbers.map((number) => {
    if (number < 1 || number > SoKhung) return null;
    if (all.length > 0) return all.subarray((number - 1) * size, number * size);
    // one frame may come in several fragments
    return compressed && SoKhung === 1 ? Buffer.concat(parts) : (parts[number - 1] ?? null);
  });
  return frames.every((one) => one !== null) ? frames : null;
}
