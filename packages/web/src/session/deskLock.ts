import { useSyncExternalStore } from 'react';
import { isSignedIn, storageKeys, stored } from './session.ts';

/** The key that covers the screens. */
export const lockKeys = 'Alt+L';

/** Whose screens are covered, in every tab and after a reload; signing out takes it away with all else that is kept. */
const lockedKey = 'deskLocked';
/** When a key or touch was last used in any tab, in milliseconds. */
const touchedKey = 'deskTouched';
/** So often at most it is written down. */
const touchEveryMs = 1000;

let locked = isSignedIn() && read(lockedKey) === stored(storageKeys.userId);
/** The session that is covered: another one does not uncover what this tab shows. */
let coveredToken = stored(storageKeys.token);
let touched = 0;
let touchWritten = 0;
const listeners = new Set<() => void>();

/** Covers the screens of the session on this device; what is on them stays. */
export function lockDesk(): void {
  if (locked || !isSignedIn()) return;
  write(lockedKey, stored(storageKeys.userId));
  become(true);
}

/** Uncovers them, once the server has said so. */
export function unlockDesk(): void {
  touchDesk();
  write(lockedKey, null);
  become(false);
}

/** Whether the screens are covered. */
export function isDeskLocked(): boolean {
  return locked;
}

/** The same, live. */
export function useDeskLocked(): boolean {
  return useSyncExternalStore(subscribe, isDeskLocked);
}

/** Waits until the screens are not covered: for what would show itself over the cover, such as the dialogue of a printer. */
export function whenUnlocked(): Promise<void> {
  if (!locked) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (locked) return;
      stop();
      resolve();
    });
  });
}

/** A key or a touch has been used. */
export function touchDesk(): void {
  touched = Date.now();
  if (Math.abs(touched - touchWritten) < touchEveryMs) return;
  touchWritten = touched;
  write(touchedKey, String(touched));
}

/** When a key or touch was last used in any tab; now where none was yet. A clock that was put back does not count. */
export function deskTouchedAt(): number {
  const last = Math.max(touched, Number(read(touchedKey)) || 0);
  if (last === 0) touchDesk();
  return Math.min(last || touched, Date.now());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function become(next: boolean): void {
  if (next) coveredToken = stored(storageKeys.token);
  if (locked === next) return;
  locked = next;
  for (const listener of listeners) listener();
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // a browser that refuses storage covers this tab alone
  }
}

// What another tab does. A session that has ended there must not uncover the work of its owner here.
window.addEventListener('storage', ({ key }) => {
  if (locked && stored(storageKeys.token) !== coveredToken) return location.reload();
  if (key === lockedKey) become(read(lockedKey) === stored(storageKeys.userId));
});
