import { type Elements, firstItemOf, numbersOf, shortOf } from '../look/elements.ts';
import { NotDrawn } from './notDrawn.ts';
import { type Scale, type Values, valuesOf } from './values.ts';

/** A table that says what each value from `first` on becomes, in so many bits. */
export type Lut = { first: number; bits: number; values: Uint16Array };

/** The tables of a picture: from stored values to those that are told, and from these to what is shown; null where it has none. */
export type Luts = { modality: Lut | null; voi: Lut | null };

const [modalityTag, voiTag] = ['00283000', '00283010'];
const implicitSyntax = '1.2.840.10008.1.2';

/**
 * The Modality LUT and the VOI LUT of a picture (PS3.3 C.11.1, C.11.2). A window that the picture asks for comes before the latter: both are
 * views of the same values. Errors: NotDrawn.
 */
export function lutsOf(elements: Elements, syntax: string): Luts {
  const implicit = syntax === implicitSyntax;
  const signed = shortOf(elements, '00280103') === 1;
  const modality = lutOf(firstItemOf(elements, modalityTag, implicit), signed);
  const asksForWindow =
    numbersOf(elements, '00281050').length > 0 && (numbersOf(elements, '00281051')[0] ?? 0) > 0;
  if (asksForWindow) return { modality, voi: null };
  // what a table gives has no sign; what is rescaled may fall below zero
  const isBelowZero = !modality && (signed || (numbersOf(elements, '00281052')[0] ?? 0) < 0);
  return { modality, voi: lutOf(firstItemOf(elements, voiTag, implicit), isBelowZero) };
}

function lutOf(item: Elements | null, signed: boolean): Lut | null {
  if (!item) return null;
  const [count, first, bits] = [0, 1, 2].map((at) => shortOf(item, '00283002', at));
  const bytes = item.get('00283006')?.bytes;
  if (count === undefined || first === undefined || bits === undefined || !bytes)
    throw new NotDrawn('broken', 'table');
  const length = count || 65_536;
  // entries of eight bits may lie in a byte each
  const size = bits <= 8 && bytes.length < length * 2 ? 1 : 2;
  if (bits < 1 || bits > 16 || bytes.length < length * size) throw new NotDrawn('broken', 'table');
  const values = Uint16Array.from({ length }, (_, i) =>
    size === 1 ? (bytes[i] ?? 0) : (bytes[i * 2] ?? 0) + 256 * (bytes[i * 2 + 1] ?? 0),
  );
  return { first: signed && first > 32_767 ? first - 65_536 : first, bits, values };
}

const asItIs: Scale = { slope: 1, intercept: 0 };

/** The values of stored ones: by the table of the picture, else by its scale; then as its other table shows them. */
export function valuesByTables(stored: ArrayLike<number>, scale: Scale, { modality, voi }: Luts): Values {
  const own = modality ? valuesOf(lookedUp(stored, modality), asItIs) : valuesOf(stored, scale);
  return voi ? valuesOf(lookedUp(own.pixels, voi), asItIs) : own;
}

/** What lies before a table is its first value, what lies behind it the last one. */
function lookedUp(from: ArrayLike<number>, { first, values }: Lut): Uint16Array {
  const last = values.length - 1;
  const made = new Uint16Array(from.length);
  for (let i = 0; i < made.length; i += 1)
    made[i] = values[Math.min(last, Math.max(0, Math.round((from[i] ?? 0) - first)))] ?? 0;
  return made;
}
