/** An element of a file: its value as it lies there, or the parts of one that is cut into parts. */
export type Element = { bytes: Uint8Array<ArrayBuffer>; parts: readonly Uint8Array<ArrayBuffer>[] | null };
export type Elements = ReadonlyMap<string, Element>;

/** Kinds of values whose length has four bytes (PS3.5 7.1.2). */
const long = new Set(['OB', 'OD', 'OF', 'OL', 'OV', 'OW', 'SQ', 'SV', 'UC', 'UN', 'UR', 'UT', 'UV']);
const untold = 0xffffffff;
const [item, itemEnd, sequenceEnd] = ['FFFEE000', 'FFFEE00D', 'FFFEE0DD'];
const pixels = '7FE00010';

type Cursor = { view: DataView<ArrayBuffer>; at: number; implicit: boolean };
type Head = { tag: string; kind: string; length: number };

/**
 * The elements of a data set in little endian from a place on, by tag, up to its pixels; while `wanted` says so of a tag. What lies in
 * sequences is passed over. Throws RangeError where the bytes end too soon.
 */
export function elementsFrom(
  bytes: ArrayBuffer,
  from: number,
  { implicit, wanted }: { implicit: boolean; wanted: (tag: string) => boolean },
): { elements: Elements; end: number } {
  const cursor: Cursor = { view: new DataView(bytes), at: from, implicit };
  const elements = new Map<string, Element>();
  while (cursor.at < bytes.byteLength) {
    const begun = cursor.at;
    const { tag, kind, length } = headAt(cursor);
    if (!wanted(tag)) return { elements, end: begun };
    if (length !== untold) {
      elements.set(tag, { bytes: take(cursor, length), parts: null });
    } else if (tag === pixels) {
      elements.set(tag, { bytes: new Uint8Array(0), parts: partsAt(cursor) });
    } else {
      skipSequence(cursor, kind === 'UN');
      elements.set(tag, { bytes: new Uint8Array(0), parts: null });
    }
    if (tag === pixels) break;
  }
  return { elements, end: cursor.at };
}

function headAt(cursor: Cursor): Head {
  const { view } = cursor;
  const [group, element] = [u16(cursor), u16(cursor)];
  const tag = `${hex(group)}${hex(element)}`;
  // items have no kind in either way of writing
  if (cursor.implicit || group === 0xfffe) return { tag, kind: '', length: u32(cursor) };
  const kind = String.fromCharCode(view.getUint8(cursor.at), view.getUint8(cursor.at + 1));
  cursor.at += 2;
  if (!long.has(kind)) return { tag, kind, length: u16(cursor) };
  cursor.at += 2;
  return { tag, kind, length: u32(cursor) };
}

/** The parts of pixels after the table of their places, which is passed over. */
function partsAt(cursor: Cursor): Uint8Array<ArrayBuffer>[] {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (;;) {
    const { tag, length } = headAt(cursor);
    if (tag === sequenceEnd) return parts.slice(1);
    if (tag !== item || length === untold) throw new RangeError('no part of pixels');
    parts.push(take(cursor, length));
  }
}

/** Passes over a sequence whose length is not told; one of an unknown kind is written without kinds (PS3.5 6.2.2). */
function skipSequence(cursor: Cursor, unknown: boolean): void {
  const { implicit } = cursor;
  cursor.implicit ||= unknown;
  for (;;) {
    const { tag, length } = headAt(cursor);
    if (tag === sequenceEnd) break;
    if (tag !== item) throw new RangeError('no item of a sequence');
    if (length !== untold) take(cursor, length);
    else skipItem(cursor);
  }
  cursor.implicit = implicit;
}

function skipItem(cursor: Cursor): void {
  for (;;) {
    const { tag, kind, length } = headAt(cursor);
    if (tag === itemEnd) return;
    if (length === untold) skipSequence(cursor, kind === 'UN');
    else take(cursor, length);
  }
}

function take(cursor: Cursor, length: number): Uint8Array<ArrayBuffer> {
  const { buffer } = cursor.view;
  const bytes = new Uint8Array(buffer, cursor.at, length); // throws RangeError beyond the end
  cursor.at += length;
  return bytes;
}

function u16(cursor: Cursor): number {
  cursor.at += 2;
  return cursor.view.getUint16(cursor.at - 2, true);
}

function u32(cursor: Cursor): number {
  cursor.at += 4;
  return cursor.view.getUint32(cursor.at - 4, true);
}

const hex = (value: number) => value.toString(16).padStart(4, '0').toUpperCase();
