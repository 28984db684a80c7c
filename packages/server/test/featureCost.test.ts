import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { serverFolder } from '../src/engine/folders.ts';

const packages = path.resolve(serverFolder, '..');

/** Source files of the product that name functional tests, outside the folders of their own. */
function namingFiles(): string[] {
  return ['domain', 'server', 'web'].flatMap((name) => {
    const folder = path.join(packages, name, 'src');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|graphql|css)$/.test(file) && !/\.test\.|\.gen\.|(^|\/)gql\//.test(file))
      .filter((file) => !/(^|\/)functionalTests(\/|\.)/.test(file))
      .filter((file) =>
        /ThamDo|THAM_DO|tham-do|functionalTest/.test(readFileSync(path.join(folder, file), 'utf8')),
      )
      .map((file) => `${name}/${file}`);
  });
}

/** The kinds of services that the specification names, with or without a feature that performs them. */
const kindsOfServices = [
  'domain/catalogues/LoaiDichVu.ts',
  'domain/orders/orderKinds.ts',
  'domain/setup/roomsFor.ts',
  'server/features/claims/build/costRows.ts',
  'server/features/orders/print/phieuChiDinhForm.ts',
  'server/features/orders/schema.graphql',
];

it('a feature is named in its own folders and in one line of each list (CONTRIBUTING, Add a feature)', () => {
  const outside = namingFiles().filter((file) => !kindsOfServices.includes(file));
  expect(outside.sort()).toEqual([
    'domain/acts/reasonedActs.ts', // why results are taken back
    'domain/features.ts',
    'domain/orders/quantity.ts', // one result a line
    'server/features.ts',
    'server/seed/month/acts.ts', // the demo
    'web/app/features.ts',
  ]);
});
