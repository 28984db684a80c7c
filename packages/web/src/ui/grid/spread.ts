import { firstWidth, type GridColumn, isExact } from './columns.ts';
import type { Needs } from './useNeeds.ts';

type Sizes = Readonly<Record<string, number>>;

/** A growing column takes so much more than it needs before the others have their part. */
const ease = 60;
/** Words get no more than this for the sake of one long line. */
const most = 520;

/**
 * The widths of the columns whose width nobody chose. Codes, figures and days are whole in any case; room that is left goes first to what
 * would be cut, then to the columns that grow, and what these do not need to all.
 */
export function spread<T>(
  shown: ReadonlyArray<GridColumn<T>>,
  { sizes, needs, room }: { sizes: Sizes; needs: Needs; room: number },
): Sizes {
  const free = shown.filter(({ key }) => sizes[key] === undefined);
  const widths = new Map(
    free.map((one) => [one.key, Math.max(firstWidth(one), isExact(one) ? (needs[one.key] ?? 0) : 0)]),
  );
  const taken = shown.reduce((sum, { key }) => sum + (sizes[key] ?? widths.get(key) ?? 0), 0);
  let left = Math.max(0, room - taken);
  const give = (columns: ReadonlyArray<GridColumn<T>>, wanted: (key: string) => number) => {
    const asked = columns.reduce((sum, { key }) => sum + wanted(key), 0);
    const part = asked === 0 ? 0 : Math.min(1, left / asked);
    for (const { key } of columns) {
      const more = Math.floor(wanted(key) * part);
      widths.set(key, (widths.get(key) ?? 0) + more);
      left -= more;
    }
  };
  const lacks = (key: string, over = 0) =>
    Math.max(0, Math.min(most, needs[key] ?? 0) + over - (widths.get(key) ?? 0));
  give(free, (key) => lacks(key));
  const growing = free.filter(({ grow }) => grow);
  if (growing.length === 0) return Object.fromEntries(widths);
  give(growing, (key) => lacks(key, ease));
  // without rows to measure, as before: the growing take all
  const measured = growing.every(({ key }) => needs[key] !== undefined);
  const all = measured ? free : growing;
  const each = Math.floor(left / Math.max(1, all.length));
  return Object.fromEntries(
    free.map(({ key }) => [key, (widths.get(key) ?? 0) + (all.some((one) => one.key === key) ? each : 0)]),
  );
}
