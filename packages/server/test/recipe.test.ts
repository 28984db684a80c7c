import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { projectFolder } from '../src/engine/folders.ts';

const run = promisify(execFile);
/** The checkout in which the recipe is followed: what is made there goes with it. */
let copy = '';
const parts = [
  'packages',
  'bin',
  'docs',
  'package.json',
  'biome.json',
  'tsconfig.base.json',
  'vitest.config.ts',
];

beforeAll(() => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'sr-'));
  for (const part of parts) {
    const from = path.join(projectFolder, part);
    cpSync(from, path.join(copy, part), {
      recursive: true,
      filter: (file) => !/(^|\/)(node_modules|dist)(\/|$)/.test(path.relative(projectFolder, file)),
    });
  }
  // libraries are those of this checkout, the packages of the workspace those of the copy
  const libraries = path.join(projectFolder, 'node_modules');
  mkdirSync(path.join(copy, 'node_modules', '@sen'), { recursive: true });
  for (const name of readdirSync(libraries)) {
    if (name !== '@sen' && name !== '.sen') {
      symlinkSync(path.join(libraries, name), path.join(copy, 'node_modules', name));
    }
  }
  for (const name of readdirSync(path.join(libraries, '@sen')))
    symlinkSync(path.join(copy, 'packages', name), path.join(copy, 'node_modules', '@sen', name));
  for (const name of readdirSync(path.join(projectFolder, 'packages'))) {
    const own = path.join(projectFolder, 'packages', name, 'node_modules');
    try {
      if (readdirSync(own).length > 0) symlinkSync(own, path.join(copy, 'packages', name, 'node_modules'));
    } catch {
      // a package without libraries of its own
    }
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

async function node(...args: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, args, {
    cwd: copy,
    env: { ...process.env, SEN_TEST_TEMPLATE: inject('template'), SEN_TEST_KEEP_DATABASE: '1' },
    maxBuffer: 20_000_000,
  });
  return stdout;
}

function change(file: string, how: (text: string) => string): void {
  const at = path.join(copy, file);
  const before = readFileSync(at, 'utf8');
  const after = how(before);
  expect(after, `${file} has no place for it`).not.toBe(before);
  writeFileSync(at, after);
}

it('a catalogue is added by the files that CONTRIBUTING names, and works', async () => {
  const recipe = readFileSync(path.join(projectFolder, 'CONTRIBUTING.md'), 'utf8');
  for (const file of ['HinhThucChuyen.ts', 'all.ts', 'all.test.ts', 'docs/glossary.md'])
    expect(recipe).toContain(file);

  // 1. the definition
  const catalogues = 'packages/domain/src/catalogues';
  const sample = readFileSync(path.join(copy, catalogues, 'HinhThucChuyen.ts'), 'utf8');
  const added = sample
    .replaceAll('HinhThucChuyen', 'MauThuDanhMuc')
    .replace("vi: 'Hình thức chuyển'", "vi: 'Mẫu thử danh mục'")
    .replace("en: 'Kinds of transfer'", "en: 'Trial catalogues'");
  writeFileSync(path.join(copy, catalogues, 'MauThuDanhMuc.ts'), added);
  // 2. its place in the list, 3. its names, 4. the glossary
  change(`${catalogues}/all.ts`, (text) =>
    text
      .replace(
        /^import \{ Node \}.*$/m,
        (line) => `import { MauThuDanhMuc } from './MauThuDanhMuc.ts';\n${line}`,
      )
      .replace(/^ {2}HinhThucChuyen,$/m, (line) => `${line}\n  MauThuDanhMuc,`),
  );
  change(`${catalogues}/all.test.ts`, (text) =>
    text.replace(
      /^HinhThucChuyen .*$/m,
      (line) => `${line}\nMauThuDanhMuc mauThuDanhMucs mauThuDanhMuc searchMauThuDanhMuc`,
    ),
  );
  change('docs/glossary.md', (text) =>
    text.replace(/^\| `HinhThucChuyen` .*$/m, (line) => {
      const row = line
        .replace('`HinhThucChuyen`', '`MauThuDanhMuc` ')
        .replace('Hình thức chuyển', 'Mẫu thử danh mục');
      return `${line}\n${row.replace('Kinds of transfer', 'Trial catalogues ')}`;
    }),
  );

  // then the two commands
  const migrations = path.join(copy, 'packages/server/migrations');
  const before = readdirSync(migrations);
  await node(
    'node_modules/drizzle-kit/bin.cjs',
    'generate',
    '--config',
    'packages/server/drizzle.config.ts',
    '--name',
    'trial',
  );
  const [file, ...more] = readdirSync(migrations).filter((name) => !before.includes(name));
  expect(more).toEqual([]);
  const statements = readFileSync(path.join(migrations, file ?? ''), 'utf8').split(
    '--> statement-breakpoint',
  );
  expect(statements.filter((one) => /create table/i.test(one))).toHaveLength(1);
  expect(statements.filter((one) => /drop|alter table "main"\."(?!mau_thu)/i.test(one))).toEqual([]);
  await node('bin/codegen.mjs');
  await node('bin/checkGlossary.mjs');

  // and what follows from the definition holds
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project'];
  await node(...vitest, 'domain', catalogues);
  const suite = await node(
    ...vitest,
    'server',
    'packages/server/src/engine/catalogue/catalogue.test.ts',
    '-t',
    'catalogue MauThuDanhMuc',
  );
  expect(suite).toMatch(/Tests .*3 passed/);
  const schema = readFileSync(path.join(copy, 'packages/server/schema/main.graphql'), 'utf8');
  expect(schema).toContain('createMauThuDanhMuc(input: MauThuDanhMucInput!): MauThuDanhMuc!');
});
