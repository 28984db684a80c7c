import { useEffect, useRef } from 'react';

/** An act that is asked for while another one is under way is done once after it, as it is drawn then: a key is not pressed in vain. */
export function useWhenFree(busy: boolean, act: () => void): () => void {
  const waits = useRef(false);
  useEffect(() => {
    if (busy || !waits.current) return;
    waits.current = false;
    act();
  });
  return () => {
    if (busy) waits.current = true;
    else act();
  };
}
