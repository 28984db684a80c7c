import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A Sen that was told to stop drains its requests and closes its database; one that was killed is gone at once. */
const stoppingMs = 60_000;
const leavingMs = 3000;
const againMs = 100;

export type HeldFolder = {
  /** Says that this Sen is about to leave: the next one waits for it. */
  leave: () => void;
  release: () => void;
};

/**
 * Takes a data folder for this process, once a Sen that leaves it just now has gone. Throws when another one works on it and stays.
 */
export async function holdDataFolder(folder: string): Promise<HeldFolder> {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'sen.pid');
  const began = Date.now();
  for (let told = false; ; ) {
    const holder = holderOf(folder);
    if (holder === null) break;
    if (Date.now() - began > (holder.leaves ? stoppingMs : leavingMs)) {
      throw new Error(
        `another Sen (process ${holder.pid}) works on ${folder}; stop it, or set SEN_DATA to another folder`,
      );
    }
    if (holder.leaves && !told) console.log(`Sen waits for process ${holder.pid} to stop ...`);
    told = holder.leaves;
    await new Promise((resolve) => setTimeout(resolve, againMs));
  }
  const mine = `${process.pid} ${startOf(process.pid)}`;
  writeFileSync(file, mine);
  return {
    leave: () => writeFileSync(file, `${mine} ${leaves}`),
    release: () => rmSync(file, { force: true }),
  };
}

/** The process of another Sen that works on a data folder, or null. */
export function otherHolder(folder: string): number | null {
  return holderOf(folder)?.pid ?? null;
}

const leaves = 'stopping';

function holderOf(folder: string): { pid: number; leaves: boolean } | null {
  const [number, start, state] = textOf(path.join(folder, 'sen.pid')).split(' ');
  const pid = Number(number);
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return null;
  return isSen(pid, start) ? { pid, leaves: state === leaves } : null;
}

/** A number may have been given to another program since, also to another Node: a process is known by when it began as well. */
function isSen(pid: number, start: string | undefined): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  // one that ended and was not waited for has no command
  const isNode = process.platform !== 'linux' || textOf(`/proc/${pid}/cmdline`).includes('node');
  if (!isNode) return false;
  return start === undefined || start === startOf(pid);
}

/** When a process began, in ticks since the machine started; the same text for all where the system does not tell. */
function startOf(pid: number): string {
  return textOf(`/proc/${pid}/stat`).split(') ')[1]?.split(' ')[19] ?? '-';
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
