import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

type Chunk = { file: string; imports?: readonly string[] };

const web = path.resolve(import.meta.dirname, '../packages/web');
const manifest = JSON.parse(readFileSync(path.join(web, 'dist/.vite/manifest.json'), 'utf8')) as Readonly<
  Record<string, Chunk>
>; // written by Vite
const spaces = readdirSync(path.join(web, 'src/locales/vi')).map((file) => path.basename(file, '.json'));
const space = `[\`"'](?:${spaces.join('|')})[\`"'],?`;
/** What asks for texts: useTranslation of one namespace or of some, by whatever name the build gave it. */
const asksForTexts = new RegExp(`\\(\\[?((?:${space})+)\\]?\\)`, 'g');

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

/** The same with the Vietnamese texts that they may ask for. */
export function codeAndTextsOf(...parts: readonly string[]): ReadonlySet<string> {
  const code = codeOf(...parts);
  return new Set([...code, ...textScripts(...[...code].flatMap(textsOf))]);
}

/** The scripts of Vietnamese texts, by namespace. */
export function textScripts(...names: readonly string[]): string[] {
  return names.map((name) => chunkOf(`src/locales/vi/${name}.json`).file);
}

function chunkOf(key: string): Chunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build has no part ${key}`);
  return chunk;
}

function textsOf(file: string): string[] {
  return [...textOf(file).matchAll(asksForTexts)].flatMap(([, names]) => names?.match(/\w+/g) ?? []);
}

const textOf = (file: string) => readFileSync(path.join(web, 'dist', file), 'utf8');

/** What scripts weigh after gzip, without those that are there already, in whole kB; told with the largest. */
export function weigh(what: string, scripts: ReadonlySet<string>, known: ReadonlySet<string> = new Set()) {
  const sizes = [...scripts]
    .filter((file) => !known.has(file))
    .map((file) => ({ file, size: gzipSync(textOf(file), { level: 9 }).length / 1000 }))
    .sort((one, other) => other.size - one.size);
  const sum = Math.round(sizes.reduce((total, { size }) => total + size, 0));
  const largest = sizes.slice(0, 6).map(({ file, size }) => `${path.basename(file)} ${Math.round(size)}`);
  return { sum, told: `${what}: ${sum} kB (${largest.join(', ')})` };
}
