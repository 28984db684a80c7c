/** An element by its tag: a text, a number of two bytes, bytes, or parts of pixels. */
export type Written = Readonly<Record<string, string | number | Uint8Array | readonly Uint8Array[]>>;

const explicit = '1.2.840.10008.1.2.1';

const kindOf = (value: Written[string], tag: string) =>
  typeof value === 'number'
    ? 'US'
    : typeof value === 'string'
      ? tag.startsWith('0002')
        ? 'UI'
        : 'DS'
      : 'OW';

/** A picture file as DICOM writes it, in the order of its tags. */
export function fileWith(of: Written, syntax = explicit): ArrayBuffer {
  const implicit = syntax === '1.2.840.10008.1.2';
  const bytes = [
    ...new Uint8Array(128),
    ...new TextEncoder().encode('DICM'),
    ...elementOf('00020010', syntax, false),
    ...Object.entries(of)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([tag, value]) => elementOf(tag, value, implicit)),
  ];
  return new Uint8Array(bytes).buffer;
}

function elementOf(tag: string, value: Written[string], implicit: boolean): number[] {
  const head = [...u16(Number.parseInt(tag.slice(0, 4), 16)), ...u16(Number.parseInt(tag.slice(4), 16))];
  const kind = kindOf(value, tag);
  const long = kind === 'OW';
  const lengthBytes = (length: number) => (implicit || long ? u32(length) : u16(length));
  const kinds = implicit ? [] : [...new TextEncoder().encode(kind), ...(long ? [0, 0] : [])];
  if (Array.isArray(value)) {
    const parts = [new Uint8Array(0), ...(value as readonly Uint8Array[])]; // as the type says
    const items = parts.flatMap((part) => [...itemOf(0xe000, part.length), ...part]);
    return [...head, ...kinds, ...lengthBytes(0xffffffff), ...items, ...itemOf(0xe0dd, 0)];
  }
  const bytes = bytesOf(value as Exclude<Written[string], readonly Uint8Array[]>); // the others
  return [...head, ...kinds, ...lengthBytes(bytes.length), ...bytes];
}

function bytesOf(value: string | number | Uint8Array): number[] {
  if (typeof value === 'number') return u16(value);
  if (typeof value !== 'string') return [...value];
  const bytes = [...new TextEncoder().encode(value)];
  return bytes.length % 2 === 0 ? bytes : [...bytes, 32];
}

const itemOf = (element: number, length: number) => [...u16(0xfffe), ...u16(element), ...u32(length)];
const u16 = (value: number) => [value & 0xff, (value >> 8) & 0xff];
const u32 = (value: number) => [...u16(value & 0xffff), ...u16(value >>> 16)];
