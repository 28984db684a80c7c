import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';

const documents = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../packages/web/src/gql/documents.json'), 'utf8'),
) as Record<string, string>; // written by the build: ids to texts

/** Sends an operation of the build as the person of this page; answers its data. */
export async function ask(page: Page, name: string, variables: Record<string, unknown>, service = 'auth') {
  const found = Object.entries(documents).find(([, text]) => new RegExp(`^\\w+ ${name}\\b`).test(text));
  const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  const answer = await page.request.post(`/graphql/${service}`, {
    headers: { 'access-token': token },
    data: { id: found?.[0], operationName: name, variables },
  });
  const body = await answer.json();
  expect(body.errors).toBeUndefined();
  return body.data;
}

/** Gives a profile to an account, or takes it away. */
export async function hold(page: Page, username: string, profileId: string, on: boolean) {
  const search = { page: 1, limit: 10, searchInput: { keyword: username } };
  const { usersPagination } = await ask(page, 'UserList', search);
  const user = usersPagination.data.find((one: { username: string }) => one.username === username);
  type Held = { profile: { _id: string }; nodes: Array<{ _id: string }> };
  const rest = (user.profiles as Held[])
    .map(({ profile, nodes }) => ({ profile_Id: profile._id, node_Ids: nodes.map((node) => node._id) }))
    .filter((one) => one.profile_Id !== profileId);
  const node_Ids = rest[0]?.node_Ids ?? [];
  const profiles = on ? [...rest, { profile_Id: profileId, node_Ids }] : rest;
  const { _id: id, version, defaultProfile_Id } = user;
  await ask(page, 'UpdateUser', { id, version, input: { profiles, defaultProfile_Id } });
}
