import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readlink, statfs, symlink } from 'node:fs/promises';
import path from 'node:path';
import { databaseOwner } from '../src/engine/postgres/postgresPrograms.ts';

const leastBytes = 2 * 1024 ** 3;

/**
 * Puts the data of the PostgreSQL that is about to start in `folder` into memory, where the system has a folder there and enough of both;
 * else it stays on the disk. A clone of the template is some 1,800 files that live for seconds, and ext4 looks for the numbers of new files
 * among all that were freed just now, which took most of the server's time. Programs and sockets stay in `folder`, since a container may
 * execute nothing in `/dev/shm`.
 */
export async function keepInMemory(folder: string, memory = '/dev/shm', least = leastBytes): Promise<void> {
  const data = path.join(folder, 'postgres');
  const linked = await readlink(data).catch(() => null);
  if (linked === null && (existsSync(data) || (await roomIn(memory)) < least)) return;
  const mark = createHash('sha256').update(folder).digest('hex').slice(0, 8);
  const place = linked ?? path.join(memory, `${path.basename(folder)}-${mark}`);
  await mkdir(place, { recursive: true, mode: 0o700 }); // a restart of the machine has taken it away
  const owner = await databaseOwner();
  if (owner) await chown(place, owner.uid, owner.gid);
  if (linked !== null) return;
  await mkdir(folder, { recursive: true, mode: 0o755 });
  await symlink(place, data).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error; // another run was first
  });
}

/** Bytes that may be written to a folder in memory; -1 where there is none. */
async function roomIn(memory: string): Promise<number> {
  const found = await statfs(memory).catch(() => null);
  return found === null ? -1 : Math.min(found.bavail * found.bsize, process.availableMemory());
}
