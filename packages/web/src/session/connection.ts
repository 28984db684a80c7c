import { useSyncExternalStore } from 'react';

type Listener = () => void;
const listeners = new Set<Listener>();
const reconnects = new Set<Listener>();
const probeEveryMs = 3000;
let online = navigator.onLine;
/** The administrator has the site switch to other data just now. */
let switching = false;

/** Says whether the server was reached just now. While it is not, it is tried again and again. */
export function announceConnection(reached: boolean): void {
  if (online === reached) return;
  online = reached;
  if (reached) switching = false;
  if (reached) announceReconnect();
  else probeLater();
  for (const listener of listeners) listener();
}

/** Whether an answer comes from Sen: a proxy in front of a stopped one says 502 to 504. */
export function isReached(status: number): boolean {
  return status < 502 || status > 504;
}

/** Asks the server whether it is there, since something else gave reason to doubt. */
export async function checkConnection(): Promise<void> {
  announceConnection(await answers());
}

function probeLater(): void {
  setTimeout(async () => {
    if (online) return;
    if (await answers()) announceConnection(true);
    else probeLater();
  }, probeEveryMs);
}

function answers(): Promise<boolean> {
  return fetch('/ready', { cache: 'no-store' }).then(
    async (answer) => isReached(answer.status) || hears(await answer.text()),
    () => false,
  );
}

/** Whether a Sen that cannot work now can still be read from. */
function hears(said: string): boolean {
  const before = switching;
  switching = said.includes('SITE_SWITCHING');
  if (switching !== before) for (const listener of listeners) listener();
  return canRead(said);
}

/** With a full disk, Sen still shows what it has, and refuses by name what it cannot save; one of several nodes that drains answers as ever. */
function canRead(said: string): boolean {
  return said.includes('DISK_FULL') || said.includes('DRAINING');
}

/** Says that the connection came back after a break: what screens show may be old. */
export function announceReconnect(): void {
  for (const listener of reconnects) listener();
}

/** Calls back each time the connection comes back. */
export function onReconnect(listener: Listener): () => void {
  reconnects.add(listener);
  return () => reconnects.delete(listener);
}

function listen(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the server is reached, live. */
export function useOnline(): boolean {
  return useSyncExternalStore(listen, () => online);
}

/** Whether the server is not reached because the site switches to other data, live. */
export function useSwitching(): boolean {
  return useSyncExternalStore(listen, () => switching);
}

window.addEventListener('offline', () => announceConnection(false));
window.addEventListener('online', () => announceConnection(true));
