import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { errorTexts } from '@sen/domain/errors/errors';
import { expect, it } from 'vitest';

/** Why a message has no test that names it. */
const unprovoked: Readonly<Record<string, string>> = {
  PRINT_FORM_FAULT: 'the compiler tells a line with every fault that is known; this is for one without',
};

const root = path.resolve(import.meta.dirname, '../../..');

/** The texts of every test, without this one. */
function tests(): string {
  const files = ['packages', 'e2e'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(\.test\.tsx?|\.spec\.ts)$/.test(file) && !file.includes('node_modules'))
      .map((file) => path.join(root, folder, file)),
  );
  return files
    .filter((file) => file !== import.meta.filename)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

it('every message that a person may get is provoked by a test, which names it', () => {
  const named = new Set(tests().match(/[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*/g));
  const silent = Object.keys(errorTexts).filter((code) => !named.has(code));
  expect(silent.sort()).toEqual(Object.keys(unprovoked).sort());
});
