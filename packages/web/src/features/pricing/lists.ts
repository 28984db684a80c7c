import { dayPlus } from '../../ui/dateText.ts';
import type { PriceListFragment } from './pricing.main.gen.ts';

export type PriceList = PriceListFragment;

/** Where a list stands on a day: not released, released for later, holding, or over. */
export type Standing = 'draft' | 'scheduled' | 'inForce' | 'past';

/** Where a list stands on a day (YYYY-MM-DD). */
export function standingOf(
  list: Pick<PriceList, 'TrangThai' | 'TuNgay' | 'DenNgay'>,
  today: string,
): Standing {
  if (list.TrangThai === 'ChuaPhatHanh') return 'draft';
  if (list.TuNgay > today) return 'scheduled';
  return list.DenNgay && list.DenNgay < today ? 'past' : 'inForce';
}

/** The list that began to hold last, else the first there is. */
export function newestOf(lists: readonly PriceList[], today: string): PriceList | null {
  const holding = lists.filter((list) => standingOf(list, today) === 'inForce');
  return holding.sort((one, other) => other.TuNgay.localeCompare(one.TuNgay))[0] ?? lists[0] ?? null;
}

/** The last of some days. */
function latest(first: string, ...others: string[]): string {
  return [first, ...others].sort().at(-1) ?? first;
}

/** What a release from a day on would do: the list that ends for it, or the one that stands in its way. */
export type Outcome = { ends: PriceList | null; inTheWay: PriceList | null };

/** The first day that a list can be released for: its own, today or the day after the last released one, whichever is latest. */
export function firstFreeDay(lists: readonly PriceList[], list: PriceList, today: string): string {
  const released = lists.filter(
    (one) => one.LoaiGia_Id === list.LoaiGia_Id && one.TrangThai !== 'ChuaPhatHanh',
  );
  return latest(today, list.TuNgay, ...released.map((one) => dayPlus(one.TuNgay, 1)));
}

/** What releasing a list from a day on means for the others of its type; the server has the last word. */
export function outcomeOf(lists: readonly PriceList[], list: PriceList, day: string): Outcome {
  const released = lists.filter(
    (one) => one._id !== list._id && one.LoaiGia_Id === list.LoaiGia_Id && one.TrangThai !== 'ChuaPhatHanh',
  );
  return {
    ends: released.find((one) => one.TuNgay < day && (!one.DenNgay || one.DenNgay >= day)) ?? null,
    inTheWay: released.find((one) => one.TuNgay >= day) ?? null,
  };
}

/** A list on a line of time, in percent of its width. */
export type Stretch = { list: PriceList; standing: Standing; left: number; width: number; open: boolean };
export type Timeline = { from: string; to: string; today: number; released: Stretch[]; drafts: Stretch[] };

const daysBack = 180;
const daysAhead = 120;

/** The lists of a price type on a line of time that shows some months before and after today, and every list to come. */
export function timelineOf(lists: readonly PriceList[], today: string): Timeline {
  const from = dayPlus(today, -daysBack);
  const to = dayPlus(latest(today, ...lists.map((list) => list.TuNgay)), daysAhead);
  const at = (day: string) => Math.min(100, Math.max(0, (days(from, day) / days(from, to)) * 100));
  const stretch = (list: PriceList): Stretch => {
    const [left, end] = [at(list.TuNgay), list.DenNgay ? at(dayPlus(list.DenNgay, 1)) : 100];
    return { list, standing: standingOf(list, today), left, width: end - left, open: !list.DenNgay };
  };
  const shown = lists
    .map(stretch)
    .filter((one) => one.width > 0)
    .sort((a, b) => a.left - b.left);
  return {
    from,
    to,
    today: at(today),
    released: shown.filter((one) => one.standing !== 'draft'),
    drafts: shown.filter((one) => one.standing === 'draft'),
  };
}

function days(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
