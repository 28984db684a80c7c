import { test } from '@playwright/test';

const dayMs = 86_400_000;
/** No test is longer. */
const longestMs = 240_000;
const begun = new Set<string>();

/** How long the day in Vietnam lasts yet, in ms. */
function restOfDay(): number {
  return dayMs - ((Date.now() + 7 * 3_600_000) % dayMs);
}

/** The year in Vietnam. */
export const yearInVietnam = (): number => new Date(Date.now() + 7 * 3_600_000).getUTCFullYear();

/** A test that would see midnight in Vietnam begins after it: who is received today is not in the lists of tomorrow. */
export async function beginInOneDay(): Promise<void> {
  const { testId, repeatEachIndex, timeout } = test.info();
  const key = `${testId} ${repeatEachIndex}`;
  if (begun.has(key)) return;
  begun.add(key);
  const rest = restOfDay();
  if (rest > longestMs) return;
  test.setTimeout(timeout + rest);
  await new Promise((go) => setTimeout(go, rest + 1000));
}
