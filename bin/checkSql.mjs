// Raw SQL of a feature names its own tables, catalogues and the engine's; another feature's tables come as fragments of its owner's sql.ts.
// What still names others is allowed below, by file and table; the list can only shrink.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './build.mjs';

const server = path.join(root, 'packages/server/src');
const allowed = JSON.parse(readFileSync(path.join(root, 'bin/checkSql.json'), 'utf8'));

const owners = tableOwners();
if (owners.size < 30) throw new Error(`only ${owners.size} tables of features were found`);

const found = new Map();
for (const file of sources('features')) {
  const [, feature] = file.split('/');
  const tables = namedTables(readFileSync(path.join(server, file), 'utf8')).filter(
    (table) => owners.get(table) !== feature,
  );
  if (tables.length > 0) found.set(file, tables);
}

const errors = [];
for (const [file, tables] of found)
  for (const table of tables)
    if (!allowed[file]?.includes(table))
      errors.push(
        `${file} names ${table} of ${owners.get(table)}: use a fragment of features/${owners.get(table)}/sql.ts`,
      );
for (const [file, tables] of Object.entries(allowed))
  for (const table of tables)
    if (!found.get(file)?.includes(table))
      errors.push(`${file} no longer names ${table}: take it out of bin/checkSql.json`);
for (const error of errors) console.error(error);
process.exitCode = errors.length === 0 ? 0 : 1;

/** The features' tables, such as main.tiep_nhan, by the feature in whose tables.ts each stands. */
function tableOwners() {
  const tables = new Map();
  for (const feature of readdirSync(path.join(server, 'features'))) {
    const file = sources(`features/${feature}`, /^tables\.ts$/)[0];
    if (!file) continue;
    const text = readFileSync(path.join(server, file), 'utf8');
    for (const [, schema, name] of text.matchAll(/\b(main|auth|pharmacy|print)Schema\.table\(\s*'(\w+)'/g))
      tables.set(`${schema}.${name}`, feature);
  }
  return tables;
}

/** The features' tables that a source names in a string or template: with their schema, or bare after from, join, update, into. */
function namedTables(text) {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const names = new Set();
  for (const [name] of code.matchAll(/\b(?:main|auth|pharmacy|print)\.\w+\b/g))
    if (owners.has(name)) names.add(name);
  for (const [, bare] of code.matchAll(/\b(?:from|join|update|into)\s+(\w+)\b/gi))
    for (const schema of ['main', 'auth', 'pharmacy', 'print'])
      if (owners.has(`${schema}.${bare}`)) names.add(`${schema}.${bare}`);
  return [...names].sort();
}

/** The sources below a folder of the server, by their path from src; tests, factories and table definitions aside. */
function sources(folder, only = /(?<!\.test|\/tables)\.ts$/) {
  return readdirSync(path.join(server, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sources(file, only);
    const matches = only.source.startsWith('^') ? only.test(entry.name) : only.test(file);
    return matches && !/^test[A-Z]/.test(entry.name) ? [file] : [];
  });
}
