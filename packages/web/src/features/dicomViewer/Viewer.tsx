import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { Loading } from '../../ui/Loading.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { PaneView } from './PaneView.tsx';
import { SeriesList } from './SeriesList.tsx';
import { StudyHead } from './StudyHead.tsx';
import type { Tool } from './toolNames.ts';
import { useDrawings } from './useDrawings.ts';
import { useKeyImage } from './useKeyImage.ts';
import { usePane } from './usePane.ts';
import { useStudy } from './useStudy.ts';
import { useViewerKeys } from './useViewerKeys.ts';
import { ViewerBar } from './ViewerBar.tsx';

/** A study: its series beside the picture, the tools above. */
export function Viewer({ studies }: { studies: readonly string[] }) {
  const [StudyUID = ''] = studies;
  const { t } = useTranslation('dicomViewer');
  const { study, series, error, again } = useStudy(StudyUID);
  const [chosen, setChosen] = useState(0);
  const [tool, setTool] = useState<Tool>('window');
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(15);
  const now = series?.[chosen] ?? null;
  const shown = usePane('main', now);
  const { pane, seen, state } = shown;
  const drawn = useDrawings(study?._id ?? null, series, shown.opened);
  const place = now && now.shown.length > 1 ? ` ${state.index + 1}/${now.shown.length}` : '';
  const keyImage = useKeyImage(study, pane, `${now?.words || now?.modality || ''}${place}`.trim());

  useEffect(() => {
    if (seen === 'seen') void import('./engine/index.ts').then(({ chooseTool }) => chooseTool(tool));
  }, [tool, seen]);
  useEffect(() => {
    if (seen === 'seen') pane()?.play(playing ? speed : null);
  }, [playing, speed, seen, pane]);

  const open = (at: number) => {
    setPlaying(false);
    setChosen(at);
  };
  const acts = {
    rotate: () => pane()?.rotate(),
    flip: () => pane()?.flip(),
    invert: () => pane()?.invert(),
    reset: () => pane()?.reset(),
    play: () => setPlaying((before) => !before && (now?.shown.length ?? 0) > 1),
    remove: () => void pane()?.removeDrawings(),
    full: () => void fullScreen(),
    nextSeries: () => open(Math.min(chosen + 1, (series?.length ?? 1) - 1)),
    previousSeries: () => open(Math.max(chosen - 1, 0)),
  };
  const to = (index: number) => {
    setPlaying(false);
    pane()?.to(index);
  };
  useViewerKeys({
    acts,
    modality: now?.modality ?? '',
    onTool: setTool,
    onWindow: (of) => pane()?.window(of),
    state,
    count: now?.shown.length ?? 0,
    to,
  });

  if (error && !series)
    return (
      <div className="viewer-state">
        <h1 className="visually-hidden">{t('title')}</h1>
        <ErrorState error={error} onRetry={again} />
      </div>
    );
  return (
    <>
      <StudyHead study={study} drawn={drawn} keyImage={keyImage} />
      <ViewerBar
        tool={tool}
        onTool={setTool}
        acts={acts}
        modality={now?.modality ?? ''}
        window={state.window}
        onWindow={(of) => pane()?.window(of)}
      />
      {series?.length === 0 ? (
        <EmptyState text={t('noPictures')} />
      ) : (
        <div className="viewer-body">
          <SeriesList series={series ?? []} chosen={chosen} onChoose={open} ready={seen === 'seen'} />
          <div className="viewer-panes">
            <PaneView
              shown={shown}
              series={now}
              playing={playing}
              onPlay={acts.play}
              speed={speed}
              onSpeed={setSpeed}
              onIndex={to}
            />
          </div>
        </div>
      )}
      {series === null ? <Loading /> : null}
      {error && series ? <p className="message error">{userMessage(error)}</p> : null}
    </>
  );
}

async function fullScreen(): Promise<void> {
  if (document.fullscreenElement) return document.exitFullscreen();
  // a phone may not know it: nothing changes there
  await document.documentElement.requestFullscreen?.().catch(() => undefined);
}
