import { useEffect, useSyncExternalStore } from 'react';
import { choicesOnServer } from '../session/choices.ts';
import { deviceStore } from '../session/deviceStore.ts';
import { storageKeys, stored } from '../session/session.ts';

const seen = new Map<string, unknown>();
const asked = new Set<string>();
const listeners = new Set<() => void>();

/**
 * A choice of the user about a screen (pane widths, last tab), remembered on this device. `isValid` guards what an older version kept.
 * One that `follows` is kept on the server as well, and stands at every desk where its owner signs in.
 */
export function usePreference<T>(
  name: string,
  initial: T,
  isValid: (value: unknown) => value is T,
  { follows = false }: { follows?: boolean } = {},
): [T, (value: T) => void] {
  const key = `${stored(storageKeys.userId) ?? ''}:${name}`;
  const known = useSyncExternalStore(subscribe, () => seen.get(key));

  useEffect(() => {
    if (asked.has(key)) return;
    asked.add(key);
    // a browser without storage shows the usual layout
    const device = deviceStore.preferences.get(key).then(
      (row) => row?.value,
      () => undefined,
    );
    void device.then((value) => {
      if (value !== undefined && !seen.has(key)) keep(key, value);
    });
    if (follows)
      void choicesOnServer.read(name).then((value) => {
        if (value !== undefined) keep(key, value);
      });
  }, [key, name, follows]);

  const change = (next: T) => {
    keep(key, next);
    deviceStore.preferences.put({ key, value: next }).catch(() => undefined);
    if (follows) choicesOnServer.keep(name, next);
  };
  return [isValid(known) ? known : initial, change];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(key: string, value: unknown): void {
  seen.set(key, value);
  for (const listener of listeners) listener();
}
