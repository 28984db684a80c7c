import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';

const pressable = 'button:not(:disabled)';

/** Keeps the focus among buttons when the one that had it goes: the first one that is left takes it, here or next to here. The ref of what stands around them. */
export function useFocusKept<E extends HTMLElement>(): RefCallback<E> {
  const box = useRef<E>(null);
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement !== document.body) return;
    let around: Element | null = box.current;
    while (around && around !== document.body && !around.querySelector(pressable))
      around = around.parentElement;
    if (around !== document.body) around?.querySelector<HTMLElement>(pressable)?.focus();
  });
  return useCallback((node: E) => {
    box.current = node;
    // heard from the page itself: React does not tell of a focus that a closing dialogue gives back
    const into = (event: FocusEvent) => {
      last.current = event.target instanceof Element ? event.target : null;
    };
    const out = () =>
      setTimeout(() => {
        // a button that has gone stays known, one that was left does not
        if (last.current?.isConnected && last.current !== document.activeElement) last.current = null;
      });
    node.addEventListener('focusin', into);
    node.addEventListener('focusout', out);
    return () => {
      node.removeEventListener('focusin', into);
      node.removeEventListener('focusout', out);
      box.current = null;
    };
  }, []);
}
