import { useLayoutEffect } from 'react';
import { deskTouchedAt, isDeskLocked, lockDesk, touchDesk } from '../session/deskLock.ts';

const uses = ['keydown', 'pointerdown', 'wheel'] as const;

/** Covers the screens when no key or touch was used for so many minutes in any tab; 0 for never. */
export function useIdleLock(minutes: number): void {
  useLayoutEffect(() => {
    const limit = minutes > 0 ? minutes * 60_000 : Number.POSITIVE_INFINITY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const left = deskTouchedAt() + limit - Date.now();
      if (left <= 0) lockDesk();
      if (minutes > 0) timer = setTimeout(look, left > 0 ? left : limit);
    };
    const used = (event: Event) => {
      if (isDeskLocked()) return;
      if (Date.now() - deskTouchedAt() < limit) return touchDesk();
      // the machine slept through the moment: this is the first touch of whoever came
      event.stopImmediatePropagation();
      event.preventDefault();
      lockDesk();
    };
    look();
    for (const type of uses) window.addEventListener(type, used, { capture: true, passive: false });
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      clearTimeout(timer);
      for (const type of uses) window.removeEventListener(type, used, true);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [minutes]);
}
