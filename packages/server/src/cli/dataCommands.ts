import path from 'node:path';
import { errorText } from '@sen/domain/errors/errors';
import type { Command } from 'commander';
import { backup } from '../engine/backup/backup.ts';
import { RestoreRefusal } from '../engine/backup/refusal.ts';
import type { Config } from '../engine/config.ts';
import type { Database } from '../engine/database/database.ts';
import { openLogger } from '../engine/logger.ts';
import { storeOf } from '../engine/storage/store.ts';
import { acceptAsIs } from './auditCommand.ts';
import { oneLine } from './oneLine.ts';
import { restoreSite } from './restoreSite.ts';
import { withDatabase } from './withDatabase.ts';

type RestoreFlags = { unsigned?: true; foreign?: true; renameCodes?: true };

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
            `${made.tables.length} tables with ${rows} rows and ${made.files} files of ${storeOf(config()).name} are in ${file}`,
          );
        }),
      ),
    );
  program
    .command('restore <file>')
    .description(
      'read a backup of this version or an earlier one into an empty database, compare what came back, and bring it to this version',
    )
    .option('--unsigned', 'take one that was made before backups were signed')
    .option('--foreign', 'take one that was signed with a key that is not the one of this site')
    .option(
      '--rename-codes',
      'rename codes that differ from another by letter case alone, as it was proposed',
    )
    .action((file: string, options: RestoreFlags) =>
      oneLine(() =>
        withDatabase(
          config(),
          openLogger('warn'),
          (database) =>
            restoreFile(
              options.renameCodes ? { ...config(), renameCodes: true } : config(),
              database,
              path.resolve(file),
              options,
            ),
          { asItIs: true },
        ),
      ),
    );
}

async function restoreFile(
  config: Config,
  database: Database,
  file: string,
  flags: RestoreFlags,
): Promise<void> {
  const { manifest, compared } = await restoreSite(config, database, file, flags).catch(explain);
  // the file of anchors may know of seals that were made after the backup
  await acceptAsIs({ db: database.db, config }, `restored from the backup of ${manifest.made}`);
  console.log(
    `Restored the backup of ${manifest.made}: ${compared.tables} tables with ${compared.rows} rows compared, ${manifest.files} files into ${storeOf(config).name}`,
  );
}

/** A refusal in both languages, with what exactly was found. */
function explain(error: unknown): never {
  if (!(error instanceof RestoreRefusal)) throw error;
  const [vi, en] = [errorText(error.code, 'vi'), errorText(error.code, 'en')];
  throw new Error(`${vi} ${en} (${error.message})`);
}
