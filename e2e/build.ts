import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Before the workers start: each of them would build what is stale. */
export default function build(): void {
  execFileSync('node', ['bin/build.mjs'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    stdio: 'inherit',
  });
}
