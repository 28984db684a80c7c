import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/kit/Button.tsx';
import { Loading } from '../../ui/Loading.tsx';
import type { Series } from './study.ts';
import type { ShownPane } from './usePane.ts';
import { PauseIcon, PlayIcon } from './viewerIcons.tsx';

type Props = {
  shown: ShownPane;
  series: Series | null;
  playing: boolean;
  onPlay: () => void;
  speed: number;
  onSpeed: (framesPerSecond: number) => void;
  onIndex: (index: number) => void;
};

const speeds = [5, 10, 15, 25, 30];

/** One picture of a series, what is known of it in its corners, and the way through its stack below. */
export function PaneView({ shown, series, playing, onPlay, speed, onSpeed, onIndex }: Props) {
  const { t } = useTranslation('dicomViewer');
  const { state, seen } = shown;
  const count = series?.shown.length ?? 0;
  const place = t('place', { at: state.index + 1, n: count });
  return (
    <section className="viewer-pane" aria-label={series?.words || t('picture')} data-seen={seen}>
      <div className="viewer-canvas" ref={shown.place} onContextMenu={(event) => event.preventDefault()} />
      {series ? (
        <div className="viewer-corners" aria-hidden="true">
          <span>{series.words || series.modality}</span>
          <span>{state.window ? t('windowText', state.window) : ''}</span>
          <span>{place}</span>
          <span>{t('zoomText', { percent: Math.round(state.zoom * 100) })}</span>
        </div>
      ) : null}
      {series && seen === 'loading' ? <Loading /> : null}
      {seen === 'failed' ? (
        <div className="viewer-failed" role="alert">
          <p>{t('pictureFailed')}</p>
          <Button onClick={shown.again}>{t('again')}</Button>
        </div>
      ) : null}
      {count > 1 ? (
        <div className="viewer-stack">
          <button
            type="button"
            className="viewer-tool"
            aria-label={t('act.play')}
            aria-pressed={playing}
            onClick={onPlay}
          >
            {playing ? <PauseIcon /> : <PlayIcon />}
          </button>
          <select
            aria-label={t('speed')}
            value={speed}
            onChange={(event) => onSpeed(Number(event.target.value))}
          >
            {speeds.map((one) => (
              <option key={one} value={one}>
                {t('perSecond', { n: one })}
              </option>
            ))}
          </select>
          <input
            type="range"
            min={0}
            max={count - 1}
            value={state.index}
            aria-label={t('stack')}
            aria-valuetext={place}
            onChange={(event) => onIndex(Number(event.target.value))}
          />
          <output>{place}</output>
        </div>
      ) : null}
    </section>
  );
}
