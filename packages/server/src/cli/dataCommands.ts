import path from 'node:path';
import type { Command } from 'commander';
import { sealAudit, verifyAudit } from '../engine/auditSeal.ts';
import { backup } from '../engine/backup/backup.ts';
import { restore } from '../engine/backup/restore.ts';
import type { Config } from '../engine/config.ts';
import { openLogger } from '../engine/logger.ts';
import { oneLine } from './oneLine.ts';
import { withDatabase } from './withDatabase.ts';

/** `sen backup`, `sen restore` and `sen verify-audit`. */
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
  program
    .command('verify-audit')
    .description('seal and walk the operation log; exit code 1 when it was tampered with')
    .action(() =>
      oneLine(() =>
        withDatabase(config(), openLogger('warn'), async (database) => {
          while ((await sealAudit(database)) > 0);
          const verdict = await verifyAudit(database.db);
          if (verdict.broken)
            throw new Error(
              `the operation log is broken at seal ${verdict.broken.seq}: ${verdict.broken.reason}`,
            );
          console.log(`The operation log is whole: ${verdict.rows} rows sealed, ${verdict.unsealed} waiting`);
        }),
      ),
    );
}
