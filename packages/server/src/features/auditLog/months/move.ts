import { mkdir, open, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { v7 } from 'uuid';
import { type MovedMonth, readMoved, signMoved } from '../../../engine/audit/movedMonths.ts';
import type { Tx } from '../../../engine/context.ts';
import { withBriefLocks } from '../../../engine/database/briefLocks.ts';
import { emptyContext } from '../../../engine/http/requestContext.ts';
import { openLogger } from '../../../engine/logger.ts';
import { inTransaction } from '../../../engine/sql/transaction.ts';
import { type Month, type MonthPlace, monthOf, monthsAfter, sha256Of } from './month.ts';
import { oneMonthAtATime } from './oneAtATime.ts';
import { stageMonth } from './stage.ts';
import { takeOut } from './takeOut.ts';
import { writeMonth } from './write.ts';

/**
 * Moves a month of the operation log with its seals into a file of a folder: writes it, reads it back, notes in the database where in the
 * chain it stood, signed, and drops it there. One at a time; the move stands in the log. Errors: plain ones when another month is being
 * moved, when the month is too young, was moved, is empty or not sealed whole, or the file is there already; then nothing has changed.
 */
export async function moveMonth(
  place: MonthPlace,
  name: string,
  folder: string,
  now = new Date(),
): Promise<MovedMonth> {
  const month = monthOf(name);
  refuseYoung(place, month, now);
  return oneMonthAtATime(place, () => moveAlone(place, month, folder));
}

async function moveAlone(place: MonthPlace, month: Month, folder: string): Promise<MovedMonth> {
  const { database, config } = place;
  if ((await readMoved(database.db)).some((one) => one.month === month.first))
    throw new Error(`${month.name} was moved already; npm run sen -- months tells where`);
  const file = path.join(path.resolve(folder), `sen-nhat-ky-${month.name}.senmonth`);
  await mkdir(path.dirname(file), { recursive: true });
  await reserve(file);
  const { rows, ranges } = await writeMonth(place, month, file).catch(async (error: unknown) => {
    await rm(file, { force: true });
    throw error;
  });
  await stageMonth(place, file, async () => undefined);
  const sha256 = await sha256Of(file);
  const known = { month: month.first, rows, file: path.basename(file), sha256, ranges };
  await writeFile(`${file}.sha256`, `${sha256}  ${known.file}\n`);
  const ctx = emptyContext({ config, logger: openLogger('warn'), db: database.db }, v7());
  return withBriefLocks(
    (act: (tx: Tx) => Promise<MovedMonth>) => inTransaction(ctx, act),
    (tx) => takeOut(tx, month, { ...known, signature: signMoved(config, known) }),
    `the log is read whole just now, by a backup perhaps; ${file} is written, delete it and try again later`,
  );
}

function refuseYoung({ config }: MonthPlace, { name, next }: Month, now: Date): void {
  const until = monthsAfter(next, config.logMonths);
  if (now.toISOString().slice(0, 10) < until)
    throw new Error(`${name} stays in the database until ${until}: SEN_LOG_MONTHS is ${config.logMonths}`);
}

/** Takes the name of the file, which its writing replaces: what somebody else has put there meanwhile stays. */
async function reserve(file: string): Promise<void> {
  try {
    await (await open(file, 'wx', 0o600)).close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new Error(`${file} is there already`); // of node:fs
    throw error;
  }
}
