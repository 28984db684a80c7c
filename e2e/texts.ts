import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from './steps.ts';

type Tree = { [key: string]: string | Tree };

const folder = path.resolve(import.meta.dirname, '../packages/web/src/locales');

/** The texts of the screens in a language, by 'namespace:key.key'; a text with values becomes what matches any of them. */
export function textsOf(language: Language): (key: string) => RegExp {
  const files = readdirSync(path.join(folder, language));
  const all = Object.fromEntries(
    files.map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(folder, language, file), 'utf8')) as Tree, // a file of texts
    ]),
  );
  return (key) => {
    const [space = '', dotted = ''] = key.split(':');
    let found: string | Tree | undefined = all[space];
    for (const step of dotted.split('.')) found = typeof found === 'object' ? found[step] : undefined;
    if (typeof found !== 'string') throw new Error(`no text ${key} in ${language}`);
    const pattern = found.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\{\w+\}\}/g, '.+');
    return new RegExp(pattern);
  };
}

/** The errors of the domain are texts too, but these steps need the screens' only. */
export type Texts = ReturnType<typeof textsOf>;
