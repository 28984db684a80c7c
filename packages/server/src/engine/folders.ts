import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of @sen/server, from its sources as well as from its bundle. */
export const serverFolder = findServerFolder();

/** The folder of the whole project. */
export const projectFolder = path.resolve(serverFolder, '..', '..');

function findServerFolder(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const file = path.join(folder, 'package.json');
    if (existsSync(file) && readFileSync(file, 'utf8').includes('"@sen/server"')) return folder;
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error('the folder of @sen/server was not found');
    folder = parent;
  }
}
