/** An element of a file from a place `at` on: its value as it lies there, or the parts of one that is cut into parts with the table of their places. */
export type Element = {
  at: number;
  bytes: Uint8Array<ArrayBuffer>;
  parts: readonly Uint8Array<ArrayBuffer>[] | null;
  table: Uint8Array<ArrayBuffer>;
};
export type Elements = ReadonlyMap<string, Element>;

/** Kinds of values whose length has four bytes (PS3.5 7.1.2). */
const long = new Set(['OB', 'OD', 'OF', 'OL', 'OV', 'OW', 'SQ', 'SV', 'UC', 'UN', 'UR', 'UT', 'UV']);
const untold = 0xffffffff;
const [item, itemEnd, sequenceEnd] = ['FFFEE000', 'FFFEE00D', 'FFFEE0DD'];
const pixels = '7FE00010';

const none = new Uint8Array(0);

type Cursor = { view: DataView<ArrayBuffer>; at: number; implicit: boolean };
type Head = { tag: string; kind: string; length: number };

/**
 * The elements of a data set in little endian from a place on, by tag, up to its pixels; while `wanted` says so of a tag. What lies in
 * sequences is kept as bytes (`firstItemOf`). Throws RangeError where the bytes end too soon.
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
      elements.set(tag, { at: begun, bytes: take(cursor, length), parts: null, table: none });
    } else if (tag === pixels) {
      const [table = none, ...parts] = partsAt(cursor);
      elements.set(tag, { at: begun, bytes: none, parts, table });
    } else {
      const from = cursor.at;
      skipSequence(cursor, kind === 'UN');
      elements.set(tag, {
        at: begun,
        bytes: new Uint8Array(bytes, from, cursor.at - from),
        parts: null,
        table: none,
      });
    }
    if (tag === pixels) break;
  }
  return { elements, end: cursor.at };
}

/** The elements of the first item of a sequence; null where there is none. Throws RangeError where its bytes end too soon. */
export function firstItemOf(elements: Elements, tag: string, implicit: boolean): Elements | null {
  const bytes = elements.get(tag)?.bytes ?? none;
  if (bytes.length < 8) return null;
  const whole = bytes.slice().buffer;
  const cursor: Cursor = { view: new DataView(whole), at: 0, implicit };
  const head = headAt(cursor);
  if (head.tag !== item) return null;
  const own = whole.slice(cursor.at, head.length === untold ? undefined : cursor.at + head.length);
  return elementsFrom(own, 0, { implicit, wanted: (one) => one !== itemEnd }).elements;
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

/** The table of the places of parts of pixels, and those parts. */
function partsAt(cursor: Cursor): Uint8Array<ArrayBuffer>[] {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (;;) {
    const { tag, length } = headAt(cursor);
    if (tag === sequenceEnd) return parts;
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

/** A number of two bytes. */
export function shortOf(elements: Elements, tag: string, at = 0): number | undefined {
  const bytes = elements.get(tag)?.bytes;
  if (!bytes || bytes.length < (at + 1) * 2) return undefined;
  return (bytes[at * 2] ?? 0) + 256 * (bytes[at * 2 + 1] ?? 0);
}

/** Numbers that are written as text; none where there are none. */
export function numbersOf(elements: Elements, tag: string): number[] {
  const text = textOf(elements, tag);
  return text === '' ? [] : text.split('\\').map(Number).filter(Number.isFinite);
}

/** A text without what fills it up. */
export function textOf(elements: Elements, tag: string): string {
  return latin(elements.get(tag)?.bytes ?? none)
    .replace(/[\0 ]+$/, '')
    .trim();
}

/** Bytes as text, one letter each. */
export const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);
