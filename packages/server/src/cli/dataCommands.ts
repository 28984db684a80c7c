import path from 'node:path';
import type { Command } from 'commander';
import { backup } from '../engine/backup/backup.ts';
import { restore } from '../engine/backup/restore.ts';
import type { Config } from '../engine/config.ts';
import { openLogger } from '../engine/logger.ts';
import { oneLine } from './oneLine.ts';
import { withDatabase } from './withDatabase.ts';

/** `sen backup` and `sen restore`. */
export function registerDataCommands(program: Command, config: () => Config): void {
  program
    .command('backup <file>')
    .description('write all data and files of one moment into a file; Sen may run meanwhile')
    .action((file: string) =>
      oneLine(() =>
        withDatabase(config(), openLogger('warn'), async (database) => {
          const made = await backup(database, config(), path.resolve(file));
          const rows = made.tables.reduce((sum, table) => sum + table.rows, 0);
          console.log(
            `${made.tables.length} tables with ${rows} rows and ${made.files} files are in ${file}`,
          );
        }),
      ),
    );
  program
    .command('restore <file>')
    .description('read a backup into an empty database')
    .action((file: string) =>
      oneLine(() =>
        withDatabase(config(), openLogger('warn'), async (database) => {
          const read = await restore(database, config(), path.resolve(file));
          console.log(
            `Restored the backup of ${read.made}: ${read.tables.length} tables, ${read.files} files`,
          );
        }),
      ),
    );
}
