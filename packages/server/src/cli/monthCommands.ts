import type { Command } from 'commander';
import type { Chain } from '../engine/audit/auditHead.ts';
import type { Config } from '../engine/config.ts';
import { openLogger } from '../engine/logger.ts';
import { bringMonth } from '../features/auditLog/months/bring.ts';
import { listMonths, type MonthPart } from '../features/auditLog/months/list.ts';
import type { MonthPlace } from '../features/auditLog/months/month.ts';
import { moveMonth } from '../features/auditLog/months/move.ts';
import { faultsOf, movedLine, sealAndVerify } from './auditCommand.ts';
import { oneLine } from './oneLine.ts';
import { withDatabase } from './withDatabase.ts';

/** `sen months`, `sen move-month` and `sen bring-month`. */
export function registerMonthCommands(program: Command, config: () => Config): void {
  const act = (run: (place: MonthPlace) => Promise<void>) =>
    oneLine(() =>
      withDatabase(config(), openLogger('warn'), (database) => run({ database, config: config() })),
    );
  program
    .command('months')
    .description(
      'list the tables that lie by month, their months with rows and size, and the months that were moved out',
    )
    .action(() => act(showMonths));
  program
    .command('move-month <month>')
    .description(
      'move a month of the operation log, such as 2016-01, into a file; only what is older than SEN_LOG_MONTHS',
    )
    .requiredOption('--to <folder>', 'where the file goes')
    .action((month: string, { to }: { to: string }) => act((place) => moveOut(place, month, to)));
  program
    .command('bring-month <file>')
    .description('bring a month of the operation log back from its file')
    .action((file: string) => act((place) => bringBack(place, file)));
}

async function showMonths({ database }: MonthPlace): Promise<void> {
  const { parts, moved } = await listMonths(database);
  for (const line of [...parts.map(partLine), ...moved.map(movedLine)]) console.log(line);
}

/** A month of a table in one line: `main.audit  2026-11  12345 rows  14.2 MB`. */
export function partLine({ table, since, until, rows, bytes }: MonthPart): string {
  const months = since?.slice(0, 7) ?? (until === null ? 'other' : `before ${until.slice(0, 7)}`);
  return [table, months, `${rows} rows`, `${(bytes / 1_048_576).toFixed(1)} MB`].join('  ');
}

async function moveOut(place: MonthPlace, month: string, folder: string): Promise<void> {
  await refuseBroken({ db: place.database.db, config: place.config });
  console.log(movedLine(await moveMonth(place, month, folder)));
}

async function bringBack(place: MonthPlace, file: string): Promise<void> {
  const { month, rows } = await bringMonth(place, file);
  await refuseBroken({ db: place.database.db, config: place.config });
  console.log(`${month.slice(0, 7)} is back with its ${rows} rows, and the operation log is whole`);
}

/** Throws with what is wrong with the log. */
async function refuseBroken(chain: Chain): Promise<void> {
  const [fault] = faultsOf(await sealAndVerify(chain));
  if (fault) throw new Error(`the operation log is not as it was written: ${fault}`);
}
