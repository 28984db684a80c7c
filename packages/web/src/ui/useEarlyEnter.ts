import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef } from 'react';

/**
 * For a list that is being asked for: an Enter that comes too early (a fast typist, a scanner) is given again once the answer is
 * shown, so that it takes the best fit. Any other key in between takes it back.
 */
export function useEarlyEnter(loading: boolean): (event: ReactKeyboardEvent<HTMLElement>) => void {
  const early = useRef<EventTarget | null>(null);
  useEffect(() => {
    const target = early.current;
    if (loading || !target) return;
    // the list marks its first line after this render
    const timer = setTimeout(() => {
      early.current = null;
      // the list reads the old names of keys
      const enter = { key: 'Enter', code: 'Enter', keyCode: 13, which: 13, bubbles: true, cancelable: true };
      if (document.activeElement !== target) return;
      target.dispatchEvent(new KeyboardEvent('keydown', enter));
      target.dispatchEvent(new KeyboardEvent('keyup', enter));
    }, 30);
    return () => clearTimeout(timer);
  }, [loading]);
  return (event) => {
    const tooEarly = event.key === 'Enter' && loading;
    early.current = tooEarly ? event.target : null;
    // with nothing to choose from, the list would close and forget what was typed
    if (tooEarly) event.stopPropagation();
  };
}
