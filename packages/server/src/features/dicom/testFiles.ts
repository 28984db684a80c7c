/** Transfer syntaxes of a test. */
export const jpeg = '1.2.840.10008.1.2.4.50';
export const rle = '1.2.840.10008.1.2.5';

const number = (value: number, bytes: 2 | 4) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
};
const tag = (group: number, element: number) => Buffer.concat([number(group, 2), number(element, 2)]);
/** An element with a short length. */
const short = (of: Buffer, vr: string, value: Buffer) =>
  Buffer.concat([of, Buffer.from(vr), number(value.length, 2), value]);
/** Pixels, whose length takes four bytes. */
const pixels = (length: number) =>
  Buffer.concat([tag(0x7fe0, 0x0010), Buffer.from('OB'), number(0, 2), number(length, 4)]);
const item = (value: Buffer) => Buffer.concat([tag(0xfffe, 0xe000), number(value.length, 4), value]);

/** A file of DICOM with nothing but its head and pixels: one value, or fragments with a table of offsets. Lengths must be even. */
export function testFile(
  syntax: string,
  of: { value: Buffer } | { fragments: readonly Buffer[]; table?: readonly number[] },
): Buffer {
  const uid = Buffer.from(syntax.length % 2 ? `${syntax}\0` : syntax);
  const meta = short(tag(0x0002, 0x0010), 'UI', uid);
  const head = [
    Buffer.alloc(128),
    Buffer.from('DICM'),
    short(tag(0x0002, 0x0000), 'UL', number(meta.length, 4)),
    meta,
  ];
  if ('value' in of) return Buffer.concat([...head, pixels(of.value.length), of.value]);
  const table = Buffer.concat((of.table ?? []).map((offset) => number(offset, 4)));
  const items = [table, ...of.fragments].map(item);
  return Buffer.concat([...head, pixels(0xffffffff), ...items, tag(0xfffe, 0xe0dd), number(0, 4)]);
}

/** A file of DICOM with the ids of a picture and some elements more: their kind, and their text with a letter for each byte. */
export function headFile(of: Readonly<Record<string, readonly [string, string]>>): Buffer {
  const all: Record<string, readonly [string, string]> = {
    '00080016': ['UI', '1.2.840.10008.5.1.4.1.1.7'],
    '00080018': ['UI', '1.2.3.1'],
    '0020000D': ['UI', '1.2.3.2'],
    '0020000E': ['UI', '1.2.3.3'],
    ...of,
  };
  const elements = Object.entries(all)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, [vr, text]]) => {
      const value = Buffer.from(text.length % 2 ? `${text}${vr === 'UI' ? '\0' : ' '}` : text, 'latin1');
      return short(tag(Number.parseInt(name.slice(0, 4), 16), Number.parseInt(name.slice(4), 16)), vr, value);
    });
  const file = testFile('1.2.840.10008.1.2.1', { value: Buffer.from('aa') });
  const at = file.length - 14; // in front of the pixels
  return Buffer.concat([file.subarray(0, at), ...elements, file.subarray(at)]);
}
