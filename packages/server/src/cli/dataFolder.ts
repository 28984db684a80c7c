import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Takes a data folder for this process; throws when another Sen works on it. Answers the function that lets it go. */
export function holdDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'sen.pid');
  const holder = otherHolder(folder);
  if (holder !== null) {
    throw new Error(
      `another Sen (process ${holder}) works on ${folder}; stop it, or set SEN_DATA to another folder`,
    );
  }
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

/** The process of another Sen that works on a data folder, or null. */
export function otherHolder(folder: string): number | null {
  const holder = readPid(path.join(folder, 'sen.pid'));
  return holder !== null && holder !== process.pid && isAlive(holder) ? holder : null;
}

function readPid(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // a number may have been given to another program since: only a Node process can be a Sen
    return /node/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
