import { Button } from '../../ui/kit/Button.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { LookCanvas } from './look/LookCanvas.tsx';
import { studyTitle } from './SeriesList.tsx';
import type { Side } from './useSide.ts';
import { PauseIcon, PlayIcon } from './viewerIcons.tsx';
import { useViewerWords } from './viewerWords.ts';

/** `active`: of two panes, the one that the keys and the tools work on. */
type Props = { side: Side; active?: boolean; onActive?: () => void };

const speeds = [5, 10, 15, 25, 30];

/** One picture of a series, what is known of it in its corners, and the way through its stack below. */
export function PaneView({ side, active, onActive }: Props) {
  const t = useViewerWords();
  const { shown, now: series, words, count, look } = side;
  const { state, seen } = shown;
  const place = t('place', { at: state.index + 1, n: count });
  const name = [words?.what, series?.words].filter(Boolean).join(' · ') || t('picture');
  return (
    <section
      className="viewer-pane"
      aria-label={name}
      data-seen={seen}
      data-look={look ? 'first' : undefined}
      data-active={active}
      onPointerDownCapture={onActive}
      onWheelCapture={onActive}
      onFocusCapture={onActive}
    >
      <div className="viewer-canvas" ref={shown.place} onContextMenu={(event) => event.preventDefault()} />
      {look ? <LookCanvas look={look} /> : null}
      {series ? (
        <div className="viewer-corners" aria-hidden="true">
          <p>
            {words ? (
              <>
                <strong>{[words.name, words.code].filter(Boolean).join(' · ')}</strong>
                <span>{studyTitle(words)}</span>
              </>
            ) : null}
            <span>{series.words || series.modality}</span>
          </p>
          <p>
            <span>{place}</span>
            <span>{state.window ? t('windowText', state.window) : ''}</span>
            <span>{seen === 'seen' ? t('zoomText', { percent: Math.round(state.zoom * 100) }) : ''}</span>
          </p>
        </div>
      ) : null}
      {series && seen === 'loading' && !look ? (
        <div className="viewer-loading">
          <Loading />
          <p aria-hidden="true">{t('loadingSeries', { words: series.words || series.modality })}</p>
        </div>
      ) : null}
      {seen === 'failed' || (seen === 'seen' && state.failed) ? (
        <div className="viewer-failed" role="alert">
          <p>{count > 1 ? t('pictureFailedAt', { place }) : t('pictureFailed')}</p>
          {shown.reason ? <p>{t(`notDrawn.${shown.reason}`)}</p> : null}
          <Button onClick={shown.again}>{t('again')}</Button>
        </div>
      ) : null}
      {count > 1 ? <Stack side={side} place={place} /> : null}
    </section>
  );
}

function Stack({ side, place }: { side: Side; place: string }) {
  const t = useViewerWords();
  return (
    <div className="viewer-stack">
      <button
        type="button"
        className="viewer-tool"
        aria-label={t('act.play')}
        aria-pressed={side.playing}
        onClick={side.play}
      >
        {side.playing ? <PauseIcon /> : <PlayIcon />}
      </button>
      <select
        aria-label={t('speed')}
        value={side.speed}
        onChange={(event) => side.setSpeed(Number(event.target.value))}
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
        max={side.count - 1}
        value={side.shown.state.index}
        aria-label={t('stack')}
        aria-valuetext={place}
        onChange={(event) => side.to(Number(event.target.value))}
      />
      <output>{place}</output>
    </div>
  );
}
