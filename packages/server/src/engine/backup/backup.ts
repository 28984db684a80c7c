import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { senVersion } from '../senVersion.ts';
import type { ByteStore } from '../storage/byteStore.ts';
import { storeOf, wholeOf } from '../storage/store.ts';
import { type Put, putTable, writeArchive } from './archive.ts';
import type { BackupConfig, Manifest, Progress } from './manifest.ts';
import { columnsOf, logMonths, migrationsOf, tablesInOrder } from './tables.ts';

/**
 * Writes a backup of everything at one moment: every table and every uploaded file, wherever files are kept, one signed archive
 * (`writeArchive`). The server goes on working meanwhile. Answers what it holds.
 */
export async function backup(
  database: Database,
  config: BackupConfig,
  target: string,
  onProgress: Progress = () => undefined,
): Promise<Manifest> {
  const client = await database.connect();
  try {
    return await writeArchive(config, target, async (put) => {
      await client.query('begin isolation level repeatable read read only');
      // before the first reading, which decides what is seen: a month that is moved out after that would be in neither place
      await client.query('lock table main.audit, main.audit_seal in access share mode');
      const manifest: Manifest = {
        format: 2,
        made: new Date().toISOString(),
        version: senVersion,
        machine: os.hostname(),
        migrations: await migrationsOf(client),
        tables: [],
        files: 0,
        months: await logMonths(client),
      };
      const tables = await tablesInOrder(client);
      for (const [index, name] of tables.entries()) {
        const columns = await columnsOf(client, name);
        manifest.tables.push(await putTable(client, put, { name, columns }));
        await onProgress((index + 1) / tables.length);
      }
      await client.query('commit');
      manifest.files = await addFiles(put, storeOf(config));
      return manifest;
    });
  } finally {
    await client.end();
  }
}

async function addFiles(put: Put, store: ByteStore): Promise<number> {
  let count = 0;
  for await (const { sha256 } of store.list()) {
    const bytes = await patientlyRead(store, sha256);
    if (!bytes) continue; // cleared away meanwhile
    await put(`files/${sha256}`, bytes);
    count += 1;
  }
  return count;
}

const tries = 3;
const againMs = 2000;

/** A file, asked for three times: one line that breaks does not end the backup of a night. */
async function patientlyRead(store: ByteStore, sha256: string): Promise<Buffer | null> {
  for (let left = tries; ; left--) {
    try {
      return await wholeOf(store, sha256);
    } catch (error) {
      if (left === 1) throw error;
      await pause(againMs);
    }
  }
}
