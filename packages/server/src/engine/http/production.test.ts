import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ SEN_MODE: 'production' });
});
afterAll(() => site.close());

it('runs no free query in production, except for an integration account, which is told what is wrong with its own', async () => {
  const token = await site.token('ketoan');
  const query = '{ getAppInfo { version } }';
  expect((await site.graphql('main', query, {}, token)).errors?.[0]?.extensions.code).toBe(
    'UNKNOWN_DOCUMENT',
  );
  await site.database.db.execute(
    sql`update auth.profile set permissions = permissions || '{TICH_HOP}'::text[] where code = 'ACCOUNTANT'`,
  );
  expect((await site.graphql('main', query, {}, token)).data.getAppInfo.version).toBe('3.2.153');
  const wrong = await site.graphql('main', '{\n  nothing }', {}, token);
  expect(wrong.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_QUERY',
    details: {
      errors: [{ message: expect.stringContaining('"nothing"'), locations: [{ line: 2, column: 3 }] }],
    },
  });
});
