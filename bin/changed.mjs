// What the work in between touches: `npm test -- --changed` runs the tests of that alone.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './build.mjs';

const folder = path.join(root, 'e2e');
/** Browser tests and screen tests of a feature whose names do not begin with its own. */
const ownSpecs = {
  'catalogue/imports': ['import'],
  'catalogue/tree': ['catalogueTree'],
  'catalogue/page': ['entryPage', 'catalogueForms', 'typedOn'],
  catalogues: ['catalogue', 'catalogueForms', 'import'],
  connections: ['connections'],
  identity: ['identity', 'session', 'secondFactor', 'users', 'bulkAccounts', 'profiles'],
  imports: ['import'],
  insurance: ['reception', 'cashier', 'visit'],
  organisation: ['catalogueTree', 'roomLinks', 'logo'],
  orders: ['orderBasket'],
  patients: ['search', 'reception', 'visit'],
  permissions: ['profiles', 'routes'],
  prescriptions: ['examination', 'visit'],
  pricing: ['prices'],
  queues: ['reception', 'examination'],
  services: ['entryPage', 'typedOn'],
  settings: ['settings', 'parameters', 'connections'],
  system: ['settings', 'parameters'],
  users: ['users', 'bulkAccounts'],
};
/** Features that a visit goes through. */
const visited = ['reception', 'cashier', 'examination', 'orders', 'lab', 'pharmacy'];

/** What differs from `main`, committed or not, as paths of the repository. */
export function changedPaths() {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const base = git('merge-base', 'main', 'HEAD')[0] ?? 'HEAD';
  return [
    ...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]),
  ];
}

/**
 * The browser tests and the screen tests of changed paths, as paths below e2e/: those of the features, or all of them where what all stand
 * on has changed.
 */
export function changedTests(paths) {
  const all = [
    ...readdirSync(folder).filter((name) => name.endsWith('.spec.ts')),
    ...readdirSync(path.join(folder, 'screens'))
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => `screens/${name}`),
  ];
  const found = new Set(paths.flatMap((one) => testsOf(one, all)));
  const chosen = all.filter((name) => found.has(name));
  return {
    browser: chosen.filter((name) => name.endsWith('.spec.ts')),
    screens: chosen.filter((name) => name.endsWith('.test.ts')),
  };
}

/** Paths of which no test without a browser is: pages, generated files, browser tests. */
const untested =
  /\.md$|^(bench|docs|ops|\.ci|e2e)\/|\.gen\.ts$|^packages\/(server\/schema|\w+\/src\/gql)\/|^packages\/web\/src\/locales\//;
const inFeature = /^packages\/(server|web)\/src\/features\/(\w+)\//;
/** What holds something of every feature, and takes a second or a few. */
const ofEveryFeature = [
  ...[
    'clinicalWalk',
    'contract',
    'featureCost',
    'messages',
    'nodeWalk',
    'reasonedActs',
    'records',
    'recordTables',
    'written',
  ].map((name) => `packages/server/test/${name}.test.ts`),
  ...['features', 'keptOperations'].map((name) => `packages/web/src/app/${name}.test.ts`),
];
const isTest = /\.test(-d)?\.tsx?$/;
/** The feature that a file is part of, or whose texts it has. */
const featureOf = (one) =>
  inFeature.exec(one)?.[2] ?? /^packages\/web\/src\/locales\/\w+\/(\w+)\.json$/.exec(one)?.[1];

/**
 * The tests without a browser of changed paths, as paths of the repository: those of the features on both sides, those that read what has
 * changed otherwise than through the whole application, and what holds something of every feature. Null where more than features has
 * changed: vitest finds them, which are most.
 */
export function changedUnits(paths) {
  const tested = paths.filter((one) => !untested.test(one));
  if (!tested.every((one) => inFeature.test(one) || isTest.test(one))) return null;
  const names = new Set(paths.map(featureOf).filter(Boolean));
  const sources = ['packages/server', 'packages/web'].flatMap(sourcesBelow);
  const readers = readersOf(sources);
  const reached = new Set(tested);
  for (const one of reached) {
    // what all features are listed in reads these, and every test of the API reads that list
    if (!inFeature.test(one) || /\/feature\.tsx?$/.test(one)) continue;
    for (const reader of readers.get(one) ?? []) reached.add(reader);
  }
  const isOf = (one) => reached.has(one) || names.has(inFeature.exec(one)?.[2] ?? '');
  return sources.filter(
    (one) => isTest.test(one) && (isOf(one) || (names.size > 0 && ofEveryFeature.includes(one))),
  );
}

/** The TypeScript files of a package, as paths of the repository. */
function sourcesBelow(name) {
  return ['src', 'test'].flatMap((part) => {
    const folder = path.join(root, name, part);
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  });
}

/** Who reads a file directly, by its path. */
function readersOf(sources) {
  const readers = new Map();
  for (const source of sources) {
    const text = readFileSync(path.join(root, source), 'utf8');
    for (const [, from] of text.matchAll(/(?:from|import\()\s*['"`](\.\.?\/[^'"`]+)['"`]/g)) {
      const target = path.join(path.dirname(source), from);
      readers.set(target, [...(readers.get(target) ?? []), source]);
    }
  }
  return readers;
}

/** The features whose screens the walk over all screens keeps to; none where it goes through all. */
export function changedFeatures(paths) {
  const features = paths
    .filter((one) => !/\.md$|^(docs|bench|ops|\.ci)\/|\.test\.tsx?$/.test(one))
    .map(featureOf);
  return features.includes(undefined) ? [] : [...new Set(features)];
}

/** The name of a test without its folder and its ending. */
const nameOf = (test) => path.basename(test).replace(/\.(spec|test)\.ts$/, '');

function testsOf(changed, all) {
  if (changed.startsWith('e2e/')) return all.filter((test) => reads(test, changed.slice('e2e/'.length)));
  if (/\.md$|\.test\.tsx?$|^(bench|docs|ops|\.ci)\/|\/test\//.test(changed)) return [];
  const [, part] =
    /^packages\/web\/src\/(catalogue\/\w+)\//.exec(changed) ??
    /^packages\/\w+\/src\/(?:features\/)?(\w+)\//.exec(changed) ??
    [];
  const [, texts] = /^packages\/web\/src\/locales\/\w+\/(\w+)\.json$/.exec(changed) ?? [];
  const feature = texts ?? part ?? '';
  const known = new Set([...(ownSpecs[feature] ?? []), ...(visited.includes(feature) ? ['visit'] : [])]);
  const tests = all.filter((test) => {
    const name = nameOf(test);
    return known.has(name) || (feature !== '' && name.startsWith(path.basename(feature)));
  });
  if (tests.length === 0) return all;
  return [...tests, 'routes.spec.ts'];
}

/** Whether a file of e2e/ is another one or reads it, directly or not. */
function reads(name, wanted, seen = new Set()) {
  if (name === wanted) return true;
  if (seen.has(name)) return false;
  seen.add(name);
  const text = readFileSync(path.join(folder, name), 'utf8');
  return [...text.matchAll(/from '(\.\.?\/[^']+)'/g)].some(([, from]) => {
    const target = path.posix.join(path.posix.dirname(name), from);
    return !target.startsWith('..') && reads(target, wanted, seen);
  });
}
