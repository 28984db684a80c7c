import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusIsFree } from '../focusKeeper.ts';

/** What is stilled while it is being saved takes the focus from its field: it comes back, unless somebody put it elsewhere. */
export function useHeldFocus(place: RefObject<HTMLElement | null>, off: boolean): void {
  const held = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const now = document.activeElement;
    if (off) {
      held.current = now instanceof HTMLElement && place.current?.contains(now) ? now : null;
      return;
    }
    const back = held.current;
    held.current = null;
    const nowhere = focusIsFree() || now === back || now?.contains(back);
    if (back?.isConnected && nowhere) back.focus();
  }, [place, off]);
}
