import { useCallback, useEffect, useRef, useState } from 'react';
import { firstPictureSeen } from './ahead.ts';
import type { Pane, PaneState } from './engine/index.ts';
import { type Reason, reasonOf } from './pixels/notDrawn.ts';
import type { Series } from './study.ts';

export type ShownPane = {
  /** The element in which the picture is drawn. */
  place: (element: HTMLDivElement | null) => void;
  pane: () => Pane | null;
  /** The pane once it stands. */
  opened: Pane | null;
  state: PaneState;
  /** Whether the first picture of the series is on its way, seen, or could not be read; of a later one `state` says it. */
  seen: 'loading' | 'seen' | 'failed';
  /** Why it is not drawn. */
  reason: Reason | null;
  /** Reads what could not be read once more. */
  again: () => void;
};

const nothing: PaneState = { index: 0, window: null, zoom: 1, failed: null };

/** A pane with a series in it, from the first picture on. What draws is fetched with the first pane, once it may come. */
export function usePane(id: string, series: Series | null, mayCome: boolean): ShownPane {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const [opened, setOpened] = useState<Pane | null>(null);
  const [state, setState] = useState(nothing);
  const [seen, setSeen] = useState<ShownPane['seen']>('loading');
  const [reason, setReason] = useState<Reason | null>(null);
  const [tries, setTries] = useState(0);
  const latest = useRef<Pane | null>(null);

  useEffect(() => {
    if (!element || !mayCome) return;
    let gone = false;
    let pane: Pane | null = null;
    const watch = new ResizeObserver(() => pane?.resize());
    import('./engine/index.ts').then(
      ({ openPane }) => {
        if (gone) return;
        pane = openPane(id, element, (next) => {
          // one picture is told of several times
          setState((before) => after(before, next));
          // another picture of the series than the first one can be read
          if (!next.failed) setSeen((before) => (before === 'failed' ? 'seen' : before));
        });
        latest.current = pane;
        watch.observe(element);
        setOpened(pane);
      },
      () => {
        setReason('away');
        setSeen('failed');
      },
    );
    return () => {
      gone = true;
      watch.disconnect();
      pane?.close();
      latest.current = null;
      setOpened(null);
    };
  }, [id, element, mayCome]);

  useEffect(() => {
    if (seen !== 'loading') firstPictureSeen();
  }, [seen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` shows again
  useEffect(() => {
    if (!opened || !series) return;
    let gone = false;
    setSeen('loading');
    setReason(null);
    setState(nothing);
    opened
      .show(
        series.shown.map(({ imageId }) => imageId),
        0,
      )
      .then(
        () => !gone && setSeen('seen'),
        (error: unknown) => {
          if (gone) return;
          setReason(reasonOf(error));
          setSeen('failed');
        },
      );
    return () => {
      gone = true;
    };
  }, [opened, series, tries]);

  return {
    place: setElement,
    pane: useCallback(() => latest.current, []),
    opened,
    state,
    seen,
    reason: seen === 'failed' ? reason : state.failed,
    again: () => {
      if (seen === 'failed' || !latest.current) setTries((before) => before + 1);
      // whether it fails again is told by the state
      else void latest.current.again().catch(() => undefined);
    },
  };
}

/** The next state; what is the same in it stays the same object. */
function after(before: PaneState, next: PaneState): PaneState {
  const isSameWindow =
    before.window?.center === next.window?.center && before.window?.width === next.window?.width;
  const window = isSameWindow ? before.window : next.window;
  const isSame =
    isSameWindow && before.index === next.index && before.zoom === next.zoom && before.failed === next.failed;
  return isSame ? before : { ...next, window };
}
