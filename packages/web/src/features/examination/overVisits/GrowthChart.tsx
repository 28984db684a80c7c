import type { BmiSex, BmiTables } from '@sen/domain/ages/bmi';
import type { Measured } from '@sen/domain/vitals/course';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../ui/dateText.ts';
import { showDecimal } from '../../../ui/numberText.ts';
import { growthShape } from './growthShape.ts';
import './overVisits.css';

type Props = {
  measured: readonly Measured[];
  child: { NgaySinh: string; NamSinh: number; GioiTinh: BmiSex };
  tables: BmiTables;
};

const box = { width: 640, height: 320, left: 34, right: 34, top: 10, bottom: 26 };
const signed = (k: number) => (k > 0 ? `+${k}` : String(k).replace('-', '−'));

/** BMI for age: a child's points among the lines of the WHO; all of them as text for readers. */
export function GrowthChart({ measured, child, tables }: Props) {
  const { t } = useTranslation('examination');
  const caption = useId();
  const { lines, spots, ages, indices } = growthShape(measured, child, tables, box);
  const floor = box.height - box.bottom;
  return (
    <figure className="growth" aria-labelledby={caption}>
      <figcaption id={caption}>{t('overVisits.growth')}</figcaption>
      <svg viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true" focusable="false">
        {indices.map(({ y, value }) => (
          <g key={value}>
            <line className="growth-rule" x1={box.left} x2={box.width - box.right} y1={y} y2={y} />
            <text className="trend-text" x={box.left - 6} y={y + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {ages.map(({ x, count, unit }, at) => (
          <g key={count}>
            <line className="growth-rule" x1={x} x2={x} y1={box.top} y2={floor} />
            <text
              className={at % 2 === 0 ? 'trend-text' : 'trend-text between'}
              x={x}
              y={box.height - 8}
              textAnchor={at === 0 ? 'start' : at === ages.length - 1 ? 'end' : 'middle'}
            >
              {t(`overVisits.${unit}`, { age: count })}
            </text>
          </g>
        ))}
        {lines.map(({ k, points, end }) => (
          <g key={k}>
            <polyline className={`growth-line of-${Math.abs(k)}`} points={points} />
            <text className={`growth-name of-${Math.abs(k)}`} x={end.x + 5} y={end.y + 4}>
              {signed(k)}
            </text>
          </g>
        ))}
        <polyline className="growth-course" points={spots.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {spots.map(({ day, x, y, index, z }) => (
          <circle key={`${day} ${x} ${y}`} className="growth-spot" cx={x} cy={y} r="4">
            <title>{`${formatDate(day)}: ${showDecimal(index)} (Z ${showDecimal(z)})`}</title>
          </circle>
        ))}
      </svg>
      <ol className="visually-hidden">
        {spots.map(({ day, index, z, x }) => (
          <li key={`${day} ${x}`}>
            {t('overVisits.latest', { day: formatDate(day), index: showDecimal(index) })},{' '}
            {t('overVisits.z', { value: showDecimal(z) })}
          </li>
        ))}
      </ol>
      <p className="soft">{t('overVisits.growthNote')}</p>
    </figure>
  );
}
