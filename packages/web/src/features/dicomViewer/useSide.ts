import { useEffect, useState } from 'react';
import type { Look } from './look/look.ts';
import { useFirstLook } from './look/useFirstLook.ts';
import type { OpenStudy, Series } from './study.ts';
import { type ShownPane, usePane } from './usePane.ts';

/** A study that is open in a pane of its own: which series is chosen, whether it plays. */
export type Side = OpenStudy & {
  chosen: number;
  now: Series | null;
  count: number;
  shown: ShownPane;
  /** What is looked at while the first picture is on its way to the pane. */
  look: Look | null;
  playing: boolean;
  speed: number;
  open: (at: number) => void;
  to: (index: number) => void;
  play: () => void;
  setSpeed: (framesPerSecond: number) => void;
};

/** Opens a study in a pane. */
export function useSide(opened: OpenStudy, paneId: string): Side {
  const { series } = opened;
  const [chosen, setChosen] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(15);
  const now = series?.[chosen] ?? null;
  const { look, over } = useFirstLook(now);
  const shown = usePane(paneId, now, over);
  const { pane, seen } = shown;
  const count = now?.shown.length ?? 0;

  useEffect(() => {
    if (seen === 'seen') pane()?.play(playing ? speed : null);
  }, [playing, speed, seen, pane]);

  return {
    ...opened,
    words: now?.study ?? opened.words,
    chosen,
    now,
    count,
    shown,
    look: seen === 'loading' ? look : null,
    playing,
    speed,
    setSpeed,
    open: (at) => {
      setPlaying(false);
      setChosen(at);
    },
    to: (index) => {
      setPlaying(false);
      pane()?.to(index);
    },
    play: () => setPlaying((before) => !before && count > 1),
  };
}
