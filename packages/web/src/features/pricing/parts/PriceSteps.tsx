import { formatDate } from '../../../ui/dateText.ts';
import { showDecimal } from '../../../ui/numberText.ts';
import { stepShape, type TimedPrice } from '../stepShape.ts';

const box = { width: 300, height: 104, top: 18, bottom: 20, side: 4 };

type Props = { label: string; prices: readonly TimedPrice[]; today: string };

/** How a price went: each holds until the next, with its amount above it. The table beside it says the same to readers. */
export function PriceSteps({ label, prices, today }: Props) {
  const { steps, now } = stepShape(prices, today, box);
  const floor = box.height - box.bottom;
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return null;
  return (
    <figure className="price-steps">
      <figcaption>{label}</figcaption>
      <svg viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true" focusable="false">
        <line className="price-now" x1={now} x2={now} y1={4} y2={floor} />
        <path
          className="price-path"
          d={steps.map(({ x, y, end }, at) => `${at === 0 ? 'M' : 'L'}${x},${y}H${end}`).join('')}
        />
        {steps.map(({ x, y, end, price }) => (
          <g key={price.TuNgay}>
            <circle className="price-dot" cx={x} cy={y} r={3} />
            <text
              className="price-text"
              x={end === box.width - box.side ? end : x + 5}
              y={y - 6}
              textAnchor={end === box.width - box.side ? 'end' : 'start'}
            >
              {showDecimal(price.DonGia)}
            </text>
          </g>
        ))}
        <text className="price-text" x={box.side} y={box.height - 5}>
          {formatDate(first.price.TuNgay)}
        </text>
        <text className="price-text" x={box.width - box.side} y={box.height - 5} textAnchor="end">
          {formatDate(last.price.TuNgay)}
        </text>
      </svg>
    </figure>
  );
}
