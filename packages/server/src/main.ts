import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { registerCommands } from './cli/commands.ts';
import { projectFolder } from './engine/folders.ts';

/** The `sen` command line; `npm start` is `sen start`. `web` is over once the web application is built; its failure is that of the start. */
export async function run(web: Promise<void> = Promise.resolve()): Promise<void> {
  const program = new Command('sen').description('Sen, an open hospital and clinic information system');
  registerCommands(program, projectFolder, web);
  await program.parseAsync();
}

const [, program] = process.argv;
if (program && realpathSync(program) === fileURLToPath(import.meta.url)) await run();
