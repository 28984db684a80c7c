import type { Command } from 'commander';
import { type Config, readConfig } from '../engine/config.ts';
import { openLogger } from '../engine/logger.ts';
import { seedWhole } from '../seed/seedWhole.ts';
import { registerAccountCommands } from './accountCommands.ts';
import { registerAuditCommand } from './auditCommand.ts';
import { registerDataCommands } from './dataCommands.ts';
import { registerFileCommands } from './fileCommands.ts';
import { registerMonthCommands } from './monthCommands.ts';
import { oneLine } from './oneLine.ts';
import { seedLine } from './seedCommand.ts';
import { registerSimulateAnalyser } from './simulateAnalyser.ts';
import { start } from './start.ts';
import { withDatabase } from './withDatabase.ts';

type StartOptions = { service?: string; port?: string; seed?: string; renameCodes?: true };

/** Adds the commands of `sen` to a program; a start waits for `web`, the build of the web application. */
export function registerCommands(program: Command, projectFolder: string, web: Promise<void>): void {
  const config = (options: StartOptions = {}): Config =>
    readConfig(
      {
        ...process.env,
        ...(options.service ? { SEN_SERVICES: options.service } : {}),
        ...(options.port ? { PORT: options.port } : {}),
        ...(options.seed ? { SEN_SEED: options.seed } : {}),
        ...(options.renameCodes ? { SEN_RENAME_CODES: 'accept' } : {}),
      },
      projectFolder,
    );

  program
    .command('start')
    .description('start Sen: database, migrations, demo data into an empty database, API and web on one port')
    .option(
      '--service <names>',
      'only these services, parted by commas (auth, main, pharmacy, print, devices)',
    )
    .option('--port <port>', 'port instead of PORT')
    .option('--seed <kind>', 'what an empty database gets: demo, base or none')
    .action((options: StartOptions) => oneLine(() => start(config(options), web)));

  program
    .command('migrate')
    .description('bring the database to this version')
    .option(
      '--rename-codes',
      'rename codes that differ from another by letter case alone, as it was proposed',
    )
    .action((options: StartOptions) =>
      oneLine(() =>
        withDatabase(config(options), openLogger('warn'), async () =>
          console.log('The database is up to date.'),
        ),
      ),
    );

  program
    .command('seed')
    .description('seed an empty database, or add the visits that an untouched demo lacks; says what it did')
    .option('--seed <kind>', 'what an empty database gets: demo, base or none')
    .action((options: StartOptions) =>
      oneLine(() =>
        withDatabase(config(options), openLogger('warn'), async (database) => {
          console.log(seedLine(await seedWhole(config(options), database)));
        }),
      ),
    );

  registerAccountCommands(program, config);
  registerDataCommands(program, config);
  registerFileCommands(program, config);
  registerAuditCommand(program, config);
  registerMonthCommands(program, config);
  registerSimulateAnalyser(program);
}
