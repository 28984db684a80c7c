import { isBounded } from '@sen/domain/lab/entry';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime } from './dateText.ts';
import { showDecimal } from './numberText.ts';
import { type TrendBand, type TrendPoint, trendShape } from './trendShape.ts';
import './results.css';

type Props = {
  /** What is measured. */
  label: string;
  points: readonly TrendPoint[];
  /** Bounds of the normal range, decimal text; null where open. */
  min: string | null;
  max: string | null;
  unit: string;
  /** Bands one after another, instead of the one of `min` and `max`, where the normal range changed. */
  bands?: readonly TrendBand[];
  /** A class of its own, for the colour that the trade gives it. */
  className?: string;
};

const box = { width: 320, height: 132, left: 44, right: 14, top: 8, bottom: 22 };

/** The values of one index over time with the normal band; each point by shape and colour (hollow: only bounded, as "<0,5"), and all of them as text for readers. */
export function TrendChart({ label, points, min, max, unit, bands: held, className }: Props) {
  const { t } = useTranslation();
  const caption = useId();
  if (points.length === 0) return <p className="soft">{t('trend.none')}</p>;
  const { spots, bands, marks } = trendShape(points, held ?? { min, max }, box);
  const [first, last] = [spots[0], spots.at(-1)];
  const floor = box.height - box.bottom;
  return (
    <figure className={className ? `trend ${className}` : 'trend'} aria-labelledby={caption}>
      <figcaption id={caption}>
        {label}
        {unit ? <span className="soft"> {unit}</span> : null}
      </figcaption>
      <svg viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true" focusable="false">
        {bands.map((band) => (
          <rect key={band.x} className="trend-band" {...band} />
        ))}
        {bands.slice(1).map(({ x }) => (
          <line key={x} className="trend-change" x1={x} x2={x} y1={box.top} y2={floor} />
        ))}
        <line className="trend-axis" x1={box.left} x2={box.width - box.right} y1={floor} y2={floor} />
        {marks.map((mark) => (
          <text key={mark.text} className="trend-text" x={box.left - 6} y={mark.y + 4} textAnchor="end">
            {showDecimal(mark.text)}
          </text>
        ))}
        <polyline className="trend-line" points={spots.map((spot) => `${spot.x},${spot.y}`).join(' ')} />
        {spots.map((spot) => (
          <path
            key={`${spot.at} ${spot.x} ${spot.text}`}
            className={`trend-spot ${spot.flag ?? 'N'}${isBounded(spot.text) ? ' bounded' : ''}`}
            d={signOf(spot)}
          >
            <title>{`${formatDateTime(spot.at)}: ${spot.text} ${unit}`}</title>
          </path>
        ))}
        {first ? (
          <text
            className="trend-text"
            x={spots.length > 1 ? box.left : first.x}
            y={box.height - 6}
            textAnchor={spots.length > 1 ? 'start' : 'middle'}
          >
            {formatDate(first.at)}
          </text>
        ) : null}
        {last && formatDate(last.at) !== formatDate(first?.at) ? (
          <text className="trend-text" x={box.width - box.right} y={box.height - 6} textAnchor="end">
            {formatDate(last.at)}
          </text>
        ) : null}
      </svg>
      <ol className="visually-hidden">
        {spots.map((spot) => (
          <li key={`${spot.at} ${spot.x} ${spot.text}`}>
            {formatDateTime(spot.at)}: {spot.text} {unit}
            {spot.flag && spot.flag !== 'N' ? ` (${t(`flag.${spot.flag}`)})` : ''}
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** A dot within the range, a triangle that points up above it or down below it; critical ones are larger. */
function signOf({ x, y, flag }: TrendPoint & { x: number; y: number }): string {
  if (flag === null || flag === 'N') return `M${x - 3.5},${y}a3.5,3.5 0 1,0 7,0a3.5,3.5 0 1,0 -7,0z`;
  const size = flag.length === 2 ? 6.5 : 5;
  const tip = flag.startsWith('H') ? -size : size;
  return `M${x},${y + tip}L${x + size},${y - tip * 0.75}L${x - size},${y - tip * 0.75}z`;
}
