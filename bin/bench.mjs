// npm run bench -- --patients 100000: makes the data, then prints each path beside the bare SQL of the same work.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build, root } from './build.mjs';

await build({ web: false });

const { status } = spawnSync(
  path.join(root, 'node_modules/.bin/tsx'),
  ['bench/run.ts', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
