import type { SwitchPlan } from '../engine/backup/handover.ts';
import { writeSwitch } from '../engine/backup/switchState.ts';
import { openDatabase } from '../engine/database/database.ts';
import { forgetMasterData } from '../engine/events/masterData.ts';
import { bringFiles } from '../features/operations/carryOver.ts';
import { prepareDatabase } from '../seed/prepare.ts';
import type { Serve, Serving } from './serving.ts';
import { tellSwitching } from './switchingServer.ts';
import { outcomeLine, performSwitch, type SwitchPlace, settleSwitch } from './switchOver.ts';

/** The answer to whoever asked for the switch goes out first. */
const answerMs = 500;

/**
 * Ends what answers on the port, takes another database into use and lets the port be answered anew; when the switch fails, on the same
 * data as before.
 */
export async function changeDatabase(
  site: SwitchPlace,
  plan: SwitchPlan,
  serving: Serving,
  serve: Serve,
): Promise<Serving> {
  const { config, logger } = site;
  await writeSwitch(config, { ...plan, step: 'asked' });
  await new Promise((resolve) => setTimeout(resolve, answerMs));
  const place = { port: serving.port, host: config.host };
  // most of the files while people still work: what is missing then is brought behind the closed door
  await bringFiles(config, plan.target).catch((error: unknown) =>
    logger.warn({ err: error }, 'the files of a copy were not all brought beforehand'),
  );
  await serving.close();
  const ended = await tellSwitching(place);
  let freed: Promise<void> | null = null;
  const free = () => {
    freed ??= ended();
    return freed;
  };
  try {
    await performSwitch(site, plan).catch((error: unknown) =>
      logger.error({ err: error }, 'the switch to another database'),
    );
    const settled = await settleSwitch(site);
    if (settled) console.log(`\n  ${outcomeLine(settled)}\n`);
    await bringToThisVersion(site);
    forgetMasterData(config);
    return await serve(place.port, free);
  } finally {
    await free();
  }
}

async function bringToThisVersion({ config, url }: SwitchPlace): Promise<void> {
  const database = openDatabase(url, config.databasePool, () => undefined);
  try {
    await prepareDatabase(config, database);
  } finally {
    await database.close();
  }
}
