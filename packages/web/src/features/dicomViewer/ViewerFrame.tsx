import { type ReactNode, useEffect, useState } from 'react';
import { Loading } from '../../ui/Loading.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { PaneView } from './PaneView.tsx';
import { SeriesList, studyTitle } from './SeriesList.tsx';
import type { Tool } from './toolNames.ts';
import { useLinked } from './useLinked.ts';
import type { Side } from './useSide.ts';
import { useSteady } from './useSteady.ts';
import { useViewerKeys } from './useViewerKeys.ts';
import { ViewerBar } from './ViewerBar.tsx';
import type { Act } from './viewerKeys.ts';
import { useViewerWords } from './viewerWords.ts';
import type { Window } from './windowPresets.ts';
import { withDrawing } from './withDrawing.ts';

type Props = {
  sides: readonly [Side, Side?];
  active: number;
  onActive: (side: number) => void;
  /** The tools that are offered. */
  tools: readonly Tool[];
  /** What a side shows instead of its pictures. */
  instead: (side: Side) => ReactNode;
};

/** The tools above, series beside their pictures: of one study, or of two side by side. */
export function ViewerFrame({ sides, active, onActive, tools, instead }: Props) {
  const t = useViewerWords();
  const [tool, setTool] = useState<Tool>('window');
  const [linked, setLinked] = useState(false);
  const [first, second] = sides;
  const side = (active === 1 ? second : null) ?? first;
  const { now, count, open, chosen, series } = side;
  const { pane, seen, state } = side.shown;
  const both = second ? [first, second] : [first];
  useLinked(linked, side, active === 1 ? first : second);

  const anySeen = both.some((one) => one.shown.seen === 'seen');
  useEffect(() => {
    if (anySeen) withDrawing(({ chooseTool }) => chooseTool(tool));
  }, [tool, anySeen]);
  const atDetector = t('atDetector');
  useEffect(() => {
    if (anySeen) withDrawing(({ speakOfDetector }) => speakOfDetector(atDetector));
  }, [atDetector, anySeen]);

  const acts = useSteady<Record<Act, () => void>>({
    rotate: () => pane()?.rotate(),
    flip: () => pane()?.flip(),
    invert: () => pane()?.invert(),
    reset: () => pane()?.reset(),
    play: side.play,
    remove: () => void pane()?.removeDrawings(),
    full: () => void fullScreen(),
    nextSeries: () => open(Math.min(chosen + 1, (series?.length ?? 1) - 1)),
    previousSeries: () => open(Math.max(chosen - 1, 0)),
    otherSide: () => onActive(second && active === 0 ? 1 : 0),
    link: () => setLinked((before) => !before && second !== undefined),
  });
  const modality = now?.modality ?? '';
  const { onWindow } = useSteady({ onWindow: (of: Window | null) => pane()?.window(of) });
  useViewerKeys({
    acts,
    two: second !== undefined,
    tools,
    modality,
    onTool: setTool,
    onWindow,
    state,
    count,
    to: side.to,
  });

  return (
    <>
      <ViewerBar
        tools={tools}
        tool={tool}
        onTool={setTool}
        acts={acts}
        linked={second ? linked : null}
        modality={modality}
        window={state.window}
        onWindow={onWindow}
      />
      <div className="viewer-body">
        <div className="viewer-lists">
          {both.map((one, at) => (
            <SeriesList
              key={one === first ? 'first' : 'second'}
              title={second && one.words ? studyTitle(one.words) : null}
              series={one.series ?? []}
              chosen={one.chosen}
              onChoose={(index) => {
                onActive(at);
                one.open(index);
              }}
              ready={seen !== 'loading'}
            />
          ))}
        </div>
        <div className="viewer-panes">
          {both.map((one, at) => {
            const other = instead(one);
            const key = one === first ? 'first' : 'second';
            if (other)
              return (
                <div key={key} className="viewer-instead">
                  {other}
                </div>
              );
            if (one.series?.length === 0)
              return (
                <div key={key} className="viewer-instead">
                  <EmptyState text={t('noPictures')} />
                </div>
              );
            if (one.series === null)
              return (
                <div key={key} className="viewer-instead">
                  <Loading />
                </div>
              );
            return (
              <PaneView
                key={key}
                side={one}
                {...(second ? { active: at === active, onActive: () => onActive(at) } : {})}
              />
            );
          })}
        </div>
      </div>
    </>
  );
}

async function fullScreen(): Promise<void> {
  if (document.fullscreenElement) return document.exitFullscreen();
  // a phone may not know it: nothing changes there
  await document.documentElement.requestFullscreen?.().catch(() => undefined);
}
