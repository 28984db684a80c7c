import { constants } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { v7 } from 'uuid';
import type { ByteStore, Source } from './byteStore.ts';

const hash = /^[0-9a-f]{64}$/;

/** The folder of files below a data folder. */
export const filesIn = (dataFolder: string): string => path.join(dataFolder, 'files');

/** A store on this machine, whose bytes have a path: that of a hash, there or not. */
export type DiskStore = ByteStore & { placeOf: (sha256: string) => string };

/** Bytes on the local disk, in one folder for each of the first two digits of their hash. */
export function diskStore(folder: string): DiskStore {
  const placeOf = (sha256: string) => path.join(folder, sha256.slice(0, 2), sha256);
  return {
    name: `the folder ${folder}`,
    placeOf,
    put: async (sha256, source) => {
      const place = placeOf(sha256);
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      const half = `${place}.${v7()}.part`;
      try {
        await lay(source, half);
        await rename(half, place);
      } finally {
        await rm(half, { force: true }); // a rename onto the same file leaves both names
      }
    },
    read: async (sha256, part) => {
      const file = await open(placeOf(sha256)).catch(missing);
      if (!file) return null;
      const { from, length } = part ?? { from: 0, length: Number.POSITIVE_INFINITY };
      const size = Math.max(Math.min((await file.stat()).size - from, length), 0);
      return { stream: file.createReadStream({ start: from, end: from + length - 1 }), size };
    },
    // a power cut may leave a file without its bytes
    has: async (sha256) => ((await stat(placeOf(sha256)).catch(missing))?.size ?? 0) > 0,
    remove: (sha256) => rm(placeOf(sha256), { force: true }),
    list: async function* () {
      const folders = (await readdir(folder).catch(missing)) ?? []; // before the first file there is none
      for (const name of folders.filter((one) => /^[0-9a-f]{2}$/.test(one))) {
        for (const sha256 of await readdir(path.join(folder, name))) {
          if (!hash.test(sha256)) continue;
          const size = (await stat(path.join(folder, name, sha256)).catch(missing))?.size ?? 0;
          if (size > 0) yield { sha256, size };
        }
      }
    },
    check: async () => undefined, // the space of the disk is watched by itself
  };
}

/** Lays bytes at a place: by a second name of the same file, where the disk has such. */
async function lay(source: Source, place: string): Promise<void> {
  if (typeof source !== 'string') return writeFile(place, source, { mode: 0o600 });
  await link(source, place).catch(() => copyFile(source, place, constants.COPYFILE_FICLONE));
}

/** Null for what is not there. */
export function missing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
