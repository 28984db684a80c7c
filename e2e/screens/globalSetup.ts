import { execFile, fork } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where a test file asks for a site of its own. */
    screenSites: string;
    /** As packages/server/test/globalSetup.ts gives them. */
    databaseServer: string;
    template: string;
  }
}

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Starts the process that serves the sites; the database server and the template are there already. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { databaseServer, template } = project.getProvidedContext();
  // bundled it is ready at once; its sources would take as long to read as a quarter of the tests
  await run(process.execPath, ['bin/build.mjs', '--server', '--screens'], { cwd: root });
  const program = path.join(root, 'packages/server/dist/screenSites.mjs');
  const child = fork(program, [databaseServer, template, String(process.pid)], { execArgv: [] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const door = await new Promise<string>((resolve, reject) => {
    child.once('message', (address) => resolve(String(address)));
    child.once('exit', (code) => reject(new Error(`the sites of the screens ended with ${code}`)));
  });
  project.provide('screenSites', door);
  return async () => {
    child.disconnect();
    await ended;
  };
}
