import { createReadStream, readdirSync } from 'node:fs';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import type { Manifest } from '../../src/engine/backup/manifest.ts';
import { restore } from '../../src/engine/backup/restore.ts';
import { migrateFirst } from '../../src/engine/database/migrate.ts';
import { serverFolder } from '../../src/engine/folders.ts';
import { madeOnce } from '../madeOnce.ts';
import { openTestSite, type TestSite } from '../testSite.ts';

/** The days of the versions that left a site. */
export const earlierVersions: readonly string[] = readdirSync(path.join(serverFolder, 'test/upgrade'))
  .filter((file) => file.endsWith('.senbackup'))
  .map((file) => path.basename(file, '.senbackup'));

export type EarlierSite = {
  site: TestSite;
  /** What the earlier version wrote down of its backup. */
  manifest: Manifest;
};

/** A site as an earlier version left it: its tables, made by its migrations, and its rows. Nothing of this version has run on it. */
export async function openEarlierSite(version: string): Promise<EarlierSite> {
  const file = path.join(serverFolder, 'test/upgrade', `${version}.senbackup`);
  const manifest = await manifestOf(file);
  const left = await madeOnce(`of_${version.replaceAll('-', '_')}`, async ({ config, database }) => {
    await migrateFirst(database, manifest.migrations.length);
    // refuses when a migration of that version has been edited since
    await restore(database, config, file, { unsigned: true });
  });
  return { site: await openTestSite({}, left), manifest };
}

async function manifestOf(file: string): Promise<Manifest> {
  const tar = extract();
  createReadStream(file).pipe(createGunzip()).pipe(tar);
  let manifest = '';
  for await (const entry of tar) {
    for await (const chunk of entry) if (entry.header.name === 'manifest.json') manifest += String(chunk);
  }
  return JSON.parse(manifest) as Manifest; // written by backup
}
