import { useSyncExternalStore } from 'react';

type Listener = () => void;
const listeners = new Set<Listener>();
const reconnects = new Set<Listener>();
let online = navigator.onLine;

/** Says whether the server was reached just now. */
export function announceConnection(reached: boolean): void {
  if (online === reached) return;
  online = reached;
  for (const listener of listeners) listener();
}

/** Says that the socket came back after a break: what screens show may be old. */
export function announceReconnect(): void {
  for (const listener of reconnects) listener();
}

/** Calls back each time the socket comes back. */
export function onReconnect(listener: Listener): () => void {
  reconnects.add(listener);
  return () => reconnects.delete(listener);
}

/** Whether the server is reached, live. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => online,
  );
}

window.addEventListener('offline', () => announceConnection(false));
window.addEventListener('online', () => announceConnection(true));
