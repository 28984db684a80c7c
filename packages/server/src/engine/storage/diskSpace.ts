import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';

/** Bytes of the disk on which a folder lies, or will lie once something is written; null where the system does not tell. */
export type Space = { free: number; total: number } | null;
export type DiskState = 'ok' | 'low' | 'full';

/** PostgreSQL writes its log ahead in files of 16 MB: with less than two of them it may stop at any moment. */
export const fullBytes: number = 32 * 1024 * 1024;
const lookMs = 10_000;

/** The space on the disk of a folder. */
export async function spaceOf(folder: string): Promise<Space> {
  for (let at = folder; ; at = path.dirname(at)) {
    const disk = await statfs(at).catch(() => null);
    if (disk) return { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize };
    if (at === path.dirname(at)) return null;
  }
}

/** How a disk is: `low` below the bytes from which on somebody shall make room. */
export function diskState(space: Space, warnBytes: number): DiskState {
  if (space === null) return 'ok';
  return space.free < fullBytes ? 'full' : space.free < warnBytes ? 'low' : 'ok';
}

export type DiskWatch = {
  /** Looks now. */
  look: () => Promise<DiskState>;
  /** As it was at the last look. */
  last: () => DiskState;
  /** Free bytes at the last look. */
  free: () => number | null;
  close: () => void;
};

/** Looks after the disk of the data folder, and logs when it gets low, full, and when there is room again. */
export async function watchDisk(
  { dataFolder, diskWarnBytes }: Pick<Config, 'dataFolder' | 'diskWarnBytes'>,
  logger: Logger,
  read: (folder: string) => Promise<Space> = spaceOf,
): Promise<DiskWatch> {
  let state: DiskState = 'ok';
  let free: number | null = null;
  const look = async () => {
    const space = await read(dataFolder);
    const now = diskState(space, diskWarnBytes);
    free = space?.free ?? null;
    if (now !== state) {
      const facts = { folder: dataFolder, free };
      if (now === 'full') logger.fatal(facts, 'the disk is full: nothing can be saved');
      else logger.warn(facts, now === 'low' ? 'the disk is nearly full' : 'the disk has room again');
    }
    state = now;
    return now;
  };
  await look();
  const timer = setInterval(() => void look(), lookMs);
  timer.unref();
  return { look, last: () => state, free: () => free, close: () => clearInterval(timer) };
}
