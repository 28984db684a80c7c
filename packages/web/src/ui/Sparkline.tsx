import { type TrendPoint, trendShape } from './trendShape.ts';
import './results.css';

const box = { width: 46, height: 20, left: 3, right: 4, top: 3, bottom: 3 };

type Props = {
  points: readonly TrendPoint[];
  /** Bounds of the normal band, decimal text; they stand in the scale, so that a small change looks small. */
  min: string | null;
  max: string | null;
};

/** The course of a value beside its field: a line, its last point coloured by where it lies. What it says stands elsewhere as text. */
export function Sparkline({ points, min, max }: Props) {
  const {
    spots,
    bands: [band],
  } = trendShape(points, { min, max }, box);
  const last = spots.at(-1);
  return (
    <svg
      className="sparkline"
      viewBox={`0 0 ${box.width} ${box.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {band ? <rect className="trend-band" x="0" width={box.width} y={band.y} height={band.height} /> : null}
      <polyline className="trend-line" points={spots.map((spot) => `${spot.x},${spot.y}`).join(' ')} />
      {last ? <circle className={`trend-spot ${last.flag ?? 'N'}`} cx={last.x} cy={last.y} r="2.5" /> : null}
    </svg>
  );
}
