/** A returned value on a trend: `text` is what is said of it, `flag` where it stood beside the normal range. */
export type TrendPoint = {
  /** Instant, ISO 8601. */
  at: string;
  value: number;
  text: string;
  flag: 'L' | 'H' | 'LL' | 'HH' | 'N' | null;
};

/** A normal band that holds from an instant (ISO 8601) on; bounds are decimal text, null where open. */
export type TrendBand = { from: string; min: string | null; max: string | null };

export type TrendBox = {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
};

export type TrendShape = {
  /** The points in px, the oldest first. */
  spots: readonly (TrendPoint & { x: number; y: number })[];
  /** The normal bands in px, one after another; none where no bound is known. */
  bands: readonly { x: number; width: number; y: number; height: number }[];
  /** Values at the axis, each with its place. */
  marks: readonly { text: string; y: number }[];
};

/**
 * Where the points and the normal bands stand in a box. The axis takes in every value and each known bound, with a little air; an
 * open bound reaches to the edge. Points lie by time; those of one instant, or a single one, in the middle. The first band begins at
 * the left edge, each other one at the first point that was judged by it.
 */
export function trendShape(
  points: readonly TrendPoint[],
  bounds: { min: string | null; max: string | null } | readonly TrendBand[],
  box: TrendBox,
): TrendShape {
  const held: readonly TrendBand[] = 'length' in bounds ? bounds : [{ from: '', ...bounds }];
  const known = held.flatMap(({ min, max }) => [numberOf(max), numberOf(min)]).filter((one) => one !== null);
  const values = [...points.map((point) => point.value), ...known];
  const lowest = values.length > 0 ? Math.min(...values) : 0;
  const highest = values.length > 0 ? Math.max(...values) : 1;
  const air = (highest - lowest || Math.abs(highest) || 1) * 0.12;
  const [low, high] = [lowest - air, highest + air];
  const y = (value: number) =>
    round(box.top + ((high - value) / (high - low)) * (box.height - box.top - box.bottom));

  const ordered = points
    .map((point) => ({ point, time: Date.parse(point.at) }))
    .sort((a, b) => a.time - b.time);
  const first = ordered[0]?.time ?? 0;
  const span = (ordered.at(-1)?.time ?? 0) - first;
  const room = box.width - box.left - box.right;
  const x = (time: number) => round(box.left + (span === 0 ? room / 2 : ((time - first) / span) * room));

  const right = box.width - box.right;
  const begins = held.map(({ from }, at) => (at === 0 ? box.left : x(Date.parse(from))));
  const bands = held.flatMap((one, at) => {
    const [min, max] = [numberOf(one.min), numberOf(one.max)];
    if (min === null && max === null) return [];
    const [roof, floor] = [max === null ? box.top : y(max), min === null ? box.height - box.bottom : y(min)];
    const [from = box.left, until = right] = [begins[at], begins[at + 1]];
    return [{ x: from, width: round(until - from), y: roof, height: round(floor - roof) }];
  });
  const marked = known.length > 0 ? known : [highest, lowest];
  return {
    spots: ordered.map(({ point, time }) => ({ ...point, x: x(time), y: y(point.value) })),
    bands,
    marks: apart(
      [...new Set(marked)].map((value) => ({ text: String(value), y: y(value) })),
      held.length > 1 ? 9 : 0,
    ),
  };
}

/** Marks that stand `gap` px from each other at least: of two that are closer the first one stays. */
function apart(marks: readonly { text: string; y: number }[], gap: number): { text: string; y: number }[] {
  const kept: { text: string; y: number }[] = [];
  for (const mark of marks) if (!kept.some((one) => Math.abs(one.y - mark.y) < gap)) kept.push(mark);
  return kept;
}

function numberOf(bound: string | null): number | null {
  return bound === null || bound === '' || Number.isNaN(Number(bound)) ? null : Number(bound);
}

function round(px: number): number {
  return Math.round(px * 10) / 10;
}
