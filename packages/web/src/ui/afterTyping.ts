import { useEffect, useMemo, useRef } from 'react';

/** How long typing rests before a search asks, in ms: scanners are quicker, people see no delay. */
export const typingRest = 50;

/** Runs the last act that it was given once typing rests, unless it was stopped or the part has gone. */
export function useAfterTyping(): { run: (act: () => void) => void; stop: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const acts = useMemo(() => {
    const stop = () => clearTimeout(timer.current);
    const run = (act: () => void) => {
      stop();
      timer.current = setTimeout(act, typingRest);
    };
    return { run, stop };
  }, []);
  useEffect(() => acts.stop, [acts]);
  return acts;
}
