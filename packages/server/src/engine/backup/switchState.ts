import { open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';
import type { SwitchPlan } from './handover.ts';

/** How far a switch is: it was asked for, the copy is made ready, the two databases change their names. */
export type SwitchStep = 'asked' | 'preparing' | 'renaming';
export type SwitchState = SwitchPlan & { step: SwitchStep };

type Place = Pick<Config, 'dataFolder'>;

/** Notes the step of a switch that comes next, and waits until the disk has it: a start after a crash reads it. */
export async function writeSwitch(place: Place, state: SwitchState): Promise<void> {
  const half = `${placeOf(place)}.part`;
  const file = await open(half, 'w', 0o600);
  try {
    await file.writeFile(JSON.stringify(state));
    await file.datasync();
  } finally {
    await file.close();
  }
  await rename(half, placeOf(place));
}

/** The switch that was begun and whose end nobody has noted; null when there is none. */
export async function readSwitch(place: Place): Promise<SwitchState | null> {
  const text = await readFile(placeOf(place), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : (JSON.parse(text) as SwitchState); // written above, whole or not at all
}

/** Notes that a switch has ended. */
export async function forgetSwitch(place: Place): Promise<void> {
  await rm(placeOf(place), { force: true });
}

function placeOf({ dataFolder }: Place): string {
  return path.join(dataFolder, 'switch.json');
}
