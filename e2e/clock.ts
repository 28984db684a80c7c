import { test } from '@playwright/test';

const dayMs = 86_400_000;
/** No test is longer: the limit of playwright.config.ts. */
const longestMs = 300_000;
const begun = new Set<string>();

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
