// Every object type of the printed schemas stands in docs/glossary.md, with its Vietnamese and English words.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, isObjectType } from 'graphql';
import { root } from './build.mjs';

const rows = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
const words = new Map(rows.map(([code, vi, en]) => [code.replaceAll('`', ''), { vi, en }]));
const faults = [...words]
  .filter(([, { vi, en }]) => !vi || !en)
  .map(([code]) => `${code} has no Vietnamese or English word`);

for (const service of ['auth', 'main', 'pharmacy', 'print']) {
  const file = path.join(root, `packages/server/schema/${service}.graphql`);
  if (!existsSync(file)) continue;
  for (const type of Object.values(buildSchema(readFileSync(file, 'utf8')).getTypeMap())) {
    const isPage = type.name.endsWith('List');
    if (
      !isObjectType(type) ||
      type.name.startsWith('__') ||
      isPage ||
      ['Query', 'Mutation', 'Subscription'].includes(type.name)
    )
      continue;
    if (!words.has(type.name))
      faults.push(`${type.name} (${service}) is missing: add it to docs/glossary.md`);
  }
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
