import { useSyncExternalStore } from 'react';

/** While it is kept, the bars show the way back to the steps of a new site; it ends with the tab. */
const key = 'setupReturn';
const listeners = new Set<() => void>();

function set(kept: boolean): void {
  try {
    if (kept) sessionStorage.setItem(key, '1');
    else sessionStorage.removeItem(key);
  } catch {
    // a browser that refuses storage shows no way back: the menu has it too
  }
  for (const tell of listeners) tell();
}

/** The steps are left for a screen where one of them is done. */
export function beginReturn(): void {
  set(true);
}

/** The steps are seen again. */
export function endReturn(): void {
  set(false);
}

function now(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Whether the steps were left for the screen that is shown. */
export function useReturn(): boolean {
  return useSyncExternalStore(subscribe, now);
}
