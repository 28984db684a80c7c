import { useEffect, useRef } from 'react';
import { formatDateTime } from '../../ui/dateText.ts';
import { middleOf, type Series, type StudyWords } from './study.ts';
import { useViewerWords } from './viewerWords.ts';
import { withDrawing } from './withDrawing.ts';

type Props = {
  /** Of which study, where there are two. */
  title: string | null;
  series: readonly Series[];
  chosen: number;
  onChoose: (at: number) => void;
  /** The first picture is seen: the small ones may come. */
  ready: boolean;
};

/** The series of a study, each with a small picture of it. */
export function SeriesList({ title, series, chosen, onChoose, ready }: Props) {
  const t = useViewerWords();
  const several = new Set(series.map((one) => one.study)).size > 1;
  return (
    <nav className="viewer-series" aria-label={[t('series'), title].filter(Boolean).join(': ')}>
      {title ? <h2>{title}</h2> : null}
      {series.map((one, at) => (
        <button
          key={one.shown[0]?.imageId ?? one.SeriesUID}
          type="button"
          aria-pressed={at === chosen}
          onClick={() => onChoose(at)}
        >
          <Thumbnail series={one} ready={ready} />
          <span className="viewer-series-words">
            <strong>{one.words || t('seriesNo', { no: one.no ?? at + 1 })}</strong>
            <small>
              {t(one.clip ? 'frames' : 'pictures', { modality: one.modality, n: one.shown.length })}
            </small>
            {several && one.study ? <small>{studyTitle(one.study)}</small> : null}
          </span>
        </button>
      ))}
    </nav>
  );
}

/** A study by what it is of, and when it was taken. */
export const studyTitle = ({ what, taken }: StudyWords): string =>
  [what, taken ? formatDateTime(taken) : ''].filter(Boolean).join(' · ');

function Thumbnail({ series, ready }: { series: Series; ready: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const middle = middleOf(series);
    if (!ready || !middle) return;
    withDrawing(async ({ drawThumbnail }) => {
      // one that cannot be drawn stays black: the pane says why when it is opened
      if (canvas.current) await drawThumbnail(canvas.current, middle.imageId).catch(() => undefined);
    });
  }, [series, ready]);
  return <canvas ref={canvas} className="viewer-thumbnail" width={128} height={128} />;
}
