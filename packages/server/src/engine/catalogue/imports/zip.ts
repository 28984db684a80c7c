import { inflateRawSync } from 'node:zlib';
import { DomainError } from '../../errors.ts';
import { importLimits } from './limits.ts';

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const methods = { stored: 0, deflated: 8 } as const;

export type Zip = {
  /** The unpacked bytes of a part, or null when there is none of that name. */
  read: (name: string) => Buffer | null;
};

type Part = { method: number; packed: Buffer };

/**
 * A zip file whose parts together may unpack to `most` bytes: what it says of its own sizes is not believed, since it need not be true.
 * Errors: NOT_A_SHEET, and SHEET_TOO_LARGE when a part is read that grows beyond it.
 */
export function openZip(bytes: Buffer, most: number): Zip {
  const parts = partsOf(bytes, most);
  let left = most;
  return {
    read: (name) => {
      const part = parts.get(name);
      if (!part) return null;
      const unpacked = part.method === methods.stored ? part.packed : inflate(part.packed, left, most);
      left -= unpacked.length;
      return unpacked;
    },
  };
}

/** The parts by name, by the directory at the end of the file. */
function partsOf(bytes: Buffer, most: number): Map<string, Part> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== endSignature) throw broken();
  const parts = new Map<string, Part>();
  let at = bytes.readUInt32LE(end + 16);
  const count = bytes.readUInt16LE(end + 10);
  if (count > importLimits.parts) throw tooLarge(most);
  let declared = 0;
  for (let left = count; left > 0; left--) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entrySignature) throw broken();
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    const name = bytes.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    const local = bytes.readUInt32LE(at + 42);
    if (local + 30 > bytes.length) throw broken();
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(from, from + bytes.readUInt32LE(at + 20));
    // one that says itself that it is too large is not unpacked to see
    declared += bytes.readUInt32LE(at + 24);
    if (declared > most) throw tooLarge(most);
    parts.set(name, { method: bytes.readUInt16LE(at + 10), packed });
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return parts;
}

function inflate(packed: Buffer, left: number, most: number): Buffer {
  const ratioMost = Math.max(importLimits.ratioFrom, packed.length * importLimits.ratio);
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, Math.min(left, ratioMost)) });
  } catch (error) {
    const grown = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw grown ? tooLarge(most) : broken();
  }
}

function tooLarge(most: number): DomainError {
  return new DomainError('SHEET_TOO_LARGE', { max: Math.floor(most / 1048576) });
}

function broken(): DomainError {
  return new DomainError('NOT_A_SHEET');
}
