import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const keyOf = async (token?: string) => site.graphql('auth', '{ draftKey }', {}, token);

it('the key of the drafts is the same for an account each time, and another for everybody else', async () => {
  const first = (await keyOf(await site.token('bsnoi1'))).data.draftKey;
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect((await keyOf(await site.token('bsnoi1'))).data.draftKey).toBe(first);
  expect((await keyOf(await site.token('tiepdon'))).data.draftKey).not.toBe(first);
});

it('without a session there is no key', async () => {
  expect((await keyOf()).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

it("the site's own key is not among what is given", async () => {
  expect((await keyOf(await site.token('bsnoi1'))).data.draftKey).not.toBe(site.config.secretKey);
});
