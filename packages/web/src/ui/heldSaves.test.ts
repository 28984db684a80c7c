import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { beforeEach, expect, it } from 'vitest';
import type { DraftRow } from '../session/deviceStore.ts';
import { makeDrafts } from './drafts.ts';
import { makeHeldSaves } from './heldSaves.ts';

type Input = { requestId: string; Mach: number };
let rows: Map<string, DraftRow>;
let who = 'a';
let clock = 0;
const device = () =>
  makeDrafts({
    drafts: {
      get: async (key) => rows.get(key),
      put: async (row) => void rows.set(row.key, row),
      delete: async (key) => void rows.delete(key),
      ofUser: async (user) => [...rows.values()].filter((row) => row.user === user),
    },
  });
const saves = () =>
  makeHeldSaves<Input>('signs', { drafts: device(), user: () => who, now: () => (clock += 1) });
const away = () => Promise.reject(new TypeError('Failed to fetch'));
const refusing = () =>
  Promise.reject(new CombinedGraphQLErrors({ data: null, errors: [{ message: 'Đã ra viện' }] }));
beforeEach(() => {
  rows = new Map();
  who = 'a';
});

it('sends what waited once and in its order when the server is back, also after the page was opened anew', async () => {
  const before = saves();
  await before.hold({ requestId: '2', Mach: 80 });
  await before.hold({ requestId: '1', Mach: 90 });
  const after = saves();
  await after.load();
  const sent: string[] = [];
  await after.send(away);
  expect(after.now()).toHaveLength(2);
  const request = async ({ requestId }: Input) => void sent.push(requestId);
  await Promise.all([after.send(request), after.send(request)]);
  expect(sent).toEqual(['2', '1']);
  expect(after.now()).toEqual([]);
  expect(rows.size).toBe(0);
});

it('keeps what the server refuses with its reason, sends the rest, and tries it again only when asked', async () => {
  const held = saves();
  await held.hold({ requestId: '1', Mach: 80 });
  await held.hold({ requestId: '2', Mach: 90 });
  await held.send(({ requestId }) => (requestId === '1' ? refusing() : Promise.resolve()));
  expect(held.now()).toMatchObject([{ id: '1', refusal: 'Đã ra viện' }]);
  await held.send(() => Promise.resolve());
  expect(held.now()).toHaveLength(1);
  await held.send(() => Promise.resolve(), '1');
  expect(held.now()).toEqual([]);
  await held.hold({ requestId: '3', Mach: 70 });
  await held.giveUp('3');
  expect(rows.size).toBe(0);
});

it('is of the person who made it alone', async () => {
  const held = saves();
  await held.hold({ requestId: '1', Mach: 80 });
  who = 'b';
  await held.load();
  expect(held.now()).toEqual([]);
  who = 'a';
  await held.load();
  expect(held.now()).toHaveLength(1);
});
