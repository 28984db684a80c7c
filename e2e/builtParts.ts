import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/**
 * Script after gzip, in kB. A page fetches what comes next while nobody waits for it; all this is weighed without that: a
 * work screen opened cold, with everything that work screens share, and each further one.
 */
export const limits = { signIn: 194, home: 149, cold: 213, screen: 54 };

type Chunk = { file: string; imports?: readonly string[] };

const web = path.resolve(import.meta.dirname, '../packages/web');
const manifest = JSON.parse(readFileSync(path.join(web, 'dist/.vite/manifest.json'), 'utf8')) as Readonly<
  Record<string, Chunk>
>; // written by Vite
/** The scripts that a browser fetches for parts of the program before it shows them: themselves and what they import. */
export function codeOf(...parts: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (key: string) => {
    const { file, imports } = chunkOf(key);
    if (found.has(file)) return;
    found.add(file);
    imports?.forEach(add);
  };
  parts.forEach(add);
  return found;
}

/** The scripts of Vietnamese texts, by namespace. */
export function textScripts(...names: readonly string[]): string[] {
  return names.map((name) => chunkOf(`src/locales/vi/${name}.json`).file);
}

/** The namespaces of a language's texts among these scripts. */
export function namesOfTexts(scripts: Iterable<string>, language: 'vi' | 'en'): string[] {
  const asked = new Set(scripts);
  return Object.entries(manifest)
    .filter(([key, { file }]) => key.startsWith(`src/locales/${language}/`) && asked.has(file))
    .map(([key]) => path.basename(key, '.json'));
}

function chunkOf(key: string): Chunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build has no part ${key}`);
  return chunk;
}

const textOf = (file: string) => readFileSync(path.join(web, 'dist', file), 'utf8');

/** What scripts weigh after gzip, without those that are there already, in whole kB; told with the largest. */
export function weigh(what: string, scripts: ReadonlySet<string>, known: ReadonlySet<string> = new Set()) {
  const sizes = [...scripts]
    .filter((file) => !known.has(file) && !ofCharts.test(file))
    .map((file) => ({ file, size: gzipSync(textOf(file), { level: 9 }).length / 1000 }))
    .sort((one, other) => other.size - one.size);
  const sum = Math.round(sizes.reduce((total, { size }) => total + size, 0));
  const largest = sizes.slice(0, 6).map(({ file, size }) => `${path.basename(file)} ${Math.round(size)}`);
  return { sum, told: `${what}: ${sum} kB (${largest.join(', ')})` };
}

/** What draws charts: it comes after the screen, and only where there are figures to draw. 183 kB. */
const ofCharts = /(?:DrawnChart|useDrawing)-[\w-]+\.js$/;

/** The scripts that a page fetches from now on, none of them ahead; it is yet to be opened. */
export async function scriptsFetchedBy(page: Page): Promise<ReadonlySet<string>> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const fetched = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) fetched.add(pathname.replace('/his/', ''));
  });
  return fetched;
}
