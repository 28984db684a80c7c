import { emptyWedge, type Fed, feedKey, looksGarbled, ungarble } from '@sen/domain/scan/wedge';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { dialogIsOpen } from './keyCombo.ts';

/** How long a scanner may pause, in ms, before its keys are taken for a person's after all: a slow desk takes its time over each accented letter. */
const patience = 400;

/** Longest pause between two characters of a scanner, in ms. */
const rhythm = 60;

/**
 * Calls back with what a scanner read, wherever the cursor stands. Its first keys are taken out of the field again and the rest
 * never get there: a field that redraws for each of 300 keys in a second stops the screen. Keys that end in no scan are given back.
 * Letters that a driver puts into the field without a key, such as the accented ones of a citizen card, are part of the scan.
 * What cannot be caught: those letters where the cursor stands in no field (the browser tells the page nothing of them), and a
 * text that an input method composes, which stays with the method. A text that a Vietnamese input method has changed is restored
 * as far as that can be done. Where free text is written, `accepts` says what is a code: anything else that came quickly was typed by
 * somebody and stays. Answers what takes the text of a code that was read otherwise: with the camera.
 */
export function useScan(
  onScan: (text: string) => void,
  accepts: (text: string) => boolean = everything,
): (text: string) => void {
  const latest = useRef({ onScan, accepts });
  // with the picture: a card that is scanned as soon as the screen is seen is read
  useLayoutEffect(() => {
    latest.current = { onScan, accepts };
  });
  useLayoutEffect(
    () =>
      listen(
        (text) => latest.current.onScan(text),
        (text) => latest.current.accepts(text),
      ),
    [],
  );
  return useCallback((text: string) => latest.current.onScan(text), []);
}

const everything = () => true;

/** Hears the window's keys and letters until the answer is called. */
function listen(onScan: (text: string) => void, accepts: (text: string) => boolean): () => void {
  let wedge = emptyWedge;
  let field: { input: HTMLInputElement | HTMLTextAreaElement; before: string } | null = null;
  let held = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The key on its way into the field: its letter comes once more as text. */
  let underWay = '';
  const giveBack = () => {
    clearTimeout(timer);
    if (held !== '' && field) append(field.input, held);
    held = '';
  };
  const hold = (keys: string) => {
    held = keys;
    clearTimeout(timer);
    timer = setTimeout(giveBack, patience);
  };
  const isFresh = (at: number) => wedge.text === '' || at - wedge.last > rhythm;
  /** Feeds keys that come at once; whether they are kept out of the field. */
  const takes = (keys: readonly string[], at: number, target: EventTarget | null): boolean => {
    const fresh = isFresh(at);
    if (fresh) {
      giveBack();
      field = fieldOf(target);
    }
    // A word that stands alone, put in at once, is no beginning of a scan: a suggestion, a dictation.
    if (fresh && keys.length > 1) {
      wedge = emptyWedge;
      return false;
    }
    let fed: Fed = { wedge, scan: null, scanning: false };
    for (const key of keys) fed = feedKey(fed.wedge, key, at);
    wedge = fed.wedge;
    if (fed.scan === null) {
      const printable = keys.every((key) => [...key].length === 1);
      if (!fed.scanning || !printable) return false;
      hold(held + keys.join(''));
      return true;
    }
    const text = looksGarbled(fed.scan) ? ungarble(fed.scan) : fed.scan;
    if (!accepts(text)) {
      giveBack();
      field = null;
      return false; // the key that ended it is a person's as well
    }
    clearTimeout(timer);
    held = '';
    if (field) restore(field.input, field.before);
    field = null;
    onScan(text);
    return true;
  };
  /** An input method takes letters back, to write them anew with a mark. */
  const takesBack = (at: number): boolean => {
    if (isFresh(at)) return false;
    wedge = { text: withoutLast(wedge.text), last: at };
    if (held === '') return false;
    hold(withoutLast(held));
    return true;
  };
  const onKey = (event: KeyboardEvent) => {
    underWay = event.key;
    // A key that is held down comes as quickly as a scanner's; behind a dialogue nothing changes unseen.
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || event.isComposing) return;
    if (dialogIsOpen()) return;
    const { key, timeStamp, target } = event;
    if (key === 'Backspace' ? takesBack(timeStamp) : takes([key], timeStamp, target)) stop(event);
  };
  const onLetters = (event: InputEvent) => {
    if (event.inputType !== 'insertText' || event.isComposing || !event.data) return;
    const known = event.data === underWay;
    underWay = '';
    if (known || isPlain(event.data) || dialogIsOpen()) return;
    // Its time is when the page got to it, not when it was sent: while keys are held it belongs to them.
    const at = held === '' ? event.timeStamp : Math.min(event.timeStamp, wedge.last + rhythm);
    if (takes([...event.data], at, event.target)) stop(event);
  };
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('beforeinput', onLetters, true);
  return () => {
    giveBack();
    window.removeEventListener('keydown', onKey, true);
    window.removeEventListener('beforeinput', onLetters, true);
  };
}

/** Letters that every keyboard has come with their keys: without them a whole text was put in, by a pen, a program, a keyboard on glass. */
function isPlain(text: string): boolean {
  return /^[ -~]*$/.test(text);
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function withoutLast(text: string): string {
  return [...text].slice(0, -1).join('');
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
