import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

const localHead = 0x04034b50;
const listed = 0x02014b50;
const end = 0x06054b50;
const endLength = 22;
const commentMost = 65_535;

/** The first file of a ZIP whose name ends so, of `most` bytes at most; null for none, and for what is no ZIP. */
export function fileOfZip(zip: Buffer, ending: string, most: number): Buffer | null {
  try {
    const found = entriesOf(zip).find(({ name }) => name.toLowerCase().endsWith(ending));
    if (!found || zip.readUInt32LE(found.at) !== localHead) return null;
    const from = found.at + 30 + zip.readUInt16LE(found.at + 26) + zip.readUInt16LE(found.at + 28);
    const packed = zip.subarray(from, from + found.packed);
    if (found.method === 0) return packed.length <= most ? packed : null;
    return found.method === 8 ? inflateRawSync(packed, { maxOutputLength: most }) : null;
  } catch (error) {
    // a length that leads out of the file, broken or too many bytes
    if (error instanceof RangeError || (error as NodeJS.ErrnoException).code) return null;
    throw error;
  }
}

function entriesOf(zip: Buffer) {
  let at = zip.length - endLength;
  while (at >= 0 && at >= zip.length - endLength - commentMost && zip.readUInt32LE(at) !== end) at -= 1;
  const entries: Array<{ name: string; method: number; packed: number; at: number }> = [];
  if (at < 0 || zip.readUInt32LE(at) !== end) return entries;
  let place = zip.readUInt32LE(at + 16);
  for (let left = zip.readUInt16LE(at + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(place) !== listed) return entries;
    const [name, extra, comment] = [28, 30, 32].map((from) => zip.readUInt16LE(place + from)) as [
      number,
      number,
      number,
    ]; // three of them
    entries.push({
      name: zip.toString('utf8', place + 46, place + 46 + name),
      method: zip.readUInt16LE(place + 10),
      packed: zip.readUInt32LE(place + 20),
      at: zip.readUInt32LE(place + 42),
    });
    place += 46 + name + extra + comment;
  }
  return entries;
}

/** A ZIP of one file, as the simulators give it. */
export function zipOf(name: string, bytes: Buffer): Buffer {
  const packed = deflateRawSync(bytes);
  const title = Buffer.from(name);
  const about = Buffer.alloc(26);
  about.writeUInt16LE(20, 0);
  about.writeUInt16LE(8, 4);
  about.writeUInt32LE(crc32(bytes), 10);
  about.writeUInt32LE(packed.length, 14);
  about.writeUInt32LE(bytes.length, 18);
  about.writeUInt16LE(title.length, 22);
  const file = Buffer.concat([word(localHead), about, title, packed]);
  const list = Buffer.concat([word(listed), Buffer.from([20, 0]), about, Buffer.alloc(14), title]);
  const last = Buffer.alloc(endLength);
  last.writeUInt32LE(end, 0);
  last.writeUInt16LE(1, 8);
  last.writeUInt16LE(1, 10);
  last.writeUInt32LE(list.length, 12);
  last.writeUInt32LE(file.length, 16);
  return Buffer.concat([file, list, last]);
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
