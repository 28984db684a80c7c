import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { narrowPath } from '../../../session/routeTable.ts';
import { StateTag, type Tone } from '../../../ui/StateTag.tsx';
import { figureText } from '../figureText.ts';
import { figuresOf, type Part, partFigures, partPlaces } from '../partFigures.ts';
import { useWords } from '../useWords.ts';
import { SealLine } from './SealLine.tsx';

const tones: Readonly<Record<Part['trangThai'], Tone>> = {
  TOT: 'done',
  CANH_BAO: 'progress',
  LOI: 'urgent',
};

/** A state of health in words and colour. */
export function StateWord({ state }: { state: Part['trangThai'] }) {
  const { t } = useTranslation('operations');
  return <StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag>;
}

/** One part: how it is and why, its figures, and how the first of them moved. */
export function PartCard({ part, seen, narrow }: { part: Part; seen: readonly number[]; narrow: boolean }) {
  const { t } = useTranslation('operations');
  const words = useWords();
  const figures = figuresOf(part);
  const [main, ...rest] = partFigures[part.phan];
  const place = partPlaces[part.phan];
  const path = `/quan-tri-he-thong/${place ?? ''}`;
  const name = t(`part.${part.phan}`);
  return (
    <section className={`ops-card ${part.trangThai}`} aria-label={name}>
      <header>
        <h2>{place ? <Link to={narrow ? narrowPath(path) : path}>{name}</Link> : name}</h2>
        <StateWord state={part.trangThai} />
      </header>
      {main ? (
        <p className="ops-main">
          <strong>
            {main[0] === 'treMs' && figures[main[0]] === null
              ? t('notYet')
              : figureText(figures[main[0]], main[1], words)}
          </strong>
          <Sparkline values={seen} />
          <span className="soft">{t(`figure.${main[0]}`)}</span>
        </p>
      ) : null}
      {part.lyDo ? (
        <p className="ops-reason">{t(`reason.${part.lyDo}`, { defaultValue: part.lyDo })}</p>
      ) : null}
      {rest.length > 0 ? (
        <dl>
          {rest.map(([figure, unit]) => (
            <div key={figure}>
              <dt>{t(`figure.${figure}`)}</dt>
              <dd>{figureText(figures[figure], unit, words)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {typeof figures['dongNeo'] === 'string' ? <SealLine line={figures['dongNeo']} /> : null}
    </section>
  );
}

const [width, height] = [72, 22];

/** The last values as a line; nothing while they stand still. */
function Sparkline({ values }: { values: readonly number[] }) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (values.length < 3 || most === least) return null;
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * width;
    const y = height - 2 - ((value - least) / (most - least)) * (height - 4);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg className="ops-spark" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  );
}
