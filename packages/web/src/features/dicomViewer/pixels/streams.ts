// What a JPEG or JPEG 2000 stream says of itself in front of its data.

/** The head of a JPEG. */
export type JpegHead = {
  precision: number;
  rows: number;
  columns: number;
  components: number;
  /** Whether it tells by a marker, or by the names of its components, how its colours are written. */
  tellsColour: boolean;
};

/** Reads the head of a JPEG; null for what is none. */
export function jpegHead(bytes: Uint8Array): JpegHead | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  let tellsColour = false;
  for (let at = 2; at + 10 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1; // filled up
      continue;
    }
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 9));
    tellsColour ||= (marker === 0xe0 && name === 'JFIF\0') || (marker === 0xee && name === 'Adobe');
    // a frame begins, whichever process it is of; C4, C8 and CC are others
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const components = bytes[at + 9] ?? 0;
      const ids = Array.from({ length: components }, (_, i) => bytes[at + 10 + i * 3] ?? 0);
      return {
        precision: bytes[at + 4] ?? 0,
        rows: view.getUint16(at + 5),
        columns: view.getUint16(at + 7),
        components,
        tellsColour: tellsColour || String.fromCharCode(...ids) === 'RGB',
      };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** Adobe's marker: no transform of colours. */
const untransformed = [0xff, 0xee, 0, 14, ...new TextEncoder().encode('Adobe'), 0, 100, 0, 0, 0, 0, 0];

/** A JPEG whose three components are red, green and blue as they are; decoders take those that tell nothing for luminance and colour. */
export function withoutTransform(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const marked = new Uint8Array(bytes.length + untransformed.length);
  marked.set(bytes.subarray(0, 2));
  marked.set(untransformed, 2);
  marked.set(bytes.subarray(2), 2 + untransformed.length);
  return marked;
}

/** Of a JPEG 2000: whether its decoder makes red, green and blue of its components, and whether each of them has every pixel. */
export function j2kHead(bytes: Uint8Array): { transformed: boolean; full: boolean } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const head = { transformed: false, full: true };
  for (
    let at = 2;
    at + 4 <= bytes.length && view.getUint16(at) !== 0xff90;
    at += 2 + view.getUint16(at + 2)
  ) {
    if (view.getUint16(at) === 0xff52) head.transformed = bytes[at + 8] === 1;
    if (view.getUint16(at) !== 0xff51) continue;
    const components = view.getUint16(at + 38);
    for (let i = 0; i < components; i += 1)
      head.full &&= bytes[at + 41 + i * 3] === 1 && bytes[at + 42 + i * 3] === 1;
  }
  return head;
}
