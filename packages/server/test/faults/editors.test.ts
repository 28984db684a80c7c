import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVisit, value } from '../cashierVisits.ts';
import { type GraphQLAnswer, openTestSite, type TestSite } from '../testSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
