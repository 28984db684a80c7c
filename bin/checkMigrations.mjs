// The tables in code and the committed migrations agree: generating again would write nothing. Only the newest snapshot is kept.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './build.mjs';
import { olderSnapshots } from './snapshots.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sen-migrations-'));
try {
  cpSync(path.join(root, 'packages/server/migrations'), path.join(folder, 'migrations'), { recursive: true });
  const before = readdirSync(path.join(folder, 'migrations')).length;
  const config = path.join(folder, 'drizzle.config.json');
  const out = path.relative(root, path.join(folder, 'migrations'));
  writeFileSync(
    config,
    JSON.stringify({ dialect: 'postgresql', schema: './packages/server/drizzle.schema.cjs', out }),
  );
  const output = execFileSync(
    path.join(root, 'node_modules/.bin/drizzle-kit'),
    ['generate', '--config', path.relative(root, config)],
    { cwd: root, encoding: 'utf8' },
  );
  const added = readdirSync(path.join(folder, 'migrations')).length - before;
  if (added > 0 || !/No schema changes/.test(output)) {
    console.error(
      `The tables have changed without a migration: run "npm run migrations" and read what it writes.\n${output}`,
    );
    process.exitCode = 1;
  }
  for (const file of olderSnapshots(path.join(root, 'packages/server/migrations'))) {
    console.error(`${path.relative(root, file)} is read by nobody: the newest snapshot alone is kept`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
