/** What the bytes of a picture are. Sizes in pixels, as it is shown: a JPEG may say that it is to be turned. */
export type PictureFacts = { type: 'image/png' | 'image/jpeg'; width: number; height: number };

const pngMark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The kind and size of a PNG or JPEG, read from its first bytes and never from its name; null for anything else. */
export function pictureFacts(bytes: Buffer): PictureFacts | null {
  return pngFacts(bytes) ?? jpegFacts(bytes);
}

function pngFacts(bytes: Buffer): PictureFacts | null {
  if (bytes.length < 33 || !bytes.subarray(0, 8).equals(pngMark)) return null;
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  return sized('image/png', bytes.readUInt32BE(16), bytes.readUInt32BE(20));
}

/** A JPEG is a row of segments, each with its length; the one that begins the frame has the size. */
function jpegFacts(bytes: Buffer): PictureFacts | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  let at = 2;
  let isTurned = false;
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1; // filling before a marker
      continue;
    }
    // C4, C8 and CC lie among the frames and are tables
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      const [width, height] = [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
      return isTurned ? sized('image/jpeg', height, width) : sized('image/jpeg', width, height);
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (marker === 0xe1) isTurned ||= isQuarterTurn(bytes.subarray(at + 4, end));
    at = end;
  }
  return null;
}

const exifMark = 'Exif\0\0';
const orientationTag = 0x0112;

/** Whether a segment is EXIF whose orientation is a quarter turn (5 to 8): the sides of the picture change places. */
function isQuarterTurn(segment: Buffer): boolean {
  if (segment.toString('latin1', 0, exifMark.length) !== exifMark) return false;
  const tiff = segment.subarray(exifMark.length);
  const order = tiff.toString('latin1', 0, 2);
  if ((order !== 'II' && order !== 'MM') || tiff.length < 8) return false;
  const short = (at: number) =>
    at + 2 > tiff.length ? 0 : order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const directory = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const entries = Array.from({ length: short(directory) }, (_, nth) => directory + 2 + nth * 12);
  const found = entries.find((at) => short(at) === orientationTag);
  return found !== undefined && short(found + 8) >= 5 && short(found + 8) <= 8;
}

function sized(type: PictureFacts['type'], width: number, height: number): PictureFacts | null {
  return width > 0 && height > 0 ? { type, width, height } : null;
}
