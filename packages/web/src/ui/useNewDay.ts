import { useEffect, useRef } from 'react';
import { today } from './dateText.ts';

/** A sleeping machine's clocks stand still: the day is looked at this often, and when the page is seen again. */
const lookEveryMs = 30_000;

/** Calls `whenNew` once when a new day has begun in Vietnam until `stop` is called; the caller decides what that changes. */
export function watchDay(
  whenNew: () => void,
  day: () => string = today,
): { look: () => void; stop: () => void } {
  let seen = day();
  const look = () => {
    const now = day();
    if (now === seen) return;
    seen = now;
    whenNew();
  };
  const timer = setInterval(look, lookEveryMs);
  return { look, stop: () => clearInterval(timer) };
}

/** Calls back when the day has turned while the screen stayed open. */
export function useNewDay(whenNew: () => void): void {
  const latest = useRef(whenNew);
  useEffect(() => {
    latest.current = whenNew;
  });
  useEffect(() => {
    const { look, stop } = watchDay(() => latest.current());
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  }, []);
}
