import type { Worker } from 'node:cluster';

type Handed = { seq: number; handle: { close: () => void } };

/**
 * Closes the connection that was on its way to a worker when that was killed. Node keeps it open otherwise, and whoever asked would
 * wait for ever; closed, the request is sent again. Node's messages about connections bear a number each, which the worker's answer names.
 */
export function freeUnanswered({ process: child }: Worker): void {
  const waiting = new Map<number, Handed['handle']>();
  const send = child.send.bind(child);
  child.send = ((message: unknown, handle?: unknown, ...more: unknown[]) => {
    const handed = handedOn(message, handle);
    if (handed) waiting.set(handed.seq, handed.handle);
    return Reflect.apply(send, child, [message, handle, ...more]);
  }) as typeof child.send; // the same function, watched
  child.on('internalMessage', (message: { ack?: unknown }) => {
    if (typeof message.ack === 'number') waiting.delete(message.ack);
  });
  child.once('exit', () => {
    for (const handle of waiting.values()) handle.close();
    waiting.clear();
  });
}

function handedOn(message: unknown, handle: unknown): Handed | null {
  if (typeof message !== 'object' || message === null || !('act' in message) || !('seq' in message))
    return null;
  if (message.act !== 'newconn' || typeof message.seq !== 'number') return null;
  return isHandle(handle) ? { seq: message.seq, handle } : null;
}

function isHandle(value: unknown): value is Handed['handle'] {
  return typeof value === 'object' && value !== null && 'close' in value && typeof value.close === 'function';
}
