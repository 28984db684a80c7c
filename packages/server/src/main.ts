import { Command } from 'commander';
import { registerCommands } from './cli/commands.ts';
import { projectFolder } from './engine/folders.ts';

// The `sen` command line. `npm start` is `sen start`.
const program = new Command('sen').description('Sen, an open hospital and clinic information system');
registerCommands(program, projectFolder);
await program.parseAsync();
