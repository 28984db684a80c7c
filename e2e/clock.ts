import path from 'node:path';
import { type BrowserContext, test } from '@playwright/test';
import { shiftDate, useClock } from '../bin/clock.mjs';
import { startEmbeddedPostgres } from '../packages/server/src/engine/embeddedPostgres.ts';
import { giveClock } from '../packages/server/test/databaseClock.ts';

/** A Wednesday morning: no test sees midnight, a weekend or the end of a month. SEN_CLOCK names another moment. */
const safeMoment = '2026-11-25T09:00:00+07:00';

const dayMs = 86_400_000;
/** No test is longer: the limit of playwright.config.ts. */
const longestMs = 300_000;
const begun = new Set<string>();

/** Moves the tests, and each Sen that they start, to the moment of the run. For playwright.config.ts, which every process of a run reads. */
export function useTestClock(): void {
  useClock(process.env['SEN_CLOCK'] ?? safeMoment);
}

/** Gives the database in the data folder of a Sen, which is about to start on it, the clock of the tests. The Sen takes its server over. */
export async function giveClockTo(dataFolder: string): Promise<void> {
  const server = await startEmbeddedPostgres(path.join(dataFolder, 'database'));
  await giveClock(server.url);
}

/** Gives the pages of a browser the clock of the tests. */
export async function giveClockToPages(context: BrowserContext): Promise<void> {
  await context.addInitScript(shiftDate, Number.parseInt(process.env['SEN_CLOCK'] ?? '0', 10));
}

/** Which test this is, and which time it is played. */
export function thisTest(): string {
  const { testId, repeatEachIndex } = test.info();
  return `${testId} ${repeatEachIndex}`;
}

/** How long the day in Vietnam lasts yet, in ms. */
function restOfDay(): number {
  return dayMs - ((Date.now() + 7 * 3_600_000) % dayMs);
}

/** The year in Vietnam. */
export const yearInVietnam = (): number => new Date(Date.now() + 7 * 3_600_000).getUTCFullYear();

/** A test that would see midnight in Vietnam begins after it: who is received today is not in the lists of tomorrow. */
export async function beginInOneDay(): Promise<void> {
  const key = thisTest();
  if (begun.has(key)) return;
  begun.add(key);
  const rest = restOfDay();
  if (rest > longestMs) return;
  test.setTimeout(test.info().timeout + rest);
  await new Promise((go) => setTimeout(go, rest + 1000));
}
