import { buildApp, type RunningApp } from '../app.ts';
import type { SwitchPlan } from '../engine/backup/handover.ts';
import { writeSwitch } from '../engine/backup/switchState.ts';
import { openDatabase } from '../engine/database/database.ts';
import { forgetMasterData } from '../engine/events/masterData.ts';
import { bringFiles } from '../features/operations/carryOver.ts';
import { prepareDatabase } from '../seed/prepare.ts';
import { tellSwitching } from './switchingServer.ts';
import { outcomeLine, performSwitch, type SwitchPlace, settleSwitch } from './switchOver.ts';

/** The answer to whoever asked for the switch goes out first. */
const answerMs = 500;

/**
 * Closes the running application, takes another database into use and opens the application anew on the same port; when the switch
 * fails, it is opened on the same data as before.
 */
export async function changeDatabase(
  site: SwitchPlace,
  plan: SwitchPlan,
  running: RunningApp,
): Promise<RunningApp> {
  const { config, logger, url } = site;
  await writeSwitch(config, { ...plan, step: 'asked' });
  await new Promise((resolve) => setTimeout(resolve, answerMs));
  const place = { port: portOf(running), host: config.host };
  // most of the files while people still work: what is missing then is brought behind the closed door
  await bringFiles(config, plan.target).catch((error: unknown) =>
    logger.warn({ err: error }, 'the files of a copy were not all brought beforehand'),
  );
  await running.close();
  const ended = await tellSwitching(place);
  let opened: RunningApp;
  try {
    await performSwitch(site, plan).catch((error: unknown) =>
      logger.error({ err: error }, 'the switch to another database'),
    );
    const settled = await settleSwitch(site);
    if (settled) console.log(`\n  ${outcomeLine(settled)}\n`);
    await bringToThisVersion(site);
    forgetMasterData(config);
    opened = await buildApp(config, logger, url);
  } finally {
    await ended();
  }
  await opened.app.listen(place);
  return opened;
}

async function bringToThisVersion({ config, url }: SwitchPlace): Promise<void> {
  const database = openDatabase(url, config.databasePool, () => undefined);
  try {
    await prepareDatabase(config, database);
  } finally {
    await database.close();
  }
}

function portOf({ app }: RunningApp): number {
  const address = app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('the application does not listen');
  return address.port;
}
