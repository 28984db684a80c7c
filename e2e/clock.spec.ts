import { expect } from '@playwright/test';
import { SessionListDocument } from '../packages/web/src/features/users/users.auth.gen.ts';
import { accounts } from './accounts.ts';
import { ask } from './ask.ts';
import { openDevice } from './steps.ts';
import { test } from './test.ts';

test('tests, pages, Sen and its database have one clock', async ({ browser }) => {
  const page = await openDevice(browser, 'wide');
  await page.goto('/his/dang-nhap');
  const before = Date.now();
  const shown = await page.evaluate(() => Date.now());
  const { sessionsPagination: sessions } = await ask(accounts.ADMINISTRATOR, SessionListDocument, {
    page: 1,
    limit: 100,
  });
  const seen = sessions.data.map((session) => Date.parse(String(session.seenAt)));
  const ends = sessions.data.map((session) => Date.parse(String(session.expiresAt)));
  const after = Date.now();
  const hour = 3_600_000; // the run may have begun so long ago, and machines round
  for (const at of [shown, Math.max(...seen), Math.max(...ends) - 12 * hour]) {
    expect(at).toBeGreaterThan(before - hour);
    expect(at).toBeLessThan(after + hour);
  }
});
