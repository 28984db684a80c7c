import { useEffect, useRef, useState } from 'react';
import type { Series } from '../study.ts';
import { forgetLook, type Look, lookOf } from './look.ts';

export type FirstLook = {
  /** The first picture; null for one that only the engine can draw. */
  look: Look | null;
  /** It is seen, or there is none: what draws pictures is large, and may come now. */
  over: boolean;
};

const none: FirstLook = { look: null, over: false };

/** The first picture of the series that a pane is opened with, before the engine draws it. */
export function useFirstLook(series: Series | null): FirstLook {
  const first = useRef<Series | null>(null);
  first.current ??= series;
  const imageId = first.current?.shown[0]?.imageId ?? null;
  const [state, setState] = useState(none);
  useEffect(() => {
    if (imageId === null) return;
    let gone = false;
    void lookOf(imageId).then((look) => {
      if (gone) return;
      setState({ look, over: look === null });
      if (look) onceSeen(() => !gone && setState({ look, over: true }));
    });
    return () => {
      gone = true;
      forgetLook(imageId);
    };
  }, [imageId]);
  return series === first.current ? state : { ...state, look: null };
}

/** After the next picture of the page; at once where nobody looks at it. */
function onceSeen(act: () => void): void {
  if (document.hidden) act();
  else requestAnimationFrame(() => setTimeout(act));
}
