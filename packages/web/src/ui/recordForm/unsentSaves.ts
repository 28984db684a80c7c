import { useSyncExternalStore } from 'react';
import { basename } from '../../session/basename.ts';

/** A form whose save did not reach the server, and the address that opens it. */
export type UnsentSave = { key: string; address: string };

let unsent: readonly UnsentSave[] = [];
const listeners = new Set<() => void>();

function set(next: readonly UnsentSave[]): void {
  unsent = next;
  for (const listener of listeners) listener();
}

/** Forms that were saved while the server was away: each is told until it is saved or given up, wherever the person goes meanwhile. */
export const unsentSaves = {
  tell: (key: string) => {
    const { pathname, search } = location;
    const address = `${pathname.slice(basename().length)}${search}`;
    set([...unsent.filter((one) => one.key !== key), { key, address }]);
  },
  done: (key: string) => {
    if (unsent.some((one) => one.key === key)) set(unsent.filter((one) => one.key !== key));
  },
  now: () => unsent,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function useUnsentSaves(): readonly UnsentSave[] {
  return useSyncExternalStore(unsentSaves.subscribe, unsentSaves.now);
}
