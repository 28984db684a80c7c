/** A price and the day it holds from (YYYY-MM-DD). Decimal text. */
export type TimedPrice = { TuNgay: string; DonGia: string };
export type StepBox = { width: number; height: number; top: number; bottom: number; side: number };
export type Step = { x: number; y: number; end: number; price: TimedPrice };

/** The part of the width that the time after the last change, or after today, has. */
const tail = 0.22;

/**
 * Where prices stand in a box, the oldest first: each begins at `x` and holds until `end`, the next one's beginning. `now` is where
 * today stands. Heights leave room for differences that are small beside the price.
 */
export function stepShape(
  prices: readonly TimedPrice[],
  today: string,
  box: StepBox,
): { steps: readonly Step[]; now: number } {
  const ordered = [...prices].sort((a, b) => (a.TuNgay < b.TuNgay ? -1 : 1));
  const times = ordered.map((price) => Date.parse(price.TuNgay));
  const first = times[0] ?? Date.parse(today);
  const last = Math.max(Date.parse(today), ...times);
  const room = box.width - 2 * box.side;
  const span = (last - first || 1) / (1 - tail);
  const x = (time: number) => round(box.side + (Math.max(0, time - first) / span) * room);

  const amounts = ordered.map((price) => Number(price.DonGia));
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const floor = box.height - box.bottom - 8;
  const y = (amount: number) =>
    round(high === low ? (box.top + floor) / 2 : floor - ((amount - low) / (high - low)) * (floor - box.top));
  return {
    steps: ordered.map((price, at) => {
      const next = times[at + 1];
      return {
        price,
        x: x(times[at] ?? first),
        y: y(amounts[at] ?? low),
        end: next === undefined ? box.width - box.side : x(next),
      };
    }),
    now: x(Date.parse(today)),
  };
}

function round(px: number): number {
  return Math.round(px * 10) / 10;
}
