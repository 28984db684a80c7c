// Bundles the server with esbuild and the web application with Vite, each only when its sources have changed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { precompress } from './precompress.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const serverSources = [
  'packages/server/src',
  'packages/server/seeds',
  'packages/domain/src',
  'package-lock.json',
];

/** What each part is built from, what is there once it is, and how. */
const parts = {
  server: {
    sources: serverSources,
    output: 'packages/server/dist/sen.mjs',
    run: () =>
      bundleServer({
        sen: 'src/main.ts',
        // sets print forms beside the server, so that none of them stops it
        formCompiler: 'src/features/printing/formCompiler.ts',
        // reads uploaded files beside the server, so that none takes its memory
        sheetReader: 'src/engine/catalogue/imports/sheetReader.ts',
      }),
  },
  /** The process beside the screen tests: e2e/screens. */
  screens: {
    sources: [...serverSources, 'packages/server/test/screenSites.ts', 'packages/server/test/clone.ts'],
    output: 'packages/server/dist/screenSites.mjs',
    run: () => bundleServer({ screenSites: 'test/screenSites.ts' }),
  },
  web: {
    sources: [
      'packages/web/src',
      'packages/web/index.html',
      'packages/web/vite.config.ts',
      'packages/web/chunks.ts',
      'packages/web/offlineShell.ts',
      'packages/web/public',
      'packages/domain/src',
      'package-lock.json',
    ],
    output: 'packages/web/dist/index.html',
    run: buildWeb,
  },
};

/** Builds what is missing or stale. Answers once both parts are there. */
export async function build({ web = true } = {}) {
  await once('server');
  if (web) await once('web');
}

/** Builds a part ("server" or "web") in a process of its own when it is missing or stale: what builds it takes a gigabyte. */
export async function buildApart(name) {
  if (isBuilt(name)) return;
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), name], { stdio: 'inherit' });
  const end = () => child.kill();
  const stop = () => process.exit(1);
  process.once('exit', end);
  process.once('SIGTERM', stop);
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  process.off('exit', end);
  process.off('SIGTERM', stop);
  if (code !== 0) throw new Error(`building ${name} failed`);
}

/** Bundles programs of the server, as files of its own with the names that they have in its `dist`. */
async function bundleServer(programs) {
  const { build: bundle } = await import('esbuild');
  const folder = path.join(root, 'packages/server');
  const entries = Object.entries(programs).map(([name, file]) => [name, path.join(folder, file)]);
  await bundle({
    entryPoints: Object.fromEntries(entries),
    outdir: path.join(root, 'packages/server/dist'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    logLevel: 'warning',
    // libraries stay where npm put them; our own packages go in
    plugins: [
      {
        name: 'libraries-outside',
        setup: (esbuild) =>
          esbuild.onResolve({ filter: /^[^./]/ }, ({ path: name }) =>
            name.startsWith('@sen/') ? undefined : { path: name, external: true },
          ),
      },
    ],
  });
}

async function buildWeb() {
  const config = path.join(root, 'packages/web/vite.config.ts');
  if (!existsSync(config)) return;
  const { createRequire } = await import('node:module');
  const vite = createRequire(config).resolve('vite');
  const { build: bundle } = await import(
    pathToFileURL(vite.replace(/index\.cjs$/, 'dist/node/index.js')).href
  );
  await bundle({ root: path.join(root, 'packages/web'), configFile: config, logLevel: 'warn' });
  await precompress(path.join(root, 'packages/web/dist/assets'));
}

const stampOf = (name) => path.join(root, 'node_modules/.sen', `${name}.stamp`);

function isBuilt(name) {
  const { sources, output } = parts[name];
  const stamp = stampOf(name);
  return (
    existsSync(stamp) &&
    existsSync(path.join(root, output)) &&
    readFileSync(stamp, 'utf8') === fingerprint(sources)
  );
}

async function once(name) {
  if (isBuilt(name)) return;
  const stamp = fingerprint(parts[name].sources);
  const began = Date.now();
  console.log(`Building ${name} ...`);
  await parts[name].run();
  mkdirSync(path.dirname(stampOf(name)), { recursive: true });
  writeFileSync(stampOf(name), stamp);
  console.log(`Built ${name} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/** Changes when a file is added, removed, or written: names, sizes and times, so that a start need not read them. */
function fingerprint(sources) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const source of sources) hash.update(listOf(source));
  return hash.digest('hex');
}

/** What was found of sources that both parts have. */
const lists = new Map();

function listOf(source) {
  const known = lists.get(source);
  if (known !== undefined) return known;
  const at = path.join(root, source);
  const files = !existsSync(at) ? [] : statSync(at).isDirectory() ? filesBelow(at) : [at];
  const list = files.map((file) => {
    const { size, mtimeMs } = statSync(file);
    return `${path.relative(root, file)}:${size}:${mtimeMs}\n`;
  });
  lists.set(source, list.join(''));
  return lists.get(source);
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const only = process.argv.slice(2).map((name) => name.replace(/^--/, ''));
  for (const name of only.length > 0 ? only : ['server', 'web']) await once(name);
}
