// Writes the migration of what has changed in the tables, and keeps the newest snapshot alone: the next one is compared with it, nothing
// reads those before. Arguments are drizzle-kit's: `-- --name <name>`.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './build.mjs';
import { olderSnapshots } from './snapshots.mjs';

const folder = path.join(root, 'packages/server/migrations');
const { status } = spawnSync(
  path.join(root, 'node_modules/.bin/drizzle-kit'),
  ['generate', '--config', 'packages/server/drizzle.config.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
if (status === 0) for (const file of olderSnapshots(folder)) rmSync(file);
process.exitCode = status ?? 1;
