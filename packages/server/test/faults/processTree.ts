import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** The workers of a Sen: the processes that it started and that still run its program. */
export function workersOf(pid: number | undefined): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number)
    .filter((one) => textOf(`/proc/${one}/cmdline`).includes('sen.mjs'));
}

/** How many sockets of this machine's side of a port a process holds: listening ones, or connections. */
export function socketsOf(pid: number, port: number, kind: 'listening' | 'connected'): number {
  const state = kind === 'listening' ? '0A' : '01';
  const wanted = port.toString(16).toUpperCase().padStart(4, '0');
  const inodes = ['tcp', 'tcp6']
    .flatMap((table) => textOf(`/proc/net/${table}`).split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local = '', , st]) => local.endsWith(`:${wanted}`) && st === state)
    .map((fields) => `socket:[${fields[9]}]`);
  return linksOf(`/proc/${pid}/fd`).filter((link) => inodes.includes(link)).length;
}

function parentOf(pid: string): number {
  const text = textOf(`/proc/${pid}/stat`);
  return Number(text.slice(text.lastIndexOf(') ') + 2).split(' ')[1]);
}

function linksOf(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => {
      try {
        return readlinkSync(`${folder}/${name}`);
      } catch {
        return ''; // closed meanwhile
      }
    });
  } catch {
    return []; // it has ended
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
