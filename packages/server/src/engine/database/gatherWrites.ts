import type { Writable } from 'node:stream';

const gathering = new WeakSet<Writable>();

/** What is written in one turn of the program leaves a connection together: each packet costs the system a call, and wakes who reads. */
export function gatherWrites(stream: Writable): void {
  if (gathering.has(stream)) return;
  gathering.add(stream);
  stream.cork();
  setImmediate(() => {
    gathering.delete(stream);
    stream.uncork();
  });
}
