import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { serverFolder } from '../../src/engine/folders.ts';
import { upgrades } from './all.ts';

test('every file of an upgrade is in the list under its own name, in the order of their numbers', () => {
  const files = readdirSync(path.join(serverFolder, 'seeds/upgrades'))
    .filter((file) => /^\d{4}-[a-z0-9-]+\.ts$/.test(file))
    .map((file) => path.basename(file, '.ts'));
  expect(upgrades.map(({ name }) => name)).toEqual(files.sort());
});
