/** A returned value on a trend: `text` is what is said of it, `flag` where it stood beside the normal range. */
export type TrendPoint = {
  /** Instant, ISO 8601. */
  at: string;
  value: number;
  text: string;
  flag: 'L' | 'H' | 'LL' | 'HH' | 'N' | null;
};

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
  /** The normal band in px; null where no bound is known. */
  band: { y: number; height: number } | null;
  /** Values at the axis, each with its place. */
  marks: readonly { text: string; y: number }[];
};

/**
 * Where the points and the normal band stand in a box. The axis takes in every value and each known bound, with a little air; an
 * open bound reaches to the edge. Points lie by time; those of one instant, or a single one, in the middle.
 */
export function trendShape(
  points: readonly TrendPoint[],
  bounds: { min: string | null; max: string | null },
  box: TrendBox,
): TrendShape {
  const min = numberOf(bounds.min);
  const max = numberOf(bounds.max);
  const values = [...points.map((point) => point.value), ...[min, max].filter((one) => one !== null)];
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

  const [roof, floor] = [max === null ? box.top : y(max), min === null ? box.height - box.bottom : y(min)];
  const known = [max, min].filter((one) => one !== null);
  const shown = known.length > 0 ? known : [...new Set([highest, lowest])];
  return {
    spots: ordered.map(({ point, time }) => ({ ...point, x: x(time), y: y(point.value) })),
    band: min === null && max === null ? null : { y: roof, height: round(floor - roof) },
    marks: shown.map((value) => ({ text: String(value), y: y(value) })),
  };
}

function numberOf(bound: string | null): number | null {
  return bound === null || bound === '' || Number.isNaN(Number(bound)) ? null : Number(bound);
}

function round(px: number): number {
  return Math.round(px * 10) / 10;
}
