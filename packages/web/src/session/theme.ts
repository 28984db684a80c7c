import { useSyncExternalStore } from 'react';
import { storageKeys, store, stored } from './session.ts';

export type Theme = 'light' | 'dark';
const listeners = new Set<() => void>();

/** The theme kept on this device, else light. */
export function currentTheme(): Theme {
  return stored(storageKeys.theme) === 'dark' ? 'dark' : 'light';
}

/** Puts the theme on the page, where the style sheets read it. */
export function applyTheme(): void {
  document.documentElement.dataset['theme'] = currentTheme();
}

/** Changes the theme and keeps it. */
export function setTheme(theme: Theme): void {
  store(storageKeys.theme, theme);
  applyTheme();
  for (const listener of listeners) listener();
}

/** The theme, live. */
export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentTheme);
}
