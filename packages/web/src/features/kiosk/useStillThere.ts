import { useCallback, useEffect, useRef, useState } from 'react';

type Times = {
  /** Seconds without a touch. */
  quiet: number;
  /** Seconds of the countdown after them; 0 for none. */
  countdown: number;
};

/**
 * Ends a turn when nobody touches the screen: after the quiet time the seconds that are left are counted down, then `onOver` is called.
 * Answers these seconds, null while nothing is asked, and what says that somebody is there. Null for times: never.
 */
export function useStillThere(
  times: Times | null,
  onOver: () => void,
): [left: number | null, stay: () => void] {
  const [left, setLeft] = useState<number | null>(null);
  const touched = useRef(0);
  const latest = useRef(onOver);
  useEffect(() => {
    latest.current = onOver;
  });
  const stay = useCallback(() => {
    touched.current = Date.now();
    setLeft(null);
  }, []);
  const { quiet = 0, countdown = 0 } = times ?? {};
  useEffect(() => {
    stay();
    if (quiet === 0) return;
    const look = () => {
      const seconds = Math.ceil(quiet + countdown - (Date.now() - touched.current) / 1000);
      if (seconds <= 0) latest.current();
      else setLeft(seconds <= countdown ? seconds : null);
    };
    // while it is asked, only the answer counts: a touch that hits nothing is none
    const used = () => {
      if (Date.now() - touched.current < quiet * 1000) touched.current = Date.now();
    };
    const timer = setInterval(look, 250);
    for (const type of ['pointerdown', 'keydown'] as const) window.addEventListener(type, used, true);
    return () => {
      clearInterval(timer);
      for (const type of ['pointerdown', 'keydown'] as const) window.removeEventListener(type, used, true);
    };
  }, [quiet, countdown, stay]);
  return [left, stay];
}
