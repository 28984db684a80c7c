import path from 'node:path';
import { type BrowserContext, type Page, test } from '@playwright/test';
import { shiftDate, useClock } from '../bin/clock.mjs';
import { startEmbeddedPostgres } from '../packages/server/src/engine/postgres/embeddedPostgres.ts';
import { giveClock } from '../packages/server/test/databaseClock.ts';

/** A Wednesday morning: no test sees midnight, a weekend or the end of a month. SEN_CLOCK names another moment. */
const safeMoment = '2026-11-25T09:00:00+07:00';

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

/** Sets the clock of a page forward, also for its reloads. What waits in it for a moment to come by itself waits on. */
export async function passMinutes(page: Page, minutes: number): Promise<void> {
  const forward = (seconds: number) => {
    const clocks = globalThis as { [key: symbol]: { seconds: number } | undefined }; // where shiftDate keeps it
    const clock = clocks[Symbol.for('sen.clock')];
    if (!clock) throw new Error('this page has not the clock of the tests');
    clock.seconds += seconds;
  };
  await page.context().addInitScript(forward, minutes * 60);
  await page.evaluate(forward, minutes * 60);
}

/** Which test this is, and which time it is played. */
export function thisTest(): string {
  const { testId, repeatEachIndex } = test.info();
  return `${testId} ${repeatEachIndex}`;
}

/** The year in Vietnam. */
export const yearInVietnam = (): number => new Date(Date.now() + 7 * 3_600_000).getUTCFullYear();

/** The day in Vietnam so many days from today, as the API writes days. */
export const dayInVietnam = (days: number): string =>
  new Date(Date.now() + 7 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
