import { createHash } from 'node:crypto';
import type { ByteStore } from './byteStore.ts';
import type { DiskStore } from './diskStore.ts';

/** What became of the files of a store that were copied into another one. */
export type Moved = {
  copied: number;
  /** In the other store already, with as many bytes. */
  known: number;
  /** Their content is not what their name says: nothing of them was copied. */
  damaged: string[];
};

const atOnce = 4;

/**
 * Copies all files of a disk into another store, four at a time. Each is read back, and is counted only when the other store holds what the
 * hash says; with `all` those that it had already are read as well. May be broken off and begun again. Errors: FILES_UNAVAILABLE, and a
 * sentence about one that did not arrive as it was.
 */
export async function copyFiles(
  from: DiskStore,
  to: ByteStore,
  { all = false, onFile = () => undefined }: { all?: boolean; onFile?: (moved: Moved) => void } = {},
): Promise<Moved> {
  const moved: Moved = { copied: 0, known: 0, damaged: [] };
  const there = new Map<string, number>();
  for await (const { sha256, size } of to.list()) there.set(sha256, size);
  const copyOne = async (sha256: string, size: number) => {
    const known = there.get(sha256) === size && (!all || (await hashIn(to, sha256)) === sha256);
    if (known) moved.known += 1;
    else if ((await hashIn(from, sha256)) !== sha256) moved.damaged.push(sha256);
    else {
      await to.put(sha256, from.placeOf(sha256));
      if ((await hashIn(to, sha256)) !== sha256) throw new Error(`${sha256} did not arrive in ${to.name}`);
      moved.copied += 1;
    }
    onFile(moved);
  };
  await eachOf(from, copyOne);
  return moved;
}

/** Puts what a store lacks of the files of a disk, four at a time. It is asked once for all that it has. Errors: FILES_UNAVAILABLE. */
export async function putLacking(from: DiskStore, to: ByteStore): Promise<void> {
  const there = new Set<string>();
  for await (const { sha256 } of to.list()) there.add(sha256);
  await eachOf(from, async (sha256) => {
    if (!there.has(sha256)) await to.put(sha256, from.placeOf(sha256));
  });
}

/** Does something with each file of a store, four at a time. */
async function eachOf(store: ByteStore, act: (sha256: string, size: number) => Promise<void>): Promise<void> {
  const left = store.list()[Symbol.asyncIterator]();
  const worker = async () => {
    for (let next = await left.next(); !next.done; next = await left.next())
      await act(next.value.sha256, next.value.size);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function hashIn(store: ByteStore, sha256: string): Promise<string | null> {
  const bytes = await store.read(sha256);
  if (!bytes) return null;
  const hash = createHash('sha256');
  for await (const chunk of bytes.stream) hash.update(chunk as Buffer); // a binary stream
  return hash.digest('hex');
}
