import { emptyWedge, feedKey, looksGarbled, ungarble } from '@sen/domain/scan/wedge';
import { useEffect, useRef } from 'react';

/**
 * Calls back with what a scanner read, wherever the cursor stands; what the scanner typed into a field is taken out of it again.
 * A text that a Vietnamese input method has changed is restored as far as that can be done.
 */
export function useScan(onScan: (text: string) => void): void {
  const latest = useRef(onScan);
  useEffect(() => {
    latest.current = onScan;
  });
  useEffect(() => {
    let wedge = emptyWedge;
    let field: { input: HTMLInputElement | HTMLTextAreaElement; before: string } | null = null;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const fresh = wedge.text === '' || event.timeStamp - wedge.last > 60;
      if (fresh) field = fieldOf(event.target);
      const fed = feedKey(wedge, event.key, event.timeStamp);
      wedge = fed.wedge;
      if (fed.scan === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (field) restore(field.input, field.before);
      field = null;
      latest.current(looksGarbled(fed.scan) ? ungarble(fed.scan) : fed.scan);
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
}

function fieldOf(target: EventTarget | null) {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField ? { input: target, before: target.value } : null;
}

/** Sets a field back as if nothing had been typed; React hears of it by the native setter and an input event. */
function restore(input: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const owner =
    input instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
