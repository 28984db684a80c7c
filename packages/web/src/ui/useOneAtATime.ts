import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** An act that runs one at a time: what is pressed again while it is under way does nothing, be it Enter or a button. */
export function useOneAtATime<A extends readonly unknown[]>(
  act: (...given: A) => Promise<unknown>,
): { run: (...given: A) => Promise<void>; busy: boolean } {
  const [busy, setBusy] = useState(false);
  // a second press may come before anything shows the first
  const underWay = useRef(false);
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  const run = useCallback(async (...given: A) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      await latest.current(...given);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }, []);
  return { run, busy };
}
