import { readdirSync, readFileSync } from 'node:fs';

/** Processor time that a process has used, in seconds, on Linux. */
export function cpuSeconds(pid: number | undefined): number {
  const [used = 0, system = 0] = statOf(pid).slice(11, 13);
  return (used + system) / 100;
}

/** The same of a process, those it started and those of them that have ended, such as PostgreSQL's. */
export function cpuSecondsOfAll(pid: number): number {
  const [endedUsed = 0, endedSystem = 0] = statOf(pid).slice(13, 15);
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && parentOf(Number(name)) === pid,
  );
  const running = children.reduce((sum, child) => sum + cpuSeconds(Number(child)), 0);
  return cpuSeconds(pid) + (endedUsed + endedSystem) / 100 + running;
}

/** The processes that one has started and that still run. */
export function childrenOf(pid: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.map(Number).filter((one) => parentOf(one) === pid);
}

/** Files and sockets that a process has open. */
export function openFiles(pid: number | undefined): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** The process that started another one; 0 for one that has ended. */
export function parentOf(pid: number): number {
  return statOf(pid)[1] ?? 0;
}

/** Resident now and at most, of a process on Linux. */
export function memory(pid: number | undefined): string {
  return `${megabytes(pid, 'VmRSS')} MB (at most ${megabytes(pid, 'VmHWM')} MB)`;
}

/** A line of /proc/<pid>/status in whole megabytes. */
export function megabytes(pid: number | undefined, name: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0; // it has ended
  }
}

/** The fields of /proc/<pid>/stat behind the name; none of a process that has ended. */
function statOf(pid: number | undefined): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text
      .slice(text.lastIndexOf(') ') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return [];
  }
}
