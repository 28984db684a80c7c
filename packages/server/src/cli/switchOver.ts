import type { Logger } from 'pino';
import { v7 } from 'uuid';
import { acceptLog } from '../engine/audit/auditSeal.ts';
import type { SwitchPlan } from '../engine/backup/handover.ts';
import { databaseOf, hasDatabase, swapDatabases } from '../engine/backup/swapDatabases.ts';
import {
  forgetSwitch,
  readSwitch,
  type SwitchState,
  type SwitchStep,
  writeSwitch,
} from '../engine/backup/switchState.ts';
import type { Config } from '../engine/config.ts';
import { openDatabase } from '../engine/database/database.ts';
import { emptyContext } from '../engine/http/requestContext.ts';
import { besideUrl } from '../features/operations/besideDatabase.ts';
import { bringFiles, carryOver, dropFilesBeside, noteBrokenOff } from '../features/operations/carryOver.ts';
import { bringUpToDate } from '../seed/upgrade/run.ts';

/** Where a switch happens: the address of the database in use, which keeps its name. */
export type SwitchPlace = { config: Config; logger: Logger; url: string };

/** What a switch that was begun came to. */
export type SwitchOutcome = { switched: boolean; state: SwitchState };

/** The database from which others of the server are renamed. */
const maintenance = 'postgres';

/**
 * Takes a copy into use in the place of the database in use; nobody works on either meanwhile. Before each step it is noted
 * in the data folder; until the names change together, in one transaction, nothing of the database in use has changed. `settleSwitch`
 * ends what was begun, also after a crash.
 */
export async function performSwitch(
  { config, logger, url }: SwitchPlace,
  plan: SwitchPlan,
  reached: (step: SwitchStep) => void = () => undefined,
): Promise<void> {
  const begin = async (step: SwitchStep) => {
    await writeSwitch(config, { ...plan, step });
    reached(step);
  };
  await begin('preparing');
  const warn = (error: Error) => logger.warn({ err: error }, 'a database of a switch');
  const live = openDatabase(url, 2, warn);
  const copy = openDatabase(besideUrl(url, plan.target), 3, warn);
  try {
    await bringUpToDate(config, copy);
    await carryOver(live.db, emptyContext({ config, logger, db: copy.db }, v7()), plan);
    await bringFiles(config, plan.target);
  } finally {
    await Promise.all([live.close(), copy.close()]);
  }
  await begin('renaming');
  await swapDatabases(besideUrl(url, maintenance), { live: databaseOf(url), ...plan });
}

/**
 * Ends a switch that was begun, if there is one: the names say whether it took place. The operation log of a copy that is in use now is
 * taken as it is, with the reason; else the log says that nothing changed. A crash in here is made up for by the next call.
 */
export async function settleSwitch({ config, logger, url }: SwitchPlace): Promise<SwitchOutcome | null> {
  const state = await readSwitch(config);
  if (!state) return null;
  const switched = await hasDatabase(besideUrl(url, maintenance), state.former);
  const { db, close } = openDatabase(url, 2, (error) => logger.warn({ err: error }, 'the database in use'));
  try {
    if (switched) {
      await acceptLog({ db, config }, `switched to ${state.target} by ${state.by.username}: ${state.reason}`);
      await dropFilesBeside(config, state.target);
    } else {
      await noteBrokenOff(emptyContext({ config, logger, db }, v7()), state);
    }
  } finally {
    await close();
  }
  await forgetSwitch(config);
  return { switched, state };
}

/** What a start or a switch tells of what a switch came to, in one line. */
export function outcomeLine({ switched, state: { target, former, reason } }: SwitchOutcome): string {
  return switched
    ? `Sen works on the copy ${target} now (${reason}); the data before is kept as the database ${former}.`
    : `The switch to the copy ${target} did not take place; Sen works on the same data as before.`;
}
