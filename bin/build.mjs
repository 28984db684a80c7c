// Bundles the server with esbuild and the web application with Vite, each only when its sources have changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { precompress } from './precompress.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Builds what is missing or stale. Answers once both parts are there. */
export async function build({ web = true } = {}) {
  await once(
    'server',
    ['packages/server/src', 'packages/server/seeds', 'packages/domain/src', 'package-lock.json'],
    'packages/server/dist/sen.mjs',
    buildServer,
  );
  if (web) {
    const sources = [
      'packages/web/src',
      'packages/web/index.html',
      'packages/web/vite.config.ts',
      'packages/web/chunks.ts',
      'packages/web/offlineShell.ts',
      'packages/web/public',
      'packages/domain/src',
      'package-lock.json',
    ];
    await once('web', sources, 'packages/web/dist/index.html', buildWeb);
  }
}

async function buildServer() {
  const { build: bundle } = await import('esbuild');
  await bundle({
    entryPoints: {
      sen: path.join(root, 'packages/server/src/main.ts'),
      // sets print forms beside the server, so that none of them stops it
      formCompiler: path.join(root, 'packages/server/src/features/printing/formCompiler.ts'),
      // reads uploaded files beside the server, so that none takes its memory
      sheetReader: path.join(root, 'packages/server/src/engine/catalogue/imports/sheetReader.ts'),
    },
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
  precompress(path.join(root, 'packages/web/dist/assets'));
}

async function once(name, sources, output, run) {
  const stampFile = path.join(root, 'node_modules/.sen', `${name}.stamp`);
  const stamp = fingerprint(sources);
  const built =
    existsSync(stampFile) && existsSync(path.join(root, output)) && readFileSync(stampFile, 'utf8') === stamp;
  if (built) return;
  const began = Date.now();
  console.log(`Building ${name} ...`);
  await run();
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
  console.log(`Built ${name} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/** Changes when a file is added, removed, or written: names, sizes and times, so that a start need not read them. */
function fingerprint(sources) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const source of sources) {
    const at = path.join(root, source);
    if (!existsSync(at)) continue;
    const files = statSync(at).isDirectory()
      ? readdirSync(at, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
          .map((entry) => path.join(entry.parentPath, entry.name))
          .sort()
      : [at];
    for (const file of files) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${path.relative(root, file)}:${size}:${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await build({ web: !process.argv.includes('--server') });
