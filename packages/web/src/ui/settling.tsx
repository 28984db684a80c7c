import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';

/** Counts what a place still waits for. */
type Waits = { begin: () => () => void };
const Context = createContext<Waits | null>(null);

/** One answer after another follows at once: so long without a wait, and the place stands. */
const rest = 60;
/** A place is shown at the latest after so long, with what is there. */
const latest = 2500;

/** The parts of a place appear together, when each of them has its first answer: none of them pushes another one away while it loads. */
export function useSettled(): { settled: boolean; Waiting: typeof Context.Provider; waits: Waits } {
  const [settled, setSettled] = useState(false);
  const open = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const waits = useMemo<Waits>(() => {
    const look = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (open.current === 0) setSettled(true);
      }, rest);
    };
    return {
      begin: () => {
        open.current += 1;
        return () => {
          open.current -= 1;
          look();
        };
      },
    };
  }, []);
  useEffect(() => {
    // a place of no parts waits for nothing
    const end = waits.begin();
    end();
    const over = setTimeout(() => setSettled(true), latest);
    return () => {
      clearTimeout(over);
      clearTimeout(timer.current);
    };
  }, [waits]);
  return { settled, Waiting: Context.Provider, waits };
}

/** Says that something in a place has no answer yet. */
export function useWaiting(isWaiting: boolean): void {
  const waits = useContext(Context);
  useEffect(() => (isWaiting ? waits?.begin() : undefined), [waits, isWaiting]);
}

/** In the place of a part that is still being fetched. */
export function PartWaits(): ReactNode {
  useWaiting(true);
  return null;
}
