import { emptyWedge, feedKey, looksGarbled, ungarble } from '@sen/domain/scan/wedge';
import { useCallback, useEffect, useRef } from 'react';
import { dialogIsOpen } from './keyCombo.ts';

/** How long a scanner may pause, in ms, before its keys are taken for a person's after all. */
const patience = 150;

/**
 * Calls back with what a scanner read, wherever the cursor stands. Its first keys are taken out of the field again and the rest
 * never get there: a field that redraws for each of 300 keys in a second stops the screen. Keys that end in no scan are given back.
 * A text that a Vietnamese input method has changed is restored as far as that can be done. Answers what takes the text of a
 * code that was read otherwise: with the camera.
 */
export function useScan(onScan: (text: string) => void): (text: string) => void {
  const latest = useRef(onScan);
  useEffect(() => {
    latest.current = onScan;
  });
  useEffect(() => {
    let wedge = emptyWedge;
    let field: { input: HTMLInputElement | HTMLTextAreaElement; before: string } | null = null;
    let held = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const giveBack = () => {
      clearTimeout(timer);
      if (held !== '' && field) append(field.input, held);
      held = '';
    };
    const onKey = (event: KeyboardEvent) => {
      // A key that is held down comes as quickly as a scanner's; behind a dialogue nothing changes unseen.
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || dialogIsOpen()) return;
      const fresh = wedge.text === '' || event.timeStamp - wedge.last > 60;
      if (fresh) {
        giveBack();
        field = fieldOf(event.target);
      }
      const fed = feedKey(wedge, event.key, event.timeStamp);
      wedge = fed.wedge;
      if (fed.scan === null && !(fed.scanning && event.key.length === 1)) return;
      event.preventDefault();
      event.stopPropagation();
      if (fed.scan === null) {
        held += event.key;
        clearTimeout(timer);
        timer = setTimeout(giveBack, patience);
        return;
      }
      clearTimeout(timer);
      held = '';
      if (field) restore(field.input, field.before);
      field = null;
      latest.current(looksGarbled(fed.scan) ? ungarble(fed.scan) : fed.scan);
    };
    window.addEventListener('keydown', onKey, true);
    return () => {
      giveBack();
      window.removeEventListener('keydown', onKey, true);
    };
  }, []);
  return useCallback((text: string) => latest.current(text), []);
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

/** Puts keys that were kept out of a field where its cursor stands. */
function append(input: HTMLInputElement | HTMLTextAreaElement, keys: string): void {
  const at = input.selectionStart ?? input.value.length;
  restore(input, input.value.slice(0, at) + keys + input.value.slice(input.selectionEnd ?? at));
}
