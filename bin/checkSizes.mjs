// No source file above 500 lines; generated files and data aside.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './build.mjs';

const limit = 500;
const data = /\/(gql|schema|migrations|seeds)\/|\.gen\.ts$|bmiTables\.ts$|package-lock\.json|errors\/.*\.ts$/;
const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.graphql', '*.typ', '*.css'],
  { cwd: root, encoding: 'utf8' },
);
const long = files
  .split('\n')
  .filter((file) => file !== '' && !data.test(file))
  .map((file) => [file, lines(file)])
  .filter(([, count]) => count > limit);
for (const [file, count] of long) console.error(`${file} has ${count} lines; ${limit} is the limit`);
process.exitCode = long.length === 0 ? 0 : 1;

function lines(file) {
  try {
    return readFileSync(path.join(root, file), 'utf8').split('\n').length;
  } catch {
    return 0; // removed, not yet committed
  }
}
